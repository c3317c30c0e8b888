import { defineMessages } from "#i18n/messages.ts";

export const resetPasswordMessages = defineMessages({
  ar: {
    title: "كلمة مرور جديدة",
    description: "تعيين كلمة مرور جديدة لحسابك في صياغة.",
    lead: "بعد الحفظ يُسجَّل خروجك من كل الأجهزة.",
    revokeKeys: "إبطال مفاتيح API أيضًا",
    revokeKeysHint: "إن كانت لك مفاتيح ولم تُبطلها ظلّت تعمل. أبطلها إن خشيت أن أحدًا دخل حسابك.",
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
    revokeKeys: "Revoke API keys too",
    revokeKeysHint: "Keys that you have keep working otherwise. Tick this if somebody may have been in your account.",
    submit: "Save password",
    changed: "Your new password is saved.",
    signIn: "Sign in",
    noToken: "This link is not complete. Please ask for a new one.",
    newLink: "Ask for a new link",
  },
});
