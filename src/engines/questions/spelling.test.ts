import { describe, expect, test } from "vitest";
import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import { toArabicDigits } from "#engines/text/digits.ts";
import { numbersIn } from "#engines/text/literals.ts";

const REQUESTS = [
  "أريد رسالة قصيرة إلى مدير المدرسة عن غياب ابنتي 3 أيام",
  "عايز بوست لورشة نجارة وخصم 20% لآخر الأسبوع",
  "وش أفضل غسالة لعائلة كبيرة تحت 2000 ريال",
  "كيف رتب عزومة لعشر أشخاص بالبيت",
  "write a cover letter for a job at a bakery",
  "how do i get candle wax out of a rug",
];
const isArabic = (text: string) => /[ء-ي]/.test(text);
const SPELLINGS: readonly (readonly [string, (text: string) => string])[] = [
  ["hamza left out", (text) => text.replace(/[أإآ]/g, "ا")],
  ["ha for ta marbuta", (text) => text.replace(/ة(?!\p{L})/gu, "ه")],
  ["Arabic digits", (text) => (isArabic(text) ? toArabicDigits(text) : text)],
  ["an emoji", (text) => `${text} 🌸`],
  ["a greeting", (text) => (isArabic(text) ? `السلام عليكم، ${text}` : `Hello, ${text}`)],
  ["a full stop", (text) => `${text}.`],
];

function outcomeOf(text: string) {
  const interfaceLanguage = isArabic(text) ? "ar" : "en";
  const { taskType, questions, prompt } = generatePrompt({
    text,
    detail: "standard",
    promptLanguage: "same",
    interfaceLanguage,
  });
  return { taskType, questions: questions.map(({ id }) => id), numbers: numbersIn(prompt) };
}

describe("another spelling of a request", () => {
  test.each(SPELLINGS)("%s: the same type, questions and numbers", (_, change) => {
    for (const text of REQUESTS) expect(outcomeOf(change(text))).toEqual(outcomeOf(text));
  });
});
