import type { Rule } from "../rule.ts";

const VERDICT_FIRST =
  /(?<!\p{L})(?:score|scores|grade|grades|rate|rating|rank|label|verdict|decision|mark|pass or fail|yes or no|thumbs up|recommendation|conclusion|number from|percentage)(?!\p{L})[^.\n?!؟]{0,110}?(?:(?:,? and)? ?then|followed by|and only then|and after that|afterwards|before(?: you)?)(?: \p{L}+){0,3}? (?:explain|explaining|explanation|justify|justification|reason|reasons|reasoning|rationale|why|evidence|argue|defend)(?!\p{L})|(?:rate|score|grade|rank|label|classify)(?!\p{L})[^.\n?!؟]{0,80}? and (?:then )?(?:explain|justify|say why|give (?:your |the |a )?reasons?)(?!\p{L})|(?:start|begin|open|lead) with (?:the |a |your )?(?:score|grade|verdict|label|rating|answer|decision|conclusion)|(?:score|grade|label|verdict|rating|answer|decision) first(?!\p{L})|first (?:give|state|write|say) (?:the |a |your )?(?:score|grade|verdict|label|rating|decision)|(?:give|assign) (?:it |each |them )?(?:\p{L}+ ){0,2}?(?:score|grade|rating)(?: \p{L}+| \d+){0,6}? and (?:explain|justify|say why)|(?<![ء-ي])(?:ال|ب|بال|و|ف)?(?:درجه|درجات|علامه|تقييما?|تصنيفا?|حكما?|قرارا?|نتيجه|توصيه|نسبه|قيمه?|صنفه?ا?|نعم او لا|ناجح او راسب)(?![ء-ي])[^.\n؟!]{0,50}?(?:ثم|بعدها|وبعدها|بعدين|وبعدين|بعد ذلك|وبعد ذلك|وبعد كده|وعقبها)(?: [ء-ي]+){0,2}? و?(?:ال)?(?:سبب|اسباب|علل|برر|اشرح|فسر|تبرير|ليش|ليه|لماذا|دليل|حيثيات)(?:ه|ها|لي)?(?![ء-ي])|(?<![ء-ي])(?:ال)(?:درجه|حكم|تصنيف|نتيجه|قرار|تقييم) (?:اولا|الاول|بالاول|قبل (?:ال)?(?:سبب|شرح))|ابدا ب(?:ال)?(?:درجه|حكم|تصنيف|نتيجه|قرار|تقييم)/gu;
const REASON_FIRST =
  /(?:reason|reasons|reasoning|evidence|explain|analysis|findings|justif\w+)\b[^.\n]{0,40}\b(?:first|before|then (?:the |a |give )?(?:score|grade|label|rate|rating|verdict))|(?:السبب|الاسباب|الادله|الدليل|التحليل|اشرح|علل)[^.\n]{0,30}(?:اولا|قبل|ثم (?:ال)?(?:درجه|حكم|تصنيف|قرار|تقييم|اعط))/;

/** The verdict asked for before its reason. */
export const reasoningOrder: Rule = {
  id: "reasoning-order",
  severity: "low",
  dimension: "output",
  title: { ar: "الحكم قبل السبب", en: "Verdict before reason" },
  why: {
    ar: "طلب الدرجة قبل السبب يجعل السبب تبريرًا لما قيل لا أساسًا له.",
    en: "With the score first, the reason becomes a defence of it instead of its basis.",
  },
  fix: { ar: "اطلب السبب أو الدليل أولًا ثم الدرجة.", en: "Ask for the reasons first, then the score." },
  examples: {
    bad: {
      ar: "أعط المقال درجة من 10 ثم اذكر السبب.\n<مقال>\n{{المقال}}\n</مقال>",
      en: "Score the essay from 1 to 10, then explain why.\n<essay>\n{{essay}}\n</essay>",
    },
    good: {
      ar: "اذكر نقطتي ضعف في المقال مع الدليل، ثم أعطه درجة من 10.\n<مقال>\n{{المقال}}\n</مقال>",
      en: "List two weaknesses of the essay with evidence, then score it from 1 to 10.\n<essay>\n{{essay}}\n</essay>",
    },
  },
  find(document) {
    if (REASON_FIRST.test(document.freeText)) return [];
    const hit = document.match(VERDICT_FIRST)[0];
    if (!hit) return [];
    const line = document.inTextLanguage({
      ar: "اذكر السبب أولًا ثم الدرجة.",
      en: "Give the reasons first, then the score.",
    });
    return [
      { start: hit.start, end: hit.end },
      { start: null, end: null, replacement: line },
    ];
  },
};
