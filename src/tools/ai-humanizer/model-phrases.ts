import type { z } from "zod";
import type { Language } from "#i18n/language.ts";
import type { aiHumanizer } from "./tool.ts";

type Input = z.output<typeof aiHumanizer.input>;

export const REWORDING: Record<Language, string> = {
  ar: "صياغة أوضح وأقرب إلى كلام الناس.",
  en: "Plainer wording, closer to how people write.",
};

const STRENGTH: Record<Language, Partial<Record<Input["strength"], string>>> = {
  ar: {
    light: "لمسة خفيفة: غيّر ما يفضح النص فقط، واترك باقي جمله كما هي.",
    strong: "أعد كتابته من أوله إذا كان ذلك أصلح له.",
  },
  en: {
    light: "A light touch: change only what gives the text away, and leave the author's other sentences as they are.",
    strong: "Rewrite it from the ground up if that serves it.",
  },
};

const REGISTER: Record<Language, Partial<Record<Input["register"], string>>> = {
  ar: {
    formal: "اختار صاحبه أسلوبًا رسميًا.",
    friendly: "اختار صاحبه أسلوبًا وديًا قريبًا.",
    professional: "اختار صاحبه أسلوبًا مهنيًا مباشرًا.",
    academic: "اختار صاحبه أسلوبًا أكاديميًا متحفظًا.",
  },
  en: {
    formal: "The author chose a formal register.",
    friendly: "The author chose a friendly register.",
    professional: "The author chose a professional, direct register.",
    academic: "The author chose an academic, measured register.",
  },
};

const VARIETY: Record<Language, Record<NonNullable<Input["variety"]>, string>> = {
  ar: {
    msa: "اختار صاحبه الفصحى.",
    "simple-msa": "اختار صاحبه فصحى مبسطة.",
    egy: "اختار صاحبه العامية المصرية.",
    glf: "اختار صاحبه لهجة خليجية.",
    lev: "اختار صاحبه لهجة شامية.",
    mgr: "اختار صاحبه الدارجة المغاربية.",
  },
  en: {
    msa: "The author chose Modern Standard Arabic.",
    "simple-msa": "The author chose simple Modern Standard Arabic.",
    egy: "The author chose Egyptian Arabic.",
    glf: "The author chose Gulf Arabic.",
    lev: "The author chose Levantine Arabic.",
    mgr: "The author chose Maghrebi Arabic.",
  },
};

const GIVEN: Record<Language, Record<"purpose" | "sample" | "keep", string>> = {
  ar: {
    purpose: "في الوسم purpose كلام صاحب النص عنه: لمن هو، وأين سيضعه، وكيف يريده.",
    sample: "في الوسم sample نص كتبه صاحبه بنفسه: اقترب من صوته.",
    keep: "ما في الوسم keep يبقى حرفًا بحرف.",
  },
  en: {
    purpose: "The purpose tag holds the author's own words about it: for whom, where it goes, how it should sound.",
    sample: "The sample tag holds the author's own writing: come close to that voice.",
    keep: "What is in the keep tag stays to the letter.",
  },
};

/** What the person chose on the page, and nothing else: a default says nothing. */
export function optionLines(input: Input, lang: Language): string {
  return [
    STRENGTH[lang][input.strength],
    REGISTER[lang][input.register],
    input.variety && VARIETY[lang][input.variety],
    input.purpose && GIVEN[lang].purpose,
    input.sample && GIVEN[lang].sample,
    (input.keep.length > 0 || input.leave.length > 0) && GIVEN[lang].keep,
  ]
    .filter(Boolean)
    .join("\n");
}

/** A breach, as it is put to the model and, where it stays, to the person. */
export const FAULTS = {
  empty: { ar: "المفتاح text غائب أو فارغ.", en: "The key text is missing or empty." },
  lost: {
    ar: (values: string) => `ضاع من النص أو تغيّر ما كان فيه: ${values}.`,
    en: (values: string) => `The text lost or changed something of the original: ${values}.`,
  },
  added: {
    ar: (values: string) => `في النص ما لم يكن في الأصل: ${values}.`,
    en: (values: string) => `The text holds something that the original does not: ${values}.`,
  },
  length: {
    ar: "النص أطول من الأصل بكثير.",
    en: "The text is much longer than the original.",
  },
} as const;
