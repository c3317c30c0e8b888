import { expect, test } from "vitest";
import { LETTERING_TEXT_LIMIT, letteringPath, readLetteringHash } from "./lettering-address.ts";

const hashOf = (path: string) => new URL(path, "http://page.invalid").hash;

test("words, line breaks and ratio come back as they were", () => {
  for (const text of ["مقهى نواة", "سطر\nوسطر", "100% & more = #1 + «2»"]) {
    const path = letteringPath({ text, ratio: "4:5" });
    expect(path).toMatch(/^\/lettering#t=/);
    expect(readLetteringHash(hashOf(path))).toEqual({ text, ratio: "4:5" });
  }
});

test("a ratio may be missing, and an address without words begins nothing", () => {
  expect(readLetteringHash(hashOf(letteringPath({ text: "نواة", ratio: "" })))).toEqual({ text: "نواة", ratio: "" });
  expect(readLetteringHash("")).toBeNull();
  expect(readLetteringHash("#content")).toBeNull();
});

test("an address that carries a book is cut", () => {
  const start = readLetteringHash(hashOf(letteringPath({ text: "ب".repeat(2000), ratio: "" })));
  expect(start?.text).toHaveLength(LETTERING_TEXT_LIMIT);
});
