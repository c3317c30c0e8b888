import styleWords from "../style-words.json" with { type: "json" };
import { NO_LETTER_BEFORE } from "#engines/text/segment.ts";

/**
 * Number words are facts too: they are locked like digits. "one" and «واحد» are left out, being articles and pronouns as
 * often as numbers.
 */
const ENGLISH_NUMBERS = styleWords.facts.numbers;
const ARABIC_NUMBERS = styleWords.facts.numbersInArabic;

/** What a text counts of its own parts ("three reasons"): no fact of the world. */
const OWN_PARTS = `(?:${styleWords.facts.ownParts})\\b`;
const OWN_PARTS_AR = `(?:${styleWords.facts.ownPartsInArabic})(?![\\p{L}])`;

export const AMOUNT_WORDS = new RegExp(
  [
    `${NO_LETTER_BEFORE}(?<!\\p{N})(?:${ENGLISH_NUMBERS})(?![\\p{L}\\p{N}])(?! ${OWN_PARTS})`,
    `${NO_LETTER_BEFORE}(?<!\\p{N})[وفبل]?(?:${ARABIC_NUMBERS})(?![\\p{L}\\p{M}\\p{N}])(?! ${OWN_PARTS_AR})`,
  ].join("|"),
  "giu",
);

/** Words that announce a name in Arabic: the one or two words after them are taken as the name. */
export const ARABIC_NAME_INTRODUCERS = styleWords.facts.nameIntroducers;

/** Places and bodies that Arabic texts name without an introducer. */
export const ARABIC_NAMES = styleWords.facts.names;
