import { defineMessages } from "#i18n/messages.ts";

export const offlineMessages = defineMessages({
  ar: {
    title: "لا يوجد اتصال",
    description: "تظهر هذه الصفحة حين ينقطع الاتصال بالشبكة.",
    lead: "لم نصل إلى الخادم. ما كتبته محفوظ في هذا المتصفح، فحاول مرة أخرى حين يعود الاتصال.",
    again: "إعادة المحاولة",
  },
  en: {
    title: "No connection",
    description: "This page shows when the network is away.",
    lead: "The server could not be reached. What you wrote is kept in this browser; try again when the network is back.",
    again: "Try again",
  },
});
