import { expect, it } from "vitest";
import { checkPrompt } from "#engines/prompt-checker/check-prompt.ts";
import { lowPartsOf, wordOf } from "./word.ts";

const check = (text: string) =>
  checkPrompt({ text, target: "any", strictness: "normal", interfaceLanguage: /[a-z]/.test(text) ? "en" : "ar" });

it.each([
  ["two instructions that cannot both hold", "Write a short and very detailed article about solar power", "needs-work"],
  ["a bare request", "اكتب لي مقالًا عن القهوة", "needs-work"],
  [
    "a short letter that says all it needs",
    "اكتب رسالة قصيرة إلى معلمة ابني في الصف الثالث أعتذر فيها عن غيابه يوم الأحد بسبب الحمى، واطلب منها إرسال " +
      "الواجبات. اجعلها في خمسة أسطر، بالعربية الفصحى، ودون مبالغة.",
    "strong",
  ],
])("%s", (_what, text, word) => {
  const result = check(text);
  expect(wordOf(result)).toBe(word);
  // The findings say it, or nothing has to be said.
  expect(lowPartsOf(result)).toEqual([]);
});

it("says usable where nothing was found in a text that spells out little, and names what would raise it", () => {
  const result = { ...check("اكتب لي مقالًا عن القهوة"), issues: [] };
  expect(result.score).toBeLessThan(50);
  expect(wordOf(result)).toBe("usable");
  expect(lowPartsOf(result)).toContain("context");
});

it("is not strong beside a finding that is worth fixing", () => {
  const [issue] = check("اكتب لي مقالًا عن القهوة").issues;
  expect(issue?.severity).toBe("medium");
  expect(wordOf({ score: 95, issues: issue ? [issue] : [] })).toBe("usable");
});
