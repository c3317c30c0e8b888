import { describe, expect, it } from "vitest";
import { formatAgo, formatDate, formatHijriDate, formatMoney } from "./format.ts";

describe("money", () => {
  it.each([
    ["USD", 500, "٥ دولارات", "$5"],
    ["USD", 0, "٠ دولار", "$0"],
    ["USD", 100, "دولار واحد", "$1"],
    ["USD", 200, "دولاران", "$2"],
    ["USD", 1150, "١١٫٥٠ دولار", "$11.50"],
    ["USD", 1200, "١٢ دولارًا", "$12"],
    ["USD", 123_400_000, "١٬٢٣٤٬٠٠٠ دولار", "$1,234,000"],
    ["EUR", 999, "٩٫٩٩ يورو", "€9.99"],
    ["GBP", 300, "٣ جنيهات إسترلينية", "£3"],
    ["JPY", 500, "٥٠٠ ين ياباني", "¥500"],
    ["KWD", 1500, "١٫٥٠٠ دينار كويتي", "KWD\u00A01.500"],
    ["", 500, "٥ ", "5 "],
  ])("of %s %i minor units", (currency, amountMinor, arabic, english) => {
    expect([formatMoney("ar", amountMinor, currency), formatMoney("en", amountMinor, currency)]).toEqual([
      arabic,
      english,
    ]);
  });
});

describe("dates", () => {
  const date = new Date("2026-11-20T22:30:00Z");

  it("are long, Gregorian, in the reader's zone, with the digits of the language", () => {
    expect(formatDate("ar", date, "Africa/Cairo")).toBe("٢١ نوفمبر ٢٠٢٦");
    expect(formatDate("en", date, "UTC")).toBe("November 20, 2026");
  });

  it("have a Hijri form", () => {
    expect(formatHijriDate("ar", date)).toBe("١١ جمادى الآخرة ١٤٤٨ هـ");
    expect(formatHijriDate("en", date)).toBe("Jumada II 11, 1448 AH");
  });

  it.each([
    [0.5, "الآن", "now"],
    [5, "قبل ٥ دقائق", "5 minutes ago"],
    [3 * 60 + 20, "قبل ٣ ساعات", "3 hours ago"],
    [30 * 60, "٢٠\u200F/١١\u200F/٢٠٢٦", "Nov 20, 2026"],
  ])("of the last day say how long ago: %s minutes", (minutes, arabic, english) => {
    const now = new Date(date.getTime() + minutes * 60_000);
    expect([formatAgo("ar", date, now, "UTC"), formatAgo("en", date, now, "UTC")]).toEqual([
      expect.stringContaining(arabic),
      expect.stringContaining(english),
    ]);
  });
});
