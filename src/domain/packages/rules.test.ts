import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toArabicDigits } from "#engines/text/digits.ts";
import {
  BUILT_IN_PACKAGES,
  changesWhatWasSold,
  daysOf,
  expiryOf,
  isSellable,
  mailboxOf,
  MAX_CREDITS,
  MAX_DURATION,
  MAX_PRICE_MINOR,
  packageFaults,
  parsePriceMinor,
  parseWholeNumber,
  priceMinorOf,
  storedPrice,
  testPriceId,
  type Currency,
  type DurationUnit,
  type PackageFields,
  type PackageVersion,
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
    [" 7 ", 7],
    [999_999_999, 999_999_999],
    [0, 0],
  ])("reads %s", (typed, value) => expect(parseWholeNumber(typed)).toBe(value));
  it.each(["1.5", "-1", "1e3", "", "5 USD", "1000000000000"])("refuses %s", (typed) =>
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
    [{ credits: 200, description: "150 uses a month" }, { description: "credits_differ" }],
    [{ credits: 200, descriptionAr: "١٥٠ رصيدًا كل شهر" }, { descriptionAr: "credits_differ" }],
    [{ credits: 1500, description: "1,500 credits", descriptionAr: "كل الأدوات الـ ٨" }, {}],
    [{ credits: 10 ** 12 }, { credits: "out_of_range" }],
    [{ durationValue: 0 }, { durationValue: "out_of_range" }],
    [{ stripePriceId: "price 1" }, { stripePriceId: "price_id_refused" }],
    [{ stripePriceId: "pr" }, { stripePriceId: "price_id_refused" }],
    [{ stripePriceId: "p".repeat(121) }, { stripePriceId: "price_id_refused" }],
    [{ name: "2basic" }, { name: "package_name" }],
    [{ name: "b".repeat(41) }, { name: "package_name" }],
    [{ displayName: "" }, { displayName: "required" }],
    [{ displayName: "x".repeat(81) }, { displayName: "too_long" }],
    [{ displayName: "Basic\0" }, { displayName: "too_long" }],
    [{ displayNameAr: "س".repeat(81) }, { displayNameAr: "too_long" }],
    [{ description: "x".repeat(501) }, { description: "too_long" }],
    [{ descriptionAr: "س".repeat(501) }, { descriptionAr: "too_long" }],
    [{ priceMinor: -1, isRecurring: false }, { price: "price_refused" }],
    [{ priceMinor: 4.5 }, { price: "price_refused" }],
    [{ priceMinor: MAX_PRICE_MINOR + 1 }, { price: "price_refused" }],
    [{ currency: "EGP" as Currency }, { currency: "not_an_option" }],
    [{ credits: MAX_CREDITS + 1 }, { credits: "out_of_range" }],
    [{ durationValue: MAX_DURATION + 1 }, { durationValue: "out_of_range" }],
    [{ durationUnit: "years" as DurationUnit }, { durationUnit: "not_an_option" }],
  ])("names the fault of %o", (change, faults) => expect(packageFaults({ ...good, ...change })).toEqual(faults));

  it.each<Partial<PackageFields>>([
    { name: "b" },
    { name: `b${"-2".repeat(19)}x` },
    { displayName: "x".repeat(80), displayNameAr: "س" },
    { description: "x".repeat(500), descriptionAr: "س".repeat(500) },
    { priceMinor: 0, isRecurring: false },
    { priceMinor: 1 },
    { priceMinor: MAX_PRICE_MINOR, credits: MAX_CREDITS, durationValue: MAX_DURATION },
    { credits: 0 },
    { stripePriceId: "p_1" },
    { stripePriceId: "p".repeat(120) },
  ])("accepts %o, the most or the least that is allowed", (change) =>
    expect(packageFaults({ ...good, ...change })).toEqual({}),
  );
});

describe("changesWhatWasSold", () => {
  const sold = BUILT_IN_PACKAGES[1] as PackageVersion;
  const { price, ...rest } = sold;
  const kept = { ...rest, priceMinor: priceMinorOf(price) };

  it("lets the words of a sold version change", () => {
    expect(changesWhatWasSold(sold, kept)).toBe(false);
    expect(changesWhatWasSold(sold, { ...kept, displayName: "Plus", descriptionAr: "كل شهر" })).toBe(false);
  });
  it.each<Partial<PackageFields>>([
    { priceMinor: 501 },
    { currency: "EUR" },
    { credits: 149 },
    { stripePriceId: "price_1" },
    { durationValue: 2 },
    { durationUnit: "weeks" },
    { isRecurring: false },
  ])("sees that %o changes what buyers paid for", (change) =>
    expect(changesWhatWasSold(sold, { ...kept, ...change })).toBe(true),
  );
});

it("sells what costs money every period, and gives what is free", () => {
  const once = { name: "top-up", isRecurring: false, priceMinor: 500, credits: 100 };
  expect(isSellable({ ...once, isRecurring: true })).toBe(true);
  expect(isSellable(once)).toBe(true);
  expect(isSellable({ ...once, credits: 0 })).toBe(false);
  expect(isSellable({ ...once, name: "free" })).toBe(false);
  expect(isSellable({ ...once, name: "free", isRecurring: true })).toBe(false);
  expect(isSellable({ ...once, name: "free", priceMinor: 0 })).toBe(true);
});

it.each([
  [14, "days", 14],
  [2, "weeks", 14],
  [3, "months", 90],
] as const)("counts %d %s as %d days", (durationValue, durationUnit, days) =>
  expect(daysOf({ durationValue, durationUnit })).toBe(days),
);

it("gives a version without a price at the provider an id for the test checkout", () => {
  expect(testPriceId(7)).toBe("price_test_7");
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
    ["ｓａｒａ@example.com", "sara@example.com"],
  ])("folds %s to %s", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});

it("offers 50 credits free and 150 for 5 USD a month when nothing is stored", () => {
  const shared = { id: 0, version: 1, isActive: true, currency: "USD", stripePriceId: null, soldAt: null };
  expect(BUILT_IN_PACKAGES).toMatchObject([
    {
      ...shared,
      name: "free",
      price: "0.00",
      credits: 50,
      durationValue: 14,
      durationUnit: "days",
      isRecurring: false,
    },
    {
      ...shared,
      name: "basic",
      price: "5.00",
      credits: 150,
      durationValue: 1,
      durationUnit: "months",
      isRecurring: true,
    },
  ]);
});

it("breaks no rule with what it offers when nothing is stored", () => {
  for (const version of BUILT_IN_PACKAGES) {
    const fields = { ...version, priceMinor: priceMinorOf(version.price) };
    expect(packageFaults(fields)).toEqual({});
    expect(isSellable(fields)).toBe(true);
  }
});
