import { z } from "zod";
import { bars, listOf, spaced, text } from "./engine-schemas.ts";
import { faultOf, withPieces } from "./pattern-pieces.ts";

/*
 * What files of words may hold. A list is words with a space between each; alternatives are parts of a regular expression
 * between bars: spaces beside a bar are dropped, one that is meant is written [ ].
 */

const alternatives = bars.superRefine((source, context) => {
  const message = faultOf(`(?:${source})`);
  if (message !== null) context.addIssue({ code: "custom", message });
});

const dialect = z.strictObject({
  own: spaced,
  shared: spaced,
  loose: spaced,
  forms: listOf(z.strictObject({ points: z.int().min(1).max(4), pattern: bars })),
});
export const arabicVarieties = z
  .strictObject({
    pieces: z.record(text, bars),
    dialects: z.strictObject({ egy: dialect, glf: dialect, lev: dialect, mgr: dialect }),
    eastMaghrebi: spaced,
    standard: spaced,
    standardBySpelling: alternatives,
    standardByNeighbours: listOf(bars),
    arabizi: alternatives,
    carriers: spaced,
  })
  .transform(withPieces);

/** A part of a file of words: the names of its alternatives, then those of its lists. */
const part = (patterns: string, lists = "") =>
  z.strictObject({
    ...Object.fromEntries(namesIn(patterns).map((name) => [name, alternatives])),
    ...Object.fromEntries(namesIn(lists).map((name) => [name, spaced])),
  });
const namesIn = (names: string) => names.split(" ").filter((name) => name !== "");

export const checkerWords = z.strictObject({
  stakes: part("selfHarm hazard health legal finance sums"),
  blanks: part("hintsInRound months named namedInArabic hints somebody fieldTypes"),
  personal: part("namedPerson namedPersonInArabic noName born idLabels person health"),
  formats: part("answerLabels fields picture", "carriers"),
  manner: part("formal ownStyle latest pastedLabels orderAfter"),
  marks: part("", "knownInCapitals"),
  quantities: part("vague"),
  structure: part("order"),
  clauses: part("harm saysData"),
  denied: part("", "ordersEnglish ordersArabic emptyEnglish emptyArabic narrows"),
  sums: part("budget each"),
  languages: part("", "code"),
  numbers: part("atMost atLeast atMostAfter", "partNouns"),
  apart: part("ofVersions inTurn", "ofTwo"),
  clashes: part("condenses lay terms explained keptOut aboutThem pointers", "leadsToLength besideTheRest"),
  regions: part("exampleLabels orderLabels pastedLabels instructionTags"),
  question: part("", "asking advice"),
  secrets: part("labels signIn noValue"),
  themes: part("", "telling"),
});

export const mediaWords = z.strictObject({
  stated: part(
    "medium mediumInArabic light lightInArabic framing framingInArabic move moveInArabic travel travelInArabic ground groundInArabic person personInArabic sound soundInArabic colour colourInArabic",
  ),
  denials: part(
    "beforeNoun doNot",
    "not want seen leans inIt inFrame noDenial show degree joins splits stops forATime after",
  ),
  parts: part("aside joins vessels vesselsInArabic adjectives looks", "function leaning"),
  texts: part("borrowedNames fieldNames writing holders settings says leadsIn leads leadsInArabic"),
  image: part("orders empty"),
  request: part("languages shotMarks tall frame besideWholeLength", "besideSettings"),
  speakers: part("plain others voice besideLine offCamera order howItSounds"),
});

export const videoWords = z.strictObject({
  order: part("start then thenInside endCard"),
  sounds: part("sound music"),
  shots: part("always kind"),
});

export const styleWords = z.strictObject({
  sparing: part("pointsBack pointsBackInArabic", "common"),
  claims: part("negations negationsInArabic noNegationBeforeInArabic hedgesInArabic", "functionWords"),
  facts: part("ownParts ownPartsInArabic numbers numbersInArabic nameIntroducers names"),
  names: part("starters noName"),
  idioms: part("english arabic"),
  denials: part("words wordsInArabic"),
  sacred: part("introductions"),
  residue: part("blanks blanksInArabic"),
  signs: part("", "smallWords smallWordsInArabic"),
});

export const habitWords = z.strictObject({
  english: part("contrast formal casual stock hedge intensifier firstPerson secondPerson slip be relative"),
  arabic: part("contrast formal casual stock hedge intensifier firstPerson secondPerson slip be relative"),
  tokens: part("englishEndings"),
});

export const requestWords = z.strictObject({
  core: part("thanks wantsThePrompt aboutWords greetings works worksInArabic wantsInArabic"),
  answers: part("openings"),
});

export const months = part("arabic english");
