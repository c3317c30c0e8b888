import { expect, test } from "vitest";
import { fieldMessages } from "./field-messages.ts";

test.each([
  ["too_short 3", "اكتب ٣ أحرف على الأقل.", "Write at least 3 characters."],
  ["too_short 50", "اكتب ٥٠ حرفًا على الأقل.", "Write at least 50 characters."],
  [
    "too_long 4000",
    "النص أطول من الحد. اختصره إلى ٤٬٠٠٠ حرف.",
    "This text is too long. The limit is 4,000 characters.",
  ],
  [
    "too_few_words 80",
    "النص أقصر من أن يُحكم عليه. اكتب ٨٠ كلمة على الأقل.",
    "This text is too short to be judged. Write at least 80 words.",
  ],
  ["at_least 1", "أقل قيمة مقبولة: ١.", "The minimum is 1."],
])("%s is said with the noun that its number takes", (fault, ar, en) => {
  expect(fieldMessages({ text: fault }, "ar")).toEqual({ text: ar });
  expect(fieldMessages({ text: fault }, "en")).toEqual({ text: en });
});

test("words that are no known fault stay as they are", () => {
  expect(fieldMessages({ text: "غير ذلك" }, "ar")).toEqual({ text: "غير ذلك" });
});
