import { expect, test } from "vitest";
import { risePerMinute } from "./memory-samples.ts";

test("a rise is told a minute, however far the samples are apart", () => {
  expect(risePerMinute([100, 101, 102, 103], 30)).toBe(2);
  expect(risePerMinute([100, 101, 102, 103], 60)).toBe(1);
  expect(risePerMinute([103, 100, 97], 60)).toBe(-3);
});

test("memory that goes up and down around the same does not rise", () => {
  expect(risePerMinute([10, 20, 20, 10], 60)).toBe(0);
  expect(risePerMinute([10], 60)).toBe(0);
});
