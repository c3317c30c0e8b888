import { lexicon } from "../lexicon.ts";
import type { Finding, Rule } from "../rule.ts";

const BANGS = /[!！؟?]*!{2,}[!?؟]*|(?:!\s?){3,}/g;
const CAPS = /(?<![\p{L}\p{N}_-])[A-Z]{3,}(?![\p{L}\p{N}_-])/gu;
const ACRONYMS = new Set([
  "API",
  "SQL",
  "JSON",
  "CSV",
  "XML",
  "HTML",
  "CSS",
  "HTTP",
  "URL",
  "PDF",
  "FAQ",
  "CTA",
  "SEO",
  "ATS",
  "USA",
  "UAE",
  "NHS",
  "SSN",
  "TBD",
  "CEO",
  "CTO",
  "CFO",
  "HR",
  "KPI",
  "ROI",
  "B2B",
  "GDPR",
  "VAT",
  "IBAN",
  "UTF",
  "ASCII",
  "REST",
  "CLI",
  "UI",
  "UX",
  "CRM",
  "ERP",
  "FAANG",
  "UNESCO",
  "NASA",
  "BBC",
  "GMT",
  "UTC",
  "USD",
  "EUR",
  "GBP",
  "SAR",
  "EGP",
  "AED",
  "MSA",
  "IELTS",
  "TOEFL",
  "GCSE",
  "STEM",
  "DIY",
  "ID",
  "PNG",
  "JPEG",
  "SVG",
  "MP4",
  "DOI",
  "ISBN",
  "TCP",
  "DNS",
  "AWS",
  "NULL",
  "SELECT",
  "FROM",
  "WHERE",
  "JOIN",
  "INSERT",
  "CLUB",
  "NAME",
  "HERE",
  "README",
  "TODO",
  "CPR",
  "EU",
  "UK",
  "SWOT",
  "SMART",
  "PESTLE",
  "DOM",
  "SPA",
  "SSR",
  "LLM",
  "GPT",
  "RAG",
  "YAML",
  "DTO",
  "ORM",
  "ADHD",
  "BMI",
  "MRI",
  "DNA",
  "GPS",
  "LED",
]);
const EMPHASIS = lexicon([
  "very very|important",
  "extremely|super|really|most important|critical|urgent",
  "very|so very",
  "of the utmost importance",
  "i repeat|insist",
  "absolutely must|crucial|essential",
  "please please",
  "at all costs",
  "no matter what",
  "this is critical|crucial|vital|urgent",
  "remember this",
  "pay close|careful|special attention",
  "asap asap",
  "once again",
  "must must",
  "جدا جدا",
  "مهم|مهمه|هام|ضروري|ضروريه|عاجل جدا|للغايه|اوي|قوي|كتير|مره|وايد|خالص",
  "جدا جدا جدا",
  "مره مره",
  "اوي اوي",
  "كتير كتير",
  "في غايه الاهميه",
  "للضروره القصوى",
  "اكرر|اؤكد|وأكرر",
  "ارجوك ارجوك",
  "بليز بليز",
  "انتبه انتبه",
  "ركز ركز|كويس|منيح|زين",
  "باي شكل",
  "مهما كان",
  "ضروري ضروري",
  "الله يخليك الله",
  "امانه امانه",
]);

/** Exclamation runs, capitals and piled-up importance. */
export const shoutingEmphasis: Rule = {
  id: "shouting-emphasis",
  severity: "low",
  dimension: "clarity",
  title: { ar: "تأكيد صارخ", en: "Shouting" },
  why: {
    ar: "كثرة علامات التعجب والتأكيد تجعل كل شيء مهمًا، فلا يظهر الأهم.",
    en: "When everything is shouted, nothing stands out, and the tone leaks into the answer.",
  },
  fix: { ar: "رتّب المطلوب حسب الأهمية بكلام هادئ.", en: "Rank what matters in plain words." },
  examples: {
    bad: {
      ar: "اكتب عنوانًا من ست كلمات لمتجر ورد!!! مهم جدًا جدًا!!!",
      en: "Write a six-word title for a flower shop!!! DO NOT MAKE MISTAKES!!!",
    },
    good: {
      ar: "اكتب عنوانًا من ست كلمات لمتجر ورد. الأهم أن يُذكر الورد.",
      en: "Write a six-word title for a flower shop. It must contain the word flower.",
    },
  },
  find(document) {
    const bangs = document.match(BANGS).filter(({ text }) => (text.match(/!/g)?.length ?? 0) >= 2);
    const free = (start: number) => !document.regions.some((region) => start >= region.start && start < region.end);
    const caps = [...document.text.matchAll(CAPS)].filter((match) => free(match.index) && !ACRONYMS.has(match[0]));
    const emphasis = document.findAffirmed(EMPHASIS);
    const found: Finding[] = bangs.map(({ start, end, text }) => ({
      start,
      end,
      replacement: text.includes("?") || text.includes("؟") ? document.inTextLanguage({ ar: "؟", en: "?" }) : ".",
    }));
    const minimum = document.strictness === "strict" ? 2 : 3;
    if (caps.length >= minimum)
      for (const match of caps)
        found.push({ start: match.index, end: match.index + match[0].length, replacement: match[0].toLowerCase() });
    if (bangs.length > 0 || caps.length >= minimum || emphasis.length >= 2)
      for (const { start, end } of emphasis) found.push({ start, end });
    else
      for (const { start, end, text } of emphasis)
        if (/(\p{L}+) \1|repeat|اكرر|very important|جدا|importance|all costs|غايه/u.test(text))
          found.push({ start, end });
    const strong =
      bangs.some(({ text }) => text.length >= 3) || bangs.length >= 2 || caps.length >= minimum || emphasis.length > 0;
    return strong ? found.sort((a, b) => (a.start as number) - (b.start as number)) : [];
  },
};
