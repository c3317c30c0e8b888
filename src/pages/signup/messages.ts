import { defineMessages } from "#i18n/messages.ts";

export const signupMessages = defineMessages({
  ar: {
    title: "إنشاء حساب",
    description: "ابدأ مجانًا بلا بطاقة: ٥٠ رصيدًا لمدة ١٤ يومًا، لكل أدوات صياغة، بالعربية والإنجليزية.",
    submit: "إنشاء حساب",
    haveAccount: "لديك حساب؟",
    signIn: "تسجيل الدخول",
    checkTitle: "تحقق من بريدك",
    checkBody: "أرسلنا إليك رابط التأكيد. افتحه ليكتمل التسجيل.",
    checkSpam: "لم تصل الرسالة؟ ربما وصلت إلى مجلد الرسائل غير المرغوب فيها (Spam).",
    resend: "إرسال الرابط من جديد",
    resent: "أُرسل رابط جديد، وقد يستغرق وصوله دقيقة.",
  },
  en: {
    title: "Sign up",
    description: "Free to start, no card: 50 credits for 14 days for every Siyagha tool, in Arabic and English.",
    submit: "Sign up",
    haveAccount: "Already have an account?",
    signIn: "Sign in",
    checkTitle: "Check Your Email",
    checkBody: "We sent you a confirmation link. Open it to finish signing up.",
    checkSpam: "Nothing there? Look in your spam folder.",
    resend: "Send the link again",
    resent: "A new link was sent. It may take a minute to arrive.",
  },
});
