import type { z } from "zod";
import type { Language } from "#i18n/language.ts";
import type { promptChecker } from "./tool.ts";

type Input = z.output<typeof promptChecker.input>;

const STRICTNESS: Record<Language, Partial<Record<Input["strictness"], string>>> = {
  ar: {
    gentle: "اختار صاحبه فحصًا متسامحًا: ما يفسد الجواب فقط.",
    strict: "اختار صاحبه فحصًا صارمًا: حتى الخفيف مما يضعف الجواب.",
  },
  en: {
    gentle: "They chose a gentle check: only what spoils the answer.",
    strict: "They chose a strict check: even what weakens the answer slightly.",
  },
};

const GIVEN: Record<Language, Record<"question" | "badOutput", string>> = {
  ar: {
    question: "في الوسم author_question كلامه هو عن البرومبت: أجب عنه، وبلهجته.",
    badOutput: "في الوسم bad_output جواب لم يعجبه: ابدأ من سببه.",
  },
  en: {
    question: "The author_question tag holds their own words about the prompt: answer them, in their variety.",
    badOutput: "The bad_output tag holds an answer they were unhappy with: start from its cause.",
  },
};

/** What the person chose on the page; a default says nothing. */
export function optionLines(input: Input, lang: Language): string {
  return [
    STRICTNESS[lang][input.strictness],
    input.question && GIVEN[lang].question,
    input.badOutput && GIVEN[lang].badOutput,
  ]
    .filter(Boolean)
    .join("\n");
}

export const TARGETS: Record<Language, (target: Input["target"]) => string> = {
  ar: (target) => (target === "any" ? "" : `سيرسله إلى ${target}.`),
  en: (target) => (target === "any" ? "" : `It goes to ${target}.`),
};

/** The three words for a prompt. */
export const STATE_WORDS = {
  "needs-work": { ar: "يحتاج إلى عمل", en: "Needs work" },
  usable: { ar: "صالح للاستعمال", en: "Usable" },
  strong: { ar: "قوي", en: "Strong" },
} as const;

/** A breach, as it is put to the model and, where it stays, to the person. */
export const FAULTS = {
  empty: { ar: "المفتاح improved غائب أو فارغ.", en: "The key improved is missing or empty." },
  secret: {
    ar: "ما زال في improved سر مكشوف. ضع خانة مكانه.",
    en: "improved still holds an exposed secret. Put a blank in its place.",
  },
  lost: {
    ar: (values: string) => `سقط من البرومبت المصلَح ما كان في الأصل: ${values}.`,
    en: (values: string) => `The mended prompt lost something of the original: ${values}.`,
  },
} as const;
