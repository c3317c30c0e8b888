import type { Reason } from "./judge-material.ts";

type Words = Record<"ar" | "en", string>;

/** Why the figure deserves less trust; said to people who know nothing of the method. */
export const REASON_WORDS: Record<Reason, Words> = {
  "too-short": { ar: "النص أقصر من أن يُحكم عليه.", en: "The text is too short to be judged." },
  "other-language": {
    ar: "النص بلغة لم يُقَس عليها هذا الكاشف.",
    en: "The text is in a language this detector was not measured on.",
  },
  "mixed-language": { ar: "النص يمزج لغتين.", en: "The text mixes two languages." },
  verse: { ar: "النص شعر أو أسطر قصيرة كالشعر.", en: "The text is verse, or short lines like verse." },
  quotations: { ar: "معظم النص اقتباس من كلام آخر.", en: "Most of the text is quotation." },
  lists: { ar: "معظم النص قوائم لا جمل متصلة.", en: "Most of the text is lists rather than running sentences." },
  code: { ar: "في النص كثير من الأكواد.", en: "Much of the text is code." },
  short: {
    ar: "النص قصير، والخطأ في النصوص القصيرة أكثر.",
    en: "The text is short; short texts are judged wrongly more often.",
  },
  "few-sentences": { ar: "جمل النص قليلة.", en: "The text has only a few sentences." },
  unfamiliar: {
    ar: "كثير من تراكيب النص لم يمرّ على الكاشف في تدريبه.",
    en: "Much of the wording is unlike anything the detector was trained on.",
  },
  dialect: {
    ar: "النص بلهجة، وما قيس عليه من اللهجات قليل.",
    en: "The text is in dialect, of which little was measured.",
  },
  "simple-writing": {
    ar: "لغة النص بسيطة وكلماته قليلة التنوع، كما يكتب المتعلمون والصغار، وهذا يزيد الخطأ.",
    en: "The writing is plain with few different words, as learners and children write; that raises the error.",
  },
  "near-the-line": { ar: "النتيجة قريبة من الحد الفاصل.", en: "The figure lies close to the line." },
  cut: { ar: "النص أطول من الحد، فقُرئ أوله فقط.", en: "The text is over the limit, so only its beginning was read." },
};

export const SENTENCE_REASONS = {
  contrast: { ar: "تقابل جاهز من نوع «ليس كذا بل كذا»", en: "A ready-made contrast of the kind “not this but that”" },
  triad: { ar: "ثلاثة أشياء متوازية", en: "Three parallel items" },
  tail: { ar: "ذيل يشرح ما قبله، مثل «مما…»", en: "A tail that comments on what came before" },
  formal: { ar: "رابط رسمي في أول الكلام أو وسطه", en: "A formal connective" },
  stock: { ar: "كلمات تكثر في النصوص الآلية", en: "Words that machine texts are fond of" },
  smoothAi: {
    ar: "تتابع أدواتها ونهايات كلماتها يشبه ما في النصوص الآلية التي تدرّب عليها الكاشف",
    en: "Its small words and endings follow one another as in the machine texts the detector learned from",
  },
  casual: { ar: "ألفاظ من الحديث اليومي", en: "Everyday, spoken words" },
  firstPerson: { ar: "كاتب يتكلم عن نفسه", en: "Somebody speaks of themselves" },
  slip: { ar: "هفوة إملائية أو نحوية", en: "A slip of spelling or grammar" },
  figures: { ar: "أرقام أو أسماء محددة", en: "Particular figures or names" },
  smoothHuman: {
    ar: "تتابع أدواتها ونهايات كلماتها يشبه ما يكتبه الناس في بيانات التدريب",
    en: "Its small words and endings follow one another as in the human texts the detector learned from",
  },
  neutral: { ar: "لا تدل على شيء بعينها", en: "Says nothing by itself" },
} satisfies Record<string, Words>;
