import type { Rule } from "../rule.ts";

const HINTS =
  /\[[^\]\n]{0,20}(?:insert|your|name here|enter|fill in|add|put|replace|tbd|todo|اسمك|اسم|ضع|أدخل|ادخل|اكتب|هنا|املأ|أضف|التاريخ|العنوان)[^\]\n]{0,40}\]|\((?:insert|your|enter|fill in|add your|ضع|أدخل|ادخل|اكتب هنا|املأ)[^)\n]{0,40}\)|<(?:insert|your|enter|add|ضع|أدخل)[ _-][^>\n]{0,40}>|(?<![\p{L}\p{N}_])(?:TBD|TBC|TBA|TODO|FIXME|XX{2,}|xxx+|yyy+)(?![\p{L}\p{N}_])|lorem ipsum|(?<![\p{L}])(?:فلان الفلاني|كذا كذا|كذا وكذا|س س س)(?![\p{L}])|(?<![.…_-])(?:_{3,}|\.{5,}|…{2,})(?![.…_-])|\[(?:\.{2,}|…|_+|\s)\]|\?\?\?+/giu;

/** A hint that was never filled in. */
export const unfilledPlaceholder: Rule = {
  id: "unfilled-placeholder",
  severity: "medium",
  dimension: "context",
  title: { ar: "فراغ لم يُملأ", en: "A blank left unfilled" },
  why: {
    ar: "بقي في النص فراغ أو تلميح، وقد ينسخه النموذج كما هو في الناتج.",
    en: "A hint or blank was left in, and the model may print it as it stands.",
  },
  fix: {
    ar: "املأه بالقيمة، أو حوّله إلى خانة مثل {{التاريخ}}.",
    en: "Fill it in, or turn it into a slot such as {{date}}.",
  },
  examples: {
    bad: {
      ar: "اكتب دعوة لحفل التخرج يوم [أدخل التاريخ هنا] في 50 كلمة لأولياء الأمور.",
      en: "Write a 50-word invitation to the members of [INSERT CLUB NAME] for the June dinner.",
    },
    good: {
      ar: "اكتب دعوة لحفل التخرج يوم {{التاريخ}} في 50 كلمة لأولياء الأمور.",
      en: "Write a 50-word invitation to the members of {{club_name}} for the June dinner.",
    },
  },
  find: (document) =>
    [...document.text.matchAll(HINTS)]
      .map((match) => ({ start: match.index, end: match.index + match[0].length, text: match[0] }))
      .filter(({ start, end }) => !document.regions.some((region) => start < region.end && end > region.start))
      .map(({ start, end, text }) => ({
        start,
        end,
        replacement: `{{${slotName(text, document.language === "ar")}}}`,
      })),
};

function slotName(hint: string, arabic: boolean): string {
  const words = hint
    .replace(/[[\]()<>_.…?]/g, " ")
    .replace(/\b(?:insert|enter|your|here|fill in|add|put|replace|tbd|tbc|tba|todo|fixme|x+|the|lorem ipsum)\b/gi, " ")
    .replace(/(?<![ء-ي])(?:أدخل|ادخل|ضع|اكتب|هنا|املأ|أضف)(?![ء-ي])/g, " ")
    .match(/[\p{L}\p{N}]+/gu);
  return words && words.length > 0 ? words.slice(0, 4).join("_").toLowerCase() : arabic ? "قيمة" : "value";
}
