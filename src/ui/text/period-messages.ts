import { defineMessages } from "#i18n/messages.ts";

/** How often something is paid, after a price; how often it renews, after a verb; how long it lasts. */
export const periodMessages = defineMessages({
  ar: {
    per: {
      day: "{count, plural, one {يوميًا} two {كل يومين} few {كل # أيام} many {كل # يومًا} other {كل # يوم}}",
      week: "{count, plural, one {أسبوعيًا} two {كل أسبوعين} few {كل # أسابيع} many {كل # أسبوعًا} other {كل # أسبوع}}",
      month: "{count, plural, one {شهريًا} two {كل شهرين} few {كل # أشهر} many {كل # شهرًا} other {كل # شهر}}",
      year: "{count, plural, one {سنويًا} two {كل سنتين} few {كل # سنوات} many {كل # سنة} other {كل # سنة}}",
    },
    every: {
      day: "{count, plural, one {كل يوم} two {كل يومين} few {كل # أيام} many {كل # يومًا} other {كل # يوم}}",
      week: "{count, plural, one {كل أسبوع} two {كل أسبوعين} few {كل # أسابيع} many {كل # أسبوعًا} other {كل # أسبوع}}",
      month: "{count, plural, one {كل شهر} two {كل شهرين} few {كل # أشهر} many {كل # شهرًا} other {كل # شهر}}",
      year: "{count, plural, one {كل سنة} two {كل سنتين} few {كل # سنوات} many {كل # سنة} other {كل # سنة}}",
    },
    length: {
      days: "{count, plural, one {يومًا واحدًا} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}",
      weeks: "{count, plural, one {أسبوعًا واحدًا} two {أسبوعين} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}",
      months: "{count, plural, one {شهرًا واحدًا} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}",
    },
  },
  en: {
    per: {
      day: "{count, plural, one {per day} other {every # days}}",
      week: "{count, plural, one {per week} other {every # weeks}}",
      month: "{count, plural, one {per month} other {every # months}}",
      year: "{count, plural, one {per year} other {every # years}}",
    },
    every: {
      day: "{count, plural, one {every day} other {every # days}}",
      week: "{count, plural, one {every week} other {every # weeks}}",
      month: "{count, plural, one {every month} other {every # months}}",
      year: "{count, plural, one {every year} other {every # years}}",
    },
    length: {
      days: "{count, plural, one {one day} other {# days}}",
      weeks: "{count, plural, one {one week} other {# weeks}}",
      months: "{count, plural, one {one month} other {# months}}",
    },
  },
});
