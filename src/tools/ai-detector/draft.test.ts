import { expect, test } from "vitest";
import { outsideTheUsual } from "./draft.ts";

test.each([
  [3, "below"],
  [4, null],
  [9, null],
  [9.1, "above"],
] as const)("a trait of %s beside a usual range of 4 to 9 is %s", (value, wanted) => {
  expect(outsideTheUsual({ value, humanRange: [4, 9] })).toBe(wanted);
});
