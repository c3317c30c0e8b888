import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { escapeLetters } from "#scripts/build/ascii-output.ts";

describe("a program written in ASCII", () => {
  it.each([
    [String.raw`"مرحبًا، ${"`"}x${"`"}"`],
    ["`مرحبًا ${1 + 1} 🌙`"],
    [String.raw`"\\ع"`],
    [String.raw`"\ع"`],
    [String.raw`"\n\\\ع"`],
    ['({ "سعر": 5, سعر: 6 }).سعر'],
    ["[...'نص 🌙 ١٢'.matchAll(/[ء-ي]+|[🌙🌞]|[٠-٩]/gu)].map(([part]) => part)"],
    ["'قال: «نعم»'.replace(/[«»]/g, '')"],
    [String.raw`/\s؟/.test("هل ؟")`],
  ])("gives what %s gives", (code) => {
    const ascii = escapeLetters(code);
    expect(ascii).toMatch(/^\p{ASCII}*$/u);
    expect(runInNewContext(ascii)).toEqual(runInNewContext(code));
  });

  it("is refused where the escape would be read as text", () => {
    expect(() => escapeLetters("String.raw`\\d ريال`")).toThrow("raw template");
  });
});
