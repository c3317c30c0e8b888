import { expect, it } from "vitest";
import { staleRows } from "./stale-rows.ts";

it("lists rows of every table after sixty days, with the page on which to look again, and not a day before", () => {
  expect(staleRows("2027-01-22")).toEqual([]);
  const rows = staleRows("2027-01-28");
  expect(rows).toContainEqual({
    id: "deepseek-flash",
    checkedOn: "2026-11-28",
    days: 61,
    source: "https://api-docs.deepseek.com/quick_start/pricing",
  });
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(["midjourney", "kling", "claude-opus-5-5"]));
});

it("leaves out what nobody can call any more", () => {
  const ids = staleRows("2027-01-28").map(({ id }) => id);
  expect(ids).not.toContain("gpt-4o");
  expect(ids).not.toContain("sora");
  expect(ids).not.toContain("any");
});
