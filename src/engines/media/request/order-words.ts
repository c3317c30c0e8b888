import videoWords from "../vocabulary/video-words.json" with { type: "json" };
import { wholeWords } from "#engines/text/words/word-pattern.ts";
/* Words that put one moment after another, in English and the Arabic varieties; on folded words but for the last. */

export const START = new RegExp(videoWords.order.start, "u");
export const THEN = new RegExp(`^\\s*(?:${videoWords.order.then})(?!\\p{L})`, "u");
/** The space before such a word in the middle of a clause. */
export const THEN_INSIDE = new RegExp(videoWords.order.thenInside, "giu");
/** A title, a logo or an empty picture, as at the end. */
export const END_CARD = wholeWords(videoWords.order.endCard, "u");
