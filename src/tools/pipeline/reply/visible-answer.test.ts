import { expect, it } from "vitest";
import { visibleAnswer } from "./visible-answer.ts";

it("shows an answer as it is, without blanks before it", () => {
  expect(visibleAnswer("\n Dear all,\n\nthank you.\n")).toBe("Dear all,\n\nthank you.\n");
  expect(visibleAnswer("a < b and <b>c</b>")).toBe("a < b and <b>c</b>");
});

it("shows nothing of thinking, at whatever letter its writing has arrived", () => {
  const whole = "<think>They want a note. a < b</think>\n\nDear all";
  const seen = Array.from({ length: whole.length + 1 }, (_, length) => visibleAnswer(whole.slice(0, length)));
  expect(new Set(seen)).toEqual(new Set(["", "D", "De", "Dea", "Dear", "Dear a", "Dear al", "Dear all"]));
});

it("takes what came before a closing mark for thinking where the opening one is missing", () => {
  expect(visibleAnswer("They want a note.</think>Dear all")).toBe("Dear all");
  expect(visibleAnswer("They want a note.</thi")).toBe("They want a note.");
  expect(visibleAnswer("They want a note.</think>", true)).toBe("");
  expect(visibleAnswer("See [1", true)).toBe("See [1");
});
