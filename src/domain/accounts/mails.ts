import type { Language } from "#i18n/language.ts";
import { pathIn } from "#i18n/path.ts";
import { composeMail, type MailWords } from "#platform/mail/compose-mail.ts";
import type { MailMessage } from "#platform/mail/mail.server.ts";

/** Who a mail goes to; `publicUrl` is the only origin a link may have. */
interface Envelope {
  to: string;
  language: Language;
  publicUrl: string;
}

const CONFIRM: Record<Language, MailWords> = {
  ar: {
    subject: "تأكيد بريدك في صياغة",
    lines: ["أهلًا بك في صياغة.", "بقيت خطوة واحدة: تأكيد أن هذا البريد لك."],
    action: "تأكيد البريد",
    after: ["الرابط صالح ٢٤ ساعة، ولمرة واحدة.", "إن لم تكن أنت من سجّل فتجاهل هذه الرسالة، ولن نستعمل بريدك."],
  },
  en: {
    subject: "Confirm your email for Siyagha",
    lines: ["Welcome to Siyagha.", "One step is left: confirm that this address is yours."],
    action: "Confirm my email",
    after: [
      "The link works once, for 24 hours.",
      "If you did not sign up, ignore this message and your address will not be used.",
    ],
  },
};

const ALREADY_OURS: Record<Language, MailWords> = {
  ar: {
    subject: "لديك حساب في صياغة بهذا البريد",
    lines: [
      "حاول أحد إنشاء حساب جديد بهذا البريد، وربما كنت أنت.",
      "حسابك كما هو لم يتغير فيه شيء. سجّل الدخول كالمعتاد.",
    ],
    action: "تسجيل الدخول",
    after: ["إن نسيت كلمة المرور فعيّن غيرها من «نسيت كلمة المرور؟» في صفحة الدخول.", "وإن لم تكن أنت فلا تفعل شيئًا."],
  },
  en: {
    subject: "You already have a Siyagha account",
    lines: [
      "Someone, perhaps you, tried to create a new account with this address.",
      "Your account is still there and nothing in it has changed. You can sign in as usual.",
    ],
    action: "Sign in",
    after: [
      "If you forgot your password, choose “Forgot password” on the sign-in page.",
      "If it was not you, you don't need to do anything.",
    ],
  },
};

const RESET: Record<Language, MailWords> = {
  ar: {
    subject: "كلمة مرور جديدة لحسابك في صياغة",
    lines: ["وصلنا طلب لتعيين كلمة مرور جديدة لحسابك."],
    action: "تعيين كلمة مرور جديدة",
    after: ["الرابط صالح ساعة، ولمرة واحدة.", "إن لم تطلب ذلك فتجاهل هذه الرسالة، وتبقى كلمة المرور كما هي."],
  },
  en: {
    subject: "Set a new password for Siyagha",
    lines: ["We received a request to set a new password for your account."],
    action: "Set a new password",
    after: [
      "The link works once, for one hour.",
      "If you did not ask for this, ignore this message and your password stays as it is.",
    ],
  },
};

const CHANGE_ADDRESS: Record<Language, MailWords> = {
  ar: {
    subject: "تأكيد بريدك الجديد في صياغة",
    lines: ["طُلب نقل حساب في صياغة إلى هذا البريد.", "افتح الرابط في المتصفح الذي سجّلت الدخول منه."],
    action: "تأكيد البريد الجديد",
    after: ["الرابط صالح ساعة، ولمرة واحدة.", "إن لم تطلب ذلك فتجاهل هذه الرسالة."],
  },
  en: {
    subject: "Confirm your new email for Siyagha",
    lines: [
      "A Siyagha account is to be moved to this address.",
      "Open the link in the browser where you are signed in.",
    ],
    action: "Confirm the new email",
    after: ["The link works once, for one hour.", "If you did not ask for this, ignore this message."],
  },
};

const ADDRESS_CHANGED: Record<Language, MailWords> = {
  ar: {
    subject: "تغيّر بريد حسابك في صياغة",
    lines: ["صار لحسابك في صياغة بريد آخر، ولم يعد هذا البريد يفتح الحساب."],
    after: ["إن لم تكن أنت من غيّره فراسلنا فورًا على عنوان الدعم في الموقع."],
  },
  en: {
    subject: "The email of your Siyagha account has changed",
    lines: ["Your Siyagha account now has another address; this one no longer opens it."],
    after: ["If you did not change it, write to the support address on our site at once."],
  },
};

