import { fold } from "../../text/fold.ts";
import type { PromptDocument } from "../document.ts";
import type { Finding, Rule } from "../rule.ts";

const LABEL_LIST =
  /(?:as|into|to|labels?|categories|classes|one of|either|sentiment|إلى|الى|تصنيف(?:ات)?|فئات|كلمات|التالية|واحد(?:ة)? من|إما|اما)\s*[:：]?\s*\(?((?:["'«“]?[\p{L}][\p{L}\p{M} -]{1,24}["'»”]?\s*(?:[,،/|]|\s(?:or|and|أو|او)\s)\s*){1,8}(?:و|أو |او |or |and )?["'«“]?[\p{L}][\p{L}\p{M}-]{1,24}(?: [\p{L}\p{M}]{1,16})?["'»”]?)/giu;
const EXAMPLE_ANSWER =
  /(?:^|\n)[ \t]*(?:label|category|output|answer|class|sentiment|result|response|a|التصنيف|الناتج|الإجابة|الاجابة|المخرج|النتيجة|الفئة|الجواب|ج|الرد)[ \t]*[:：=→-]+>?[ \t]*([^\n]{1,160})/giu;
const INLINE_ANSWER = /(?:example|e\.g\.|مثال|مثلا|مثلًا)[^\n]{0,120}(?:→|->|=>)[ \t]*([^\n,،.؛;]{1,60})/giu;
const ONE_WORD = /(?:one word|single word|label only|only the label|word only|كلمه واحده|التصنيف فقط|بكلمه)/;
const JSON_ONLY =
  /(?:(?:return|output|reply|respond|answer)[^.\n]{0,30}json|json (?:only|object|array)|(?:بصيغه|صيغه|شكل|اعد|ارجع|رجع)[^.\n]{0,20}json)/;
const MAX_WORDS =
  /(?:max(?:imum)?|at most|under|no more than|within|بحد اقصي|لا يزيد عن|لا تزيد عن|اقل من)\s+(\d{1,3}) (?:words|كلمه|كلمات)/;

/** An example answer that breaks the prompt's own rule. */
export const exampleConflict: Rule = {
  id: "example-conflict",
  severity: "high",
  dimension: "consistency",
  title: { ar: "المثال يخالف القاعدة", en: "The example breaks the rule" },
  why: {
    ar: "المثال لا يطابق القاعدة المكتوبة، والنموذج يقلد المثال قبل القاعدة.",
    en: "The example does not follow the stated rule, and models copy the example first.",
  },
  fix: {
    ar: "عدّل المثال حتى يطابق الصيغة والتصنيفات المذكورة.",
    en: "Change the example until it matches the stated format and labels.",
  },
  examples: {
    bad: {
      ar: "صنّف كل طلب إلى: عاجل، عادي.\nمثال:\nالطلب: الباب مكسور\nالتصنيف: مهم جدًا\n\n<طلبات>\n{{الطلبات}}\n</طلبات>",
      en: "Classify each request as urgent or normal.\n\nExample:\nRequest: the door is broken\nLabel: very important\n\n<requests>\n{{requests}}\n</requests>",
    },
    good: {
      ar: "صنّف كل طلب إلى: عاجل، عادي.\nمثال:\nالطلب: الباب مكسور\nالتصنيف: عاجل\n\n<طلبات>\n{{الطلبات}}\n</طلبات>",
      en: "Classify each request as urgent or normal.\n\nExample:\nRequest: the door is broken\nLabel: urgent\n\n<requests>\n{{requests}}\n</requests>",
    },
  },
  find(document) {
    const answers = exampleAnswers(document);
    if (answers.length === 0) return [];
    const rule = document.freeText;
    const labels = allowedLabels(document);
    const limit = Number(MAX_WORDS.exec(rule)?.[1] ?? 0);
    return answers
      .filter(({ value }) => {
        const plain = fold(value)
          .replace(/["'«»“”.]/g, "")
          .trim();
        if (JSON_ONLY.test(rule)) return !/^\s*[[{]/.test(value);
        if (labels.length >= 2) return !labels.some((label) => label === plain || label === plain.replace(/^ال/, ""));
        if (ONE_WORD.test(rule)) return plain.split(/\s+/).length > 1;
        return limit > 0 && plain.split(/\s+/).length > limit;
      })
      .map(({ start, end }): Finding => ({ start, end }));
  },
};

/** Values after "Label:" or an arrow, inside example regions only. */
function exampleAnswers(document: PromptDocument): { value: string; start: number; end: number }[] {
  const found: { value: string; start: number; end: number }[] = [];
  for (const region of document.regions) {
    if (region.kind !== "example") continue;
    const part = document.text.slice(region.start, region.end);
    for (const pattern of [EXAMPLE_ANSWER, INLINE_ANSWER]) {
      for (const match of part.matchAll(pattern)) {
        const value = (match[1] as string).trim();
        const start = region.start + match.index + match[0].lastIndexOf(value);
        if (value) found.push({ value, start, end: start + value.length });
      }
    }
  }
  return found;
}

function allowedLabels(document: PromptDocument): string[] {
  const text = document.text;
  for (const match of text.matchAll(LABEL_LIST)) {
    const inExample = document.regions.some(
      (region) => region.kind === "example" && match.index >= region.start && match.index < region.end,
    );
    if (inExample) continue;
    const labels = fold(match[1] as string)
      .split(/[,،/|]|\s(?:or|and|او)\s/)
      .map((label) =>
        label
          .replace(/["'«»“”.]/g, "")
          .replace(/^\s*(?:or |and |او |و(?=\S{4}))/, "")
          .trim(),
      )
      .filter(Boolean);
    if (labels.length >= 2) return labels;
  }
  return [];
}
