import mediaWords from "./media-words.json" with { type: "json" };
/* The closed words with which people rule things out, in English and the Arabic varieties. Own wording; 2026-11. */
import { fold } from "#engines/text/fold.ts";

const list = (words: string) => new Set(fold(words).split(" "));
const rows = (lines: string) =>
  lines
    .trim()
    .split("|")
    .map((marker) => fold(marker).trim().split(" "));
/** Words that rule out the noun after them. */
export const BEFORE_NOUN = rows(mediaWords.denials.beforeNoun);
export const NOT = list(mediaWords.denials.not);
export const WANT = list(mediaWords.denials.want);
export const SEEN = list(mediaWords.denials.seen);
/** Words whose «فيها» is a part of them: «مبالغ فيها». */
export const LEANS = list(mediaWords.denials.leans);
/** Where something would be seen. */
export const IN_IT = list(mediaWords.denials.inIt);
export const IN_FRAME = list(mediaWords.denials.inFrame);
/** Words with which somebody, and nothing else, is ruled out. */
export const NOBODY = /^(?:nobody|one|و?(?:محدش|محد|ماحد))$/u;
/** «لا نهائي», «لا سيما»: no denials. */
export const NO_DENIAL = list(mediaWords.denials.noDenial);
export const DO_NOT = rows(mediaWords.denials.doNot);
export const SHOW = list(mediaWords.denials.show);
/** "Not too pretty" weakens and rules nothing out. */
export const DEGREE = list(mediaWords.denials.degree);
/** Words that join one thing left out to the next. */
export const JOINS = list(mediaWords.denials.joins);
export const SPLITS = list(mediaWords.denials.splits);
/** Words at which an exclusion in the person's own words ends. */
export const STOPS = list(mediaWords.denials.stops);
/** What is ruled out for a time only is no thing to leave out. */
export const FOR_A_TIME = list(mediaWords.denials.forATime);
/** Words after a known thing that narrow nothing: courtesy, and where it would be seen. */
export const AFTER = list(mediaWords.denials.after);
export const MOST_WORDS = 8;
/** Words of one item of a list. */
export const MOST_OF_ITEM = 3;
