import { expect, it } from "vitest";
import { isChargedOtherwise, rhythmOf, yearlySavingMinor } from "./rules-rhythm.ts";

it.each([
  [1, "days", "day", 1],
  [2, "weeks", "week", 2],
  [1, "months", "month", 1],
  [3, "months", "month", 3],
  [12, "months", "year", 1],
  [24, "months", "year", 2],
] as const)("%d %s are paid every %s, by %d", (durationValue, durationUnit, interval, intervalCount) =>
  expect(rhythmOf({ durationValue, durationUnit })).toEqual({ interval, intervalCount }),
);

const MONTHLY = {
  price: "5.00",
  currency: "USD" as const,
  credits: 150,
  durationValue: 1,
  durationUnit: "months" as const,
  isRecurring: true,
};
const YEARLY = { ...MONTHLY, price: "50.00", credits: 1800, durationValue: 12 };

it("compares a year with twelve months of the plan that gives as much", () => {
  expect(yearlySavingMinor(YEARLY, [YEARLY, MONTHLY])).toBe(1000);
  expect(yearlySavingMinor(YEARLY, [{ ...MONTHLY, price: "4.50", credits: 100 }, MONTHLY])).toBe(1000);
});

it.each([
  ["a month", MONTHLY, MONTHLY],
  ["a year beside no month", YEARLY, YEARLY],
  ["a year that gives less", { ...YEARLY, credits: 1799 }, MONTHLY],
  ["a year that costs more", { ...YEARLY, price: "60.01" }, MONTHLY],
  ["another currency", YEARLY, { ...MONTHLY, currency: "EUR" as const }],
  ["a month that is paid once", YEARLY, { ...MONTHLY, isRecurring: false }],
  ["a year that is paid once", { ...YEARLY, isRecurring: false }, MONTHLY],
])("says no saving of %s", (_name, yearly, other) => expect(yearlySavingMinor(yearly, [other])).toBe(0));

it("takes a price that recurs for another one where the version is paid once", () => {
  const once = { ...MONTHLY, isRecurring: false };
  const charged = { amountMinor: 500, currency: "USD", interval: null, intervalCount: 0, isActive: true, readAt: "" };
  expect(isChargedOtherwise(once, charged)).toBe(false);
  expect(isChargedOtherwise(once, { ...charged, interval: "month", intervalCount: 1 })).toBe(true);
  expect(isChargedOtherwise(MONTHLY, charged)).toBe(true);
});
