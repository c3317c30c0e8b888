import { formatDate, formatMoney } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import { pathIn } from "#i18n/path.ts";
import { composeMail, type MailWords } from "#platform/mail/compose-mail.ts";
import type { MailMessage } from "#platform/mail/mail.server.ts";

export interface BillingEnvelope {
  to: string;
  language: Language;
  timeZone: string;
  publicUrl: string;
}

interface Receipt {
  invoiceId: string;
  packageName: string;
  /** In minor units of the currency. */
  amountMinor: number;
  currency: string;
  paidAt: Date;
  /** End of the paid period, or of what was paid for once. */
  periodEnd: Date | null;
  isRecurring: boolean;
}

/** What was paid, for what, until when, and where all invoices are. */
export function receiptMail(envelope: BillingEnvelope, receipt: Receipt): MailMessage {
  const { language, timeZone, publicUrl } = envelope;
  const date = (moment: Date) => formatDate(language, moment, timeZone);
  const isArabic = language === "ar";
  const words: MailWords = {
    subject: isArabic ? "إيصال الدفع من صياغة" : "Your Siyagha receipt",
    lines: [isArabic ? "اكتمل الدفع، شكرًا لك." : "Your payment has arrived. Thank you."],
    facts: [
      { label: isArabic ? "الباقة" : "Package", value: receipt.packageName },
      { label: isArabic ? "المبلغ" : "Amount", value: formatMoney(language, receipt.amountMinor, receipt.currency) },
      { label: isArabic ? "تاريخ الدفع" : "Paid on", value: date(receipt.paidAt) },
      ...(receipt.periodEnd
        ? [{ label: untilWords(receipt.isRecurring, isArabic), value: date(receipt.periodEnd) }]
        : []),
      { label: isArabic ? "رقم الفاتورة" : "Invoice", value: receipt.invoiceId },
    ],
    action: isArabic ? "فتح حسابي" : "Open my account",
    after: [receipt.isRecurring ? RENEWS[language] : ONCE[language]],
  };
  return composeMail(envelope, words, publicUrl + pathIn(language, "/account"));
}

function untilWords(isRecurring: boolean, isArabic: boolean): string {
  if (isRecurring) return isArabic ? "نهاية الفترة" : "Paid until";
  return isArabic ? "الرصيد صالح حتى" : "Credits valid until";
}

const RENEWS: Record<Language, string> = {
  ar: "تجد في حسابك كل المدفوعات والفواتير، ويمكنك إلغاء التجديد منه متى شئت.",
  en: "Your account has every order and invoice, and you can cancel the renewal there at any time.",
};

const ONCE: Record<Language, string> = {
  ar: "دفعتَ مرة واحدة، ولن يُسحب منك شيء آخر. تجد كل مدفوعاتك في حسابك.",
  en: "This was a single payment, and nothing more will be charged. Your account has every order.",
};

const RENEWAL_FAILED: Record<Language, MailWords> = {
  ar: {
    subject: "تعذّر تجديد اشتراكك في صياغة",
    lines: [
      "تعذّر سحب مبلغ التجديد من بطاقتك، فلم يُجدَّد اشتراكك بعد.",
      "افتح حسابك وراجع البطاقة أو غيّرها كي يستمر الاشتراك.",
    ],
    action: "فتح حسابي",
    after: ["ما بقي من رصيدك صالح حتى تاريخ انتهائه الظاهر في حسابك."],
  },
  en: {
    subject: "Your Siyagha subscription could not be renewed",
    lines: [
      "Your card did not accept the renewal payment, so your subscription has not been renewed yet.",
      "Open your account and check or change the card to keep the subscription.",
    ],
    action: "Open my account",
    after: ["The credits you have left stay valid until the expiry date on your account page."],
  },
};

/** Says that a renewal was not paid, and what to do. */
export function renewalFailedMail(envelope: BillingEnvelope): MailMessage {
  const { language, publicUrl } = envelope;
  return composeMail(envelope, RENEWAL_FAILED[language], publicUrl + pathIn(language, "/account"));
}
