import { inOrder } from "#engines/text/words/word-pattern.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { type BeatMark, beatMarks } from "./request/beat-marks.ts";
import { type Clause, clausesOf } from "./request/clauses.ts";
import { type ExactText, findExactTexts } from "./exact-texts.ts";
import { agrees, aside, isOfPicture } from "./parts/certain-terms.ts";
import { type Exclusion, findDenials } from "./exclusions.ts";
import { type Found, findTerms, indexTerms, readWords } from "./match-terms.ts";
import { MODEL_NAMES } from "./media-models.ts";
import { isCommonWord } from "./named-model.ts";
import { findNumbers, type RequestNumbers } from "./request/request-numbers.ts";
import { textCues, unquotedTexts, type UnquotedText } from "./unquoted-texts.ts";
import type { PartTag } from "./parts/part-tags.ts";
import { tagParts } from "./parts/tag-parts.ts";
import { type ScenePart, sceneParts } from "./parts/scene-parts.ts";
import { ANGLE, LENS, MOVE, SHOT } from "./vocabulary/terms.ts";
import { LIGHT, MOOD, STYLE } from "./vocabulary/terms.ts";
import type { Term, TermKind } from "./vocabulary/term.ts";
import { COLOUR, CULTURE, GENRE, MUSIC, SOUND, TIME, WEATHER } from "./vocabulary/terms.ts";

/** What is found in a request for a picture or a video. Spans are places in `text`. */
export interface Scene {
  text: string;
  language: "ar" | "en" | "other";
  clauses: readonly Clause[];
  marks: readonly BeatMark[];
  parts: readonly ScenePart[];
  terms: readonly Found[];
  exact: readonly ExactText[];
  exclusions: readonly Exclusion[];
  /** Denials that rule out no thing. */
  denied: readonly Span[];
  numbers: RequestNumbers;
  /** Of a model named in the request: its id, and the name of one that is gone. */
  model?: { id: string; gone?: string };
}

const SHARED = [STYLE, LIGHT, SHOT, ANGLE, LENS, MOOD, COLOUR, TIME, WEATHER, CULTURE, GENRE];
const NAMES = (medium: "image" | "video") => ({
  kind: "model" as const,
  terms: MODEL_NAMES.map(([cue, , id]) => ({ kind: "model" as const, id, ar: cue, en: cue })),
  cues: MODEL_NAMES.flatMap(([cue, of], index) => (of === medium ? [[cue, index] as const] : [])),
});
const INDEXES = {
  image: indexTerms([...SHARED, NAMES("image")]),
  video: indexTerms([MOVE, ...SHARED, SOUND, MUSIC, NAMES("video")]),
};

/** The scene for a model that takes what is ruled out elsewhere: clauses that hold nothing else are said there alone. */
export function saidElsewhere(scene: Scene, isElsewhere: (one: Exclusion) => boolean): Scene {
  const held = ({ start, end }: Span) => scene.exclusions.filter((one) => one.start < end && start < one.end);
  return {
    ...scene,
    clauses: scene.clauses.map((clause) =>
      clause.isExclusion && held(clause).every(isElsewhere) ? { ...clause, isSetting: true } : clause,
    ),
  };
}
/** What tables and shapes find in a request, and words read as exact (`read`); the learned reading of its parts builds on it. */
export function readHints(text: string, medium: "image" | "video", read: readonly UnquotedText[] = []) {
  const request = readWords(text);
  const exact = findExactTexts(text, medium, read);
  const outside = request.filter((word) => !exact.some(({ start, end }) => word.start >= start && word.end <= end));
  const { exclusions, denied } = findDenials(text, outside, medium);
  const numbers = findNumbers(text);
  const silent = [...exact, ...exclusions, ...denied];
  const beside = aside(text);
  const terms = findTerms(request, INDEXES[medium]).filter(
    (found) =>
      !inside(found, silent) &&
      (found.term.kind === "sound" || found.term.kind === "music" || !inside(found, beside)) &&
      !(found.term.kind === "genre" && numbers.spans.some(({ start, end }) => start < found.end && found.start < end)),
  );
  return { request, exact, cues: textCues(text, medium), exclusions, denied, terms, numbers };
}

/** The hints and the tagged parts; read once more where words without quotation marks turn out to be exact. */
function readParts(text: string, medium: "image" | "video") {
  const tag = (hints: ReturnType<typeof readHints>, isFirst = false) =>
    tagParts(text, { ...hints, numbers: hints.numbers.spans }, medium, isFirst);
  const hints = readHints(text, medium);
  const texts = unquotedTexts(text, tag(hints, true), hints.cues, hints.exact);
  if (texts.length === 0) return { hints, tagged: tag(hints) };
  const again = readHints(text, medium, texts);
  return { hints: again, tagged: tag(again) };
}

export function readScene(text: string, medium: "image" | "video"): Scene {
  const { hints, tagged } = readParts(text, medium);
  const { request, exact, exclusions, denied, terms, numbers } = hints;
  const named = terms.find(({ term }) => term.kind === "model" && !isCommonWord(term.en));
  const marks = medium === "video" ? beatMarks(text, exact) : [];
  const clauses = clausesOf(text, request, { exact, marks, exclusions, numbers, terms });
  const parts = withoutMarks(text, sceneParts(text, tagged), marks);
  const timed = marks.at(-1)?.to;
  const gone = named && MODEL_NAMES.find(([cue]) => cue === named.term.en)?.[3];
  return {
    text,
    language: detectLanguage(text),
    clauses,
    marks,
    parts,
    terms: terms.filter(
      (found) => found.term.kind !== "model" && agrees(found, parts) && isOfPicture(found, text, clauses, terms),
    ),
    exact,
    exclusions,
    denied,
    numbers: timed ? { ...numbers, seconds: timed } : numbers,
    ...(named ? { model: { id: named.term.id, ...(gone ? { gone } : {}) } } : {}),
  };
}

