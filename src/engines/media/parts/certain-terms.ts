import mediaWords from "../vocabulary/media-words.json" with { type: "json" };
import { fold } from "#engines/text/fold.ts";
import type { Found } from "../match-terms.ts";
import type { TermKind } from "../vocabulary/term.ts";
import type { PartTag } from "./part-tags.ts";

interface Span {
  start: number;
  end: number;
}

/** Words that say nothing of the picture's look: what is to come later, whom it is for, what is heard. */
const ASIDE = new RegExp(`(?<!\\p{L})(?:${mediaWords.parts.aside})`, "giu");

export function aside(text: string): Span[] {
  return Array.from(text.matchAll(ASIDE), ({ index, 0: words }) => ({ start: index, end: index + words.length }));
}

const HEADS: Partial<Record<TermKind, RegExp>> = {
  colour: /(?<![\p{L}])(?:colou?rs|palette|tones|scheme|(?:و|ب|ال|بال)*الوان)(?![\p{L}])/u,
  mood: /(?<![\p{L}])(?:mood|atmosphere|feel|feeling|vibe|tone|(?:و|ب|ال|بال)*(?:جو|مزاج|اجواء|احساس|طابع))(?![\p{L}])/u,
};

/** A shade makes a colour of the word before it, and of one thing. */
const SHADES: Partial<Record<TermKind, RegExp>> = {
  colour: /^\s*(?:غامق|فاتح|داكن|dark|light|pale|deep)/u,
  style: /^\s*(?:غامق|فاتح|داكن)/u,
};

/** A colour or a mood of one thing is not the picture's: its clause must say so, or hold nothing else. */
export function isOfPicture(
  { term, start, end }: Found,
  text: string,
  clauses: readonly Span[],
  terms: readonly Found[],
) {
  const head = HEADS[term.kind];
  const clause = clauses.find((each) => start >= each.start && end <= each.end);
  const shade = SHADES[term.kind];
  if (clause && shade?.test(fold(text.slice(end, clause.end)))) return false;
  if (!head || !clause) return true;
  const own = text.slice(clause.start, clause.end);
  if (head.test(fold(own))) return true;
  const rest = terms
    .filter((each) => each.term.kind === term.kind && each.start >= clause.start && each.end <= clause.end)
    .reduce((left, each) => left.replace(text.slice(each.start, each.end), " "), own);
  return rest.split(/[^\p{L}]+/u).every((word) => word === "" || /^(?:and|or|with|و|او)$/u.test(word));
}

/** Parts in which a wording of one word has the sense of its table; in others (a green bench, a good morning) it may have another. */
const AGREE: Partial<Record<TermKind, ReadonlySet<PartTag>>> = {
  style: new Set<PartTag>(["style", "use", "lens", "mood", "light", "none"]),
  light: new Set<PartTag>(["light", "time", "style", "mood"]),
  time: new Set<PartTag>(["time", "light", "setting", "mood"]),
  mood: new Set<PartTag>(["mood", "style", "light", "audio"]),
  move: new Set<PartTag>(["camera", "framing", "style", "settings"]),
  shot: new Set<PartTag>(["framing", "camera", "style", "lens"]),
  angle: new Set<PartTag>(["framing", "camera", "style", "lens"]),
  lens: new Set<PartTag>(["lens", "framing", "camera", "style"]),
  weather: new Set<PartTag>(["time", "light", "setting", "action", "details", "subject", "mood", "audio"]),
};

/** Whether the learned reading agrees with a table's sense of a word. */
export function agrees({ term, from, to, start, end }: Found, parts: readonly (Span & { slot: PartTag })[]): boolean {
  const kinds = AGREE[term.kind];
  const own = parts.filter((part) => part.start < end && start < part.end);
  return !kinds || to - from > 1 || own.some(({ slot }) => kinds.has(slot));
}
