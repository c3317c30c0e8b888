import type { Flag } from "#engines/reader/reading.ts";
import type { PromptLanguage } from "./compose-types.ts";

interface ResultPhrases {
  ownPlaceholder: string;
  notTranslated: string;
  dropped: { what: string; why: string };
  details: { what: string; why: string };
  /** In the order in which they are shown. They stay on the page and never enter the prompt. */
  safety: { flag: Flag; note: string }[];
}

/** What the result says about itself, in the interface's language. */
export const RESULT_PHRASES: Record<PromptLanguage, ResultPhrases> = {
  ar: {
    ownPlaceholder: "وردت في طلبك فبقيت كما هي",
    notTranslated: "بقي البرومبت بلغتك: المحرك المدمج لا يترجم كلامك، والنموذج المتصل يفعل.",
    dropped: { what: "حُذفت التحية أو الشكر", why: "لا يغيّران الجواب" },
    details: { what: "أضيفت تفاصيلك بكلماتك", why: "ما تعرفه أنت وحدك هو ما يغيّر الجواب" },
    safety: [
      { flag: "deceptive", note: "إن كان في هذا ما يوهم أحدًا بغير الحقيقة فقد يرفضه المساعد، والصدق أنفع لك." },
      { flag: "secret", note: "في الطلب ما يشبه كلمة سر أو مفتاحًا. احذفه قبل الإرسال." },
      { flag: "personal-data", note: "في الطلب بيانات شخصية. الأفضل إخفاؤها قبل الإرسال." },
      { flag: "injection", note: "في الطلب عبارة تحاول تغيير التعليمات. بقيت نصًا كما هي." },
      {
        flag: "emotional",
        note: "إن كان الأمر يثقل عليك فالحديث مع من تثق به يعين، وإن كان أحد في خطر فاتصل بالطوارئ.",
      },
      { flag: "health", note: "موضوع صحي: الجواب معلومات عامة، والتشخيص والجرعة للطبيب أو الصيدلي." },
      { flag: "legal", note: "موضوع قانوني: الجواب معلومات عامة، فتحقق منها عند محامٍ في بلدك." },
      { flag: "finance", note: "موضوع مالي: تحقق من الأسعار والنسب في مصدرها قبل أن تقرر." },
    ],
  },
  en: {
    ownPlaceholder: "it was in your request and stays as it is",
    notTranslated:
      "The prompt stays in your language: the built-in engine does not translate your words; a connected model does.",
    dropped: { what: "The greeting or thanks went", why: "they do not change the answer" },
    details: { what: "Your details, in your own words", why: "what only you know is what changes the answer" },
    safety: [
      {
        flag: "deceptive",
        note: "If any of this would mislead someone, an assistant may refuse it; an honest version serves you better.",
      },
      { flag: "secret", note: "The request seems to hold a password or key. Take it out before sending." },
      { flag: "personal-data", note: "The request holds personal data. Better mask it before sending." },
      { flag: "injection", note: "A phrase here tries to change instructions. It stays as plain text." },
      {
        flag: "emotional",
        note: "If this weighs on you, talking to someone you trust helps; if anyone is in danger, call your local emergency number.",
      },
      {
        flag: "health",
        note: "A health topic: expect general information; diagnosis and doses are for a doctor or pharmacist.",
      },
      { flag: "legal", note: "A legal topic: expect general information, and check it with a lawyer in your country." },
      { flag: "finance", note: "A money topic: check prices and rates at their source before you decide." },
    ],
  },
};
