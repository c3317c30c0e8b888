import { defineMessages } from "../../i18n/messages.ts";

export const promptGenerateMessages = defineMessages({
  ar: {
    title: "مولّد الطلبات النصية",
    description:
      "اكتب ما تريده بكلماتك، وخذ طلبًا مصوغًا بوضوح: الدور والسياق والشكل والشروط، جاهزًا للصق في أي مساعد ذكي.",
    short: "من فكرة سريعة إلى طلب مكتمل",
  },
  en: {
    title: "Text Prompt Generator",
    description:
      "Say what you need in your own words and get a clear prompt: role, context, format and limits, ready to paste into any assistant.",
    short: "From a rough idea to a finished prompt",
  },
});
