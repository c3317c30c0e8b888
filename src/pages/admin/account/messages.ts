import { defineMessages } from "#i18n/messages.ts";

export const adminAccountMessages = defineMessages({
  ar: {
    title: "حساب المدير",
    description: "كلمة المرور والتحقق بخطوتين.",
    mustChange: "هذه كلمة مرور لمرة واحدة. غيّرها قبل المتابعة.",
    passwordTitle: "تغيير كلمة المرور",
    currentPassword: "كلمة المرور الحالية",
    newPassword: "كلمة المرور الجديدة",
    confirmPassword: "تأكيد كلمة المرور الجديدة",
    passwordHint: "٦ أحرف على الأقل، و١٢ أو أكثر أفضل. وبتغييرها تنتهي الجلسات الأخرى.",
    mismatch: "كلمتا المرور غير متطابقتين",
    change: "تغيير كلمة المرور",
    changed: "تغيّرت كلمة المرور",
    failedChange: "تعذّر تغيير كلمة المرور",
    signOut: "تسجيل الخروج",
  },
  en: {
    title: "Admin account",
    description: "Password and two-step verification.",
    mustChange: "This is a one-time password. Choose your own before going on.",
    passwordTitle: "Change password",
    currentPassword: "Current password",
    newPassword: "New password",
    confirmPassword: "Confirm new password",
    passwordHint: "At least 6 characters; 12 or more are better. Changing it ends the other sessions.",
    mismatch: "Passwords do not match",
    change: "Change password",
    changed: "Password changed",
    failedChange: "Failed to change the password",
    signOut: "Sign Out",
  },
});
