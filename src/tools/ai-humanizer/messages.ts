import { defineMessages } from "../../i18n/messages.ts";

export const aiHumanizerMessages = defineMessages({
  ar: {
    title: "أنسنة النصوص",
    description: "يعيد للنص المكتوب آليًا إيقاعه الطبيعي، ويحفظ الأرقام والأسماء والاقتباسات كما هي.",
    short: "نص أقرب إلى قلم صاحبه",
  },
  en: {
    title: "AI Humanizer",
    description:
      "Gives machine-written text a natural rhythm again, and keeps numbers, names and quotations exactly as they are.",
    short: "Text that sounds like its author",
  },
});
