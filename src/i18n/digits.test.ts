import { afterEach, expect, it } from "vitest";
import { type Digits, digitsOf, inLatinDigits, readDigitsFrom } from "./digits.ts";
import { formatDate, formatHijriDate, formatMoney, formatNumber } from "./format.ts";
import { createMessageReader, defineMessages } from "./messages.ts";
import { parseMessages } from "./parse-messages.ts";
import { createTranslator } from "./translations.ts";
import { localeOf } from "./format.ts";

const reading = (digits: Digits) => readDigitsFrom(() => digits);
afterEach(() => reading("arab"));

const read = createMessageReader({
  words: defineMessages({
    ar: { said: "نحفظها ٣٠ يومًا، ٩٩٫٥٪ من ١٬٠٠٠، لا «{typed}»: {count, plural, other {#}}" },
    en: { said: "Kept for 30 days, not “{typed}”: {count, plural, other {#}}" },
  }),
});

const said = (language: "ar" | "en") =>
  createTranslator({ locale: localeOf(language), messages: parseMessages(read(language, ["words"])) }, "words")(
    "said",
    { typed: "فاتورة ١٥٠٠", count: 1234 },
  );

it("writes figures, and our own words, in the digits of the reader's choice; what was typed stays", () => {
  const date = new Date("2026-11-21T12:00:00Z");
  const all = () => [
    formatNumber("ar", 12_345.5),
    formatDate("ar", date),
    formatHijriDate("ar", date),
    formatMoney("ar", 500, "USD"),
    said("ar"),
  ];
  const arabic = all();
  reading("latn");
  expect(all()).toEqual([
    "12,345.5",
    "21 نوفمبر 2026",
    "11 جمادى الآخرة 1448 هـ",
    "5 دولارات",
    "نحفظها 30 يومًا، 99.5% من 1,000، لا «فاتورة ١٥٠٠»: 1,234",
  ]);
  reading("arab");
  expect(all()).toEqual(arabic);
  expect(arabic.at(-1)).toBe("نحفظها ٣٠ يومًا، ٩٩٫٥٪ من ١٬٠٠٠، لا «فاتورة ١٥٠٠»: ١٬٢٣٤");
});

it("changes nothing in English", () => {
  const before = said("en");
  reading("latn");
  expect([said("en"), formatMoney("en", 500, "USD")]).toEqual([before, "$5"]);
});

it("takes an unknown choice for the default", () => {
  expect([digitsOf("latn"), digitsOf("hanidec"), digitsOf(undefined)]).toEqual(["latn", "arab", "arab"]);
});

it("leaves the digits as they are where a message shows them", () => {
  expect(inLatinDigits("الأرقام ٠١٢٣ كما كُتبت، في ١٠ صفحات و٣٤٥٦٧٨٩")).toBe(
    "الأرقام ٠١٢٣ كما كُتبت، في 10 صفحات و3456789",
  );
  expect(inLatinDigits("٪ ٬ ٫")).toBe("٪ ٬ ٫");
});
