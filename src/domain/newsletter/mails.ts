import type { Language } from "#i18n/language.ts";
import { pathIn } from "#i18n/path.ts";
import { composeMail, type MailWords } from "#platform/mail/compose-mail.ts";
import type { MailMessage } from "#platform/mail/mail.server.ts";

const CONFIRM: Record<Language, MailWords> = {
  ar: {
    subject: "أكّد اشتراكك في نشرة صياغة",
    lines: ["اشترك أحد في نشرة صياغة بهذا البريد.", "لن نرسل شيئًا حتى تؤكد أنك أنت."],
    action: "أؤكد الاشتراك",
    after: ["إن لم تكن أنت فتجاهل هذه الرسالة، ويُحذف بريدك بعد ٣٠ يومًا."],
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

/** An issue for one reader, whose token ends the subscription in one press. */
export function issueMail(
  { to, publicUrl, token }: { to: string; publicUrl: string; token: string },
  issue: { language: Language; subject: string; text: string; action: string; path: string },
): MailMessage {
  const { language, subject, text, action, path } = issue;
  const lines = text.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s*\n\s*/g, " ").trim());
  const words: MailWords = { subject, lines: lines.filter(Boolean), action, after: [] };
  const leave = `${publicUrl}${pathIn(language, "/newsletter/unsubscribe")}?token=${token}`;
  return {
    ...composeMail({ to, language }, words, path === "" ? null : publicUrl + pathIn(language, path), leave),
    unsubscribeUrl: `${publicUrl}/api/newsletter/unsubscribe?token=${token}`,
  };
}
