import words from "./function-words.json" with { type: "json" };

/*
 * Words that carry grammar and habit rather than topic, from `content/lexicon/function-words.yaml`. The skeleton of a text keeps them and
 * turns every other word into its ending, so that what is learned is style.
 */

export const ENGLISH_FUNCTION_WORDS: ReadonlySet<string> = new Set(words.en.split(" "));
export const ARABIC_FUNCTION_WORDS: ReadonlySet<string> = new Set(words.ar.split(" ").map(refold));

/** The list is typed as people write it; what `fold` would change (ؤ, ئ, ة) is changed here once. */
function refold(word: string): string {
  return word.replace(/ؤ/g, "و").replace(/ئ/g, "ي").replace(/ة/g, "ه").replace(/[أإآ]/g, "ا").replace(/ى/g, "ي");
}
