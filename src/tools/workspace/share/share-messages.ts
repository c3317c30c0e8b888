import { defineMessages } from "#i18n/messages.ts";

/** Words of the dialog that makes and takes back a link to a result. */
export const shareMessages = defineMessages({
  ar: {
    title: "رابط للقراءة",
    body: "يقرأ النص كل من يملك الرابط، بلا اسمك. نص طلبك جزء من البرومبت وسيظهر. يعمل ما دامت النتيجة في سجلك، ويمكنك إيقافه متى شئت.",
    link: "الرابط",
    copy: "نسخ الرابط",
    make: "إنشاء الرابط",
    stop: "إيقاف الرابط",
    failed: "تعذّر ذلك. حاول مرة أخرى.",
  },
  en: {
    title: "Link for reading",
    body: "Anyone with the link can read the text, without your name. Your request is part of the prompt and will be shown. It works as long as the result is in your history, and you can turn it off at any time.",
    link: "Link",
    copy: "Copy link",
    make: "Create link",
    stop: "Turn off",
    failed: "That did not work. Please try again.",
  },
});
