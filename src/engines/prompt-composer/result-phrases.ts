import type { PromptLanguage } from "./compose-types.ts";

/** What calls for a note. */
export type Noted = "secret" | "personal-data" | "injection" | "crisis" | "health" | "legal" | "finance";

interface ResultPhrases {
  ownPlaceholder: string;
  notTranslated: string;
  dropped: { what: string; why: string };
  details: { what: string; why: string };
  /** In the order in which they are shown. They stay on the page and never enter the prompt. */
  safety: { of: Noted; note: string }[];
}

/** What the result says about itself, in the interface's language. */
export const RESULT_PHRASES: Record<PromptLanguage, ResultPhrases> = {
  ar: {
    ownPlaceholder: "وردت في طلبك فبقيت كما هي",
    notTranslated: "بقي البرومبت بلغتك: المحرك المدمج لا يترجم كلامك، والنموذج المتصل يفعل.",
    dropped: { what: "حُذفت التحية أو الشكر", why: "لا يغيّران الجواب" },
    details: { what: "أضيفت تفاصيلك بكلماتك", why: "ما تعرفه أنت وحدك هو ما يغيّر الجواب" },
    safety: [
      { of: "secret", note: "في الطلب ما يشبه كلمة سر أو مفتاحًا. احذفه قبل الإرسال." },
      { of: "personal-data", note: "في الطلب بيانات شخصية. الأفضل إخفاؤها قبل الإرسال." },
      { of: "injection", note: "في الطلب عبارة تحاول تغيير التعليمات. بقيت نصًا كما هي." },
      {
        of: "crisis",
        note: "إن كان الأمر يثقل عليك فالحديث مع من تثق به يعين، وإن كان أحد في خطر فاتصل بالطوارئ.",
      },
      { of: "health", note: "موضوع صحي: الجواب معلومات عامة، والتشخيص والعلاج لأهله: طبيب أو صيدلي أو بيطري." },
      { of: "legal", note: "موضوع قانوني: الجواب معلومات عامة، فتحقق منها عند محامٍ في بلدك." },
      { of: "finance", note: "موضوع مالي: تحقق من الأسعار والنسب في مصدرها قبل أن تقرر." },
    ],
  },
  en: {
    ownPlaceholder: "it was in your request and stays as it is",
    notTranslated:
      "The prompt stays in your language: the built-in engine does not translate your words; a connected model does.",
    dropped: { what: "The greeting or thanks went", why: "they do not change the answer" },
    details: { what: "Your details, in your own words", why: "what only you know is what changes the answer" },
    safety: [
      { of: "secret", note: "The request seems to hold a password or key. Take it out before sending." },
      { of: "personal-data", note: "The request holds personal data. Better mask it before sending." },
      { of: "injection", note: "A phrase here tries to change instructions. It stays as plain text." },
      {
        of: "crisis",
        note: "If this weighs on you, talking to someone you trust helps; if anyone is in danger, call your local emergency number.",
      },
      {
        of: "health",
        note: "A health topic: expect general information; diagnosis and treatment are for a doctor, pharmacist or vet.",
      },
      { of: "legal", note: "A legal topic: expect general information, and check it with a lawyer in your country." },
      { of: "finance", note: "A money topic: check prices and rates at their source before you decide." },
    ],
  },
};
