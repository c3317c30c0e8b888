import type { z } from "zod";
import type { Language } from "#i18n/language.ts";
import { LEAST_WORDS } from "./limits.ts";
import type { aiDetector } from "./tool.ts";

export type DetectorResult = z.output<typeof aiDetector.result>;

/** The form as the page keeps it; a chosen file is not kept. */
export interface DetectorDraft {
  text: string;
  textLanguage: "auto" | "ar" | "en";
  sensitivity: "careful" | "balanced" | "sensitive";
}

export const EMPTY_DRAFT: DetectorDraft = { text: "", textLanguage: "auto", sensitivity: "careful" };
export const DRAFT_NAME = "ai-detector";

/** With a file the text stays out: one of the two is judged. */
export function inputOf({ text, ...choices }: DetectorDraft, hasFile: boolean): object {
  return hasFile ? choices : { text, ...choices };
}

export type Lean = "ai" | "human" | "none";

/** Probabilities from here on, or down to here, are shown as a leaning. */
const LEANS_TO_AI = 0.7;
const LEANS_TO_HUMAN = 0.3;

export function leanOf(probability: number): Lean {
  if (probability >= LEANS_TO_AI) return "ai";
  return probability <= LEANS_TO_HUMAN ? "human" : "none";
}

/** On which side of what is usual among people a trait lies, as its figures are shown; null within it. */
export function outsideTheUsual({
  value,
  humanRange: [low = 0, high = 0],
}: Pick<DetectorResult["signals"][number], "value" | "humanRange">): "above" | "below" | null {
  return value > high ? "above" : value < low ? "below" : null;
}

/** The engines' own counter and reader of languages, which a page fetches late. */
export interface Counting {
  countWords(text: string): number;
  detectLanguage(text: string): string;
}

/** The words that a text has, by the count that refuses it, and how many its language needs; no text needs those of `page`. */
export function lengthOf(
  text: string,
  page: Language,
  { countWords, detectLanguage }: Counting,
): { count: number; least: number; missing: number } {
  const language = text.trim() === "" ? page : detectLanguage(text) === "ar" ? "ar" : "en";
  const least = LEAST_WORDS[language];
  const count = countWords(text);
  return { count, least, missing: Math.max(0, least - count) };
}

/**
 * Why there is no verdict, in words: what the text is made of, or null where its style leans neither way. A text that could not be judged
 * at all has no signals.
 */
export function reasonOfSilence({
  signals,
  reliability,
}: Pick<DetectorResult, "signals" | "reliability">): string | null {
  return signals.length === 0 ? (reliability.reasons[0] ?? null) : null;
}
