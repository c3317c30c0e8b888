import signs from "./sign-texts.json" with { type: "json" };

interface Bilingual {
  ar: string;
  en: string;
}

export interface RuleText {
  title: Bilingual;
  why: Bilingual;
}

export type RuleId = keyof typeof signs;

/** Every rule by its id: what it is called and why a change was made. */
export const RULES: Readonly<Record<RuleId, RuleText>> = signs;

/** Texts of the flags. */
export const FLAG_TEXTS = {
  "needs-source": {
    ar: "كلام منسوب إلى جهة غير مسماة: اذكر المصدر أو احذف الادعاء.",
    en: "A claim with no named source: give the source or take the claim out.",
  },
  "check-date": {
    ar: "قد تكون المعلومة قديمة: يحسن التحقق من تاريخها.",
    en: "This may be out of date: check when it was true.",
  },
  placeholder: { ar: "خانة لم تُملأ بعد.", en: "A blank that is still empty." },
  "mixed-digits": {
    ar: "في النص أرقام من نظامين (123 و١٢٣)، والأوضح أن تكون من نظام واحد.",
    en: "Two digit systems in one text (123 and ١٢٣); one reads more easily.",
  },
  variety: {
    ar: "المحرك المدمج لا يحوّل النص إلى لهجة؛ نقّى الأسلوب وأبقى مستوى اللغة كما هو.",
    en: "The built-in engine does not rewrite into a dialect; it cleaned the style and left the variety as it was.",
  },
  register: {
    ar: "المحرك المدمج يعدّل لهذا الأسلوب كلمات قليلة، ولا يعيد كتابة الجمل.",
    en: "For this register the built-in engine changes a few wordings only; it does not rewrite sentences.",
  },
  language: {
    ar: "لغة النص ليست عربية ولا إنجليزية، فبقي كما هو.",
    en: "The text is neither Arabic nor English, so it was left as it is.",
  },
  verse: { ar: "أبيات من الشعر: بقيت كما هي.", en: "Lines of verse: left as they are." },
} satisfies Record<string, Bilingual>;
