import { defineMessages } from "#i18n/messages.ts";

export const forgotPasswordMessages = defineMessages({
  ar: {
    title: "نسيت كلمة المرور",
    description: "طلب رابط لتعيين كلمة مرور جديدة لحسابك في صياغة.",
    lead: "اكتب بريد حسابك لنرسل إليه رابطًا تعيّن به كلمة مرور جديدة.",
    submit: "إرسال الرابط",
    sent: "إن كان لهذا البريد حساب فقد أرسلنا إليه رابطًا يصلح لمدة ساعة.",
    spam: "لم تصل الرسالة؟ ربما وصلت إلى مجلد الرسائل غير المرغوب فيها (Spam).",
  },
  en: {
    title: "Forgot password",
    description: "Ask for a link to set a new password for your Siyagha account.",
    lead: "Enter the email of your account and we will send a link to set a new password.",
    submit: "Send the link",
    sent: "If this email has an account, we have sent a link to it. It works for one hour.",
    spam: "Nothing there? Look in your spam folder.",
  },
});
