import { fold } from "#engines/text/fold.ts";

/** After "a dose of" these name no medicine: kinds of medicine, people, which dose it is, and small words. */
const NO_NAME = new Set(
  (
    "دواء دوا علاج مضاد مسكن خافض حبوب حبه شراب قطره ابره لقاح تطعيم زائده مناسبه صحيحه يوميه واحده ثانيه منسيه كبيره صغيره امنه " +
    "قصوي تنشيطيه طفل طفله طفلي رضيع ابني بنتي ابنتي امي ابي ابوي ماما بابا مريض كبار اطفال من في علي عن كل كم هذا هذه ده دي هاد هذي " +
    "تبع قبل بعد مع ال a an the my his her their our your this that it each any every medicine medicines medication drug " +
    "antibiotic antibiotics painkiller painkillers vaccine for what which right correct safe daily usual maximum max minimum " +
    "recommended next first second last missed double high low adult child childrens wrong"
  ).split(" "),
);
const BEFORE = /(?<!\p{L})(?:جرعات?|جرعه)\s+(\p{L}+)/gu;
const OF = /(?<!\p{L})(?:dose|doses|dosage)\s+of\s+(\p{L}+)/gu;
const AFTER = /(\p{L}+)\s+(?:dose|dosage)(?!\p{L})/gu;

/**
 * Whether a text names the medicine whose dose it asks about: by its place beside the word "dose", since no list of medicines
 * is ever whole.
 */
export function namesDrug(text: string): boolean {
  const folded = fold(text);
  return [BEFORE, OF, AFTER].some((place) => Array.from(folded.matchAll(place)).some(([, word = ""]) => isName(word)));
}

function isName(word: string): boolean {
  const bare = word.replace(/^(?:لل|[بلو]?ال)(?=.{3})/u, "").replace(/^[لب](?=.{3})/u, "");
  return !NO_NAME.has(word) && !NO_NAME.has(bare);
}
