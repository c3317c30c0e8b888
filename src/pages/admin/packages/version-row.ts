import { type PackageVersion, priceMinorOf } from "#domain/packages/rules.ts";
import { isChargedOtherwise } from "#domain/packages/rules-rhythm.ts";
import type { ChargedPrice } from "#domain/packages/tables.ts";
import { formatMoney, formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import type { PackageValues } from "./package-form.tsx";

/** The price id is shown by its first characters. */
const PRICE_ID_SHOWN = 12;

/** A version as the table, the form and the dialog show it. */
export function rowOf(language: Language, version: PackageVersion) {
  const priceId = version.stripePriceId;
  return {
    id: version.id,
    isActive: version.isActive,
    isSold: version.soldAt !== null,
    title: language === "ar" ? version.displayNameAr : version.displayName,
    version: formatNumber(language, version.version),
    priceShown: formatMoney(language, priceMinorOf(version.price), version.currency),
    /** What the provider takes where that is not what is shown; "" where it knows no such price. */
    chargedShown:
      version.charged && isChargedOtherwise(version, version.charged) ? chargedIn(language, version.charged) : null,
    creditsShown: formatNumber(language, version.credits),
    duration: version.durationValue,
    priceIdShown: priceId && priceId.length > PRICE_ID_SHOWN ? `${priceId.slice(0, PRICE_ID_SHOWN)}…` : priceId,
    values: {
      name: version.name,
      displayName: version.displayName,
      displayNameAr: version.displayNameAr,
      description: version.description,
      descriptionAr: version.descriptionAr,
      price: version.price,
      currency: version.currency,
      credits: String(version.credits),
      durationValue: String(version.durationValue),
      durationUnit: version.durationUnit,
      isRecurring: version.isRecurring,
      stripePriceId: priceId ?? "",
    } satisfies PackageValues,
  };
}

/** Sum and rhythm; "" where the provider has no such price, or has put it away. */
function chargedIn(language: Language, { amountMinor, currency, interval, intervalCount, isActive }: ChargedPrice) {
  if (amountMinor === null || currency === null || !isActive) return { sum: "", interval: "none", count: 0 } as const;
  return {
    sum: formatMoney(language, amountMinor, currency),
    interval: interval ?? "none",
    count: intervalCount,
  } as const;
}

export type VersionRow = ReturnType<typeof rowOf>;
