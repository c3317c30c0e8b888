import { formatDate } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import { pathIn } from "#i18n/path.ts";
import { composeMail, type MailWords } from "#platform/mail/compose-mail.ts";
import type { MailMessage } from "#platform/mail/mail.server.ts";

interface LowCredits {
  to: string;
  language: Language;
  publicUrl: string;
  /** What is left, 1 to 5. */
  credits: number;
  endsAt: Date;
  timeZone: string;
  /** Ends these mails in one press. */
  leaveToken: string;
}

const LEFT_AR = ["", "رصيد واحد", "رصيدان", "٣ أرصدة", "٤ أرصدة", "٥ أرصدة"];

/** Says that few credits are left, until when they hold, and how to hear no more of it. */
export function lowCreditsMail(mail: LowCredits): MailMessage {
  const { language, publicUrl, leaveToken } = mail;
  const leave = `${publicUrl}${pathIn(language, "/newsletter/unsubscribe")}?token=${leaveToken}`;
  return {
    ...composeMail(mail, wordsOf(mail), publicUrl + pathIn(language, "/pricing"), leave),
    unsubscribeUrl: `${publicUrl}/api/newsletter/unsubscribe?token=${leaveToken}`,
  };
}

function wordsOf({ language, credits, endsAt, timeZone }: LowCredits): MailWords {
  const date = formatDate(language, endsAt, timeZone);
  if (language === "ar") {
    return {
      subject: "أوشك رصيدك في صياغة على النفاد",
      lines: [`بقي لك ${LEFT_AR[credits]} حتى ${date}.`, "ولتتابع بعدها اختر الباقة التي تناسبك."],
      action: "عرض الباقات",
      after: ["تصلك هذه الرسالة مرة واحدة على الأكثر في كل فترة."],
    };
  }
  return {
    subject: "Your Siyagha credits are running low",
    lines: [
      `You have ${credits} ${credits === 1 ? "credit" : "credits"} left, to use until ${date}.`,
      "To go on after that, choose the plan that suits you.",
    ],
    action: "View plans",
    after: ["This mail comes at most once a period."],
  };
}
