import { defineMessages } from "#i18n/messages.ts";

export const imageToTextMessages = defineMessages({
  ar: {
    title: "من صورة إلى نص",
    description: "تقرأ النص العربي والإنجليزي من الصور وملفات PDF، وتُبرز الكلمات غير الواضحة لمراجعتها.",
    short: "نص قابل للتحرير من أي صورة",
  },
  en: {
    title: "Image to Text",
    description: "Reads Arabic and English from images and PDF files, and marks doubtful words so you can check them.",
    short: "Editable text from any image",
  },
});
