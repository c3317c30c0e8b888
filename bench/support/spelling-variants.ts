import { toArabicDigits } from "#engines/text/digits.ts";

/** Other spellings of the same request, which must be read as it is. */
export const SPELLING_VARIANTS: readonly (readonly [name: string, change: (text: string) => string])[] = [
  ["hamza left out", (text) => text.replace(/[أإآ]/g, "ا")],
  ["ha for ta marbuta", (text) => text.replace(/ة(?!\p{L})/gu, "ه")],
  ["ya for alif maqsura", (text) => text.replace(/ى(?!\p{L})/gu, "ي")],
  ["Arabic digits", (text) => (/[\u0600-\u06FF]/.test(text) ? toArabicDigits(text) : text)],
  ["an emoji", (text) => `${text} 🌸`],
  ["a greeting", (text) => (/[\u0600-\u06FF]/.test(text) ? `السلام عليكم، ${text}` : `Hello, ${text}`)],
  ["a capital first letter", (text) => text.charAt(0).toUpperCase() + text.slice(1)],
  ["a full stop", (text) => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text)],
];
