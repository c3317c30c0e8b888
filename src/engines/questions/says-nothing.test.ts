import { describe, expect, test } from "vitest";
import { saidOf } from "./says-nothing.ts";

describe("an answer that says there is nothing", () => {
  test.each([
    [
      "لا",
      "لااا!",
      "لا شيء.",
      "لا يوجد",
      "مفيش",
      "لأ مفيش",
      "ما في",
      "ما فيه شي",
      "ولا شي",
      "والو",
      "ما كاين والو",
      "كل شي منيح",
    ],
    [
      "no",
      "No.",
      "nooo",
      "none",
      "Nothing",
      "n/a",
      "nothing else",
      "There's nothing",
      "Everything is fine",
      "all good!",
    ],
    ["", "  ", "-", "..."],
  ])("passes its question over: %s", (...answers) => {
    for (const answer of answers) expect([answer, saidOf(answer, null)]).toEqual([answer, ""]);
  });

  test.each(["لا مبالغة", "لا تذكر مديري", "مفيش غير خمس دقايق", "ما في وقت", "والو على حساب الجودة", "no exaggeration"])(
    "stays as it is with more to it: %s",
    (answer) => expect(saidOf(answer, null)).toBe(answer),
  );

  test("stays where it tells something", () => {
    expect(saidOf("none", { noneIsAnswer: true })).toBe("none");
    expect(saidOf("لا", { noneIsAnswer: true })).toBe("لا");
  });

  test("a figure is an answer", () => {
    expect(saidOf("0", null)).toBe("0");
    expect(saidOf("٠", null)).toBe("٠");
  });
});
