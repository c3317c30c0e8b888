import { words } from "#engines/text/segment.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

/** English words that carry the sentence, not terms. */
const CARRIERS = new Set(
  "write make create use keep please explain give the a an for and but with is are be should will can need want it this that to of in on very simple friendly tone customer issue delivery from your my our about only short long all have has do not like paragraph words every also then more some good nice email answer reply include add send show tell list also must".split(
    " ",
  ),
);
const ARABIC_CARRIERS =
  /(?<![ء-ي])(?:و|ف)?(?:اكتب|اريد|في|من|علي|الي|عن|مع|لا|هذا|هذه|التي|الذي|اللي|عايز|بدي|ابي|لكن|بس|او|ثم|كل|ان|يكون|تكون)(?![ء-ي])/gu;
const SWITCH_GLOSS =
  /(?:translate|translation|ترجم|ترجمه|بالانجليزيه|in arabic|in english|into arabic|into english|bilingual|لغتين|ثنائي اللغه)/;

/** Sentences that change script for no technical reason. */
export const wrongLanguageMix: Rule = {
  id: "wrong-language-mix",
  severity: "medium",
  dimension: "consistency",
  title: { ar: "خلط لغتين في الجملة", en: "Two languages in one sentence" },
  why: {
    ar: "الجمل تتنقل بين العربية والإنجليزية بلا حاجة، فتأتي الإجابة مخلوطة مثلها.",
    en: "Sentences switch between Arabic and English for no technical reason, so the answer will be mixed as well.",
  },
  fix: {
    ar: "اكتب بلغة واحدة، وأبقِ المصطلحات التقنية وحدها باللغة الأخرى.",
    en: "Write in one language and keep only technical terms in the other.",
  },
  examples: {
    bad: {
      ar: "please اكتب email للعميل and make it قصير with a friendly نبرة",
      en: "Write رسالة to the customer واعتذر له about the late delivery بشكل friendly",
    },
    good: {
      ar: "اكتب بريدًا قصيرًا للعميل بنبرة ودودة تعتذر فيه عن تأخر الطلب.",
      en: "Write a short, friendly email to the customer that apologises for the late delivery.",
    },
  },
  find(document) {
    if (!/[a-z]/.test(document.freeText) || !/[ء-ي]/.test(document.freeText)) return [];
    const mixed = document.sentences.map((sentence) => switches(document, sentence.start, sentence.end));
    const worst = mixed.findIndex((count) => count >= 3);
    if (worst < 0 || (SWITCH_GLOSS.test(document.freeText) && (mixed[worst] as number) < 5)) return [];
    const sentence = document.sentences[worst];
    return sentence ? [{ start: sentence.start, end: sentence.end }] : [];
  },
};

/** Changes of script between words of a sentence, where the smaller language brings carrying words in at least two places. */
function switches(document: PromptDocument, start: number, end: number): number {
  let changes = 0;
  let last = "";
  let latinCarriers = 0;
  let carried = false;
  let latin = 0;
  let arabic = 0;
  for (const word of words(document.text.slice(start, end))) {
    if (document.regions.some((region) => start + word.start >= region.start && start + word.start < region.end))
      continue;
    const script = /[ء-ي]/.test(word.text) ? "ar" : /^[A-Za-z'’-]+$/.test(word.text) ? "en" : "";
    // A lone capital is a label: «المجموعة A».
    if (!script || /^[A-Z]$/.test(word.text)) continue;
    if (last && script !== last) changes += 1;
    if (script === "en" && script !== last) carried = false;
    last = script;
    if (script === "ar") arabic += 1;
    else latin += 1;
    if (script === "en" && !carried && CARRIERS.has(word.text.toLowerCase())) {
      latinCarriers += 1;
      carried = true;
    }
  }
  const arabicCarriers = document.text.slice(start, end).replace(/[أإآ]/g, "ا").match(ARABIC_CARRIERS)?.length ?? 0;
  if (latin <= arabic) return latinCarriers >= 2 ? changes : 0;
  // Arabic has no terms that an English sentence must borrow; English terms in an Arabic one are at home.
  const isScattered = arabic >= 3 && changes >= 5;
  return isScattered || Math.max(arabicCarriers, Math.floor(arabic / 2)) >= 2 ? changes : 0;
}