/** Parts without the marks of moments in them. */
function withoutMarks(text: string, parts: readonly ScenePart[], marks: readonly Span[]): ScenePart[] {
  return parts.flatMap((part) => {
    const cut = marks.filter(({ start, end }) => start < part.end && part.start < end);
    const edges = [part.start, ...cut.flatMap(({ start, end }) => [start, end]), part.end];
    return edges.flatMap((start, index): ScenePart[] => {
      const end = edges[index + 1];
      if (index % 2 === 1 || end === undefined || end <= start) return [];
      const words = text.slice(start, end).trim();
      return words === "" ? [] : [{ ...part, start, end, text: words }];
    });
  });
}

/** The request without what is ruled out, denied, said or written in it: what it says of the picture itself. */
export function shownWords({ text, exact, exclusions, denied }: Scene): string {
  let shown = text;
  for (const { start, end } of [...exact, ...exclusions, ...denied])
    shown = shown.slice(0, start) + " ".repeat(end - start) + shown.slice(end);
  return shown;
}

/** Terms of a kind, without repetition, in order. */
export function termsOf(scene: Scene, kind: TermKind): Term[] {
  const terms: Term[] = [];
  for (const found of scene.terms) if (found.term.kind === kind && !terms.includes(found.term)) terms.push(found.term);
  return terms;
}

/** The words of each part, pieces of one joined. */
export function wordsOfPart({ parts }: Scene, tag: PartTag, language: "ar" | "en"): string {
  return parts
    .filter(({ slot }) => slot === tag)
    .map(({ text }) => text)
    .join(language === "ar" ? "، " : ", ");
}

const SHOWN = ["subject", "details", "action", "setting", "time", "use", "space"] as const;

/** The parts that are shown in the person's own words: [slot, words]. */
export function partsShown(scene: Scene, language: "ar" | "en"): [(typeof SHOWN)[number], string][] {
  return SHOWN.flatMap((slot) => {
    const words = wordsOfPart(scene, slot, language) || (slot === "time" ? timesIn(scene).join(", ") : "");
    return words === "" ? [] : [[slot, words] as [typeof slot, string]];
  });
}

/** Times that the tables know, as they were written. */
function timesIn({ text, terms }: Scene): string[] {
  return terms.filter(({ term }) => term.kind === "time").map(({ start, end }) => text.slice(start, end));
}

interface Span {
  start: number;
  end: number;
}

function inside(one: Span, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) => one.start >= start && one.end <= end);
}

/** Orders before the scene that say nothing of it, in English ("make me an image of"). */
const ORDER = inOrder(
  "i",
  /^\s*(?:(?:please|can you|could you|i (?:want|need|would like)(?: to)?|i'd like)\s+)*/,
  /(?:(?:create|generate|make|draw|produce|write|design|give|get)\s+(?:me\s+)?)?(?:an?\s+|the\s+)?(?:ai\s+)?/,
  /(?:\d+\s?-?\s?(?:s|secs?|seconds?)\s+(?:long\s+)?)?(?:image|picture|pic|video|clip|reel|prompt)s?(?:\s+prompt)?\s+/,
  /(?:of|for|showing|that shows|about|where|with)\s+/,
);

/**
 * The person's words for a stretch of clauses, whole and in order, without those that hold settings only; spoken lines may
 * be replaced by a reference to where they are given to the letter.
 */
export function wordsOfScene(
  scene: Scene,
  options: { from?: number; to?: number; quote?: readonly [string, string]; lineName?: (index: number) => string } = {},
): string {
  const { from = 0, to = scene.clauses.length, quote = ["“", "”"], lineName } = options;
  let words = "";
  let mark = "";
  for (const clause of scene.clauses.slice(from, to)) {
    if (clause.isSetting) {
      if (clause.endsStatement && words !== "") mark = clause.mark.trim() === "" ? ". " : clause.mark;
      continue;
    }
    words +=
      (words === "" ? "" : STOPPED.test(words) ? mark.replace(/^\./u, "") : mark) +
      clauseText(scene, clause, quote, lineName);
    mark = clause.mark.includes("\n") ? "\n" : clause.mark === " " && lineName ? ". " : clause.mark;
  }
  if (/^[!?؟]/u.test(mark)) words += mark.trim();
  const trimmed = words.trim() || (from === 0 && to === scene.clauses.length ? scene.text.trim() : "");
  return from === 0 && scene.language === "en" ? trimmed.replace(ORDER, "") : trimmed;
}

const STOPPED = /[.!?؟…]["”»)]?$/u;

function clauseText(
  scene: Scene,
  clause: Clause,
  [open, close]: readonly [string, string],
  lineName?: (index: number) => string,
): string {
  let text = "";
  let at = clause.start;
  scene.exact.forEach((one, index) => {
    if (one.start < clause.start || one.end > clause.end) return;
    // Without quotation marks its end is read: where the clause goes on after it, that is not certain and the sentence stays as it is.
    const isUnquoted = one.end - one.start === one.text.length;
    const isWhole = one.kind === "line" && lineName && one.end === clause.end && !/^\s*\.{2}/u.test(clause.mark);
    if (isUnquoted && !isWhole) return;
    const own = one.kind === "line" && lineName ? lineName(lineIndex(scene, index)) : `${open}${one.text}${close}`;
    text += scene.text.slice(at, one.start) + own;
    at = one.end;
  });
  return text + scene.text.slice(at, clause.end);
}

function lineIndex(scene: Scene, index: number): number {
  return scene.exact.slice(0, index).filter(({ kind }) => kind === "line").length;
}
