import type { Language } from "#i18n/language.ts";
import { pathIn } from "#i18n/path.ts";
import { composeMail, type MailWords } from "#platform/compose-mail.ts";
import type { MailMessage } from "#platform/mail.server.ts";

const CONFIRM: Record<Language, MailWords> = {
  ar: {
    subject: "أكّد اشتراكك في نشرة صياغة",
    lines: ["طُلب إرسال نشرة صياغة إلى هذا البريد.", "لن نرسل شيئًا حتى تؤكد أن الطلب منك."],
    action: "أؤكد الاشتراك",
    after: ["إن لم يكن الطلب منك فتجاهل هذه الرسالة، ويُحذف بريدك من عندنا بعد ٣٠ يومًا."],
  },
  en: {
    subject: "Confirm the Siyagha newsletter",
    lines: [
      "Someone asked for the Siyagha newsletter at this address.",
      "Nothing is sent until you confirm that it was you.",
    ],
    action: "Confirm",
    after: ["If it was not you, ignore this message and your address is removed after 30 days."],
  },
};

/** Asks the owner of an address whether the newsletter is wanted. */
export function confirmSubscriptionMail(
  envelope: { to: string; language: Language; publicUrl: string; token: string },
  unsubscribeToken: string,
): MailMessage {
  const { language, publicUrl, token } = envelope;
  const url = `${publicUrl}${pathIn(language, "/newsletter/confirm")}?token=${token}`;
  return {
    ...composeMail(envelope, CONFIRM[language], url),
    unsubscribeUrl: `${publicUrl}/api/newsletter/unsubscribe?token=${unsubscribeToken}`,
  };
}
