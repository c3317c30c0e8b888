import { createTranslator } from "use-intl/core";
import { expect, it } from "vitest";
import type { Language } from "../../i18n/language.ts";
import { localeOf } from "../../i18n/format.ts";
import { compileTree } from "../../i18n/messages.ts";
import { dashboardMessages } from "./messages.ts";

function daysLeft(language: Language, days: number): string {
  const messages = { dashboard: compileTree(dashboardMessages[language]) } as never;
  const t = createTranslator({ locale: localeOf(language) as "ar", messages, namespace: "dashboard" as never });
  return (t as unknown as (key: string, values: object) => string)("daysLeft", { days });
}

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