const TWO_FACTOR_ON: Record<Language, MailWords> = {
  ar: {
    subject: "فُعّل التحقق بخطوتين في حسابك في صياغة",
    lines: [
      "صار الدخول إلى حسابك يحتاج إلى رمز من تطبيق المصادقة بعد كلمة المرور أو حساب Google.",
      "سُجّل خروجك من الأجهزة الأخرى، فادخل منها من جديد بالرمز.",
    ],
    action: "فتح حسابي",
    after: [
      "احفظ الرموز الاحتياطية في مكان آمن، فبها تدخل إن فقدت الهاتف.",
      "إن لم تكن أنت من فعّله فراسلنا فورًا على عنوان الدعم في الموقع.",
    ],
  },
  en: {
    subject: "Two-step verification is on for your Siyagha account",
    lines: [
      "Signing in to your account now needs a code from your authenticator app, after the password or Google.",
      "Your other devices are signed out. Sign in there again with a code.",
    ],
    action: "Open my account",
    after: [
      "Keep the backup codes somewhere safe: with one of them you get in if you lose your phone.",
      "If you did not turn it on, write to the support address on our site at once.",
    ],
  },
};

/** Who turned it off: the person, or the operator on the person's behalf. */
const TWO_FACTOR_OFF: Record<"person" | "operator", Record<Language, MailWords>> = {
  person: {
    ar: {
      subject: "أُوقف التحقق بخطوتين في حسابك في صياغة",
      lines: ["لم يعد الدخول إلى حسابك يحتاج إلى رمز من تطبيق المصادقة.", "الرموز الاحتياطية لم تعد تعمل."],
      action: "فتح حسابي",
      after: ["إن لم تكن أنت من أوقفه فغيّر كلمة المرور الآن، ثم راسلنا على عنوان الدعم في الموقع."],
    },
    en: {
      subject: "Two-step verification is off for your Siyagha account",
      lines: ["Signing in to your account no longer needs a code.", "The backup codes no longer work."],
      action: "Open my account",
      after: ["If you did not turn it off, change your password now and write to the support address on our site."],
    },
  },
  operator: {
    ar: {
      subject: "أوقفت الإدارة التحقق بخطوتين في حسابك في صياغة",
      lines: [
        "أوقفت إدارة الموقع التحقق بخطوتين في حسابك، فصار الدخول بلا رمز، ولم تعد الرموز الاحتياطية تعمل.",
        "فعّله من جديد من صفحة حسابك حين يكون هاتفك معك.",
      ],
      action: "فتح حسابي",
      after: ["إن لم تطلب ذلك فغيّر كلمة المرور الآن، ثم راسلنا على عنوان الدعم في الموقع."],
    },
    en: {
      subject: "The operator turned off two-step verification for your Siyagha account",
      lines: [
        "The site's operator turned off two-step verification for your account: signing in needs no code, and " +
          "the backup codes no longer work.",
        "Turn it on again on your account page once you have a phone at hand.",
      ],
      action: "Open my account",
      after: ["If you did not ask for this, change your password now and write to the support address on our site."],
    },
  },
};

export function confirmationMail(envelope: Envelope & { token: string }): MailMessage {
  return composeMail(envelope, CONFIRM[envelope.language], link(envelope, "/confirm", envelope.token));
}

/** To the owner of an address that somebody tried to sign up with. */
export function existingAccountMail(envelope: Envelope): MailMessage {
  return composeMail(envelope, ALREADY_OURS[envelope.language], link(envelope, "/login"));
}

export function resetMail(envelope: Envelope & { token: string }): MailMessage {
  return composeMail(envelope, RESET[envelope.language], link(envelope, "/reset-password", envelope.token));
}

export function changeAddressMail(envelope: Envelope & { token: string }): MailMessage {
  return composeMail(envelope, CHANGE_ADDRESS[envelope.language], link(envelope, "/confirm", envelope.token));
}

/** To the old address, after the change. */
export function addressChangedMail(envelope: Envelope): MailMessage {
  return composeMail(envelope, ADDRESS_CHANGED[envelope.language], null);
}

/** To the person, once a second factor guards the account. `path` is the page that can turn it off. */
export function twoFactorOnMail(envelope: Envelope & { path: string }): MailMessage {
  return composeMail(envelope, TWO_FACTOR_ON[envelope.language], link(envelope, envelope.path));
}

/** To the person, once it guards the account no longer. */
export function twoFactorOffMail(envelope: Envelope & { path: string; by: "person" | "operator" }): MailMessage {
  return composeMail(envelope, TWO_FACTOR_OFF[envelope.by][envelope.language], link(envelope, envelope.path));
}

function link({ publicUrl, language }: Envelope, path: string, token?: string): string {
  return publicUrl + pathIn(language, path) + (token === undefined ? "" : `?token=${encodeURIComponent(token)}`);
}
