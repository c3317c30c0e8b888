import { fold } from "#engines/text/fold.ts";
import { VERBAL_NOUNS, WEAK_VERBAL_NOUNS } from "./arabic-verbs-data.ts";

type Pair = readonly [masculine: string, feminine: string];

/** The forms of a verb for one doer, by the doer's gender. */
export interface Verb {
  past: Pair;
  present: Pair;
  passivePast: Pair;
  passivePresent: Pair;
  /** Other persons follow by adding endings. */
  regular: boolean;
}

/** Verbs by their folded verbal nouns. */
export const VERBS: ReadonlyMap<string, Verb> = new Map([
  ...VERBAL_NOUNS.map(([noun, past, present, passivePast, passivePresent]): [string, Verb] => [
    fold(noun),
    {
      past: [past, `${past}ت`],
      present: [present, `ت${present.slice(1)}`],
      passivePast: [passivePast, `${passivePast}ت`],
      passivePresent: [passivePresent, `تُ${passivePresent.slice(2)}`],
      regular: true,
    },
  ]),
  ...WEAK_VERBAL_NOUNS.map(([noun, past, present, passivePast, passivePresent]): [string, Verb] => [
    fold(noun),
    { past, present, passivePast, passivePresent, regular: false },
  ]),
]);

/** Folded verbal nouns, the longest first, as alternatives of a pattern. */
export const NOUNS = [...VERBS.keys()].toSorted((a, b) => b.length - a.length).join("|");

/** Verbs by their folded passives in the past, but for those that are written like a verbal noun. */
export const PASSIVES: ReadonlyMap<string, Verb> = new Map(
  [...VERBS.values()]
    .flatMap((verb) => verb.passivePast.map((form): [string, Verb] => [fold(form), verb]))
    .filter(([form]) => !VERBS.has(form)),
);

export const formOf = (pair: Pair, feminine: boolean): string => pair[feminine ? 1 : 0];

/** Plurals of things whose pattern a singular has too. */
const BROKEN_PLURALS = new Set(
  "كتب مدن طرق سبل صحف غرف نسخ قطع خطط اسر فرق مهن قيم حصص حلقات سفن نظم رسوم ارقام اسعار افكار اموال اعمال اجهزه مواد موارد نتايج رسايل وثايق جداول قواعد ثمار جبال رمال مياه حقول بيوت جذور بذور عقود بنود شروط اسماك".split(
    " ",
  ),
);

/** Feminine by form, or a broken plural of things, which takes the feminine. Folded words. */
export function isFeminine(word: string): boolean {
  const bare = word.replace(/^ال/, "");
  if (/(?:ه|ات|اء)$/.test(bare) && bare.length > 3) return true;
  if (BROKEN_PLURALS.has(bare)) return true;
  return /^(?:[^ا]{2}ا[^ا]{2}|[^ا]{2}ا[^ا]ي[^ا]|ا[^ا]{2}ا[^ا]|[^ا]و[^ا]{1}ا?[^ا]?)$/.test(bare)
    ? !/^(?:م[^ا]ا[^ا]{2})$/.test(bare) || bare.length > 4
    : false;
}
