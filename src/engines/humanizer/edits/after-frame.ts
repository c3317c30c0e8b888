import type { Opened } from "./open-clause.ts";

/** Verbs and particles that need no noun before them: the pronoun of «أنه يمكن» stands for nothing. */
const STANDS_ALONE = /^(?:يمكن|يجب|ينبغي|لا|لم|لن|ليس|قد|تم|يتم|سيتم|جرى|يوجد|توجد|كلما|إذا|من|في|على|لكل)(?!\p{L})/u;
/** Nouns whose written form is one in every case. */
const ONE_FORM = /^(?:ال\p{L}{2,}|هذا|هذه|ذلك|تلك|كل|بعض|معظم|أكثر|أغلب|عدد|جميع|غالبية|نسبة|[\p{N}٠-٩]\S*)(?!\p{L})/u;
/** Endings that show the accusative: duals and sound plurals, the tanween of an indefinite noun, the five nouns. */
const SHOWS_CASE = /(?:ين|تين)$|[^ا]ا$|^(?:أبا|أخا|ذا|فا|حما)$/u;
const WORDS_LOOKED_AT = 5;
/** The subject is over where its verb begins. */
const VERB = /^(?:[يت]\p{L}{2,}|كان\p{L}{0,2}|قد|لا|لم|لن|هو|هي)$/u;

/**
 * An Arabic rest (without tashkeel) that becomes a sentence. After «أن» or «إن» (`isAccusative`) nothing takes the
 * particle's place before a noun
 * whose form does not change, «إن» before any other: it governs as «أن» does. Null where more would have to change.
 */
export function settledAfter(rest: string, isAccusative: boolean, suffix: string): Opened | null {
  if (!isAccusative) return withoutFa(rest);
  if (suffix !== "") {
    if (suffix === "ه" && STANDS_ALONE.test(rest)) return { taken: 0, put: "" };
    return { taken: 0, put: `إن${suffix} ` };
  }
  // «أن … وأن …»: the second would be left without the first.
  if (/(?:^|\s)وأن/u.test(rest)) return null;
  const near = rest.split(/\s+/).slice(0, WORDS_LOOKED_AT);
  const verb = near.findIndex((word) => VERB.test(word));
  const words = verb < 0 ? near : near.slice(0, verb);
  const isSettled = ONE_FORM.test(rest) && !words.some((word) => SHOWS_CASE.test(word.replace(/[^\p{L}]/gu, "")));
  return { taken: 0, put: isSettled ? "" : "إن " };
}

/** «علاوة على ذلك، فإن …» answers what went: its ف goes too. Before other words ف may be a letter of theirs. */
function withoutFa(rest: string): Opened | null {
  if (/^فإن/u.test(rest)) return { taken: 1, put: "" };
  if (/^(?:فقد|فلا|فلم|فلن|فهو|فهي|فهم|فهذا|فهذه|ف?أن|ف?أنه|ف?أنها|إلا|بل|لكن|التي|الذي)(?!\p{L})/u.test(rest))
    return null;
  return { taken: 0, put: "" };
}
