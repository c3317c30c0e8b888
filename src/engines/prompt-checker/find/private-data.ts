import checkerWords from "../checker-words.json" with { type: "json" };
import { wholeWords } from "#engines/text/words/word-pattern.ts";
/** Names of numbers that belong to one person, in folded text. */
const ID_LABELS = `(?:${checkerWords.personal.idLabels})`;
export const LABELLED_ID = new RegExp(
  `(?<![\\p{L}\\d_])[وبل]?${ID_LABELS}[^\\n\\d.]{0,14}?(?<![a-z])((?:[a-z]{1,2})?\\d[\\d -]{4,22}\\d)`,
  "gu",
);
/** What LABELLED_ID ends in: most texts hold none, and need not be searched for labels. */
export const LONG_NUMBER = /\d[\d -]{4,22}\d/;
/** "ID" alone is anything's; right after a name and beside a person it is theirs. */
export const BARE_ID = /(?<=[,(،;:] ?id(?:[:#] ?| ))\d{7,12}(?!\d)/gu;
export const US_SSN = /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g;
/** By the first digits and the lengths that issuers give: a bar code has 13 digits, a device's number 15 of its own. */
export const CARD =
  /(?<![\d-])(?:3[47]\d(?:[ -]?\d){12}|3[068]\d(?:[ -]?\d){11}|[2456]\d{2}(?:[ -]?\d){13}|[46]\d{2}(?:[ -]?\d){14,16})(?![\d-])/g;
export const IBAN = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){3,7}(?:[ ]?[A-Z0-9]{1,3})?\b/g;
export const PHONE = /(?:\+|00)\d[\d -]{7,16}\d|(?<!\d)0[1-9]\d[\d -]{6,10}\d(?!\d)/g;
export const BORN = new RegExp(
  [
    `(?<!\\p{L})(?:${checkerWords.personal.born})[\\s:,،]{0,3}(?:(?:is|on|في|يوم|بتاريخ|هو)\\s)?[^\\n.]{0,16}?`,
    "\\d[\\d/.-]*(?: ?(?:st|nd|rd|th)?,? ?(?:of )?[a-zء-ي]{3,9},? \\d{4}|(?:[/.-]\\d{1,4})*)",
  ].join(""),
  "gu",
);
/** Words that speak of one person, in folded text. */
export const PERSON = wholeWords(checkerWords.personal.person, "gu");
const HEALTH = checkerWords.personal.health;
/** A health fact near a person's name: Mr, Mrs or two capitals, or an Arabic title with a name after it. */
export const NAMED_HEALTH = new RegExp(
  [
    `(?:\\b(?:${checkerWords.personal.namedPerson})\\s+[A-Z][a-z]+|\\b[A-Z][a-z]{2,}\\s+[A-Z][a-z]{2,}\\b`,
    `|(?:${checkerWords.personal.namedPersonInArabic})\\s+(?!${checkerWords.personal.noName})[ء-ي]{3,})`,
    `[^\\n]{0,60}?((?:${HEALTH})(?:\\s\\S{1,20}){0,2})`,
  ].join(""),
  "u",
);
