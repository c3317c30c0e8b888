import { foldAligned } from "../text/fold.ts";
import { findLiterals } from "../text/literals.ts";
import { sentences } from "../text/segment.ts";
import { ARABIC_FRAME, ARABIC_NEGATED_FRAME, ENGLISH_FRAME } from "./request-lexicon.ts";
import {
  ARABIC_REQUEST_VERB,
  ENGLISH_REQUEST_VERB,
  EXCLUSION_START,
  FILLER,
  REQUIREMENT_START,
  SPLIT_BEFORE,
} from "./clause-cues-lexicon.ts";

export type ClauseRole = "request" | "exclusion" | "requirement" | "fact" | "filler";

/** A piece of the request with its place in the text; `sentence` numbers the sentence it came from. */
export interface Clause {
  start: number;
  end: number;
  text: string;
  role: ClauseRole;
  sentence: number;
}

/**
 * Splits a request into clauses and names the role of each. Neighbours of one role and one sentence are joined again, so
 * a list stays a list. Every character outside separators and fillers belongs to one clause.
 */
export function splitClauses(text: string): Clause[] {
  const masked = maskLiterals(text);
  const clauses: Clause[] = [];
  sentences(masked).forEach((sentence, index) => {
    let lead: ClauseRole | null = null;
    for (const piece of pieces(masked, sentence.start, sentence.end)) {
      const raw = text.slice(piece.start, piece.end);
      const own = roleOf(raw);
      const role: ClauseRole =
        own ?? (lead === "request" || lead === "exclusion" || lead === "requirement" ? lead : "fact");
      if (role !== "filler") lead = own === null && lead !== null ? lead : role;
      const previous = clauses.at(-1);
      if (previous !== undefined && previous.sentence === index && previous.role === role && own !== "request") {
        previous.end = piece.end;
        previous.text = text.slice(previous.start, piece.end);
      } else clauses.push({ start: piece.start, end: piece.end, text: raw, role, sentence: index });
    }
  });
  return clauses;
}

/** The clause without its opening (I want, عايز): what is asked for. */
export function requestCore(clause: string): string {
  const folded = foldAligned(clause);
  const arabic = ARABIC_FRAME.exec(folded.text);
  if (arabic !== null) return clause.slice(folded.source[arabic[0].length] as number).trim();
  const english = ENGLISH_FRAME.exec(folded.text);
  return clause.slice(folded.source[english?.[0].length ?? 0] as number).trim();
}

/** Literal characters become letters of no meaning, so that no rule looks inside a quotation, an address or code. */
function maskLiterals(text: string): string {
  let masked = text;
  for (const literal of findLiterals(text)) {
    if (literal.kind === "placeholder" || literal.end - literal.start < 2) continue;
    masked = masked.slice(0, literal.start) + "0".repeat(literal.end - literal.start) + masked.slice(literal.end);
  }
  return masked.replace(/\([^()\n]*\)/g, (group) => "0".repeat(group.length));
}

function pieces(text: string, start: number, end: number): { start: number; end: number }[] {
  const sentence = text.slice(start, end);
  const folded = foldAligned(sentence);
  const cuts = new Set<number>([0]);
  for (const match of folded.text.matchAll(/[،,]\s*|\s[–—-]\s/g)) cuts.add(match.index + match[0].length);
  for (const match of folded.text.matchAll(SPLIT_BEFORE)) cuts.add(match.index);
  const ordered = [...cuts].sort((a, b) => a - b);
  const found: { start: number; end: number }[] = [];
  ordered.forEach((cut, index) => {
    const from = start + (folded.source[cut] as number);
    const to = start + (folded.source[ordered[index + 1] ?? folded.text.length] as number);
    const span = trimSpan(text, from, to);
    if (span.end > span.start) found.push(span);
  });
  return found;
}

function trimSpan(text: string, from: number, to: number): { start: number; end: number } {
  let start = from;
  let end = to;
  while (start < end && /[\s،,.;؛!–—-]/.test(text[start] as string) && !/[-.]\d/.test(text.slice(start, start + 2)))
    start += 1;
  while (end > start && /[\s،,.;؛!–—]/.test(text[end - 1] as string)) end -= 1;
  return { start, end };
}

function roleOf(raw: string): ClauseRole | null {
  const text = foldAligned(raw).text.trim();
  if (FILLER.test(text)) return "filler";
  if (ARABIC_NEGATED_FRAME.test(text) || EXCLUSION_START.test(text)) return "exclusion";
  if (REQUIREMENT_START.test(text)) return "requirement";
  if (ARABIC_FRAME.test(text) || ARABIC_REQUEST_VERB.test(text)) return "request";
  const english = ENGLISH_FRAME.exec(text)?.[0].trim() ?? "";
  if (english.length > 0 || ENGLISH_REQUEST_VERB.test(text)) return "request";
  return null;
}
