import { expect, it } from "vitest";
import { cleanText, hasInvisible, hasLettersOrDigits } from "./clean.ts";

it.each([
  ["line ends of Windows and old Macs", "a\r\nb\rc\nd", "a\nb\nc\nd"],
  [
    "NUL and control characters, not tab and line feed",
    "a\u0000\u0008\tb\u000B\u000C\u000E\u001F\nc\u007F\u009Fd",
    "a\tb\ncd",
  ],
  ["direction controls", "a\u061C\u200E\u200F\u202A\u202E\u2066\u2069b", "ab"],
  ["marks of direction between letters", "a\u200E\u200Fb \u200Fc", "ab c"],
  ["Arabic presentation forms", "\uFEAD\uFEB3\uFE8E\uFEDF\uFE94 \uFEF7\uFED3\uFEEE\uFE95 \uFE76", "رسالة لأفوت \u064E"],
  ["zero-width characters", "a\u200B\u2060\uFEFFb", "ab"],
  ["halves of characters", "a\uD800b\uDC00c\uD800\uD800d", "abcd"],
])("cleans %s", (_what, text, clean) => expect(cleanText(text)).toBe(clean));

it.each([
  ["whole characters of two units", "😀😀"],
  ["joiners, which shape letters", "می\u200Cخواهم 👩\u200D🚀"],
  ["marks of direction at a sign or a number", "C++\u200E ثم \u200E+968 2412"],
  ["the signs of scripture", "\uFD3E \uFD3F \uFDFA \uFDFD"],
  ["tashkeel, spaces and punctuation", "كِتَابٌ  “x”\u00A0…"],
])("leaves %s", (_what, text) => expect(cleanText(text)).toBe(text));

it.each([
  ["a", true],
  ["٣", true],
  ["漢", true],
  [" …!😀\u064B", false],
  ["", false],
])("sees letters or digits in %s: %s", (text, has) => expect(hasLettersOrDigits(text)).toBe(has));

it.each([
  ["a joiner in a Persian word", "کتاب\u200Cخانه", false],
  ["joiners in a picture of several", "👨\u200D👩\u200D👧 ❤\uFE0F\u200D🔥", false],
  ["a mark of direction at a number", "\u200E+968 2412 3456\u200E", false],
  ["a joiner between Latin letters", "wri\u200Cte", true],
  ["a zero-width space", "write\u200B an email", true],
  ["an override of direction", "a\u202Eb", true],
])("%s is invisible for nothing: %j %s", (_what, text, is) => expect(hasInvisible(text)).toBe(is));
