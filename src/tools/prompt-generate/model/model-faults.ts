import type { PromptFaultCode } from "#engines/prompt-composer/verify-prompt.ts";
import type { Language } from "#i18n/language.ts";

/** How a failed check is put to the model in its one repair turn. */
export const FAULTS: Record<PromptFaultCode | "empty", Record<Language, (detail: string) => string>> = {
  empty: { ar: (key) => `المفتاح ${key} غائب أو فارغ.`, en: (key) => `The key ${key} is missing or empty.` },
  "lost-literal": {
    ar: (value) => `سقط من البرومبت ما ذكره صاحب الطلب ويجب أن يبقى بحروفه: ${value}`,
    en: (value) => `The prompt lost something the person gave; it must be kept to the letter: ${value}`,
  },
  "new-number": {
    ar: (value) => `رقم لم يذكره صاحب الطلب: ${value}. احذفه.`,
    en: (value) => `A figure the person never gave: ${value}. Drop it.`,
  },
  "wrong-script": {
    ar: () => "البرومبت ليس بلغة صاحب الطلب أو اللغة التي اختارها.",
    en: () => "The prompt is not in the person's language, or the one they chose.",
  },
  "empty-slot": {
    ar: (slot) => `خانة فارغة: ${slot}. احذفها؛ ما لا يُعرف لا يُذكر.`,
    en: (slot) => `An empty slot: ${slot}. Drop it; what is not known is left out.`,
  },
  "control-character": { ar: () => "في البرومبت محارف خفية.", en: () => "The prompt holds invisible characters." },
  wrapped: { ar: () => "البرومبت داخل سياج كود.", en: () => "The prompt is in a code fence." },
  "does-the-task": {
    ar: () => "الرد نفّذ المهمة. المطلوب طلب يُرسل إلى مساعد ينفذها.",
    en: () => "The answer did the task. What is wanted is a request to an assistant that does it.",
  },
};
