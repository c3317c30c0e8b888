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

it.each([
  "Write a formal letter to my manager asking for a raise because of the projects I finished.",
  "عايز اكتب رسالة للمدير اطلب زيادة مرتب عشان بقالي فترة في الشركة وعملت كذا مشروع",
  "Write a summary of the meeting in 3 sentences.",
  "Write a 3-sentence summary, about 60 words, of the note below.",
  "Summarise the attached report in five bullets for the board, one line each, with the figures kept as they are.",
  "لخص التقرير المرفق في خمس نقاط لمجلس الإدارة، سطر لكل نقطة، مع إبقاء الأرقام كما هي، وبلا رأي.",
  "Write a 3-sentence summary, about 500 words, for kids of 6, using academic terminology.",
])("is not strong where what the work needs is not there: %s", (text) => {
  const result = check(text);
  expect(wordOf(result)).not.toBe("strong");
  // Either a finding says why, or what would raise it is named.
  expect(result.issues.length + lowPartsOf(result).length).toBeGreaterThan(0);
});

it.each([
  'Translate to French: "The shop opens at nine on Sunday."',
  "What is the capital of Burkina Faso?",
  "Summarise this in 2 lines: the lift is broken again and the plumber comes on Monday at nine.",
  "اشرح البناء الضوئي لطفل في العاشرة بثلاث جمل.",
  "Write a 60-word notice for the tenants of Elm House about the lift repair on 4 May.",
])("is strong where it is, however short: %s", (text) => expect(wordOf(check(text))).toBe("strong"));
