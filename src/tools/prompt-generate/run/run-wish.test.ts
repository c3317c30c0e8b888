import { describe, expect, test } from "vitest";
import { slotOfWish } from "./run-wish.ts";

describe("a wish takes a setting's place", () => {
  test.each([
    [
      "length",
      ["at most 5 lines", "two paragraphs please", "make it a bit shorter", "200 words", "خليها أقصر، ٥ أسطر"],
    ],
    ["length", ["أطول شوي", "في سطرين", "حوالي ١٠٠ كلمة", "make it more detailed"]],
    ["tone", ["more formal", "a warm but firm tone", "friendlier please", "بنبرة ودية", "خليها رسمية أكتر"]],
    ["format", ["as a table", "in bullet points", "على شكل جدول", "في نقاط"]],
    ["answerLanguage", ["in French", "write it in English", "بالفصحى", "خليها باللغة الإنجليزية", "بالعامية المصرية"]],
  ] as const)("%s: %j", (slot, wishes) => {
    expect(wishes.map((wish) => [wish, slotOfWish(wish)])).toEqual(wishes.map((wish) => [wish, slot]));
  });
});

describe("a wish that says anything else is a condition", () => {
  test.each([
    "mention our friendly staff",
    "mention the short deadline",
    "اذكر أن المدير شخص لطيف",
    "say that the client speaks in English",
    "المدير يتكلم بالإنجليزي",
    "mention the table we booked",
    "قائمة الأسعار مرفقة",
    "the garden is long",
    "اذكر أن الطريق طويل",
    "we have 3 pages on the site",
    "عندنا موظف فرنسي",
    "no table",
    "not too long",
    "بدون جدول",
    "keep the AR setting of the token as it is",
    "ar",
    "en",
    "shorter and more formal",
    "make the words simple",
    "؟",
  ])("%s", (wish) => expect(slotOfWish(wish)).toBe("constraints"));
});
