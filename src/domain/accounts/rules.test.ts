import { describe, expect, it } from "vitest";
import { isCommonPassword, normaliseEmail, passwordFault } from "./rules.ts";

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

  it.each([
    [
      "listed ones",
      ["123456", "password", "qwerty", "111111", "abc123", "1q2w3e4r", "iloveyou", "P@ssw0rd", "trustno1"],
    ],
    [
      "words with a few digits or signs",
      ["Password123!", "ahmed2024", "mohamed1", "محمد123", "كلمةالسر1", "welcome@2025", "123admin"],
    ],
    ["repeats", ["aaaaaa", "121212", "abcabcabc", "٧٧٧٧٧٧", "xyzxyz"]],
    ["runs of keys", ["qwerty123", "asdfgh", "654321", "abcdefg", "٠١٢٣٤٥٦", "poiuyt", "ضصثقفغ"]],
    ["dates", ["01011990", "19901231", "311290", "01/01/1990"]],
  ])("is refused when it is common: %s", (_kind, passwords) => {
    expect(passwords.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  it("is refused when it is the address itself", () => {
    expect(isCommonPassword("salma.kamel", "salma.kamel@example.com")).toBe(true);
    expect(isCommonPassword("salma.kamel99", "salma.kamel@example.com")).toBe(true);
    expect(isCommonPassword("salma.kamel", "other@example.com")).toBe(false);
  });

  it("is welcome when nobody would try it early", () => {
    const good = ["blue-kettle-47-reads", "tH7$kq", "قهوة باردة على السطح", "3 llamas ate it", "zq81wx", "850317x"];
    expect(good.filter((password) => isCommonPassword(password))).toEqual([]);
  });
});

it("an address is kept trimmed and in lower case", () => {
  expect(normaliseEmail("  Salma@Example.COM ")).toBe("salma@example.com");
});
