/** Signs without a blank before them. */
const CLOSING = /^[.,،؛;:!?؟)\]»”]/u;
const OPENING = /[\s([«“]$/u;

/**
 * What is put at `at` of a text for words that were heard: the words, with a blank on a side where a letter would touch them, and no
 * longer than `room` characters. `isCut` says that not all of them fitted.
 */
export function spokenPiece(
  text: string,
  at: number,
  heard: string,
  room = Number.POSITIVE_INFINITY,
): { piece: string; isCut: boolean } {
  const words = heard.trim().replace(/\s+/gu, " ");
  if (words === "") return { piece: "", isCut: false };
  const before = text.slice(0, at);
  const after = text.slice(at);
  const lead = before === "" || OPENING.test(before) || CLOSING.test(words) ? "" : " ";
  const tail = after === "" || /^\s/u.test(after) || CLOSING.test(after) ? "" : " ";
  const whole = lead + words + tail;
  if (whole.length <= room) return { piece: whole, isCut: false };
  // Whole words only; the blank behind them is the first to go.
  const part = (lead + words).slice(0, room + 1);
  const end = part.length <= room ? part.length : part.lastIndexOf(" ");
  return { piece: part.slice(0, Math.max(0, end)).trimEnd(), isCut: end < (lead + words).length };
}

/** Kinds of speech that browsers know, those of the interface's language first. */
export const SPEECH = {
  ar: ["ar-EG", "ar-SA", "ar-AE", "ar-KW", "ar-QA", "ar-JO", "ar-LB", "ar-IQ", "ar-MA", "ar-DZ", "ar-TN"],
  en: ["en-US", "en-GB", "en-IN", "en-AU"],
} as const;

/** The kind of speech to begin with: the one chosen before, one of the browser's own languages, or the first of the interface's. */
export function firstSpeech(language: "ar" | "en", kept: string | null, browser: readonly string[]): string {
  const all: readonly string[] = [...SPEECH.ar, ...SPEECH.en];
  const own: readonly string[] = SPEECH[language];
  if (kept && all.includes(kept)) return kept;
  return browser.find((code) => own.includes(code)) ?? SPEECH[language][0];
}
