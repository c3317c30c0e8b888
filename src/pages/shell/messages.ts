import { defineMessages } from "../../i18n/messages.ts";

export const shellMessages = defineMessages({
  ar: {
    productName: "صياغة",
    skipToContent: "تخطَّ إلى المحتوى",
    loading: "جارٍ التحميل",
  },
  en: {
    productName: "Siyagha",
    skipToContent: "Skip to content",
    loading: "Loading",
  },
});
