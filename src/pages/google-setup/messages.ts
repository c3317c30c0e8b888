import { defineMessages } from "#i18n/messages.ts";

export const googleSetupMessages = defineMessages({
  ar: {
    title: "إعداد الدخول بحساب Google",
    description: "خطوات تفعيل الدخول بحساب Google.",
    lead: "لم يُضبط الدخول بحساب Google بعد. هذه الصفحة تظهر على هذا الجهاز فقط.",
    step1: "أنشئ بيانات اعتماد OAuth من نوع «تطبيق ويب» في وحدة تحكم Google Cloud.",
    step2: "أضف هذا العنوان إلى عناوين إعادة التوجيه المعتمدة:",
    step3: "ضع القيمتين في متغيري البيئة، ثم أعد تشغيل صياغة:",
    note: "لتجربة مزوّد آخر متوافق مع OpenID، اضبط GOOGLE_ISSUER على عنوانه.",
    back: "العودة إلى تسجيل الدخول",
  },
  en: {
    title: "Set up Google sign-in",
    description: "How to switch on sign-in with Google.",
    lead: "Google sign-in is not configured yet. This page shows on this machine only.",
    step1: "Create OAuth credentials of the kind “Web application” in the Google Cloud console.",
    step2: "Add this address to the authorised redirect URIs:",
    step3: "Put the two values in these environment variables and start Siyagha again:",
    note: "To try another provider that speaks OpenID, set GOOGLE_ISSUER to its address.",
    back: "Back to sign in",
  },
});
