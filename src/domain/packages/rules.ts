import { toAsciiDigits } from "#engines/text/digits.ts";
import type { creditPackages } from "./tables.ts";

export type PackageVersion = typeof creditPackages.$inferSelect;
export const CURRENCIES = ["USD", "EUR", "GBP"] as const;
export const DURATION_UNITS = ["days", "weeks", "months"] as const;
export type Currency = (typeof CURRENCIES)[number];
export type DurationUnit = (typeof DURATION_UNITS)[number];

/** What an administrator says of a version; the price in minor units (cents). */
export interface PackageFields {
  name: string;
  displayName: string;
  displayNameAr: string;
  description: string;
  descriptionAr: string;
  priceMinor: number;
  currency: Currency;
  credits: number;
  stripePriceId: string | null;
  durationValue: number;
  durationUnit: DurationUnit;
  isRecurring: boolean;
}

/** Dearest price: 999,999.99, what the payment provider takes at most. */
export const MAX_PRICE_MINOR = 99_999_999;
export const MAX_CREDITS = 1_000_000;
export const MAX_DURATION = 1200;

/**
 * A price as typed, in minor units; null when it is not one. Rule: digits of either kind; at most one mark (`.` `,` or the
 * Arabic decimal mark) with one or two digits after it; no sign, no grouping, no exponent. So `5`, `5.00`, `5,00` and their
 * Arabic-Indic forms are 500; `5.005` and `1,000` are refused, since a guess could be wrong a thousandfold.
 */
export function parsePriceMinor(typed: string | number): number | null {
  const match = toAsciiDigits(String(typed).trim()).match(/^(\d{1,9})(?:[.,\u066B](\d{1,2}))?$/);
  if (!match) return null;
  const minor = Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return minor <= MAX_PRICE_MINOR ? minor : null;
}

