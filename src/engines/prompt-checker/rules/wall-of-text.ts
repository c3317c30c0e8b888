import type { Rule } from "#engines/prompt-checker/rule.ts";

const sentence = {
  ar: "يعمل في المخزن ستة موظفين يستلمون البضائع صباحًا ويرتبونها على الرفوف حسب تاريخ الانتهاء ثم يسجلون الكميات في الدفتر ويرسلون الصورة إلى المشرف",
  en: "the crew arrives at six and checks the vans and loads the crates in the order of the route and signs the sheet before the first driver leaves the yard",
};

/** More than 120 words without a break. */
export const wallOfText: Rule = {
  id: "wall-of-text",
  severity: "low",
  dimension: "clarity",
  title: { ar: "فقرة واحدة طويلة", en: "A wall of text" },
  why: {
    ar: "أكثر من ١٢٠ كلمة بلا فواصل، فتضيع فيها التعليمات.",
    en: "More than 120 words without a break hide the instructions inside them.",
  },
  fix: {
    ar: "قسّم النص إلى أجزاء: المهمة، المعطيات، الشروط، شكل الإجابة.",
    en: "Break it into parts: task, facts, rules, format.",
  },
  examples: {
    bad: {
      ar: `اكتب دليلًا للموظف الجديد في 200 كلمة. ${`${sentence.ar}، `.repeat(6)}وهذا كل يوم.`,
      en: `Write a 200-word guide for new staff. ${`${sentence.en}, and `.repeat(5)}this happens daily.`,
    },
    good: {
      ar: `اكتب دليلًا للموظف الجديد في 200 كلمة.\n\n${sentence.ar}.`,
      en: `Write a 200-word guide for new staff.\n\nFacts: ${sentence.en}.`,
    },
  },
  find(document) {
    const limit = document.strictness === "strict" ? 90 : 120;
    const lines: { count: number; start: number; end: number }[] = [];
    let lineEnd = 0;
    for (const { start, end } of document.words) {
      const line = lines.at(-1);
      if (line && start < lineEnd) {
        line.count += 1;
        line.end = end;
      } else {
        lines.push({ count: 1, start, end });
        lineEnd = document.text.indexOf("\n", start);
        if (lineEnd < 0) lineEnd = document.text.length;
      }
    }
    const long = lines.find((line) => line.count > limit);
    return long
      ? [{ start: long.start, end: long.end, replacement: broken(document.text.slice(long.start, long.end)) }]
      : [];
  },
};

/** The same words with a blank line after about every third sentence, or none where there are no sentences to part. */
function broken(text: string): string {
  let ends = 0;
  return text.replace(/[.!?؟] (?=\S)/g, (mark) => {
    ends += 1;
    return ends % 3 === 0 ? `${mark.trim()}\n\n` : mark;
  });
}
