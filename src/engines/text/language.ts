export type TextLanguage = "ar" | "en" | "other";

const ARABIC_LETTER = /[\u0620-\u064A\u066E-\u06D3\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC]/g;
const NOT_PROSE =
  /```[\s\S]*?```|`[^`\n]*`|https?:\/\/\S+|www\.\S+|[\w.+-]{1,64}@[\w-]+\.[\w.]+|\{\{[^}]*\}\}|<\/?[a-z][^>]*>/gi;

/** Share of Arabic letters among all letters, 0 to 1, leaving out code, addresses and placeholders; 0 for a text without letters. */
export function arabicShare(text: string): number {
  const prose = text.replace(NOT_PROSE, " ");
  const letters = prose.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 0;
  return (prose.match(ARABIC_LETTER)?.length ?? 0) / letters;
}

/** "ar" above a 0.35 share of Arabic letters, "en" when at least half of the rest is Latin, else "other". */
export function detectLanguage(text: string): TextLanguage {
  if (arabicShare(text) > 0.35) return "ar";
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return "other";
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin / letters >= 0.5 ? "en" : "other";
}
