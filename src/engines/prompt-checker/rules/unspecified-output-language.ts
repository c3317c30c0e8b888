import { detectLanguage } from "#engines/text/language.ts";
import { lexicon } from "#engines/prompt-checker/lexicon.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

const TRANSLATE = lexicon(
  [
    "translate|translating|localise|localize|subtitle",
    "translation of",
    "provide|need|want a translation",
    "render … into",
    "into|in|to another|other|different|foreign|second|new|their|native language|tongue|languages",
    "render|rendered … another|tongue|language",
    "translated version|copy|text|notice|menu|sheet",
    "translator|interpreter",
    "translated",
    "dub",
    "ترجم|ترجمي|ترجملي|ترجمها|ترجمه|ترجملنا|تترجم|عرب|ترجمهولي|ترجمهالي",
    "ترجمه دقيقه|حرفيه|للنص|النص|المقال",
    "عايز|بدي|ابي|اريد ترجمه",
    "انقل|اقلب|خلي|حط|بدي|عايز|محتاج|محتاجين … بلغه|للغه|لغه اخرى|تانيه|ثانيه|غير|اجنبيه|لغتهم",
    "بلغه|للغه|لغه اخرى|تانيه|ثانيه|اجنبيه|غيرها|لغتهم|يفهموها|يفهمونها",
    "بلغتهم|للغتهم|لغتهم",
    "ترجمه امينه|صحيحه|سليمه|كامله|مهنيه|جيده",
    "نسخه مترجمه",
    "مترجمه|مترجم|مترجما|تترجمها|تترجمه|يترجم|نترجمها",
    "ترجملنا|ترجموا|نترجم|ترجمت",
    "حول … لغه اخرى|تانيه|ثانيه",
  ],
  { loose: false },
);
const LANGUAGES = lexicon(
  [
    "arabic|english|french|german|spanish|italian|portuguese|turkish|urdu|hindi|chinese|mandarin|japanese|korean|russian|polish|dutch|swedish|persian|farsi|hebrew|greek|malay|indonesian|bengali|tamil|welsh|irish|ukrainian|romanian|czech|danish|norwegian|finnish|swahili|vietnamese|thai|kurdish|somali|amharic|egyptian|msa|darija",
    "target language",
    "to|into {{",
    "en|ar|fr|de|es",
    "عربي|عربيه|العربيه|بالعربي|بالعربيه|للعربيه|للعربي|الفصحى|انجليزي|انجليزيه|الانجليزيه|بالانجليزي|للانجليزيه|للانجليزي|فرنسي|فرنسيه|الفرنسيه|للفرنسيه|الماني|المانيه|الالمانيه|اسباني|اسبانيه|الاسبانيه|تركي|تركيه|التركيه|اوردو|الاورديه|هندي|الهنديه|صيني|الصينيه|ياباني|اليابانيه|فارسي|الفارسيه|روسي|الروسيه|ايطالي|الايطاليه|برتغالي|البرتغاليه|كردي|الكرديه|عبري|العبريه|كوري|الكوريه|لهجه|عاميه|بالمصري|بالشامي|بالخليجي",
  ],
  { loose: true },
);
const WORKS_ON_TEXT = new Set(["summarise", "rewrite", "extract-classify", "support-reply"]);

/** A translation without a target, or a request and a text in different languages. */
export const unspecifiedOutputLanguage: Rule = {
  id: "unspecified-output-language",
  severity: "medium",
  dimension: "output",
  title: { ar: "لغة الناتج غير محددة", en: "Language of the answer not said" },
  why: {
    ar: "لم تُذكر لغة الناتج، فقد يختار النموذج لغة غير التي تريدها.",
    en: "The language of the answer is not said, so the model may choose one you did not want.",
  },
  fix: { ar: "سمِّ اللغة، والمستوى أو اللهجة إن لزم.", en: "Name the language, and the variety where it matters." },
  examples: {
    bad: {
      ar: "ترجم الجملة: «The clinic opens at nine tomorrow morning.»",
      en: 'Translate this line for our leaflet: "The clinic opens at nine."',
    },
    good: {
      ar: "ترجم إلى العربية الفصحى: «The clinic opens at nine tomorrow morning.»",
      en: 'Translate this line into Polish for our leaflet: "The clinic opens at nine."',
    },
  },
  find(document) {
    const line = document.inTextLanguage({ ar: "لغة الناتج: {{لغة_الناتج}}", en: "Answer in {{language}}." });
    if (document.has(LANGUAGES) || /\{\{[^{}]{0,60}(?:lang|لغة)[^{}]{0,60}\}\}/i.test(document.text)) return [];
    const hit = document.findAffirmed(TRANSLATE)[0];
    if (hit)
      return [
        { start: hit.start, end: hit.end },
        { start: null, end: null, replacement: line },
      ];
    if (!WORKS_ON_TEXT.has(document.task.primary)) return [];
    const material = document.regions
      .filter((region) => region.kind === "delimited" || region.kind === "quote" || region.kind === "pasted")
      .map((region) => document.text.slice(region.start, region.end))
      .filter((text) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 8 && !text.includes("{{"));
    const foreign = material.some((text) => detectLanguage(text.replace(/<[^>]*>/g, " ")) !== document.language);
    return foreign && document.words.length >= 3 ? [{ start: null, end: null, replacement: line }] : [];
  },
};
