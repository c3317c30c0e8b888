import checkerWords from "../checker-words.json" with { type: "json" };
/** Quantities without a number, in folded text: a closed class of the language. «كم» and "many" that ask are left out. */
export const VAGUE_QUANTITIES = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${checkerWords.quantities.vague})(?![\\p{L}\\p{N}-])`,
  "gu",
);
