import { expect, test } from "vitest";
import { detectLanguage } from "#engines/text/language.ts";
import { countWords } from "#engines/text/segment.ts";
import { lengthOf, outsideTheUsual, reasonOfSilence } from "./draft.ts";

test.each([
  [3, "below"],
  [4, null],
  [9, null],
  [9.1, "above"],
] as const)("a trait of %s beside a usual range of 4 to 9 is %s", (value, wanted) => {
  expect(outsideTheUsual({ value, humanRange: [4, 9] })).toBe(wanted);
});

test("how many words are missing is counted by the text's own language, and by the page's where there is none", () => {
  const lengthIn = (text: string, page: "ar" | "en") => lengthOf(text, page, { countWords, detectLanguage });
  expect(lengthIn("", "ar")).toEqual({ count: 0, least: 80, missing: 80 });
  expect(lengthIn(" ", "en")).toEqual({ count: 0, least: 60, missing: 60 });
  expect(lengthIn("كلمة ".repeat(77), "en")).toEqual({ count: 77, least: 80, missing: 3 });
  expect(lengthIn("word ".repeat(60), "ar")).toEqual({ count: 60, least: 60, missing: 0 });
});

test("a text that cannot be judged says why; one whose style leans neither way has no such reason", () => {
  const signal = { id: "a", label: "b", value: 1, humanRange: [0, 2], direction: "ai" as const };
  const reliability = { level: "low" as const, reasons: ["The text mixes two languages.", "The text is short."] };
  expect(reasonOfSilence({ signals: [], reliability })).toBe("The text mixes two languages.");
  expect(reasonOfSilence({ signals: [signal], reliability })).toBeNull();
});
