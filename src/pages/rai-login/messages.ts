import { defineMessages } from "#i18n/messages.ts";

export const raiLoginMessages = defineMessages({
  ar: {
    title: "دخول الإدارة",
    description: "دخول مدير الموقع إلى لوحة الإدارة.",
    submit: "دخول",
    back: "العودة إلى الموقع",
    denied: "ليست لديك صلاحية لفتح هذه الصفحة",
  },
  en: {
    title: "Admin sign-in",
    description: "Sign in to the back office.",
    submit: "Sign In",
    back: "Back to main site",
    denied: "Access Denied: You don't have permission to access this page",
  },
});
