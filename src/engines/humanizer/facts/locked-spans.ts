import { either } from "#engines/text/words/word-pattern.ts";
import styleWords from "../style-words.json" with { type: "json" };
import { fold, foldAligned } from "#engines/text/fold.ts";
import { sentences } from "#engines/text/segment.ts";
import { notProse } from "./not-prose.ts";
import type { TextReading } from "./read-text.ts";

export interface LockedSpan {
  start: number;
  end: number;
  kind: string;
}

const SACRED = /﴿[^﴾]*﴾|\[سورة[^\]]*\]/g;
const SACRED_INTRODUCTION = new RegExp(styleWords.sacred.introductions, "iu");
const CITATION =
  /\[\d+(?:[,–-]\s?\d+)*\]|\((?:[\p{Lu}ء-ي][^()\n]{1,60}?[،,]\s?)(?:[12]\d{3}|[١٢][٠-٩]{3})[^()\n]{0,20}\)/gu;
const WHOLE_LINE = either(
  "gm",
  /^[ \t]*>.*$/,
  /^[ \t]*\|.*$/,
  /^(?: {4,}|\t)\S.*$/,
  /^.*[;{}][ \t]*$/,
  /^[ \t]*(?:const|let|var|def|import|from|return|SELECT|#include|\$) .*[=()"'*<>].*$/,
);
const VERSE_LINE = /^[ \t]*[^\s*-][^\n*]{8,60}?(?: {3,}|\t+| \*{2,3} | \.{3} )\S[^\n*]{8,60}$/gm;
/** Marks that chat tools leave in copied text; no part of it and no fact. */
export const TOOL_MARK = either(
  "gi",
  /:?contentReference\[oaicite:\d+\](?:\{index=\d+\})?/,
  /\bturn\d+(?:search|view|news|image|fetch)\d+\b/,
  /【[^】\n]{1,40}】|\[\d+†[^\]\n]{1,40}\]/,
  /\[cite(?:_start|_end)?(?::[^\]\n]{1,30})?\]|\[\^\d+\^\]/,
);
const TRACKING = /[?&]utm_source=(?:chatgpt|openai|copilot|perplexity)[^\s)]*/i;

/**
 * Spans that no change may touch, sorted and joined: literals, citations, scripture, verse, code, tables, kept terms and
 * what the user left alone.
 */
export function lockedSpans(
  reading: TextReading,
  keep: string[],
  leave: { start: number; end: number }[],
): LockedSpan[] {
  const { text } = reading;
  const found: LockedSpan[] = [];
  const residue = [...text.matchAll(TOOL_MARK)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    kind: "residue",
  }));
  for (const literal of reading.literals()) {
    if (residue.length > 0 && touchesLock(residue, literal.start, literal.end)) continue;
    const tracking = literal.kind === "url" ? TRACKING.exec(literal.value) : null;
    found.push({
      start: literal.start,
      end: tracking ? literal.start + tracking.index : literal.end,
      kind: literal.kind,
    });
  }
  for (const [pattern, kind] of [
    [SACRED, "sacred"],
    [CITATION, "citation"],
    [WHOLE_LINE, "line"],
    [VERSE_LINE, "verse"],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (kind !== "line" || !touchesLock(residue, match.index, end)) found.push({ start: match.index, end, kind });
    }
  }
  found.push(...notProse(text));
  for (const { start, end } of reading.amounts()) found.push({ start, end, kind: "amount" });
  if (SACRED_INTRODUCTION.test(text)) {
    for (const sentence of sentences(text)) {
      if (SACRED_INTRODUCTION.test(sentence.text))
        found.push({ start: sentence.start, end: sentence.end, kind: "sacred" });
    }
  }
  found.push(...keptTerms(text, keep));
  for (const span of leave) {
    const start = Math.max(0, Math.min(text.length, Math.floor(span.start)));
    const end = Math.max(start, Math.min(text.length, Math.floor(span.end)));
    if (end > start) found.push({ start, end, kind: "leave" });
  }
  return joined(found);
}

/**
 * True when a lock shares a character with the span, or an empty span is strictly inside a lock. Locks are in order
 * and apart.
 */
export function touchesLock(locks: LockedSpan[], start: number, end: number): boolean {
  let low = 0;
  let high = locks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((locks[middle] as LockedSpan).end <= start) low = middle + 1;
    else high = middle;
  }
  const lock = locks[low];
  return lock !== undefined && lock.start < end;
}

function keptTerms(text: string, keep: string[]): LockedSpan[] {
  const terms = keep.map((term) => fold(term.trim())).filter((term) => term !== "");
  if (terms.length === 0) return [];
  const folded = foldAligned(text);
  const found: LockedSpan[] = [];
  for (const term of terms) {
    for (let at = folded.text.indexOf(term); at >= 0; at = folded.text.indexOf(term, at + term.length)) {
      found.push({ start: folded.source[at] as number, end: folded.source[at + term.length] as number, kind: "keep" });
    }
  }
  return found;
}

function joined(spans: LockedSpan[]): LockedSpan[] {
  const result: LockedSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else if (span.end > span.start) result.push({ ...span });
  }
  return result;
}
