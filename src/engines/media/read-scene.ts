import { fold } from "#engines/text/fold.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { type ExactText, findExactTexts } from "./exact-texts.ts";
import { aside, isOfPicture } from "./parts/certain-terms.ts";
import { type Exclusion, findDenials } from "./exclusions.ts";
import { type Found, findTerms, indexTerms, readWords, type Word } from "./match-terms.ts";
import { MODEL_NAMES } from "./media-models-data.ts";
import { findNumbers, type RequestNumbers } from "./request-numbers.ts";
import type { PartTag } from "./parts/part-tags.ts";
import { tagParts } from "./parts/tag-parts.ts";
import { type ScenePart, sceneParts } from "./parts/scene-parts.ts";
import { ANGLE, LENS, MOVE, SHOT } from "./vocabulary/camera-data.ts";
import { LIGHT, MOOD, STYLE } from "./vocabulary/look-data.ts";
import type { Term, TermKind } from "./vocabulary/term.ts";
import { COLOUR, CULTURE, GENRE, MUSIC, SOUND, TIME, WEATHER } from "./vocabulary/world-data.ts";

/** A whole clause of the request with the mark that ends it. */
export interface Clause {
  start: number;
  /** Without the mark. */
  end: number;
  /** The mark between this clause and the next, spaces included. */
  mark: string;
  /** A full stop or a new line comes after it. */
  endsStatement: boolean;
  /** Holds settings only (a ratio, a model's name): it is said elsewhere and not part of the scene. */
  isSetting: boolean;
  /** Holds nothing but what is ruled out, beside settings. */
  isExclusion: boolean;
}

/** What is found in a request for a picture or a video. Spans are places in `text`. */
export interface Scene {
  text: string;
  language: "ar" | "en" | "other";
  clauses: readonly Clause[];
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
/** Words that may stand beside a setting without making its clause part of the scene. */
const BESIDE = new Set(
  fold(
    "the a an in of for with and on to ratio aspect size format version model prompt please use using make it as image picture video clip please long length total overall duration shots shot seconds second about around v نسبة بنسبة النسبة مقاس بمقاس المقاس ابعاد الابعاد بابعاد حجم لبرنامج برنامج نموذج لنموذج على في من ل مع و مدة المدة مدته مدتها لمدة طول طوله ثواني ثانية ثوان لقطات لقطة فقط رجاء لو سمحت صورة الصورة فيديو الفيديو برومبت يكون تكون حوالي عمودي افقي عمودية افقية مربع مربعة طولي طولية vertical horizontal square portrait landscape orientation",
  ).split(" "),
);

/** What tables and shapes find in a request; the learned reading of its parts builds on it. */
export function readHints(text: string, medium: "image" | "video") {
  const request = readWords(text);
  const exact = findExactTexts(text, medium);
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
  return { request, exact, exclusions, denied, terms, numbers };
}

export function readScene(text: string, medium: "image" | "video"): Scene {
  const { request, exact, exclusions, denied, terms, numbers } = readHints(text, medium);
  const named = terms.find(({ term }) => term.kind === "model");
  const clauses = clausesOf(text, exact).map((clause): Clause => {
    const own = isSetting(clause, request, { exclusions: [], numbers, terms });
    return {
      ...clause,
      isSetting: own,
      isExclusion: !own && isSetting(clause, request, { exclusions, numbers, terms }),
    };
  });
  const gone = named && MODEL_NAMES.find(([cue]) => cue === named.term.en)?.[3];
  return {
    text,
    language: detectLanguage(text),
    clauses,
    parts: sceneParts(text, tagParts(text, { terms, exact, exclusions, numbers: numbers.spans }, medium)),
    terms: terms.filter((found) => found.term.kind !== "model" && isOfPicture(found, text, clauses, terms)),
    exact,
    exclusions,
    denied,
    numbers,
    ...(named ? { model: { id: named.term.id, ...(gone ? { gone } : {}) } } : {}),
  };
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

/** Cut at commas and stops, never inside exact words, numbers or a ratio; a quotation that ends in a stop ends its clause. */
function clausesOf(text: string, exact: readonly ExactText[]): Omit<Clause, "isSetting" | "isExclusion">[] {
  const clauses: Omit<Clause, "isSetting" | "isExclusion">[] = [];
  let start = 0;
  const cut = (at: number, end: number, mark: string, endsStatement: boolean) => {
    if (text.slice(start, at).trim() !== "") clauses.push({ start, end: at, mark, endsStatement });
    start = end;
  };
  for (const match of text.matchAll(/[,،;؛](?!\d)\s*|[.!?؟…]+(?=\s|$)\s*|[.!?؟]["”»]\s+(?![a-z])|\s*\n\s*/gu)) {
    const end = match.index + match[0].length;
    const quoted = exact.find((one) => match.index >= one.start && match.index < one.end);
    if (!quoted) cut(match.index, end, match[0], /[.!?؟…\n]/u.test(match[0]));
    else if (end > quoted.end) cut(quoted.end, end, " ", true);
  }
  cut(text.length, text.length, "", true);
  return clauses;
}

/** Whether every word of a clause belongs to a setting or stands beside one. */
function isSetting(
  clause: Span,
  request: readonly Word[],
  found: { exclusions: readonly Exclusion[]; numbers: RequestNumbers; terms: readonly Found[] },
): boolean {
  const models = found.terms.filter(({ term }) => term.kind === "model");
  const settings: Span[] = [...found.exclusions, ...found.numbers.spans, ...models];
  const words = request.filter(({ start, end }) => start >= clause.start && end <= clause.end);
  return (
    words.some((word) => inside(word, settings)) &&
    words.every(
      (word) =>
        inside(word, settings) ||
        settings.some(({ start, end }) => word.start < end && start < word.end) ||
        word.forms.some((form) => BESIDE.has(form)),
    )
  );
}

/** Orders before the scene that say nothing of it, in English ("make me an image of"). */
const ORDER =
  /^\s*(?:(?:please|can you|could you|i (?:want|need|would like)(?: to)?|i'd like)\s+)*(?:(?:create|generate|make|draw|produce|write|design|give|get)\s+(?:me\s+)?)?(?:an?\s+|the\s+)?(?:ai\s+)?(?:image|picture|pic|video|clip|prompt)s?(?:\s+prompt)?\s+(?:of|for|showing|that shows|about|where|with)\s+/i;

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
      if (clause.endsStatement && words !== "") mark = clause.mark;
      continue;
    }
    words += (words === "" ? "" : mark) + clauseText(scene, clause, quote, lineName);
    mark = clause.mark.includes("\n") ? "\n" : clause.mark === " " && lineName ? ". " : clause.mark;
  }
  const trimmed = words.trim() || (from === 0 && to === scene.clauses.length ? scene.text.trim() : "");
  return from === 0 && scene.language === "en" ? trimmed.replace(ORDER, "") : trimmed;
}

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
    const own = one.kind === "line" && lineName ? lineName(lineIndex(scene, index)) : `${open}${one.text}${close}`;
    text += scene.text.slice(at, one.start) + own;
    at = one.end;
  });
  return text + scene.text.slice(at, clause.end);
}

function lineIndex(scene: Scene, index: number): number {
  return scene.exact.slice(0, index).filter(({ kind }) => kind === "line").length;
}
