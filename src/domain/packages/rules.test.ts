import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toArabicDigits } from "#engines/text/digits.ts";
import {
  BUILT_IN_PACKAGES,
  expiryOf,
  mailboxOf,
  packageFaults,
  parsePriceMinor,
  parseWholeNumber,
  priceMinorOf,
  storedPrice,
  type PackageFields,
} from "./rules.ts";

describe("parsePriceMinor", () => {
  it.each([
    ["5", 500],
    [5, 500],
    [5.5, 550],
    [0.29, 29],
    ["5.00", 500],
    ["5,00", 500],
    ["5,5", 550],
    ["٥", 500],
    ["٥٫٠٠", 500],
    ["۵٫۲۵", 525],
    [" 12.34 ", 1234],
    ["0", 0],
    ["999999.99", 99_999_999],
  ])("reads %s as %d minor units", (typed, minor) => expect(parsePriceMinor(typed)).toBe(minor));

  it.each([
    "5.005",
    "1,000",
    "1e21",
    1e21,
    Number.NaN,
    "NaN",
    "",
    "-1",
    "+1",
    "5.",
    ".5",
    "5 USD",
    "1000000",
    "0x10",
    Infinity,
  ])("refuses %s", (typed) => expect(parsePriceMinor(typed)).toBeNull());

  it("reads back every stored price exactly, in either digits", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (minor) => {
        expect(priceMinorOf(storedPrice(minor))).toBe(minor);
        expect(parsePriceMinor(toArabicDigits(storedPrice(minor)))).toBe(minor);
      }),
    );
  });
});

describe("parseWholeNumber", () => {
  it.each([
    ["150", 150],
    ["١٥٠", 150],
    [0, 0],
  ])("reads %s", (typed, value) => expect(parseWholeNumber(typed)).toBe(value));
  it.each(["1.5", "-1", "1e3", "", "1000000000000"])("refuses %s", (typed) =>
    expect(parseWholeNumber(typed)).toBeNull(),
  );
});

describe("packageFaults", () => {
  const good: PackageFields = {
    name: "basic",
    displayName: "Basic",
    displayNameAr: "الأساسية",
    description: "",
    descriptionAr: "",
    priceMinor: 500,
    currency: "USD",
    credits: 150,
    stripePriceId: null,
    durationValue: 1,
    durationUnit: "months",
    isRecurring: true,
  };
  it("accepts a whole version", () => expect(packageFaults(good)).toEqual({}));
  it.each([
    [{ name: "Basic!" }, { name: "package_name" }],
    [{ displayNameAr: " " }, { displayNameAr: "required" }],
    [{ priceMinor: 0 }, { price: "price_required" }],
    [{ priceMinor: 10 ** 12 }, { price: "price_refused" }],
    [{ credits: -1 }, { credits: "out_of_range" }],
    [{ credits: 10 ** 12 }, { credits: "out_of_range" }],
    [{ durationValue: 0 }, { durationValue: "out_of_range" }],
    [{ stripePriceId: "price 1" }, { stripePriceId: "price_id_refused" }],
  ])("names the fault of %o", (change, faults) => expect(packageFaults({ ...good, ...change })).toEqual(faults));
});

describe("expiryOf", () => {
  it("counts days and weeks whole", () => {
    expect(expiryOf(new Date("2026-11-21T10:00:00Z"), 14, "days").toISOString()).toBe("2026-12-05T10:00:00.000Z");
    expect(expiryOf(new Date("2026-11-21T10:00:00Z"), 2, "weeks").toISOString()).toBe("2026-12-05T10:00:00.000Z");
  });
  it("keeps a month inside itself", () => {
    expect(expiryOf(new Date("2027-01-31T10:00:00Z"), 1, "months").toISOString()).toBe("2027-02-28T10:00:00.000Z");
    expect(expiryOf(new Date("2026-12-15T10:00:00Z"), 1, "months").toISOString()).toBe("2027-01-15T10:00:00.000Z");
  });
});

describe("mailboxOf", () => {
  it.each([
    ["Sara.Ali+tools@Gmail.com", "saraali@gmail.com"],
    ["saraali@googlemail.com", "saraali@gmail.com"],
    ["sara.ali+x@example.com", "sara.ali@example.com"],
    [" SARA@EXAMPLE.COM ", "sara@example.com"],
  ])("folds %s to %s", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});

it("offers 50 credits free and 150 for 5 USD a month when nothing is stored", () => {
  expect(
    BUILT_IN_PACKAGES.map(({ name, price, credits, currency, isRecurring }) => ({
      name,
      price,
      credits,
      currency,
      isRecurring,
    })),
  ).toEqual([
    { name: "free", price: "0.00", credits: 50, currency: "USD", isRecurring: false },
    { name: "basic", price: "5.00", credits: 150, currency: "USD", isRecurring: true },
  ]);
});
