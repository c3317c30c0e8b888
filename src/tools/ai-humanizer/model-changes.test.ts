import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Rewording, rewordings } from "./model-changes.ts";

function apply(text: string, changes: Rewording[]): string {
  return changes
    .toReversed()
    .reduce((current, { start, end, after }) => current.slice(0, start) + after + current.slice(end), text);
}

describe("rewordings", () => {
  test("names what changed, in the place where it stood", () => {
    expect(rewordings("قام الفريق بإعداد تقرير عن المبيعات اليوم", "أعد الفريق تقريرًا عن المبيعات اليوم")).toEqual([
      { start: 0, end: 24, before: "قام الفريق بإعداد تقرير ", after: "أعد الفريق تقريرًا " },
    ]);
    expect(
      rewordings(
        "It is worth noting that sales rose in March and fell in May.",
        "Sales rose in March and fell in May.",
      ),
    ).toEqual([{ start: 0, end: 30, before: "It is worth noting that sales ", after: "Sales " }]);
  });

  test("has nothing to say of an unchanged text", () => {
    expect(rewordings("كما هو.", "كما هو.")).toEqual([]);
  });

  test("applied together, the changes give the second text, and they never overlap", () => {
    const words = fc
      .array(fc.constantFrom("في", "the", "ثم", "cat.", "\n", "نص", " "), { maxLength: 40 })
      .map((list) => list.join(" "));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const changes = rewordings(before, after);
        expect(apply(before, changes)).toBe(after);
        changes.forEach((change, index) => {
          expect(before.slice(change.start, change.end)).toBe(change.before);
          expect(change.start).toBeGreaterThanOrEqual(changes[index - 1]?.end ?? 0);
        });
      }),
    );
  });
});
