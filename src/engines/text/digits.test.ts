import { expect, it } from "vitest";
import { digitSystem, toArabicDigits, toAsciiDigits } from "./digits.ts";

it("reads digits of either kind and leaves the rest", () => {
  expect(toAsciiDigits("٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 07 ٫أ")).toBe("0123456789 0123456789 07 ٫أ");
});

it("writes Arabic-Indic digits", () => expect(toArabicDigits("0123456789 a٥")).toBe("٠١٢٣٤٥٦٧٨٩ a٥"));

it.each([
  ["٣ ٤ 5", "arabic"],
  ["۳ ۴ 5", "arabic"],
  ["3 4 ٥", "latin"],
  ["3 ٥", "latin"],
  ["none", "latin"],
])("the digits of %s are %s", (text, system) => expect(digitSystem(text)).toBe(system));
