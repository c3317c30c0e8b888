import { defineMessages } from "#i18n/messages.ts";

export const resetPasswordMessages = defineMessages({
  ar: {
    title: "كلمة مرور جديدة",
    description: "تعيين كلمة مرور جديدة لحسابك في صياغة.",
    lead: "بعد الحفظ يُسجَّل خروجك من كل الأجهزة.",
    submit: "حفظ كلمة المرور",
    changed: "حُفظت كلمة المرور الجديدة.",
    signIn: "تسجيل الدخول",
    noToken: "هذا الرابط ناقص. اطلب رابطًا جديدًا.",
    newLink: "طلب رابط جديد",
  },
  en: {
    title: "New password",
    description: "Set a new password for your Siyagha account.",
    lead: "Saving it signs you out on every device.",
    submit: "Save password",
    changed: "Your new password is saved.",
    signIn: "Sign in",
    noToken: "This link is not complete. Please ask for a new one.",
    newLink: "Ask for a new link",
  },
});
