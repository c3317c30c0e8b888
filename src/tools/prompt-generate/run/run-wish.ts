import { toAsciiDigits } from "#engines/text/digits.ts";
import { fold } from "#engines/text/fold.ts";

/** The settings a wish can name; what names none of them is one more condition. */
export type WishSlot = "length" | "tone" | "format" | "answerLanguage" | "constraints";
type Setting = Exclude<WishSlot, "constraints">;

/** Words that name a setting, folded: what measures a text, how it sounds, how it is laid out, its language. */
const NAMES: Readonly<Record<Setting, string>> = {
  length:
    "قصير قصيره اقصر اطول طويل طويله مختصر مختصره اختصر اختصرها اختصره اختصار موجز موجزه مفصل مفصله تفصيل سطرين كلمتين " +
    "صفحتين جملتين فقرتين shorter longer short brief briefly long detailed concise shorten lengthen",
  tone:
    "رسمي رسميه رسميا ودي وديه ودود ودوده مرح مرحه لطيف لطيفه حازم حازمه جاد جاده ساخر ساخره formal formally informal " +
    "casual casually friendly friendlier warm warmer funny funnier playful firm firmer serious polite politely",
  format: "جدول جداول نقاط نقط قائمه عناوين table tables bullet bullets list headings",
  answerLanguage:
    "عربي عربيه انجليزي انجليزيه انكليزي انكليزيه فرنسي فرنسيه تركي تركيه فصحي عاميه دارجه مصري مصريه خليجي خليجيه " +
    "شامي شاميه مغربي مغربيه arabic english french turkish german spanish egyptian gulf levantine moroccan",
};
/** With a number before them they name a length. */
const UNITS =
  "كلمه كلمات سطر اسطر سطور صفحه صفحات جمله جمل فقره فقرات word words line lines page pages sentence sentences paragraph paragraphs";
/** Numbers in words. */
const NUMBERS =
  "واحد واحده ثلاث ثلاثه تلات تلاته اربع اربعه خمس خمسه ست سته سبع سبعه عشر عشره one two three four five six seven eight nine " +
  "ten twelve twenty fifty hundred half few couple";
/** Words that only carry a setting: make it, a little more, in a … tone. */
const CARRIERS =
  "make keep write put turn give it this them me be is the a an in into to as of by use using with please more less much bit " +
  "little lot very slightly quite rather tone voice style language length format form and or but at most least about around " +
  "than up under over max maximum minimum only just should i want would like points text answer reply version whole now instead " +
  "خلي خليها خليه خلها خله اجعل اجعلها اجعله اكتب اكتبها اكتبه ليكن لتكن يكون تكون بدي بدها بدياها ابي ابيها ابغي ابغاها عايز " +
  "عايزه عايزها عاوز عاوزه عاوزها اريد اريدها بغيت بغيتها رد ردها دير ديرها حول حولها من فضلك لو سمحت شوي شويه شويتين قليلا " +
  "اكثر اكتر اقل جدا كتير كثير مره نبره اسلوب لهجه لغه طول شكل صيغه طريقه علي في ب ل عن الي حدود حوالي تقريبا نحو فقط بس " +
  "و او لكن ولكن نص نتيجه جواب اجابه رساله كل كلها كله هي هو كحد اقصي ادني";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const SETTINGS = (Object.keys(NAMES) as Setting[]).map((slot) => [slot, setOf(NAMES[slot])] as const);
const [UNIT_WORDS, NUMBER_WORDS, CARRIER_WORDS] = [setOf(UNITS), setOf(NUMBERS), setOf(CARRIERS)];

/**
 * Which setting a wish replaces: the one that it names where it says nothing else. With one word more ("mention our friendly
 * staff"), two settings, or a "no" in it, it is a condition in the person's words.
 */
export function slotOfWish(wish: string): WishSlot {
  const words = toAsciiDigits(fold(wish)).match(/\p{L}+|\d+/gu) ?? [];
  const named = new Set<Setting>();
  let isAfterNumber = false;
  for (const word of words) {
    const isNumber = /^\d/.test(word) || holds(NUMBER_WORDS, word);
    const slot = isAfterNumber && holds(UNIT_WORDS, word) ? "length" : settingOf(word);
    if (slot) named.add(slot);
    else if (!isNumber && !holds(CARRIER_WORDS, word)) return "constraints";
    isAfterNumber = isNumber;
  }
  const [only, second] = named;
  return only && !second ? only : "constraints";
}

function settingOf(word: string): Setting | undefined {
  return SETTINGS.find(([, names]) => holds(names, word))?.[0];
}

/** An Arabic word may carry a conjunction, a preposition and the article. */
function holds(words: ReadonlySet<string>, word: string): boolean {
  return (
    words.has(word) || words.has(word.replace(/^[وف]?[بلك]?(?:ال)?(?=[ء-ي]{2})/u, "").replace(/^ل(?=[ء-ي]{4})/u, ""))
  );
}
