import mediaWords from "../vocabulary/media-words.json" with { type: "json" };
import { wholeWords } from "#engines/text/words/word-pattern.ts";
/* Words that put one moment after another, in English and the Arabic varieties; on folded words but for the last. */

export const START = new RegExp(mediaWords.order.start, "u");
export const THEN = new RegExp(`^\\s*(?:${mediaWords.order.then})(?!\\p{L})`, "u");
/** The space before such a word in the middle of a clause. */
export const THEN_INSIDE = new RegExp(mediaWords.order.thenInside, "giu");
/** A title, a logo or an empty picture, as at the end. */
export const END_CARD = wholeWords(mediaWords.order.endCard, "u");
