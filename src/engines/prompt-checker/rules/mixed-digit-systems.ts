import { toArabicDigits, toAsciiDigits } from "#engines/text/digits.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

const LATIN = /(?<![\p{L}\p{N}_.-])[0-9]+(?:[.,:/][0-9]+)*(?![\p{L}\p{N}_.])/gu;
const ARABIC = /[٠-٩۰-۹]+(?:[.,٫٬:/][٠-٩۰-۹]+)*/g;

/** Both digit systems in one Arabic text. */
export const mixedDigitSystems: Rule = {
  id: "mixed-digit-systems",
  severity: "info",
  dimension: "consistency",
  title: { ar: "أرقام بنظامين", en: "Two digit systems" },
  why: {
    ar: "في النص أرقام من نظامين (١٢٣ و123)، فقد يخلط الناتج بينهما.",
    en: "Two digit systems stand side by side (١٢٣ and 123), and the answer may mix them too.",
  },
  fix: { ar: "وحّد الأرقام على نظام واحد.", en: "Use one system throughout." },
  examples: {
    bad: {
      ar: "اكتب إعلانًا في ٥٠ كلمة عن خصم 20% لعملاء المقهى.",
      en: "Write a 50-word notice about the ٢٠ new seats for café customers.",
    },
    good: {
      ar: "اكتب إعلانًا في ٥٠ كلمة عن خصم ٢٠٪ لعملاء المقهى.",
      en: "Write a 50-word notice about the 20 new seats for café customers.",
    },
  },
  find(document) {
    const free = (start: number) => !document.regions.some((region) => start >= region.start && start < region.end);
    const latin = [...document.text.matchAll(LATIN)].filter((match) => free(match.index));
    const arabic = [...document.text.matchAll(ARABIC)].filter((match) => free(match.index));
    if (latin.length === 0 || arabic.length === 0) return [];
    const minority = document.language === "ar" && latin.length <= arabic.length ? latin : arabic;
    return minority.map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      replacement: minority === latin ? toArabicDigits(match[0]) : toAsciiDigits(match[0]),
    }));
  },
};
