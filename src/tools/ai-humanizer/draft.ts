import type { z } from "zod";
import type { aiHumanizer } from "./tool.ts";

export type HumanizerResult = z.output<typeof aiHumanizer.result>;
export type HumanizerChange = HumanizerResult["changes"][number];
export type HumanizerMark = HumanizerResult["marks"][number];

/** The form as the page keeps it; `keep` is one line, `leave` the sentences to pass over in the current text. */
export interface HumanizerDraft {
  text: string;
  strength: string;
  register: string;
  purpose: string;
  keep: string;
  sample: string;
}

export const EMPTY_DRAFT: HumanizerDraft = {
  text: "",
  strength: "standard",
  register: "keep",
  purpose: "",
  keep: "",
  sample: "",
};
export const DRAFT_NAME = "ai-humanizer";

export interface Place {
  start: number;
  end: number;
}

export function inputOf(draft: HumanizerDraft, leave: readonly Place[]): object {
  const { keep, ...rest } = draft;
  const terms = keep
    .split(/[,،]/)
    .map((term) => term.trim())
    .filter(Boolean);
  return { ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== "")), keep: terms, leave };
}

/** The text with all changes but the undone ones: places are the original's, so each is independent. */
export function textWith(original: string, changes: readonly HumanizerChange[], undone: ReadonlySet<number>): string {
  let text = "";
  let at = 0;
  for (const [index, change] of changes.entries()) {
    text +=
      original.slice(at, change.start) + (undone.has(index) ? original.slice(change.start, change.end) : change.after);
    at = change.end;
  }
  return text + original.slice(at);
}

/** The sentence of a text around a place. */
export function sentenceAround(text: string, place: Place): Place {
  const before = text.slice(0, place.start).search(/[^.!?؟\n]*$/);
  const after = text.slice(place.end).match(/^[^.!?؟\n]*[.!?؟]?/)?.[0].length ?? 0;
  return { start: before, end: place.end + after };
}

/** The style score with some changes taken back: each is worth the same share of what all of them took off. */
export function scoreWith(result: HumanizerResult, undone: ReadonlySet<number>): number {
  const { scoreBefore, scoreAfter, changes } = result;
  if (changes.length === 0) return scoreAfter;
  return Math.round(scoreAfter + ((scoreBefore - scoreAfter) * undone.size) / changes.length);
}