/** A whole number as typed, with digits of either kind; null when it is not one. */
export function parseWholeNumber(typed: string | number): number | null {
  const text = toAsciiDigits(String(typed).trim());
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The fields that break a rule, each with the code of its fault; empty when the version may be saved. */
export function packageFaults(fields: PackageFields): Record<string, string> {
  const checks: [field: string, holds: boolean, fault: string][] = [
    ["name", /^[a-z][a-z0-9-]{0,39}$/.test(fields.name), "package_name"],
    ["displayName", isText(fields.displayName, 1, 80), fields.displayName.trim() ? "too_long" : "required"],
    ["displayNameAr", isText(fields.displayNameAr, 1, 80), fields.displayNameAr.trim() ? "too_long" : "required"],
    ["description", isText(fields.description, 0, 500), "too_long"],
    ["descriptionAr", isText(fields.descriptionAr, 0, 500), "too_long"],
    ["description", saysNoOtherCredits(fields.description, fields.credits), "credits_differ"],
    ["descriptionAr", saysNoOtherCredits(fields.descriptionAr, fields.credits), "credits_differ"],
    ["price", isWhole(fields.priceMinor, 0, MAX_PRICE_MINOR), "price_refused"],
    ["price", !fields.isRecurring || fields.priceMinor > 0, "price_required"],
    ["currency", CURRENCIES.includes(fields.currency), "not_an_option"],
    ["credits", isWhole(fields.credits, 0, MAX_CREDITS), "out_of_range"],
    ["stripePriceId", fields.stripePriceId === null || /^\w{3,120}$/.test(fields.stripePriceId), "price_id_refused"],
    ["durationValue", isWhole(fields.durationValue, 1, MAX_DURATION), "out_of_range"],
    ["durationUnit", DURATION_UNITS.includes(fields.durationUnit), "not_an_option"],
  ];
  return Object.fromEntries(checks.filter(([, holds]) => !holds).map(([field, , fault]) => [field, fault]));
}

/** True when a change would alter what buyers of a version paid for; its words may change. */
export function changesWhatWasSold(sold: PackageVersion, fields: Omit<PackageFields, "name">): boolean {
  return (
    fields.priceMinor !== priceMinorOf(sold.price) ||
    fields.currency !== sold.currency ||
    fields.credits !== sold.credits ||
    fields.stripePriceId !== sold.stripePriceId ||
    fields.durationValue !== sold.durationValue ||
    fields.durationUnit !== sold.durationUnit ||
    fields.isRecurring !== sold.isRecurring
  );
}

/**
 * False for a version that is paid for once and gives nothing, and for a `free` one that costs money: claiming gives the active `free`
 * version to everybody.
 */
export function isSellable({
  name,
  isRecurring,
  priceMinor,
  credits,
}: Pick<PackageFields, "name" | "isRecurring" | "priceMinor" | "credits">): boolean {
  if (name === "free") return !isRecurring && priceMinor === 0;
  return isRecurring || priceMinor === 0 || credits > 0;
}

/**
 * False for a package that costs nothing under another name than the free one: claiming gives each mailbox the free package once, and a
 * second one would have no button.
 */
export function isClaimable({
  name,
  isRecurring,
  priceMinor,
}: {
  name: string;
  isRecurring: boolean;
  priceMinor: number;
}): boolean {
  return isRecurring || priceMinor > 0 || name === "free";
}

/** A card shows the credits beside the description: two different sums of credits would leave a buyer guessing. */
function saysNoOtherCredits(description: string, credits: number): boolean {
  const sums = toAsciiDigits(description).matchAll(
    /(\d[\d,٬]*)\s*(?:credits?\b|uses?\b|points?\b|رصيد|أرصدة|نقطة|نقاط|استخدام)/gi,
  );
  return [...sums].every(([, sum = ""]) => Number(sum.replace(/[,٬]/g, "")) === credits);
}

function isText(value: string, least: number, most: number): boolean {
  return value.trim().length >= least && value.length <= most && !value.includes("\0");
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

/** The stored price ("5.00") in minor units, without passing through a fraction. */
export function priceMinorOf(price: string): number {
  return parsePriceMinor(price) ?? 0;
}

/** Minor units as the stored decimal: 500 → "5.00". */
export function storedPrice(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;
}

/** A package's duration in days, a month as 30. */
export function daysOf({
  durationValue,
  durationUnit,
}: Pick<PackageVersion, "durationValue" | "durationUnit">): number {
  return durationValue * { days: 1, weeks: 7, months: 30 }[durationUnit];
}

/** The end of a package taken at `from`: whole days and weeks; a month keeps the day, or takes the month's last one. UTC. */
export function expiryOf(from: Date, value: number, unit: DurationUnit): Date {
  if (unit !== "months") return new Date(from.getTime() + value * (unit === "weeks" ? 7 : 1) * 86_400_000);
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + value);
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}

/**
 * The address a free package is counted by: lower case, without a plus tag, and for Gmail without dots, since all of these
 * reach one mailbox.
 */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().normalize("NFKC").split("@");
  const host = domain === "googlemail.com" ? "gmail.com" : domain;
  const name = local.split("+")[0] ?? "";
  return `${host === "gmail.com" ? name.replaceAll(".", "") : name}@${host}`;
}

/** The stand-in id the test checkout gives to a version without one. */
export function testPriceId(versionId: number): string {
  return `price_test_${versionId}`;
}

/** What is offered when nothing is stored or the store cannot be read; `id` 0 belongs to no version. */
export const BUILT_IN_PACKAGES: readonly PackageVersion[] = [
  builtIn({
    name: "free",
    displayName: "Free Package",
    displayNameAr: "الباقة المجانية",
    description: "50 credits to use all services free",
    descriptionAr: "٥٠ رصيدًا لاستخدام جميع الخدمات مجانًا",
    price: "0.00",
    credits: 50,
    durationValue: 14,
    durationUnit: "days",
    isRecurring: false,
  }),
  builtIn({
    name: "basic",
    displayName: "Basic Package",
    displayNameAr: "الباقة الأساسية",
    description: "150 credits monthly, for every service",
    descriptionAr: "١٥٠ رصيدًا كل شهر لجميع الخدمات",
    price: "5.00",
    credits: 150,
    durationValue: 1,
    durationUnit: "months",
    isRecurring: true,
  }),
];

type BuiltInFields = Omit<
  PackageVersion,
  "id" | "version" | "isActive" | "currency" | "stripePriceId" | "charged" | "soldAt" | "createdAt" | "updatedAt"
>;

function builtIn(fields: BuiltInFields): PackageVersion {
  const epoch = new Date(0);
  return {
    ...fields,
    id: 0,
    version: 1,
    isActive: true,
    currency: "USD",
    stripePriceId: null,
    charged: null,
    soldAt: null,
    createdAt: epoch,
    updatedAt: epoch,
  };
}
