import { lexicon } from "../lexicon.ts";
import type { Rule } from "../rule.ts";

const COURTESY = lexicon([
  "please|kindly",
  "thank you|thanks",
  "thanks|thank_you so|very much",
  "thanks|thank you in advance",
  "many thanks",
  "much appreciated",
  "i_would|i'd appreciate|be_grateful|love_it_if",
  "would you be so kind",
  "if you don't mind|please|could|can",
  "if it's not too much trouble",
  "sorry to bother|trouble",
  "i hope you_are|you're|this_finds",
  "hope you're well",
  "if possible",
  "could|would you please|kindly|possibly",
  "i really appreciate",
  "god bless you",
  "you're the best|amazing",
  "good morning|evening|afternoon",
  "dear ai|chatgpt|claude|gemini",
  "hello|hi|hey",
  "i was wondering if",
  "at your convenience",
  "with all due respect",
  "لو سمحت|سمحتي|تكرمت|تكرمتي|امكن|ممكن",
  "من فضلك|فضلكم",
  "اذا سمحت|تكرمت|امكن",
  "ما عليك",
  "رجاء|الرجاء|ارجوك|ارجو|بليز|فضلا",
  "شكرا|شكرا_جزيلا|مشكور|مشكوره|متشكر|متشكره|يسلمو|تسلم|يسلموا",
  "شكرا لك|جزيلا|مقدما|كثيرا",
  "شاكر|شاكره|ممتن|ممتنه لك|جدا|مقدما",
  "ان تتكرم|تتفضل",
  "وتكرمت|تكرما",
  "يعطيك|يعطيكم العافيه",
  "الله يخليك|يسعدك|يحفظك|يجزاك|يوفقك|يعافيك|يبارك",
  "جزاك|جزاكم الله",
  "بارك الله فيك",
  "ولا|لا انسى فضلك|جميلك",
  "تحياتي|تحيه طيبه",
  "السلام عليكم",
  "صباح|مساء الخير|النور",
  "مرحبا|اهلا|هلا",
  "كيفك|كيف_حالك|ازيك|شلونك|شخبارك",
  "اتمنى|ارجو … بخير",
  "على مجهودك|جهودك|وقتك|تعبك",
  "معلش",
  "بعد اذنك|اذنكم",
  "لا هنت|عليك_امر",
  "ما قصرت",
]);

/** Courtesy that no other word of the sentence leans on. */
const REMOVABLE =
  /^(?:please|kindly|thank you.*|thanks.*|many thanks|much appreciated|hello|hi|hey|و?لو سمحت.*|و?تكرمت.*|و?من فضلك.*|و?شكرا.*|السلام عليكم|مرحبا|بليز|فضلا|على مجهودك|مقدما|يعطيك العافيه|الله يخليك)$/;

/** Long courtesy around the task. */
export const fillerPoliteness: Rule = {
  id: "filler-politeness",
  severity: "info",
  dimension: "clarity",
  title: { ar: "مجاملة طويلة", en: "Long courtesy" },
  why: {
    ar: "المجاملة الطويلة لا تضر، لكنها تبعد الطلب عن أول النص.",
    en: "Long courtesy does no harm, but it pushes the request out of sight.",
  },
  fix: { ar: "اختصرها واترك الطلب في المقدمة.", en: "Trim it and let the request come first." },
  examples: {
    bad: {
      ar: "السلام عليكم، لو سمحت وتكرمت من فضلك اكتب عنوانًا من ست كلمات لمتجر ورد، وشكرًا جزيلًا مقدمًا.",
      en: "Hello, I hope you are well. If you don't mind, could you please write a six-word title for a flower shop? Thank you so much in advance.",
    },
    good: { ar: "من فضلك اكتب عنوانًا من ست كلمات لمتجر ورد.", en: "Please write a six-word title for a flower shop." },
  },
  find(document) {
    const minimum = document.strictness === "strict" ? 2 : 3;
    const hits = document.find(COURTESY);
    if (hits.length < minimum) return [];
    return hits.map(({ start, end, text }) =>
      REMOVABLE.test(text) ? { start, end, replacement: "" } : { start, end },
    );
  },
};
