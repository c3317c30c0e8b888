import { describe, expect, it } from "vitest";
import { isAppCode, isCommonPassword, normaliseCode, normaliseEmail, passwordFault } from "./rules.ts";

describe("a new password", () => {
  it("needs six characters, counted as people count them", () => {
    expect(passwordFault("k9-q7", "a@example.com")).toBe("password_too_short");
    expect(passwordFault("k9-q7w", "a@example.com")).toBeNull();
    expect(passwordFault("🌱🌊🪁🧵🎐", "a@example.com")).toBe("password_too_short");
    expect(passwordFault("شجرة٧ زرقا", "a@example.com")).toBeNull();
  });

  it("may have 1024 bytes and no more", () => {
    expect(passwordFault("k9".repeat(512), "")).toBeNull();
    expect(passwordFault(`${"k9".repeat(512)}x`, "")).toBe("password_too_long");
    expect(passwordFault("ش٧".repeat(257), "")).toBe("password_too_long");
  });

  it("has its weakness named as such, with the address in mind", () => {
    expect(passwordFault("banana12", "")).toBe("weak_password");
    expect(passwordFault("salma.kamel", "salma.kamel@example.com")).toBe("weak_password");
  });

  it.each([
    [
      "listed ones",
      ["123456", "password", "qwerty", "111111", "abc123", "1q2w3e4r", "iloveyou", "P@ssw0rd", "trustno1", "thx1138"],
    ],
    [
      "words with a few digits or signs",
      ["Password123!", "ahmed2024", "mohamed1", "محمد123", "كلمةالسر1", "welcome@2025", "123admin"],
    ],
    ["words in wide letters", ["ｂａｎａｎａ"]],
    ["words with up to six signs before or eight after", ["123456banana", "banana12345678", "#_banana-!"]],
    [
      "words with signs for letters",
      ["fo0tball", "m1llion", "sw33theart", "b4nana", "chel5ea", "bu77erfly", "m@nchester", "jes$ica", "m!llion"],
    ],
    ["words that begin with such a sign, or have digits too", ["@ngels", "b4nana99"]],
    ["repeats", ["aaaaaa", "121212", "abcabcabc", "٧٧٧٧٧٧", "xyzxyz", "kzpqkzpq", "kz".repeat(12)]],
    ["runs of keys", ["qwerty123", "asdfgh", "654321", "abcdefg", "٠١٢٣٤٥٦", "poiuyt", "ضصثقفغ"]],
    ["two short runs, or one over letters and digits", ["fgh456", "jhg987", "3e4r5t6y", "7u6y5t4r"]],
    ["dates", ["01011990", "19901231", "311290", "01/01/1990", "31-12-1990", "31.12.90", "12 31 1990"]],
    ["dates in the order of any country", ["850317", "123190", "12311990", "19400101", "20291231"]],
  ])("is refused when it is common: %s", (_kind, passwords) => {
    expect(passwords.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  it("is refused when it is the address itself", () => {
    expect(isCommonPassword("salma.kamel", "salma.kamel@example.com")).toBe(true);
    expect(isCommonPassword("salma.kamel99", "salma.kamel@example.com")).toBe(true);
    expect(isCommonPassword("salma.kamel", "other@example.com")).toBe(false);
    expect(isCommonPassword("salma.zq81", "Salma.Zq81@example.com")).toBe(true);
    expect(isCommonPassword("Salma.Kamel@Example.com", "salma.kamel@EXAMPLE.com")).toBe(true);
  });

  it.each([
    ["a word with more digits around it", ["1234567banana", "banana123456789"]],
    ["a word with digits inside", ["ban77ana", "ban2024ana"]],
    ["digits and signs alone, of no order", ["82#5391$7!", "82#5391$"]],
    ["a long repeat", ["kz".repeat(13), "kzpqwkzpqw"]],
    ["a repeat with something beside it", ["q7kzkz", "kzkzq7"]],
    ["three runs, or a run beside what is none", ["asd456jkl", "ghjk8361", "tyuiop45"]],
    ["digits that are no date", ["32011990", "31131990", "00011990", "31121939", "31122030", "3112199"]],
    ["digits with a date among them", ["7294311290", "3112907294", "x850317"]],
  ])("is welcome when it is %s", (_kind, passwords) => {
    expect(passwords.filter((password) => isCommonPassword(password))).toEqual([]);
  });

  it("is welcome when nobody would try it early", () => {
    const good = ["blue-kettle-47-reads", "tH7$kq", "قهوة باردة على السطح", "3 llamas ate it", "zq81wx", "850317x"];
    expect(good.filter((password) => isCommonPassword(password))).toEqual([]);
  });
});

it("an address is kept trimmed and in lower case", () => {
  expect(normaliseEmail("  Salma@Example.COM ")).toBe("salma@example.com");
});

it.each([
  ["123456", "123456"],
  ["١٢٣ ٤٥٦", "123456"],
  ["۱۲۳۴۵۶", "123456"],
  ["\u200f 12 34 56\u202c", "123456"],
  [" aB3xY-9zK2q ", "aB3xY-9zK2q"],
])("the code %j is read as %s", (typed, meant) => {
  expect(normaliseCode(typed)).toBe(meant);
});

it("six digits are of the app, everything else is taken for a backup code", () => {
  expect(["123456", "12345", "1234567", "aB3xY-9zK2q", ""].map(isAppCode)).toEqual([true, false, false, false, false]);
});
