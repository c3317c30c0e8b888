import { defineMessages } from "#i18n/messages.ts";

export const contentMessages = defineMessages({
  ar: {
    title: "صياغة",
    description: "قل ما تريد بكلماتك، وخذ برومبتًا يعمل.",
    updated: "آخر تعديل: {date}",
  },
  en: {
    title: "Siyagha",
    description: "Say roughly what you want, leave with a prompt that works.",
    updated: "Last changed: {date}",
  },
});
