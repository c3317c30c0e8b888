import { lexicon, wordingsFrom } from "#engines/prompt-checker/lexicon.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Hit } from "#engines/prompt-checker/word.ts";
import type { Finding, Rule } from "#engines/prompt-checker/rule.ts";

const BANGS = /(?<![!！؟?])[!！؟?]*!{2,}[!?؟]*|(?:!\s?){3,}/g;
const CAPS = /(?<![\p{L}\p{N}_-])[A-Z]{3,}(?![\p{L}\p{N}_-])/gu;
const ACRONYMS = new Set(
  "API SQL JSON CSV XML HTML CSS HTTP URL PDF FAQ CTA SEO ATS USA UAE NHS SSN TBD CEO CTO CFO HR KPI ROI B2B GDPR VAT IBAN UTF ASCII REST CLI UI UX CRM ERP FAANG UNESCO NASA BBC GMT UTC USD EUR GBP SAR EGP AED MSA IELTS TOEFL GCSE STEM DIY ID PNG JPEG SVG MP4 DOI ISBN TCP DNS AWS NULL SELECT FROM WHERE JOIN INSERT CLUB NAME HERE README TODO CPR EU UK SWOT SMART PESTLE DOM SPA SSR LLM GPT RAG YAML DTO ORM ADHD BMI MRI DNA GPS LED GDP CPA MBA PhD OMR KWD JOD BHD QAR TND MAD DZD SPSS IQ AM PM OK END STOP YES NOT INR ECG HTTPS SSH NAS USB HDMI LMS PPT TXT ZIP MP3 GIF WEBP PWD ENV VPN SSL TLS CRON POST GET PUT PATCH ISO SMS QR POS TV UNHCR WHO FIFA NGO CV SOP SLA RFP NDA VIP AI LCD RAM CPU GPU SSD HDD SAT GRE TOEIC YYYY MM DD HH".split(
    " ",
  ),
);
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
  "i mean it|this",
  "cannot|can't stress|emphasise|emphasize|overstate",
  "urgent|urgently|critical|crucial … urgent|asap|immediately|now",
  "super|extremely|so|really|absolutely urgent",
  "under no circumstances",
  "must not|never ever",
  "never ever",
  "without fail",
  "do_not|don't|dont you_dare|dare",
  "listen carefully|up",
  "read this|carefully twice|again",
  "i'm|i_am begging|serious",
  "or else",
  "life or|and death",
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
  "للغايه للغايه",
  "ارجوكم|ارجوك|رجاء|ابوس_ايدك|بترجاك|اترجاك|دخيلك … انتبه|انتبهوا|ركز|اسمع|لا|ما",
  "عاجل|مستعجل|ضروري|مهم|هام عاجل|جدا|للغايه|ضروري|مهم|هام|وعاجل|ومهم|وهام",
  "لازم لازم",
  "اوعى|اياك تنسى|تنسا|ثم_اياك|واياك",
  "لا تنسى|تنس … لا",
  "حذار|حذاري",
  "مساله حياه",
  "باي ثمن",
  "والله العظيم|ما",
  "قلتلك|قلت_لك|للمره الالف|المليون|مليون|الف",
]);

/** Exclamation runs, capitals and piled-up importance. */
export const shoutingEmphasis: Rule = {
  id: "shouting-emphasis",
  severity: "low",
  dimension: "clarity",
  title: { ar: "تأكيد صارخ", en: "Shouting" },
  why: {
    ar: "كثرة علامات التعجب والتأكيد تجعل كل شيء مهمًا، فلا يظهر الأهم.",
    en: "When everything is shouted, nothing stands out.",
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
    const echoes = echoesIn(document);
    const bangs = document.match(BANGS).filter(({ text }) => (text.match(/!/g)?.length ?? 0) >= 2);
    const free = (start: number) => !document.regions.some((region) => start >= region.start && start < region.end);
    const caps = [...document.text.matchAll(CAPS)].filter(
      (match) => free(match.index) && !ACRONYMS.has(match[0]) && wordingsFrom(match[0].toLowerCase()).length > 0,
    );
    const emphasis = [...document.find(EMPHASIS), ...echoes];
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
        if (
          /(\p{L}+(?: \p{L}+)?) [وف]?\1|repeat|mean it|ever|fail|stress|circumstances|begging|dare|ثمن|اكرر|very important|جدا|importance|all costs|غايه/u.test(
            text,
          )
        )
          found.push({ start, end });
    const strong =
      bangs.some(({ text }) => text.length >= 3) || bangs.length >= 2 || caps.length >= minimum || emphasis.length > 0;
    return strong ? found.sort((a, b) => (a.start as number) - (b.start as number)) : [];
  },
};

/** Words that sound important are said again at once: "urgent urgent", «وبس وبس»; three times any word. */
const WEIGHTY =
  /^(?:urgent|important|please|now|must|never|very|really|only|quick|fast|[وف]?(?:مهم|ضروري|عاجل|بس|فقط|جدا|اوي|لازم|ارجوك|ارجوكم|بسرعه|سريع|هام|رجاء|حالا|فورا|مره|كتير|خالص|بليز))$/;

function echoesIn(document: PromptDocument): Hit[] {
  const { words, text } = document;
  const said = words.map(plain);
  const pair = words.findIndex(
    (word, index) =>
      index + 3 < words.length &&
      said[index] === said[index + 2] &&
      said[index + 1] === said[index + 3] &&
      said[index] !== said[index + 1] &&
      /^[^\n.؟?]*$/.test(text.slice(word.start, words[index + 3]?.end)) &&
      !/\d/.test(word.text),
  );
  if (pair >= 0) return [document.hit(pair, pair + 3)];
  return words.flatMap((word, index): Hit[] => {
    const next = words[index + 1];
    if (!next || said[index] !== said[index + 1] || word.text.length < 2 || /\d/.test(word.text)) return [];
    if (!/^[\s,،!.]*$/.test(text.slice(word.end, next.start))) return [];
    const thrice = words[index + 2] !== undefined && said[index + 2] === said[index];
    return WEIGHTY.test(word.text) || (thrice && word.text.length > 2) ? [document.hit(index, index + 1)] : [];
  });
}

/** Repeated with «و» it is the same word still. */
function plain({ text }: { text: string }): string {
  return text.length > 2 && text.startsWith("و") ? text.slice(1) : text;
}
