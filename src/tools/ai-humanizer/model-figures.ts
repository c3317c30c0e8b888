import { wholeWords } from "#engines/text/words/word-pattern.ts";
import { readText } from "#engines/humanizer/facts/read-text.ts";
import { toAsciiDigits } from "#engines/text/digits.ts";
import { detectLanguage } from "#engines/text/language.ts";

/** Up to here a figure may have been a word before, or be one now. */
const LARGEST_COUNT = 12;

/** Words that a rewriting may set in figures: round counts («الأربعين قدمًا»), and parts of an hour («الرابعة والنصف» as 4:30). */
const WORDS: Readonly<Record<string, RegExp>> = {
  15: /quarter past|fifteen|والربع|وربع/iu,
  20: /twenty|عشر[يو]ن|ثلث/iu,
  30: /thirty|half past|[ثت]لا[ثت][يو]ن|والنصف|ونصف|ونص/iu,
  40: /fou?rty|[أا]?ربع[يو]ن|إلا ثلث/iu,
  45: /quarter to|إلا ربع/iu,
  50: /fifty|خمس[يو]ن/iu,
  60: /sixty|ست[يو]ن/iu,
  70: /seventy|سبع[يو]ن/iu,
  80: /eighty|[ثت]مان[يو]ن/iu,
  90: /ninety|تسع[يو]ن/iu,
};

/**
 * Teens and round counts as dialects say them («سطاش»، «أربعتاشر»، «ثلطعش»، «ربعين»، «بالألفين»), which the reader of standard
 * amounts does not know.
 */
const TEEN = "\\p{L}{1,5}(?:طعش|طعشر|طاشر|طاش|تاشر|داشر|داش|ضعش)";
const DIALECT_COUNT = wholeWords(`(?:[وبلف]?(?:ال)?)(?:${TEEN}|ربعين|تلاتين|تمانين|[أا]?لفين|مي[ةت]ين|ميتين)`, "gu");

/** Every figure of a text in ASCII digits without separators; "٧٬٧٥٠ جنيه" is 7750. */
export function figuresIn(text: string): Set<string> {
  const digits = toAsciiDigits(text).matchAll(/\d+(?:[.,٫٬]\d+)*/gu);
  return new Set(Array.from(digits, ([figure]) => figure.replace(/[,٬](?=\d{3}(?!\d))/gu, "")));
}

/** How many amounts a text says in words. */
export function spelledIn(text: string): number {
  return readText(text, detectLanguage(text)).amounts().length + (text.match(DIALECT_COUNT)?.length ?? 0);
}

/** Whether a figure that is new may have been a word of the original. */
export function mayHaveBeenAWord(figure: string, original: string): boolean {
  return Number(figure) <= LARGEST_COUNT || WORDS[figure]?.test(original) === true;
}

const UNITS: Readonly<Record<string, string>> = {
  3: "[ثت]ل[اثتط]*",
  4: "[أا]?ربع",
  5: "خمس",
  6: "س[تط]",
  7: "سبع",
  8: "[ثت]م[ا]?ن",
  9: "تسع",
};

/**
 * Whether a rewriting says a figure in words: teens and tens, in standard Arabic and as dialects run them together («خمسطاش»،
 * «ربعين»). Other figures are only counted.
 */
export function isSaidInWords(figure: string, text: string): boolean {
  const [, tens = "", units = ""] = /^(\d)(\d)$/.exec(figure) ?? [];
  const teen = UNITS[units];
  if (tens === "1" && teen)
    return new RegExp(
      `(?<!\\p{L})[وبل]?(?:ال)?${teen}(?:ة|ت)?(?: عشرة?|ا?عشر?|ا?ط?عشر?|طاشر?|اشر?)(?!\\p{L})`,
      "u",
    ).test(text);
  const ten = UNITS[tens];
  return (
    units === "0" && ten !== undefined && new RegExp(`(?<!\\p{L})[وبل]?(?:ال)?${ten}[يو]ن(?!\\p{L})`, "u").test(text)
  );
}
