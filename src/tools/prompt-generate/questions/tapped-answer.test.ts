import { describe, expect, test } from "vitest";
import { joined, without } from "./tapped-answer.ts";

describe("a likely answer that is tapped", () => {
  test.each([
    ["", "at no cost", "at no cost"],
    ["by Friday", "at no cost", "by Friday, at no cost"],
    ["by Friday, ", "at no cost", "by Friday, at no cost"],
    ["by Friday.", "at no cost", "by Friday, at no cost"],
  ])("comes after what is written: %j", (words, answer, whole) => expect(joined(words, answer, ", ")).toBe(whole));

  test.each([
    ["at no cost", "at no cost", ""],
    ["by Friday, at no cost", "at no cost", "by Friday"],
    ["at no cost, by Friday", "at no cost", "by Friday"],
    ["by Friday, at no cost, in one page", "at no cost", "by Friday, in one page"],
    ["هذا الأسبوع، من غير تكلفة", "من غير تكلفة", "هذا الأسبوع"],
    ["by Friday", "at no cost", "by Friday"],
  ])("is taken out of %j", (words, answer, rest) => expect(without(words, answer)).toBe(rest));
});
