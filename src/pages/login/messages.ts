import { defineMessages } from "../../i18n/messages.ts";

export const loginMessages = defineMessages({
  ar: {
    title: "تسجيل الدخول",
    description: "الدخول إلى صياغة: كتابة البرومبت وتدقيقه وأدوات النص والصور والفيديو، بالعربية والإنجليزية.",
    submit: "تسجيل الدخول",
    forgot: "نسيت كلمة المرور؟",
    noAccount: "لا حساب لديك؟",
    signUp: "إنشاء حساب",
    codeTitle: "رمز التحقق",
    codeLead: "اكتب الرمز الظاهر في تطبيق المصادقة.",
    code: "الرمز",
    codeRequired: "أدخل الرمز",
    backupCode: "رمز احتياطي",
    trustDevice: "الوثوق بهذا الجهاز",
    verify: "تحقق",
    useBackup: "استخدام رمز احتياطي",
    useApp: "استخدام تطبيق المصادقة",
  },
  en: {
    title: "Login",
    description:
      "Sign in to Siyagha: generate and check prompts, with tools for text, images and video, in Arabic and English.",
    submit: "Login",
    forgot: "Forgot password?",
    noAccount: "No account yet?",
    signUp: "Sign up",
    codeTitle: "Verification code",
    codeLead: "Enter the code from your authenticator app.",
    code: "Code",
    codeRequired: "Enter the code",
    backupCode: "Backup code",
    trustDevice: "Trust this device",
    verify: "Verify",
    useBackup: "Use a backup code",
    useApp: "Use the authenticator app",
  },
});
