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
