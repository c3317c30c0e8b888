import { describe, expect, test } from "vitest";
import { readRequest } from "#engines/reader/read-request.ts";
import { readerWeights } from "#engines/reader/reader-weights.ts";
import { generatePrompt } from "./generate-prompt.ts";

const read = (text: string) => readRequest(text, readerWeights(/[ء-ي]/.test(text) ? "ar" : "en"));
const made = (text: string) =>
  generatePrompt({ text, detail: "full", promptLanguage: "same", interfaceLanguage: "ar" });

describe("a wish after a colon is part of the work, not material that lies there", () => {
  test.each([
    ["خطة مذاكرة: فيزياء وكيمياء ورياضيات، عندي اختبار بعد أسبوعين", "plan"],
    ["خطة مذاكرة: فيزياء، ٣ أسابيع، ساعتين في اليوم", "plan"],
    ["study plan: physics and maths, exam in two weeks, two hours a day", "plan"],
    ["رسالة لجاري: يوطي صوت التلفزيون بعد العشرة", "email-letter"],
  ])("%s", (text, type) => {
    const reading = read(text);
    expect(reading.type).toBe(type);
    expect(reading.parts.filter(({ role }) => role === "material")).toEqual([]);
    expect(made(text).prompt).toBe(text);
  });
});

describe("a token that is also a language's abbreviation says nothing of the answer's language", () => {
  test.each([
    ["write a function that reads the en-US locale token", "code-write"],
    ["اشرح لي متغير AR في الكود", "tutor"],
  ])("%s", (text, type) => {
    const reading = read(text);
    expect(reading.type).toBe(type);
    expect(reading.stated.language).toBeLessThan(0.5);
    expect(made(text).prompt).toBe(text);
  });
});

test("a mixed request for slides is read as somebody's own words in Levantine, never as general work", () => {
  for (const text of [
    "بدي اعمل presentation عن القهوة، 10 slides، مش ممل",
    "بدي presentation عن تلوث البحر، 10 slides، مش ممل",
  ]) {
    const { voice, taskType, prompt } = made(text);
    expect(voice).toEqual({ language: "ar", dialect: "lev" });
    expect(taskType).not.toBe("general");
    expect(prompt).toBe(text);
  }
});

describe("what a text is about does not make it work of that kind", () => {
  test.each([
    ["write a story about a lawyer who loses a case", "creative"],
    ["اكتب قصة عن محامي خسر قضية", "creative"],
    ["write an email asking a colleague to review my code", "email-letter"],
    ["اكتب ايميل لعميل اسمه مروان يطلب منه مراجعة كود المشروع", "email-letter"],
    ["عايز رسالة لعميل اسمه مروان", "email-letter"],
    ["قصيدة عن طبيب ينسى جرعات مرضاه", "creative"],
  ])("%s", (text, type) => {
    const { taskType, questions, moreQuestions } = made(text);
    expect(taskType).toBe(type);
    const asked = [...questions, ...moreQuestions].map(({ id }) => id);
    expect(asked.filter((id) => /^(?:facts-)?(?:law|legal|code|review|names|ideas|drug|health)/.test(id))).toEqual([]);
  });
});
