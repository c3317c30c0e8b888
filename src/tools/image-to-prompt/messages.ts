import { defineMessages } from "#i18n/messages.ts";

export const imageToPromptMessages = defineMessages({
  ar: {
    title: "من صورة إلى برومبت",
    description: "ارفع صورة، وخذ البرومبت المحفوظ داخلها إن وُجد، أو وصفًا لما يمكن قياسه فيها.",
    short: "البرومبت الذي يعيد رسم صورتك",
  },
  en: {
    title: "Image to Prompt",
    description:
      "Upload an image and get the prompt stored inside it when there is one, or a description of what can be measured.",
    short: "The prompt that redraws your image",
  },
});
