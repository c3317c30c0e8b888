import { z } from "zod";
import { bars, listOf, spaced, text } from "./engine-schemas.ts";

/*
 * What files of words may hold. A list is words with a space between each; alternatives are parts of a regular expression
 * between bars: spaces beside a bar are dropped, one that is meant is written [ ].
 */

/** Says what is wrong with a pattern, or null. */
function faultOf(source: string): string | null {
  try {
    new RegExp(source, "u");
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

const alternatives = bars.superRefine((source, context) => {
  const message = faultOf(`(?:${source})`);
  if (message !== null) context.addIssue({ code: "custom", message });
});

/** Patterns and their pieces: `{{name}}` stands for a piece, in a pattern and in a later piece. */
const pieces = z.record(text, bars);

/** A pattern with its pieces in their places. Throws, with what is meant, for a piece that is not there and for what is no pattern. */
function withPieces(source: string, known: Readonly<Record<string, string>>): string {
  const whole = source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (known[name] === undefined) throw new Error(`{{${name}}} is none of the pieces before it`);
    return known[name];
  });
  const fault = faultOf(whole);
  if (fault !== null) throw new Error(fault);
  return whole;
}

const dialect = z.strictObject({
  own: spaced,
  shared: spaced,
  loose: spaced,
  forms: listOf(z.strictObject({ points: z.int().min(1).max(4), pattern: bars })),
});
export const arabicVarieties = z
  .strictObject({
    pieces,
    dialects: z.strictObject({ egy: dialect, glf: dialect, lev: dialect, mgr: dialect }),
    eastMaghrebi: spaced,
    standard: spaced,
    standardBySpelling: alternatives,
    standardByNeighbours: listOf(bars),
    arabizi: alternatives,
    carriers: spaced,
  })
  .transform(({ pieces: written, ...words }, context) => {
    const known: Record<string, string> = {};
    const expanded = (source: string, ...path: PropertyKey[]) => {
      try {
        return withPieces(source, known);
      } catch (error) {
        context.addIssue({ code: "custom", path, message: (error as Error).message });
        return source;
      }
    };
    for (const [name, source] of Object.entries(written)) known[name] = expanded(source, "pieces", name);
    const dialects = Object.entries(words.dialects).map(([name, { forms, ...lists }]) => [
      name,
      {
        ...lists,
        forms: forms.map(({ points, pattern }, at) => [
          points,
          expanded(pattern, "dialects", name, "forms", at, "pattern"),
        ]),
      },
    ]);
    return {
      ...words,
      dialects: Object.fromEntries(dialects) as Record<keyof typeof words.dialects, unknown>,
      standardByNeighbours: words.standardByNeighbours.map((one, at) => expanded(one, "standardByNeighbours", at)),
    };
  });

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
    "not want seen inIt inFrame noDenial show degree joins splits stops forATime after",
  ),
  parts: part("aside joins vessels vesselsInArabic", "function leaning"),
  texts: part("borrowedNames fieldNames writing holders settings says leadsIn leads leadsInArabic"),
  image: part("orders empty"),
  request: part("languages shotMarks tall frame besideWholeLength", "besideSettings"),
  speakers: part("plain others voice besideLine offCamera order howItSounds"),
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
