import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";

/** To a hundredth of a cent. In Arabic the heading names the currency: a sign with Latin letters falls apart there. */
export function dollars(language: Language, amount: number): string {
  const currency = language === "ar" ? {} : ({ style: "currency", currency: "USD" } as const);
  return formatNumber(language, amount, { ...currency, minimumFractionDigits: 2, maximumFractionDigits: 4 });
}
