export interface Refusal {
  status: 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  ar: string;
  en: string;
}

/** What is refused to somebody for who they are, or how they sign in. */
export const ACCOUNT_REFUSALS = {
  unauthenticated: { status: 401, ar: "سجّل الدخول أولًا.", en: "User not authenticated" },
  invalid_credentials: {
    status: 401,
    ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
    en: "The email or password is incorrect.",
  },
  invalid_code: { status: 401, ar: "الرمز غير صحيح أو انتهت صلاحيته.", en: "The code is wrong or has expired." },
  second_step_over: {
    status: 401,
    ar: "انتهت محاولة الدخول هذه: رموز خاطئة كثيرة أو وقت طويل. ابدأ الدخول من جديد.",
    en: "This sign-in is over: too many wrong codes, or too much time. Please sign in again.",
  },
  insufficient_credits: {
    status: 402,
    ar: "رصيدك لا يكفي لهذه العملية. لم يُخصم شيء، ونصك محفوظ في مكانه.",
    en: "You don't have enough credits for this. Nothing was charged, and your text is still here.",
  },
  forbidden: {
    status: 403,
    ar: "ليست لديك صلاحية لفتح هذه الصفحة.",
    en: "Access Denied: You don't have permission to access this page",
  },
  foreign_origin: {
    status: 403,
    ar: "رُفض الطلب لأنه لم يأتِ من هذا الموقع.",
    en: "The request was refused because it did not come from this site.",
  },
  email_unconfirmed: {
    status: 403,
    ar: "أكّد بريدك الإلكتروني أولًا: افتح الرابط الذي أرسلناه إليك عند التسجيل.",
    en: "Please confirm your email first: open the link we sent when you signed up.",
  },
  account_suspended: {
    status: 403,
    ar: "أوقفت الإدارة هذا الحساب، فلا يُفتح ولا تعمل الأدوات به. إن كنت ترى في ذلك خطأً فراسلنا من صفحة «تواصل معنا».",
    en: "This account has been suspended, so it cannot be opened and the tools do not run for it. If you think this is a mistake, write to us on the “Contact us” page.",
  },
  password_needed: {
    status: 403,
    ar: "لإتمام التأكيد من هذا المتصفح اكتب كلمة المرور التي اخترتها عند التسجيل.",
    en: "To finish confirming in this browser, enter the password you chose when you signed up.",
  },
  google_sign_in_failed: {
    status: 403,
    ar: "تعذّر تسجيل الدخول بحساب Google. يمكنك المحاولة مرة أخرى.",
    en: "An error occurred with Google sign in",
  },
  google_sign_up_failed: {
    status: 403,
    ar: "تعذّر التسجيل بحساب Google. يمكنك المحاولة مرة أخرى.",
    en: "An error occurred with Google sign up",
  },
} as const satisfies Record<string, Refusal>;
