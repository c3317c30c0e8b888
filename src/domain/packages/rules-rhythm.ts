import { type PackageVersion, priceMinorOf } from "./rules.ts";
import type { ChargedPrice } from "./tables.ts";

/** How often a version that renews is paid, in the provider's words: twelve months are a year. */
export interface Rhythm {
  interval: "day" | "week" | "month" | "year";
  intervalCount: number;
}

export function rhythmOf({
  durationValue,
  durationUnit,
}: Pick<PackageVersion, "durationValue" | "durationUnit">): Rhythm {
  if (durationUnit === "days") return { interval: "day", intervalCount: durationValue };
  if (durationUnit === "weeks") return { interval: "week", intervalCount: durationValue };
  return durationValue % 12 === 0
    ? { interval: "year", intervalCount: durationValue / 12 }
    : { interval: "month", intervalCount: durationValue };
}

/** What is compared of two plans. */
type Plan = Pick<PackageVersion, "price" | "currency" | "credits" | "durationValue" | "durationUnit" | "isRecurring">;

/**
 * What a yearly plan costs less than twelve months of another that renews monthly, in minor units; 0 where no monthly one in its currency
 * gives as many credits or fewer for more. Of several the one with most credits is compared: cheaper ones give less.
 */
export function yearlySavingMinor(yearly: Plan, plans: readonly Plan[]): number {
  const isEvery = (plan: Plan, months: number) =>
    plan.isRecurring && plan.durationUnit === "months" && plan.durationValue === months;
  if (!isEvery(yearly, 12)) return 0;
  const monthly = plans
    .filter((plan) => isEvery(plan, 1) && plan.currency === yearly.currency && 12 * plan.credits <= yearly.credits)
    .sort((a, b) => b.credits - a.credits)[0];
  return monthly ? Math.max(0, 12 * priceMinorOf(monthly.price) - priceMinorOf(yearly.price)) : 0;
}

const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };

/** True where the provider takes another sum than the page shows, in another rhythm, or nothing at all. */
export function isChargedOtherwise(
  version: Pick<PackageVersion, "price" | "currency" | "durationValue" | "durationUnit" | "isRecurring">,
  { amountMinor, currency, interval, intervalCount, isActive }: ChargedPrice,
): boolean {
  const months = (MONTHS[interval ?? ""] ?? 0) * intervalCount;
  const isSameRhythm = !version.isRecurring
    ? interval === null
    : version.durationUnit === "months"
      ? months === version.durationValue
      : `${interval}s` === version.durationUnit && intervalCount === version.durationValue;
  return !isActive || amountMinor !== priceMinorOf(version.price) || currency !== version.currency || !isSameRhythm;
}
