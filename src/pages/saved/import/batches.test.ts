import { expect, it } from "vitest";
import { batchesOf } from "./batches.ts";

it("parts hold at most so many prompts, in their order", () => {
  expect(batchesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(batchesOf([], 2)).toEqual([]);
});

it("a part ends before its bytes are more than a body holds, and Arabic letters count two", () => {
  const sizes = (letter: string) => batchesOf(Array(12).fill(letter.repeat(20_000)), 50).map((batch) => batch.length);
  expect(sizes("x")).toEqual([10, 2]);
  expect(sizes("س")).toEqual([5, 5, 2]);
});
