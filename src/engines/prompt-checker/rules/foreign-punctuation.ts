import type { Rule } from "#engines/prompt-checker/rule.ts";

const IN_ARABIC = /(?<=[ء-ي\u064B-\u0652])[,;?](?=\s|$)/g;
const IN_ENGLISH = /(?<=[A-Za-z])[،؛؟](?=\s|$)/g;
const SWAP: Record<string, string> = { ",": "،", ";": "؛", "?": "؟", "،": ",", "؛": ";", "؟": "?" };

/** Punctuation of the other script. */
export const foreignPunctuation: Rule = {
  id: "foreign-punctuation",
  severity: "info",
  dimension: "consistency",
  title: { ar: "علامات ترقيم من لغة أخرى", en: "Punctuation of the other script" },
  why: {
    ar: "علامة الترقيم هنا من لغة أخرى، والنموذج يقلد ما يراه في ناتجه.",
    en: "This mark belongs to the other script, and models copy what they see.",
  },
  fix: { ar: "استعمل ، ؛ ؟ مع العربية.", en: "Use , ; ? in English." },
  examples: {
    bad: {
      ar: "اكتب عنوانًا من ست كلمات لمتجر ورد, وآخر لمتجر عطور.",
      en: "Write a six-word title for a flower shop، then one for a perfume shop.",
    },
    good: {
      ar: "اكتب عنوانًا من ست كلمات لمتجر ورد، وآخر لمتجر عطور.",
      en: "Write a six-word title for a flower shop, then one for a perfume shop.",
    },
  },
  find(document) {
    const pattern = document.language === "ar" ? IN_ARABIC : IN_ENGLISH;
    return [...document.text.matchAll(pattern)]
      .filter((match) => !document.regions.some((region) => match.index >= region.start && match.index < region.end))
      .map((match) => ({ start: match.index, end: match.index + 1, replacement: SWAP[match[0]] }));
  },
};
