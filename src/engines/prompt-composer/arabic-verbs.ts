import { fold } from "#engines/text/fold.ts";
import { ARABIC_VERBS } from "./request-lexicon.ts";

/** The first word of a text and what follows it. */
export function splitFirst(text: string): { first: string; rest: string } {
  const match = /^(\S+)\s*([\s\S]*)$/u.exec(text);
  return { first: match?.[1] ?? text, rest: match?.[2] ?? "" };
}

const OBJECTS: Record<string, string> = {
  هالي: "ها",
  هولي: "ه",
  لنا: " لنا",
  لي: "",
  ني: "ني",
  نا: "نا",
  ها: "ها",
  هم: "هم",
  ه: "ه",
  يلي: "",
  ي: "",
  "": "",
};
const LONGEST_STEM_FIRST = Object.entries(OBJECTS).toSorted((a, b) => a[0].length - b[0].length);
/** "سو لي جدول": the person served needs no mention. */
export const FOR_ME =
  /^((?![اتني]?(?:قل|قول|شرح|فسر|وضح|بين|حك))[\u0621-\u0652]{2,6})\s+(?:لي|ليا|لنا|لينا)\s+(?=[\u0621-\u064A])/u;
/** What someone wants to do, as what the model is to do. */
const OWN_VERBS: Record<string, string> = {
  فهمني: "اشرح لي",
  فهميني: "اشرح لي",
  تفهمني: "اشرح لي",
  حللي: "حلّل",
  حللولي: "حلّل",
  اتعلم: "علّمني",
  نتعلم: "علّمني",
  افهم: "اشرح لي",
  نفهم: "اشرح لي",
  اعرف: "وضّح لي",
  اتدرب: "درّبني",
  نتدرب: "درّبني",
  اتمرن: "درّبني",
  نتمرن: "درّبني",
  نعرف: "وضّح لي",
  تصير: "كن",
  تبقي: "كن",
};
/** Bare stems that are nouns as often as verbs. */
const NOUN_STEMS = /^(?:حل|رد|بحث|وصف|مثل|قدم|عمل|علم|فهم|حول|الف|حسن|ذكر|جمع|بسط|ضع|سو|حضر|دور)$/;

/** A request verb in any of its forms (imperative, second or first person, with لي) as an imperative, with its object pronoun. */
export function imperative(word: string, definite = false): { form: string; object: string } | null {
  const folded = fold(word).replace(/^و(?=[ء-ي]{3})/, "");
  const own = OWN_VERBS[folded];
  if (own !== undefined) return { form: own, object: "" };
  for (const [suffix, object] of LONGEST_STEM_FIRST) {
    if (!folded.endsWith(suffix)) continue;
    const stem = folded.slice(0, folded.length - suffix.length);
    for (const prefix of ["ت", "ن", "ا", "ي", ""]) {
      if (
        !stem.startsWith(prefix) ||
        (prefix === "" &&
          (suffix === "ي" || (suffix === "" && !definite && !/\u0651/.test(word) && NOUN_STEMS.test(stem))))
      )
        continue;
      const form = ARABIC_VERBS[stem.slice(prefix.length)];
      if (form !== undefined) return { form, object };
    }
  }
  return null;
}

/** "أكتب": a verb of the one who asks. */
export function isFirstPersonVerb(word: string): boolean {
  return /^[أا][ء-ي]{2,4}(?:ها|ه|هم)?$/u.test(word) && !/^(?:ال|ان|اي)/.test(word);
}
