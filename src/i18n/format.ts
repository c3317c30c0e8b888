import { digitsHere } from "./digits.ts";
import type { Language } from "./language.ts";

/** The zone used until the browser has sent its own: UTC+3. */
export const DEFAULT_TIME_ZONE = "Asia/Riyadh";

/** Calendar and digits are named, since bare `ar-SA` means different things to different engines; the digits are the reader's choice. */
export function localeOf(language: Language): string {
  return language === "ar" ? `ar-SA-u-ca-gregory-nu-${digitsHere()}` : "en-US";
}

export function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** Long form: "٢١ نوفمبر ٢٠٢٦", "November 21, 2026". */
export function formatDate(language: Language, date: Date, timeZone = DEFAULT_TIME_ZONE): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone }).format(date);
}

export function formatDateTime(language: Language, date: Date, timeZone = DEFAULT_TIME_ZONE): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeStyle: "short", timeZone }).format(
    date,
  );
}

/** How long ago: now, minutes, then hours; from a day on the date and time. */
export function formatAgo(language: Language, date: Date, now: Date, timeZone = DEFAULT_TIME_ZONE): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - date.getTime()) / 60_000));
  if (minutes >= 24 * 60) return formatDateTime(language, date, timeZone);
  const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: "auto" });
  if (minutes === 0) return relative.format(0, "second");
  return minutes < 60 ? relative.format(-minutes, "minute") : relative.format(-Math.floor(minutes / 60), "hour");
}

/** The Umm al-Qura date: "١١ جمادى الآخرة ١٤٤٨ هـ". */
export function formatHijriDate(language: Language, date: Date, timeZone = DEFAULT_TIME_ZONE): string {
  const locale = language === "ar" ? `ar-SA-u-ca-islamic-umalqura-nu-${digitsHere()}` : "en-US-u-ca-islamic-umalqura";
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(date);
}

export function formatNumber(language: Language, value: number, options?: Intl.NumberFormatOptions): string {
  const locale = localeOf(language);
  const key = `${locale} ${options ? JSON.stringify(options) : ""}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format.format(value);
}

/** Making one costs more than a hundred uses of it; languages and options are the few that our code names. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Digits after the decimal mark that a currency has: 2 for USD, 0 for JPY, 3 for KWD; 2 for a code Intl does not know. */
function fractionDigitsOf(currency: string): number {
  try {
    return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/**
 * An amount in minor units (cents) as money. A whole amount shows no decimals. Arabic names the currency, since a sign with
 * Latin letters ("US$") falls apart beside Arabic text.
 */
export function formatMoney(language: Language, amountMinor: number, currency: string): string {
  const digits = fractionDigitsOf(currency);
  const amount = amountMinor / 10 ** digits;
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : digits;
  const forms = language === "ar" ? ARABIC_CURRENCIES[currency] : undefined;
  if (forms) {
    const form = Number.isInteger(amount) ? new Intl.PluralRules("ar").select(amount) : "other";
    return (forms[form] ?? forms.other).replace("#", () => formatNumber(language, amount, { minimumFractionDigits }));
  }
  const currencyDisplay = language === "ar" ? "name" : "symbol";
  try {
    const options = { style: "currency", currency, currencyDisplay, minimumFractionDigits } as const;
    return new Intl.NumberFormat(localeOf(language), options).format(amount);
  } catch {
    return `${formatNumber(language, amount)} ${currency}`;
  }
}

/** The currencies of packages by the six Arabic plural forms; what is not named takes the last. */
const ARABIC_CURRENCIES: Record<string, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  USD: { one: "دولار واحد", two: "دولاران", few: "# دولارات", many: "# دولارًا", other: "# دولار" },
  EUR: { other: "# يورو" },
  GBP: {
    one: "جنيه إسترليني واحد",
    two: "جنيهان إسترلينيان",
    few: "# جنيهات إسترلينية",
    many: "# جنيهًا إسترلينيًا",
    other: "# جنيه إسترليني",
  },
};
