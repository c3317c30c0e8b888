import { fold } from "#engines/text/fold.ts";
import varieties from "./arabic-varieties.json" with { type: "json" };

/** Words of writing that speech replaces by its own: each speaks against a dialect. */
export const STANDARD_WORDS: ReadonlySet<string> = new Set(varieties.standard.split(" ").map((word) => fold(word)));

const L = "[\\u0621-\\u0652]";

/** Known by their spelling, before hamza, ta marbuta and alef maqsura are folded away: a verse is not Egyptian for "what". */
const BY_SPELLING: readonly RegExp[] = [
  new RegExp(`(?<!${L})[وفلبك]?(?:ال|ل)?(?:${varieties.standardBySpelling})(?!${L})`, "g"),
  // my father inside a sentence: "I want" begins one
  new RegExp(`(?<=${L} )[وفلبك]?أبي(?!${L})`, "g"),
];

/** Known by their neighbours, on folded text: what is written here is the standard word that a dialect's word looks like. */
const BY_NEIGHBOURS = varieties.standardByNeighbours.map((pattern) => new RegExp(pattern, "g"));

/** A text without the standard words that a dialect's words look like, folded. */
export function withoutHomographs(text: string): string {
  const spelled = BY_SPELLING.reduce((rest, pattern) => rest.replace(pattern, " "), text);
  return BY_NEIGHBOURS.reduce((rest, pattern) => rest.replace(pattern, " "), fold(spelled));
}
