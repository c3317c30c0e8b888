import { either } from "#engines/text/words/word-pattern.ts";
import mediaWords from "../vocabulary/media-words.json" with { type: "json" };
import { fold } from "#engines/text/fold.ts";
import type { BeatMark } from "./beat-marks.ts";
import type { ExactText } from "#engines/media/exact-texts.ts";
import type { Exclusion } from "#engines/media/exclusions.ts";
import type { Found, Word } from "#engines/media/match-terms.ts";
import type { RequestNumbers } from "./request-numbers.ts";

interface Span {
  start: number;
  end: number;
}

/** A whole clause of the request with the mark that ends it. */
export interface Clause extends Span {
  /** The mark between this clause and the next, spaces included; `end` is before it. */
  mark: string;
  /** A full stop or a new line comes after it. */
  endsStatement: boolean;
  /** Holds settings only (a ratio, a model's name): it is said elsewhere and not part of the scene. */
  isSetting: boolean;
  /** Holds nothing but what is ruled out, beside settings. */
  isExclusion: boolean;
}

interface Read {
  exact: readonly ExactText[];
  marks: readonly BeatMark[];
  exclusions: readonly Exclusion[];
  numbers: RequestNumbers;
  terms: readonly Found[];
}

/** Words that may be beside a setting without making its clause part of the scene. */
const BESIDE = new Set(fold(mediaWords.request.besideSettings).split(" "));

/** The clauses of a request, each known as a setting, an exclusion, or part of the scene. */
export function clausesOf(text: string, request: readonly Word[], read: Read): Clause[] {
  return cutClauses(text, read).map((clause) => {
    const isSetting = holdsSettings(clause, request, { ...read, exclusions: [] });
    return { ...clause, isSetting, isExclusion: !isSetting && holdsSettings(clause, request, read) };
  });
}

type Cut = Omit<Clause, "isSetting" | "isExclusion">;
/** A comma, a stop, the stop of a quotation after which something else begins, a new line. */
const MARK = either(
  "gu",
  /[,،;؛](?!\d)\s*|\s+(?:\/\/?|[–—+])\s+|\s*\.{2,}\s+|[.!?؟…]+(?=\s|$)\s*/,
  /[.!?؟]["”»]\s+(?!(?:in|on|at|by|to|of|from|with|while|as|and|but|or|then|before|after|he|she|they|into|over|under)(?!\p{L})|[a-z]+s\s)/u,
  /\s*\n\s*/,
);

/**
 * Cut at commas, stops and marks of moments, never inside exact words, numbers or a ratio; a quotation that ends in a stop
 * ends its clause.
 */
function cutClauses(text: string, { exact, marks }: Pick<Read, "exact" | "marks">): Cut[] {
  const clauses: Cut[] = [];
  let start = 0;
  const cut = (at: number, end: number, mark: string, endsStatement: boolean) => {
    if (text.slice(start, at).trim() !== "") clauses.push({ start, end: at, mark, endsStatement });
    start = Math.max(start, end);
  };
  const ofText = [...text.matchAll(MARK)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  const outside = ofText.filter((one) => !marks.some((mark) => one.start >= mark.start && one.start < mark.end));
  const all = [...outside.map((one) => ({ ...one, isBeat: false })), ...marks.map((one) => ({ ...one, isBeat: true }))];
  for (const one of all.toSorted((a, b) => a.start - b.start)) {
    const words = text.slice(one.start, one.end);
    const quoted = one.isBeat ? undefined : exact.find((each) => one.start >= each.start && one.start < each.end);
    if (one.isBeat) cut(text.slice(0, one.start).trimEnd().length, one.end, ". ", true);
    else if (!quoted) cut(one.start, one.end, words, /[.!?؟…\n]/u.test(words));
    else if (one.end > quoted.end) cut(quoted.end, one.end, " ", true);
  }
  cut(text.length, text.length, "", true);
  return clauses;
}

const inside = (one: Span, spans: readonly Span[]) =>
  spans.some(({ start, end }) => one.start >= start && one.end <= end);

/** Whether every word of a clause belongs to a setting or is beside one. */
function holdsSettings(
  clause: Span,
  request: readonly Word[],
  { exclusions, numbers, terms }: Pick<Read, "exclusions" | "numbers" | "terms">,
): boolean {
  const models = terms.filter(({ term }) => term.kind === "model");
  const settings: Span[] = [...exclusions, ...numbers.spans, ...models];
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
