import type { Language } from "#i18n/language.ts";

/** What an envelope may warn of, in both languages. A tool's own warnings carry their words with them. */
const WARNINGS = {
  builtin_after_failure: {
    ar: "لم يصل رد صالح من نموذج الذكاء الاصطناعي، فأنجز المحرك المدمج هذه النتيجة.",
    en: "The AI model gave no usable answer, so the built-in engine made this result.",
  },
  woven_by_rule: {
    ar: "لم يصل من النموذج نص صالح، فأضيفت إجاباتك إلى البرومبت كما كتبتها.",
    en: "The model gave no usable text, so your answers were added to the prompt as you wrote them.",
  },
  stopped_early: {
    ar: "أُوقفت الكتابة قبل اكتمالها. هذا ما كُتب حتى ذلك الحين، ويُحسب عملية واحدة.",
    en: "Writing was stopped before it was finished. This is what had been written; it counts as one run.",
  },
} as const satisfies Record<string, Record<Language, string>>;

export type WarningCode = keyof typeof WARNINGS;

export function isPipelineWarning(code: string): code is WarningCode {
  return code in WARNINGS;
}

export function warningOf(code: WarningCode, language: Language): { code: WarningCode; message: string } {
  return { code, message: WARNINGS[code][language] };
}
