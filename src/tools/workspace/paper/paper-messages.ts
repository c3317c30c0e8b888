import { defineMessages } from "#i18n/messages.ts";

/** Words of a result that leaves as a paper. */
export const paperMessages = defineMessages({
  ar: {
    paperTake: "حفظ أو إرسال",
    paperWord: "ملف Word",
    paperMaking: "يُجهَّز ملف Word…",
    paperFailed: "تعذّر تجهيز ملف Word. تحقق من الاتصال وحاول مرة أخرى.",
    paperPrint: "طباعة أو PDF",
    paperWhatsApp: "واتساب",
    paperMail: "رسالة بريد",
    paperMailName: "رسالتك",
    paperCopy: "نسخ بلا علامات التنسيق",
    paperCopied: "نُسخ النص.",
    paperCopyFailed: "تعذّر النسخ. حدّد النص وانسخه بنفسك.",
    paperName: "ورقة",
  },
  en: {
    paperTake: "Save or send",
    paperWord: "Word file",
    paperMaking: "Making the Word file…",
    paperFailed: "The Word file could not be made. Check your connection and try again.",
    paperPrint: "Print or PDF",
    paperWhatsApp: "WhatsApp",
    paperMail: "Email",
    paperMailName: "your email",
    paperCopy: "Copy without formatting marks",
    paperCopied: "Text copied.",
    paperCopyFailed: "Copying did not work. Select the text and copy it yourself.",
    paperName: "paper",
  },
});
