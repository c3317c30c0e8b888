import { expect, test } from "vitest";
import { weighSentences } from "./weigh-sentences.ts";

const plain = [-6, -6, -6, -6, -6];
const none = plain.map(() => 0);
const unknown = plain.map(() => false);

test("the same sentence weighs more among sentences that are written alike", () => {
  const alone = weighSentences([-1, ...plain.slice(1)], none, unknown);
  const among = weighSentences([-1, -1, -1, -1, -1], none, unknown);
  expect(among[0]).toBeGreaterThan((alone[0] as number) + 2);
});

test("one loud sentence does not make its whole text loud", () => {
  const loud = weighSentences([9, ...plain.slice(1)], none, unknown);
  const quiet = weighSentences(plain, none, unknown);
  expect((loud[1] as number) - (quiet[1] as number)).toBeLessThan(1);
});

test("a short text says little about its sentences", () => {
  const [two] = weighSentences([-1, -1], [0, 0], [false, false]);
  const [ten] = weighSentences(
    Array.from({ length: 10 }, () => -1),
    Array.from({ length: 10 }, () => 0),
    Array.from({ length: 10 }, () => false),
  );
  expect(two).toBeLessThan(ten as number);
});

test("constructions add to what the words say, and a sentence that a table knows speaks as loud as one can", () => {
  const [bare] = weighSentences(plain, none, unknown);
  const [built] = weighSentences(plain, [4, 0, 0, 0, 0], unknown);
  const [beside] = weighSentences(plain, none, [false, true, false, false, false]);
  expect(built).toBeCloseTo((bare as number) + 2);
  expect(beside).toBeGreaterThan(bare as number);
});

test("a text of one sentence has a weight, and one without sentences has none", () => {
  expect(weighSentences([-1], [0], [false])).toEqual([-7]);
  expect(weighSentences([], [], [])).toEqual([]);
});
