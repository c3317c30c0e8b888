import varieties from "./arabic-varieties.json" with { type: "json" };

/** Numbers with a unit or an ending that English writes: 5kg, 3rd, 7pm. */
const ENGLISH_NUMBER =
  "(?:k|kg|g|gb|mb|ml|cm|mm|km|m|tbsp|tsp|oz|lbs?|rd|nd|th|st|am|pm|mins?|hrs?|days?|yrs?|x|d|s|ish|bed)";
/**
 * Words that people who write Arabic in Latin letters use in nearly every sentence: with a digit for a letter that Latin
 * lacks, or of a closed list without one. Names and English words are none.
 */
const ARABIZI_WORD = new RegExp(
  `(?<![\\w'])(?:(?!\\d+${ENGLISH_NUMBER}(?!\\w))(?:[a-z]+[23579][a-z]*|[23579][a-z]{2,}[a-z0-9]*)|${varieties.arabizi})(?![\\w'])`,
  "giu",
);
const WITH_DIGIT = new RegExp(
  `(?<!\\w)(?!\\d+${ENGLISH_NUMBER}(?!\\w))(?:[a-z]+[23579][a-z]+|[23579][a-z]{2,})(?!\\w)`,
  "iu",
);
const LEAST = 3;
const LEAST_SHARE = 0.25;
/** Without a digit for a letter, more of the words must be of the list. */
const LEAST_SHARE_WORDS = 0.45;

/** Whether a text is Arabic in Latin letters. */
export function isArabizi(text: string): boolean {
  const found = (text.match(ARABIZI_WORD) ?? []).length;
  const words = (text.match(/[\w']+/gu) ?? []).length;
  const least = WITH_DIGIT.test(text) ? LEAST_SHARE : LEAST_SHARE_WORDS;
  return found >= Math.min(LEAST, words) && words > 0 && found / words >= least;
}
