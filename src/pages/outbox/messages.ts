import { defineMessages } from "#i18n/messages.ts";

export const outboxMessages = defineMessages({
  ar: {
    title: "صندوق البريد المحلي",
    description: "الرسائل التي كانت ستُرسل لو وُجد خادم بريد.",
    lead: "لا خادم بريد في هذا التشغيل المحلي، فتبقى الرسائل هنا ولا تغادر هذا الجهاز. لإرسالها فعلًا اضبط SMTP_URL.",
    to: "إلى",
    replyTo: "الرد إلى",
    openLink: "فتح الرابط",
    empty: "لا رسائل بعد",
    emptyBody: "تظهر الرسالة هنا بعد إنشاء حساب أو طلب كلمة مرور جديدة.",
    refresh: "تحديث",
  },
  en: {
    title: "Local outbox",
    description: "Messages that would have been sent if there were a mail server.",
    lead: "This local copy has no mail server, so messages stay here and do not leave this machine. Set SMTP_URL to send them.",
    to: "To",
    replyTo: "Reply to",
    openLink: "Open the link",
    empty: "No messages yet",
    emptyBody: "Sign up or ask for a new password, and the message will appear here.",
    refresh: "Refresh",
  },
});
