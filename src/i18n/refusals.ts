import { ACCOUNT_REFUSALS, type Refusal } from "./account-refusals.ts";
import type { FieldErrors } from "./field-faults.ts";
import type { Language } from "./language.ts";

/** Every expected "no", once: its HTTP status and its words. A refusal costs the user nothing; the words say so where it matters. */
export const REFUSALS = {
  invalid_input: {
    status: 400,
    ar: "راجع الحقول المشار إليها.",
    en: "Some fields need correcting.",
  },
  ...ACCOUNT_REFUSALS,
  plan_required: { status: 403, ar: "هذه الميزة ضمن الباقة الأساسية.", en: "This is part of the Basic package." },
  password_change_required: {
    status: 403,
    ar: "غيّر كلمة المرور المؤقتة أولًا.",
    en: "Please change the one-time password first.",
  },
  not_found: { status: 404, ar: "لم نجد المطلوب، وربما حُذف.", en: "We couldn't find that. It may have been deleted." },
  feature_inactive: {
    status: 404,
    ar: "هذه الأداة متوقفة حاليًا. لم يُخصم شيء.",
    en: "This tool is switched off at the moment. Nothing was charged.",
  },
  feature_ran: {
    status: 409,
    ar: "جرت عمليات بهذه الأداة، فلا تُحذف. أوقفها إن أردت ألا تُستخدم.",
    en: "This feature has been used, so it stays. Switch it off if nobody should use it.",
  },
  free_already_claimed: {
    status: 409,
    ar: "حصلت على الباقة المجانية من قبل، وهي تُعطى مرة واحدة.",
    en: "Free package already claimed",
  },
  run_in_progress: {
    status: 409,
    ar: "هذه العملية ما زالت جارية. ستظهر نتيجتها في السجل.",
    en: "This run is still going. Its result will be in your history.",
  },
  run_ended: {
    status: 409,
    ar: "انتهت هذه العملية بلا نتيجة، ولم يُخصم شيء. ابدأها من جديد.",
    en: "This run ended without a result, and nothing was charged. Please start it again.",
  },
  already_woven: {
    status: 409,
    ar: "صاغ النموذج إجاباتك في هذه العملية من قبل. عدّل إجاباتك مجانًا، أو ابدأ عملية جديدة لصياغة أخرى.",
    en: "The model has already written your answers into this one. Change answers for free, or start a new run.",
  },
  nothing_to_compare: {
    status: 409,
    ar: "البرومبت هو طلبك نفسه. أجب عن سؤال أولًا، ثم قارن. لم يُخصم شيء.",
    en: "The prompt is your request as it is. Answer a question first, then compare. Nothing was charged.",
  },
  already_subscribed: { status: 409, ar: "لديك اشتراك سارٍ بالفعل.", en: "You already have an active subscription." },
  package_active: {
    status: 409,
    ar: "لا يمكن حذف النسخة المفعّلة. فعّل نسخة أخرى أولًا.",
    en: "An active version cannot be deleted. Activate another one first.",
  },
  package_sold: {
    status: 409,
    ar: "بيعت هذه النسخة، وما اشتراه أصحابها لا يتغيّر. أنشئ نسخة جديدة منها وعدّلها.",
    en: "This version has been sold, and what its buyers paid for does not change. Make a new version of it and change that.",
  },
  package_not_sellable: {
    status: 409,
    ar: "الباقة التي تُدفع مرة واحدة لا بد أن يكون فيها رصيد، والباقة المسماة free تبقى مجانية ولا تتجدد.",
    en: "A package that is paid for once must give credits, and the one named free must cost nothing and not renew.",
  },
  price_differs: {
    status: 409,
    ar: "يأخذ مزوّد الدفع لهذه النسخة غير ما تعرضه صفحة الأسعار: المبلغ أو العملة أو المدة. صحّح معرّف السعر أو السعر، وما يأخذه مكتوب في سطر النسخة.",
    en: "For this version the payment provider takes something else than the pricing page would show: sum, currency or period. Mend the price id or the price; the version's line says what is taken.",
  },
  package_second_free: {
    status: 409,
    ar: "المجانية باقة واحدة اسمها الداخلي free، يأخذها كل شخص مرة. اجعل لهذه سعرًا، أو عدّل الباقة المجانية نفسها.",
    en: "There is one free package, by the internal name free, which each person claims once. Give this one a price, or change the free package itself.",
  },
  too_many_keys: {
    status: 409,
    ar: "بلغت الحد، وهو ٢٠ مفتاحًا. أبطل مفتاحًا لا تستخدمه، ثم أنشئ غيره.",
    en: "You have reached the limit of 20 keys. Revoke one that you no longer use, then make another.",
  },
  profile_off: {
    status: 409,
    ar: "«ملفي» متوقف. شغّله من صفحته أولًا، ثم احفظ فيه.",
    en: "My profile is off. Switch it on first, on its page.",
  },
  profile_full: {
    status: 403,
    ar: "الباقة المجانية تحفظ ثلاث معلومات. احذف واحدة منها، أو خذ الباقة الأساسية فتحفظها كلها.",
    en: "The free package keeps three facts. Delete one of them, or take Basic, which keeps them all.",
  },
  too_many_facts: {
    status: 409,
    ar: "بلغت الحد، وهو ١٠٠ معلومة. احذف ما لم تعد تحتاج إليه، ثم أضف غيره.",
    en: "You have reached the limit of 100 facts. Delete one that you no longer need, then add another.",
  },
  too_many_webhooks: {
    status: 409,
    ar: "بلغت الحد، وهو ٥ عناوين. احذف عنوانًا لم تعد تستخدمه، ثم أضف غيره.",
    en: "You have reached the limit of 5 webhooks. Remove one that you no longer use, then add another.",
  },
  too_large: {
    status: 413,
    ar: "المحتوى أكبر من الحد الأقصى.",
    en: "That is larger than the limit.",
  },
  unsupported_media: { status: 415, ar: "صيغة المحتوى غير مدعومة.", en: "That kind of content is not supported." },
  idempotency_mismatch: {
    status: 422,
    ar: "استُخدم مفتاح هذا الطلب من قبل مع محتوى مختلف.",
    en: "This request key was used before with different content.",
  },
  daily_limit: {
    status: 429,
    ar: "بلغت حد اليوم لهذه الأداة، ولم يُخصم شيء. يتجدد الحد كل يوم في الثالثة فجرًا بتوقيت مكة المكرمة.",
    en: "You have reached today's limit for this tool. It resets at midnight UTC. Nothing was charged.",
  },
  monthly_limit: {
    status: 429,
    ar: "بلغت حد الشهر لهذه الأداة، ولم يُخصم شيء. يتجدد الحد في أول الشهر القادم.",
    en: "You have reached this month's limit for this tool. It resets on the first of next month. Nothing was charged.",
  },
  key_limit: {
    status: 429,
    ar: "بلغ هذا المفتاح حد عملياته في اليوم، ولم يُخصم شيء. يتجدد الحد كل يوم في الثالثة فجرًا بتوقيت مكة المكرمة.",
    en: "This key has reached its own limit of runs a day. It resets at midnight UTC. Nothing was charged.",
  },
  rate_limited: {
    status: 429,
    ar: "محاولات كثيرة في وقت قصير. يمكنك المحاولة بعد قليل.",
    en: "Too many attempts in a short time. Please try again in a little while.",
  },
  queue_full: {
    status: 429,
    ar: "الطلبات كثيرة الآن، ولم يُخصم شيء. يمكنك المحاولة بعد لحظات.",
    en: "There is a queue right now. Please try again in a moment. Nothing was charged.",
  },
  weak_password: {
    status: 400,
    ar: "كلمة المرور هذه شائعة ويسهل تخمينها. اختر غيرها.",
    en: "This password is common and easy to guess. Please choose another.",
  },
  password_too_short: {
    status: 400,
    ar: "اكتب كلمة مرور من ٦ أحرف على الأقل",
    en: "Password must be at least 6 characters",
  },
  invalid_token: {
    status: 400,
    ar: "هذا الرابط غير صالح أو انتهت صلاحيته. اطلب رابطًا جديدًا.",
    en: "This link is not valid or has expired. Please ask for a new one.",
  },
  address_reserved: {
    status: 400,
    ar: "لا يمكن استخدام هذا البريد. اكتب بريدًا غيره.",
    en: "This email cannot be used. Please use another one.",
  },
  checkout_failed: {
    status: 503,
    ar: "تعذّر فتح صفحة الدفع، ولم يُخصم شيء. يمكنك المحاولة مرة أخرى.",
    en: "Failed to create checkout session",
  },
  free_claim_failed: {
    status: 503,
    ar: "تعذّر الحصول على الباقة المجانية. يمكنك المحاولة بعد قليل.",
    en: "Failed to claim free package",
  },
  provider_unavailable: {
    status: 503,
    ar: "تعذّر الوصول إلى مزوّد الذكاء الاصطناعي. لم يُخصم شيء، والنص محفوظ في مكانه، ويمكنك المحاولة بعد قليل.",
    en: "The AI provider could not be reached. Nothing was charged, and your text is still here. Please try again in a little while.",
  },
  no_engine: {
    status: 503,
    ar: "هذه الأداة لا تعمل الآن، ولم يُخصم شيء. عُد إليها لاحقًا.",
    en: "This tool cannot run at the moment. Nothing was charged. Please come back later.",
  },
  engine_unavailable: {
    status: 503,
    ar: "يحتاج هذا إلى نموذج ذكاء اصطناعي، ولا نموذج متاح الآن. لم يُخصم شيء.",
    en: "This needs an AI model, and none is available at the moment. Nothing was charged.",
  },
  engine_failed: {
    status: 503,
    ar: "توقف محرك الأداة قبل أن يُتم عمله. لم يُخصم شيء، والنص محفوظ في مكانه، ويمكنك المحاولة مرة أخرى.",
    en: "The tool's engine stopped before it had finished. Nothing was charged, and your text is still here. Please try again.",
  },
  sign_out_unfinished: {
    status: 503,
    ar: "سُجّل خروجك من هذا المتصفح. قاعدة البيانات لا تستجيب الآن، وسيحاول الخادم إنهاء الجلسة حين تعود. وللاطمئنان سجّل الدخول لاحقًا واختر «تسجيل الخروج من كل الأجهزة» في صفحة حسابك.",
    en: "This browser is signed out. The database does not answer at the moment, and the server will try to end the session when it does. To be sure, sign in later and choose “Sign out everywhere” on your account page.",
  },
  payment_unavailable: {
    status: 503,
    ar: "الدفع غير متاح حاليًا، ولم يُخصم شيء.",
    en: "Payment is not available at the moment. Nothing was charged.",
  },
  database_unavailable: {
    status: 503,
    ar: "الخدمة متوقفة مؤقتًا. حاول بعد لحظات.",
    en: "The service is briefly unavailable. Please try again in a moment.",
  },
  internal: {
    status: 500,
    ar: "حدث خطأ لدينا. حاول مرة أخرى، وإن تكرر فأرسل إلينا رقم المرجع.",
    en: "Something went wrong on our side. Please try again. If it happens again, send us the reference id.",
  },
} as const satisfies Record<string, Refusal>;

export type RefusalCode = keyof typeof REFUSALS;

/** An expected "no", thrown by domain and tools and turned into words at the border. */
export class RefusalError extends Error {
  readonly code: RefusalCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, options: { fields?: FieldErrors; retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.name = "RefusalError";
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export function refusalMessage(code: RefusalCode, language: Language): string {
  return REFUSALS[code][language];
}
