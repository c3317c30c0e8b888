import { defineMessages } from "#i18n/messages.ts";

export const toolNotReadyMessages = defineMessages({
  ar: {
    title: "هذه الأداة قيد الإعداد",
    body: "نعمل عليها، ولم تكتمل بعد. لا يُخصم من رصيدك شيء، وستجدها هنا حين تصبح جاهزة.",
    tellWhenReady: "أخبروني حين تجهز",
    otherTools: "أدوات متاحة الآن",
  },
  en: {
    title: "This tool is being prepared",
    body: "We are working on it and it is not finished yet. Nothing is charged, and you will find it here when it is ready.",
    tellWhenReady: "Tell me when it is ready",
    otherTools: "Tools you can use now",
  },
});
