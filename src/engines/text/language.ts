import { isOtherLanguageInArabicScript } from "./arabic/arabic-script.ts";

export type TextLanguage = "ar" | "en" | "other";

const LETTER = /\p{L}/u;
const LATIN = /\p{Script=Latin}/u;
const ARABIC_LETTER = /[\u0620-\u064A\u066E-\u06D3\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC]/;
/** What opens and never closes is given up at the next opening: looking on to the end would take quadratic time. */
const NOT_PROSE = /```[\s\S]*?```|`[^`\n]*`|https?:\/\/\S+|www\.\S+|\{\{[^{}]*\}\}|<\/?[a-z][^<>]*>/gi;
/** Looked for only where there is an @: every word could be the name before it. */
const NOT_PROSE_NOR_MAIL = new RegExp(`${NOT_PROSE.source}|[\\w.+-]{1,64}@[\\w-]+\\.[\\w.]+`, "gi");

/** Share of Arabic letters among all letters, 0 to 1, leaving out code, addresses and placeholders; 0 for a text without letters. */
export function arabicShare(text: string): number {
  return shareOfArabic(lettersIn(proseOf(text)));
}

/**
 * "ar" from a 0.3 share of Arabic letters, "other" where they write Persian, Urdu or Kurdish, "en" when at least half of
 * the rest is Latin, else "other".
 */
export function detectLanguage(text: string): TextLanguage {
  const prose = proseOf(text);
  const inProse = lettersIn(prose);
  if (shareOfArabic(inProse) >= 0.3) return isOtherLanguageInArabicScript(prose) ? "other" : "ar";
  const { all, latin } = prose === text ? inProse : lettersIn(text);
  return all > 0 && latin / all >= 0.5 ? "en" : "other";
}

function proseOf(text: string): string {
  return text.replace(text.includes("@") ? NOT_PROSE_NOR_MAIL : NOT_PROSE, " ");
}

interface Letters {
  all: number;
  arabic: number;
  latin: number;
}

function shareOfArabic({ all, arabic }: Letters): number {
  return all === 0 ? 0 : arabic / all;
}

/** Counts letters. Those of ASCII and of the Arabic alphabet are known by their code, 5 times faster than by a pattern. */
function lettersIn(text: string): Letters {
  const letters = { all: 0, arabic: 0, latin: 0 };
  for (let index = 0; index < text.length; index += 1) {
    const code = text.codePointAt(index) as number;
    if (code < 0x80) {
      if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) {
        letters.all += 1;
        letters.latin += 1;
      }
    } else if (code >= 0x620 && code <= 0x64a) {
      letters.all += 1;
      letters.arabic += 1;
    } else {
      const character = String.fromCodePoint(code);
      if (LETTER.test(character)) letters.all += 1;
      if (LATIN.test(character)) letters.latin += 1;
      if (code > 0xffff) index += 1;
      else if (ARABIC_LETTER.test(character)) letters.arabic += 1;
    }
  }
  return letters;
}
