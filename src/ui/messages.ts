import { defineMessages } from "#i18n/messages.ts";

/** Words of the kit itself; on every page. */
export const uiMessages = defineMessages({
  ar: {
    optional: "اختياري",
    showPassword: "إظهار كلمة المرور",
    hidePassword: "إخفاء كلمة المرور",
    copy: "نسخ",
    copied: "نُسخ",
    copyFailed: "المتصفح لم ينسخ. النص محدد: اضغط Ctrl+C، أو ⌘C على ماك، أو المس النص مطولًا ثم «نسخ».",
    close: "إغلاق",
    cancel: "إلغاء",
    dismiss: "إخفاء الرسالة",
    loading: "جارٍ التحميل",
    pages: "الصفحات",
    previous: "السابق",
    next: "التالي",
    pageOf: "صفحة {page} من {pages}",
    added: "إضافة",
    removed: "حذف",
    noChanges: "لا فرق بين النصين.",
  },
  en: {
    optional: "optional",
    showPassword: "Show password",
    hidePassword: "Hide password",
    copy: "Copy",
    copied: "Copied",
    copyFailed:
      "The browser did not copy. The text is selected: press Ctrl+C, ⌘C on a Mac, or hold a finger on it and choose Copy.",
    close: "Close",
    cancel: "Cancel",
    dismiss: "Dismiss",
    loading: "Loading",
    pages: "Pages",
    previous: "Previous",
    next: "Next",
    pageOf: "Page {page} of {pages}",
    added: "added",
    removed: "removed",
    noChanges: "The two texts are the same.",
  },
});
