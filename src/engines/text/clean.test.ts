import { expect, it } from "vitest";
import { cleanText, hasLettersOrDigits } from "./clean.ts";

it.each([
  ["line ends of Windows and old Macs", "a\r\nb\rc\nd", "a\nb\nc\nd"],
  [
    "NUL and control characters, not tab and line feed",
    "a\u0000\u0008\tb\u000B\u000C\u000E\u001F\nc\u007F\u009Fd",
    "a\tb\ncd",
  ],
  ["direction controls", "a\u061C\u200E\u200F\u202A\u202E\u2066\u2069b", "ab"],
  ["zero-width characters", "a\u200B\u2060\uFEFFb", "ab"],
  ["halves of characters", "a\uD800b\uDC00c\uD800\uD800d", "abcd"],
])("cleans %s", (_what, text, clean) => expect(cleanText(text)).toBe(clean));

it.each([
  ["whole characters of two units", "😀😀"],
  ["joiners, which shape letters", "می\u200Cخواهم 👩\u200D🚀"],
  ["tashkeel, spaces and punctuation", "كِتَابٌ  “x”\u00A0…"],
])("leaves %s", (_what, text) => expect(cleanText(text)).toBe(text));

it.each([
  ["a", true],
  ["٣", true],
  ["漢", true],
  [" …!😀\u064B", false],
  ["", false],
])("sees letters or digits in %s: %s", (text, has) => expect(hasLettersOrDigits(text)).toBe(has));
