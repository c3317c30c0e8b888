import type { StyleId } from "./features/measure-style.ts";
import type { DetectorLanguage } from "./features/read-tokens.ts";

/** How a measure is shown: per hundred words, as a percentage, in words (kept as a logarithm), in letters, or as a plain number. */
export type SignalUnit = "per100" | "percent" | "words" | "letters" | "number";

interface SignalWords {
  unit: SignalUnit;
  /** Languages of the text it says something about. */
  texts: readonly DetectorLanguage[];
  ar: string;
  en: string;
}

const BOTH = ["ar", "en"] as const;

/** Measures that a reader without training can check by eye; the others count, but are not shown. */
export const SIGNALS: Partial<Record<StyleId, SignalWords>> = {
  "sentence-length": {
    unit: "words",
    texts: BOTH,
    ar: "متوسط طول الجملة (كلمة)",
    en: "Average sentence length (words)",
  },
  "sentence-spread": {
    unit: "number",
    texts: BOTH,
    ar: "تفاوت أطوال الجمل (صفر يعني أنها متساوية)",
    en: "How much sentence lengths vary (0 means all equal)",
  },
  "short-sentences": {
    unit: "percent",
    texts: BOTH,
    ar: "الجمل القصيرة جدًا (ست كلمات فأقل)",
    en: "Very short sentences (six words or fewer)",
  },
  "long-sentences": {
    unit: "percent",
    texts: BOTH,
    ar: "الجمل الطويلة جدًا (٣٥ كلمة فأكثر)",
    en: "Very long sentences (35 words or more)",
  },
  "word-length": { unit: "letters", texts: BOTH, ar: "متوسط طول الكلمة (حرف)", en: "Average word length (letters)" },
  commas: { unit: "per100", texts: BOTH, ar: "الفواصل في كل مئة كلمة", en: "Commas per 100 words" },
  semicolons: { unit: "per100", texts: BOTH, ar: "الفواصل المنقوطة في كل مئة كلمة", en: "Semicolons per 100 words" },
  colons: { unit: "per100", texts: BOTH, ar: "النقطتان الرأسيتان في كل مئة كلمة", en: "Colons per 100 words" },
  dashes: { unit: "per100", texts: BOTH, ar: "الشرطات الاعتراضية في كل مئة كلمة", en: "Dashes per 100 words" },
  brackets: { unit: "per100", texts: BOTH, ar: "الأقواس في كل مئة كلمة", en: "Brackets per 100 words" },
  questions: { unit: "per100", texts: BOTH, ar: "علامات الاستفهام في كل مئة كلمة", en: "Question marks per 100 words" },
  digits: { unit: "per100", texts: BOTH, ar: "الأرقام في كل مئة كلمة", en: "Numbers per 100 words" },
  names: { unit: "per100", texts: ["en"], ar: "أسماء الأعلام في كل مئة كلمة", en: "Names per 100 words" },
  vocabulary: {
    unit: "percent",
    texts: BOTH,
    ar: "الكلمات غير المكررة في كل ستين كلمة",
    en: "Different words in every 60",
  },
  "repeated-pairs": { unit: "percent", texts: BOTH, ar: "أزواج الكلمات المكررة", en: "Pairs of words that come again" },
  "start-variety": {
    unit: "percent",
    texts: BOTH,
    ar: "تنوع بدايات الجمل",
    en: "Sentences that start with a different word",
  },
  "start-conjunction": {
    unit: "percent",
    texts: BOTH,
    ar: "جمل تبدأ بأداة ربط",
    en: "Sentences that start with a linking word",
  },
  triads: {
    unit: "per100",
    texts: BOTH,
    ar: "الثلاثيات (كذا وكذا وكذا) في كل مئة كلمة",
    en: "Lists of three per 100 words",
  },
  "participle-tails": {
    unit: "per100",
    texts: BOTH,
    ar: "ذيول الجمل مثل «مما يعزز» في كل مئة كلمة",
    en: "Tails such as “, highlighting …” per 100 words",
  },
  "contrast-frames": {
    unit: "per100",
    texts: BOTH,
    ar: "صيغ مثل «ليس مجرد… بل» في كل مئة كلمة",
    en: "Frames such as “not just … but” per 100 words",
  },
  "formal-connectives": {
    unit: "per100",
    texts: BOTH,
    ar: "روابط مثل «علاوة على ذلك» في كل مئة كلمة",
    en: "Connectives such as “moreover” per 100 words",
  },
  "casual-words": {
    unit: "per100",
    texts: BOTH,
    ar: "كلمات الحديث اليومي في كل مئة كلمة",
    en: "Everyday words such as “just” per 100 words",
  },
  "stock-words": {
    unit: "per100",
    texts: BOTH,
    ar: "كلمات جاهزة متداولة في كل مئة كلمة",
    en: "Stock words per 100 words",
  },
  hedges: {
    unit: "per100",
    texts: BOTH,
    ar: "ألفاظ الاحتمال مثل «ربما» في كل مئة كلمة",
    en: "Hedges such as “may” per 100 words",
  },
  "first-person": {
    unit: "per100",
    texts: BOTH,
    ar: "ضمائر المتكلم في كل مئة كلمة",
    en: "I, we and the like per 100 words",
  },
  slips: {
    unit: "per100",
    texts: BOTH,
    ar: "همزات ناقصة وهفوات إملائية في كل مئة كلمة",
    en: "Slips of spelling and grammar per 100 words",
  },
  "spaced-marks": {
    unit: "per100",
    texts: BOTH,
    ar: "مسافات في غير موضعها حول علامات الترقيم في كل مئة كلمة",
    en: "Misplaced spaces around marks per 100 words",
  },
  definite: {
    unit: "per100",
    texts: ["ar"],
    ar: "الأسماء المعرفة بأل في كل مئة كلمة",
    en: "Nouns with the article al- per 100 words",
  },
  "joined-and": {
    unit: "per100",
    texts: ["ar"],
    ar: "الكلمات الموصولة بواو العطف في كل مئة كلمة",
    en: "Words joined with wa- (and) per 100 words",
  },
  contractions: {
    unit: "per100",
    texts: ["en"],
    ar: "الصيغ المختصرة مثل don't في كل مئة كلمة",
    en: "Contractions such as don't per 100 words",
  },
  "passive-frames": {
    unit: "per100",
    texts: BOTH,
    ar: "صيغ مثل «تم» في كل مئة كلمة",
    en: "Passives such as “was made” per 100 words",
  },
};
