import { lexicon } from "../lexicon.ts";
import type { Rule } from "../rule.ts";

const VERDICT_FIRST = lexicon([
  "score|grade|rate|rank|label|classify|rating|verdict|decision|answer|number|mark|recommendation|conclusion|category … then|followed|and|before explain|justify|reason|reasons|by|explaining|give|why|reasoning|justification", "grade|score|rate … then … reasons|reason|explain|justify|why|reasoning", "scale … then … reasons|reason|explain|justify|why", "score|grade|label|verdict|rating|answer first", "score|label|rating|verdict|answer … then … reason|reasons|explanation|why|justification|reasoning", "yes or no … then … explain|why|reason|reasons", "start with the score|grade|verdict|label|rating|answer|decision", "first … score|grade|verdict|label|rating", "give a score|grade|rating … and|then explain|justify|reasons|why", "pass or fail … then … why|explain|reason", "decide … then … explain|why|justify",
  "درجه|الدرجه|درجات|علامه|تقييم|التقييم|تقييما|تصنيف|التصنيف|حكم|الحكم|قرار|القرار|رقم|نتيجه|النتيجه|توصيه … ثم|بعدها|وبعدها|بعدين|وبعدين … السبب|الاسباب|اسباب|سبب|علل|برر|اشرح|فسر|التبرير|ليش|ليه|لماذا", "اعط|اعطه|قيم|صنف|ضع|حط|عط … درجه|علامه|تقييم|تصنيف|رقم … ثم|بعدها|وبعدها|بعدين … اذكر|اشرح|برر|علل|فسر|السبب", "الدرجه|الحكم|التصنيف|النتيجه|القرار|التقييم|الرقم اولا|الاول|بالاول", "ابدا بالدرجه|بالحكم|بالتصنيف|بالنتيجه|بالقرار", "قيم|قيمها|قيمه|صنف|صنفها … ثم … السبب|الاسباب|برر|علل|اشرح", "نعم او لا … ثم … السبب|لماذا|اشرح|برر", "ناجح او راسب … ثم", "من 1|واحد … الى|ل 5|10|عشره|خمسه … ثم|بعدها|وبعدها … السبب|الاسباب|اشرح|برر",
], { loose: true });
const REASON_FIRST = /(?:reason|reasons|reasoning|evidence|explain|analysis|findings|justif\w+)\b[^.\n]{0,40}\b(?:first|before|then (?:the |a |give )?(?:score|grade|label|rate|rating|verdict))|(?:السبب|الاسباب|الادله|الدليل|التحليل|اشرح|علل)[^.\n]{0,30}(?:اولا|قبل|ثم (?:ال)?(?:درجه|حكم|تصنيف|قرار|تقييم|اعط))/;

/** The verdict asked for before its reason. */
export const reasoningOrder: Rule = {
  id: "reasoning-order",
  severity: "low",
  dimension: "output",
  title: { ar: "الحكم قبل السبب", en: "Verdict before reason" },
  why: { ar: "طلب الدرجة قبل السبب يجعل السبب تبريرًا لما قيل لا أساسًا له.", en: "With the score first, the reason becomes a defence of it instead of its basis." },
  fix: { ar: "اطلب السبب أو الدليل أولًا ثم الدرجة.", en: "Ask for the reasons first, then the score." },
  examples: {
    bad: { ar: "أعط المقال درجة من 10 ثم اذكر السبب.\n<مقال>\n{{المقال}}\n</مقال>", en: "Score the essay from 1 to 10, then explain why.\n<essay>\n{{essay}}\n</essay>" },
    good: { ar: "اذكر نقطتي ضعف في المقال مع الدليل، ثم أعطه درجة من 10.\n<مقال>\n{{المقال}}\n</مقال>", en: "List two weaknesses of the essay with evidence, then score it from 1 to 10.\n<essay>\n{{essay}}\n</essay>" },
  },
  find(document) {
    if (REASON_FIRST.test(document.freeText)) return [];
    const hit = document.findAffirmed(VERDICT_FIRST).find((place) => place.last - place.first >= 1 && !/^(?:classify|answer|rank)\b.*\bgive$/.test(place.text) && /(?:explain|justif|reason|why|by|سبب|برر|علل|اشرح|فسر|تبرير|ليش|ليه|لماذا|اولا|الاول|بالاول|first|start with|ابدا)/.test(place.text));
    if (!hit || /followed by$/.test(hit.text)) return [];
    const line = document.inTextLanguage({ ar: "اذكر السبب أولًا ثم الدرجة.", en: "Give the reasons first, then the score." });
    return [{ start: hit.start, end: hit.end }, { start: null, end: null, replacement: line }];
  },
};
