import type { PromptDocument } from "../document.ts";
import type { Finding, Rule } from "../rule.ts";

const NAME = "(?:(?:Mr|Mrs|Ms|Dr|Miss)\\.? )?(?<!\\p{L})[A-Z]\\p{L}{2,24}";
const TWO_PEOPLE = new RegExp(
  `(?:${NAME}) (?:and|told|asked|emailed|met|called|wrote to|saw|with|versus|vs\\.?|thanked|swapped) (?:(?:with|to) )?(?:${NAME})`,
  "gu",
);
const PERSON_PRONOUN = /(?<![\p{L}])(?:he|she|his|her|him)(?![\p{L}'])/giu;
const TWO_THINGS =
  /(?:compare|between|both|either|choose between|difference between)\s+(?:the |a |an |my |our )?[\p{L}-]+(?: [\p{L}-]+){0,3} (?:and|or|with|to|versus) (?:the |a |an |my |our )?[\p{L}-]+/giu;
const THING_PRONOUN =
  /(?<![\p{L}])(?:it|its)(?= (?:is|was|has|had|needs|costs|works|would|will|should|can|lasts|takes|on|by|compares|[\p{L}]+ed)(?![\p{L}]))/giu;
const AR_SAME_KIND =
  /(?<![ء-ي])(شركه|محل|متجر|مطعم|فندق|مدرسه|جامعه|هاتف|جوال|تطبيق|برنامج|عرض|موقع|كتاب|مدينه|سياره|بنك|مستشفي|الاستاذه?|السيده?|المديره?|الدكتوره?|الموظفه?|الطالبه?|المهندسه?|العميله?)\s+[ء-ي]{2,}[\s\S]{0,60}?(?<![ء-ي])(?:و(?:بين )?|من |مع |الي |ل)\1\s+[ء-ي]{2,}/gu;
const AR_TWO_NAMES =
  /(?<![ء-ي])(?:اخبر|اخبرت|قال|قالت|سال|سالت|كلم|كلمت|قابل|قابلت|شكر|شكرت|راسل|راسلت)\s+([ء-ي]{3,})\s+([ء-ي]{3,})\s+(?:ان|انه|انها|عن|بعد|قبل|لان|لانه|لانها)/gu;
const AR_PRONOUN =
  /(?<![ء-ي])(?:[وف]?(?:هو|هي)|[وف]?(?:فيه|فيها|عنه|عنها|له|لها|منه|منها|به|بها|عليه|عليها|رايه|رايها|انه|انها|لانه|لانها)|[وف]?قد (?:ت|ي)?[ء-ي]{3,}ت?)(?![ء-ي])/gu;

/** A pronoun with two possible owners. */
export const ambiguousPronoun: Rule = {
  id: "ambiguous-pronoun",
  severity: "medium",
  dimension: "clarity",
  title: { ar: "ضمير يحتمل مرجعين", en: "A pronoun with two owners" },
  why: {
    ar: "الضمير هنا قد يعود إلى أكثر من اسم، فقد يفهمه النموذج على غير ما تقصد.",
    en: "This pronoun could point to either name, so the model may pick the wrong one.",
  },
  fix: { ar: "كرر الاسم المقصود بدل الضمير.", en: "Repeat the name instead of the pronoun." },
  examples: {
    bad: {
      ar: "قارن بين شركة السنابل وشركة الغدير في جدول من ثلاثة صفوف، ثم اذكر رأيك فيها في سطر.",
      en: "Anna told Maria about the delay. Write a 60-word note asking why she changed the date.",
    },
    good: {
      ar: "قارن بين شركة السنابل وشركة الغدير في جدول من ثلاثة صفوف، ثم اذكر رأيك في شركة الغدير في سطر.",
      en: "Anna told Maria about the delay. Write a 60-word note asking why Anna changed the date.",
    },
  },
  find(document) {
    if (document.language === "ar") return arabic(document);
    const free = freeOriginal(document);
    return [...after(free, TWO_PEOPLE, PERSON_PRONOUN), ...after(free, TWO_THINGS, THING_PRONOUN)].slice(0, 3);
  },
};

/** In "keep it short" and "base it on" the pronoun is the answer. */
const ANSWER_BEFORE = /(?:^|[^\p{L}])(?:keep|make|base|build|set|format|return|write|present)\s$/iu;

/** The first pronoun within two sentences after a pair of names. */
function after(text: string, pair: RegExp, pronoun: RegExp): Finding[] {
  for (const names of text.matchAll(pair)) {
    const from = names.index + names[0].length;
    const window = text
      .slice(from, from + 260)
      .split(/(?<=[.!?])\s/)
      .slice(0, 4)
      .join(" ");
    const hit = [...window.matchAll(pronoun)].find(({ index }) => !ANSWER_BEFORE.test(window.slice(0, index)));
    if (hit) return [{ start: from + hit.index, end: from + hit.index + hit[0].length }];
  }
  return [];
}

function arabic(document: PromptDocument): Finding[] {
  const text = document.freeText;
  for (const pair of [...text.matchAll(AR_SAME_KIND), ...text.matchAll(AR_TWO_NAMES)]) {
    const from = pair.index + pair[0].length;
    const hit = [...text.slice(from, from + 220).matchAll(AR_PRONOUN)][0];
    if (!hit) continue;
    const start = document.folded.source[from + hit.index] as number;
    return [{ start, end: document.folded.source[from + hit.index + hit[0].length] as number }];
  }
  return [];
}

/** The original text with regions blanked, so that capitals still tell names. */
function freeOriginal(document: PromptDocument): string {
  let text = document.text;
  for (const region of document.regions)
    text = text.slice(0, region.start) + "\uFFFC".repeat(region.end - region.start) + text.slice(region.end);
  return text;
}
