import { defineMessages } from "#i18n/messages.ts";

export const videoPromptMessages = defineMessages({
  ar: {
    title: "مولّد برومبت الفيديو",
    description: "فكرة واحدة تصبح لقطات موزعة على الزمن، بحركة الكاميرا والصوت والحوار ضمن حدود النموذج.",
    short: "لقطات وزمن وحوار من فكرة واحدة",
  },
  en: {
    title: "Video Prompt Generator",
    description: "One idea becomes shots on a timeline, with camera, sound and dialogue, within what the model allows.",
    short: "Shots, timing and dialogue from one idea",
  },
});
