import { defineMessages } from "#i18n/messages.ts";

export const imagePromptMessages = defineMessages({
  ar: {
    title: "مولّد برومبت الصور",
    description: "صف المشهد، وخذ برومبتًا بصيغة النموذج المختار: الموضوع والإضاءة والعدسة والأبعاد.",
    short: "مشهد في سطر، وبرومبت بلغة النموذج",
  },
  en: {
    title: "Image Prompt Generator",
    description: "Describe a scene and get a prompt in your model's own terms: subject, light, lens and proportions.",
    short: "One line in, a full image prompt out",
  },
});
