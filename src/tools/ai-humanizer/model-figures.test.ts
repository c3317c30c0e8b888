import { describe, expect, test } from "vitest";
import { figuresIn, isSaidInWords, mayHaveBeenAWord, spelledIn } from "./model-figures.ts";

describe("figures of a text and of its rewriting", () => {
  test("are compared in one kind of digits, without separators", () => {
    expect([...figuresIn("٧٬٧٥٠ جنيه في ٢٠٢٤، و1,200 و3.5")]).toEqual(["7750", "2024", "1200", "3.5"]);
  });

  test("half past four may become 4:30, and forty feet 40", () => {
    expect(mayHaveBeenAWord("30", "التجمع في الرابعة والنصف فجرًا")).toBe(true);
    expect(mayHaveBeenAWord("30", "We meet at half past four")).toBe(true);
    expect(mayHaveBeenAWord("15", "نلتقي الخامسة وربع")).toBe(true);
    expect(mayHaveBeenAWord("40", "حاوية الأربعين قدمًا")).toBe(true);
    expect(mayHaveBeenAWord("7", "سبعة")).toBe(true);
  });

  test("a new figure without such a word is new", () => {
    expect(mayHaveBeenAWord("30", "التجمع في الرابعة فجرًا")).toBe(false);
    expect(mayHaveBeenAWord("26", "a long year")).toBe(false);
  });

  test.each([
    ["أقل من خمسطاش لعام، نهار الحد سطاش مارس، والنقل ربعين درهم", 3],
    ["سنة الألفين وثلطعش", 2],
    ["عندنا أربعتاشر قابلة واتناشر سرير", 1],
    ["fifteen people", 1],
    ["نهار زين والله", 0],
  ])("%s says %i in words", (text, count) => {
    expect(spelledIn(text)).toBe(count);
  });

  test.each([
    ["15", "أقل من خمسطاش لعام"],
    ["16", "نهار الحد سطاش مارس"],
    ["40", "والنقل ربعين درهم"],
    ["13", "بثلطعش دينار"],
    ["14", "وأربعتاشر قابلة"],
    ["15", "خمس عشرة طالبة"],
    ["30", "تلاتين جنيه"],
  ])("%s is said in «%s»", (figure, text) => {
    expect(isSaidInWords(figure, text)).toBe(true);
  });

  test("and not in words of other figures", () => {
    expect(isSaidInWords("16", "خمسطاش لعام")).toBe(false);
    expect(isSaidInWords("40", "أربع بنات")).toBe(false);
    expect(isSaidInWords("15", "خمسة")).toBe(false);
    expect(isSaidInWords("2013", "سنة الألفين")).toBe(false);
  });
});
