import { expect, test } from "vitest";
import { keyOf } from "./outcome-scores.ts";
import { resultOfPairs, tableOfPairs } from "./pair-scores.ts";

const pair = (id: string) => ({ id, lang: "en" as const, brief: "b", sound: `${id} sound`, blurred: `${id} blurred` });
const judged = (id: string, sound: number, blurred: number) =>
  [
    [`${id} sound`, sound],
    [`${id} blurred`, blurred],
  ].map(([message, score]) => ({ key: keyOf({ id, message: message as string }), judge: "j", score: score as number }));
/** The checker prefers every sound prompt but that of "c", which it cannot tell from the other. */
const scoreOf = (text: string) => (text.endsWith("sound") && !text.startsWith("c") ? 90 : 60);

test("only pairs whose answers differ count, and an undecided score is wrong there", () => {
  const scores = [...judged("a", 8, 5), ...judged("b", 4, 7), ...judged("c", 8, 5), ...judged("d", 6, 6.2)];
  const results = ["a", "b", "c", "d", "e"].map((id) => resultOfPairs(pair(id), scores, scoreOf));
  expect(tableOfPairs(results).summary).toMatchObject({
    judged: 4,
    differing: 3,
    right: 1,
    apart: 2,
    rightOfApart: 1,
    higher: 4,
  });
  expect(tableOfPairs(results).table.map(([what]) => what)).toContain("wrong: c ");
});
