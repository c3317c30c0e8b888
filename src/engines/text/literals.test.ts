import { describe, expect, test } from "vitest";
import { findLiterals, numbersIn } from "./literals.ts";

const valuesOf = (text: string, latinWords = false) =>
  findLiterals(text, { latinWords }).map(({ kind, value }) => `${kind} ${value}`);

describe("tokens that must survive", () => {
  test("in Arabic: money, percent, quotes, dates, names of tools", () => {
    expect(valuesOf("ادفع ١٬٥٠٠ جنيه قبل ٥ مارس ٢٠٢٦ واكتب «شكرًا لك» بخصم ٣٠٪ عبر Google Sheets", true)).toEqual([
      "money ١٬٥٠٠ جنيه",
      "date ٥ مارس ٢٠٢٦",
      "quote «شكرًا لك»",
      "percent ٣٠٪",
      "latin Google Sheets",
    ]);
  });

  test("in English: addresses, phones, times, ids, placeholders, code", () => {
    expect(
      valuesOf(
        "Call +44 20 7946 0958 at 9:30 am, mail a.b@c.org, see https://x.org/a?b=1, run `npm test` on user_id {{name}} for $5",
      ),
    ).toEqual([
      "phone +44 20 7946 0958",
      "time 9:30 am",
      "email a.b@c.org",
      "url https://x.org/a?b=1",
      "code `npm test`",
      "identifier user_id",
      "placeholder {{name}}",
      "money $5",
    ]);
  });

  test("a figure with an Arabic word written onto it is whole, one inside a Latin word is none", () => {
    expect(valuesOf("187 في الزرقاء، و143 في إربد، و٩٢ في المفرق، بـ600 أو ل5")).toEqual([
      "number 187",
      "number 143",
      "number ٩٢",
      "number 600",
      "number 5",
    ]);
    expect(valuesOf("é143 and 12")).toEqual(["number 12"]);
  });

  test("numbers compare across digit systems and separators", () => {
    expect(numbersIn("١٬٥٠٠ و 1,500 و 7.40")).toEqual(["1500", "1500", "7.40"]);
  });

  test.each(["1".repeat(20_000), "1,".repeat(10_000), "a".repeat(20_000), "a.".repeat(10_000), '"'.repeat(20_000)])(
    "hostile runs take linear time: %.4s…",
    (text) => {
      const timeOf = (part: string) => {
        const started = performance.now();
        findLiterals(part, { latinWords: true });
        return performance.now() - started;
      };
      timeOf(text);
      expect(timeOf(text)).toBeLessThan(16 * timeOf(text.slice(0, text.length / 4)) + 50);
    },
  );
});
