import { expect, it } from "vitest";
import { namedBars, scaleOf } from "./bar-scale.ts";

it.each([
  [[0, 0], true, [0, 1]],
  [[1], true, [0, 1]],
  [[2, 1], true, [0, 1, 2]],
  [[7], true, [0, 4, 8]],
  [[130, 12], true, [0, 100, 200]],
  [[0.03], false, [0, 0.02, 0.04]],
])("a scale of %j (whole numbers: %s) is marked at %j", (values, whole, marks) => {
  expect(scaleOf(values, { whole })).toEqual(marks);
});

it("names five bars at most, the first and the last among them", () => {
  expect(namedBars(3)).toEqual([0, 1, 2]);
  expect(namedBars(30)).toEqual([0, 7, 15, 22, 29]);
});
