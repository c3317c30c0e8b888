import { defineMessages } from "#i18n/messages.ts";

export const aiDetectorMessages = defineMessages({
  ar: {
    title: "كاشف نصوص الذكاء الاصطناعي",
    description: "تقدير لاحتمال أن يكون النص مكتوبًا آليًا، مع هامش الخطأ وما دلّ على ذلك في كل جملة. قرينة لا دليل.",
    short: "تقدير لكل جملة، بهامش خطأ معلن",
  },
  en: {
    title: "AI Text Detector",
    description:
      "An estimate of whether a text was written by a machine, with its margin of error and the signs in each sentence. A hint, never proof.",
    short: "An estimate with an honest margin",
  },
});
