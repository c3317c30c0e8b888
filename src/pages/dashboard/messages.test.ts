import { expect, it } from "vitest";
import type { Language } from "#i18n/language.ts";
import { localeOf } from "#i18n/format.ts";
import { compileTree } from "#i18n/messages.ts";
import { createTranslator } from "#i18n/translations.ts";
import { dashboardMessages } from "./messages.ts";

function say(language: Language, key: string, values: object): string {
  const messages = { dashboard: compileTree(dashboardMessages[language]) };
  const t = createTranslator({ locale: localeOf(language), messages }, "dashboard");
  return t(key, { ...values, figure: (parts) => parts.join("") as never });
}

const daysLeft = (language: Language, days: number) => say(language, "daysLeft", { days });
const credits = (language: Language, count: number) => say(language, "creditsCount", { count });

it.each([
  [0, "لا رصيد", "0 credits"],
  [1, "رصيد واحد", "1 credit"],
  [2, "رصيدان", "2 credits"],
  [5, "٥ أرصدة", "5 credits"],
  [50, "٥٠ رصيدًا", "50 credits"],
  [100, "١٠٠ رصيد", "100 credits"],
])("says %d credits", (count, arabic, english) => {
  expect([credits("ar", count), credits("en", count)]).toEqual([arabic, english]);
});

it.each([
  [0, "انتهت"],
  [1, "يوم واحد"],
  [2, "يومان"],
  [3, "٣ أيام"],
  [11, "١١ يومًا"],
  [100, "١٠٠ يوم"],
  [103, "١٠٣ أيام"],
])("says %d days left in its Arabic form", (days, words) => expect(daysLeft("ar", days)).toBe(words));

it.each([
  [0, "Expired"],
  [1, "1 day"],
  [14, "14 days"],
])("says %d days left in English", (days, words) => expect(daysLeft("en", days)).toBe(words));
