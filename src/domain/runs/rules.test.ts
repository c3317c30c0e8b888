import { expect, it } from "vitest";
import { keptUntil, searchTextOf, secondsUntilNext, usageWindows } from "./rules.ts";

const NOW = new Date("2026-12-31T22:30:00.500Z");

it("keeps text 30 days with history and 24 hours without", () => {
  expect(keptUntil(NOW, true)).toEqual(new Date("2027-01-30T22:30:00.500Z"));
  expect(keptUntil(NOW, false)).toEqual(new Date("2027-01-01T22:30:00.500Z"));
});

it("counts days and months in UTC", () => {
  expect(usageWindows(NOW)).toEqual({ day: new Date("2026-12-31T00:00:00Z"), month: new Date("2026-12-01T00:00:00Z") });
});

it.each([
  ["day", "2026-12-31T22:30:00.500Z", 5400],
  ["month", "2026-12-31T22:30:00.500Z", 5400],
  ["month", "2026-12-01T00:00:00Z", 31 * 86_400],
  ["day", "2026-12-01T00:00:00Z", 86_400],
] as const)("the next %s after %s begins in %d s", (window, now, seconds) =>
  expect(secondsUntilNext(window, new Date(now))).toBe(seconds),
);

it("folds what search looks in, up to its bound", () => {
  expect(searchTextOf(["Écrire", "كِتاب إلى"])).toBe("ecrire\nكتاب الي");
  expect(searchTextOf(["a".repeat(20_001)])).toHaveLength(20_000);
});
