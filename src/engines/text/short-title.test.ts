import { expect, it } from "vitest";
import { shortTitle } from "./short-title.ts";

it("names a text by its first words, never cutting one in two", () => {
  expect(shortTitle("  رسالة\nإلى   المدير ")).toBe("رسالة إلى المدير");
  expect(shortTitle(`${"كلمة ".repeat(15)}أخيرة طويلة جدًا`)).toBe(`${"كلمة ".repeat(15).trim()}…`);
  expect(shortTitle(`${"one two, ".repeat(12)}`)).toBe(`${"one two, ".repeat(8)}one…`);
});

it("cuts a text without spaces between whole characters", () => {
  expect(shortTitle(`a${"😀".repeat(60)}`)).toBe(`a${"😀".repeat(39)}…`);
});
