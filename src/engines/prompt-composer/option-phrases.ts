import type { DeliverableVariety, PromptLanguage, PromptOptions } from "./compose-types.ts";

type TextOption = "tone" | "format" | "length" | "audience" | "context" | "constraints" | "examples" | "answerLanguage";

interface OptionPhrases {
  heading: string;
  labels: Record<TextOption | "variety" | "outputType" | "askFirst", string>;
  varieties: Record<DeliverableVariety, string>;
  outputTypes: Record<Exclude<NonNullable<PromptOptions["outputType"]>, "text">, string>;
  askFirst: string;
}

/** How the options that a person set are named among the details. */
export const OPTION_PHRASES: Record<PromptLanguage, OptionPhrases> = {
  ar: {
    heading: "تفاصيل:",
    labels: {
      audience: "القارئ",
      context: "للعلم",
      tone: "النبرة",
      format: "الشكل",
      length: "الطول",
      constraints: "شروط",
      examples: "مثال مما يعجبني",
      answerLanguage: "لغة الجواب",
      variety: "لغة النص",
      outputType: "المطلوب",
      askFirst: "قبل البدء",
    },
    varieties: {
      msa: "الفصحى",
      "simple-msa": "فصحى بسيطة",
      egy: "العامية المصرية",
      glf: "اللهجة الخليجية",
      lev: "اللهجة الشامية",
      mgr: "الدارجة المغاربية",
    },
    outputTypes: { code: "كود", image: "صورة", video: "فيديو", agent: "تعليمات لمساعد آلي" },
    askFirst: "اسألني عما تحتاج إلى معرفته",
  },
  en: {
    heading: "Details:",
    labels: {
      audience: "Reader",
      context: "Good to know",
      tone: "Tone",
      format: "Format",
      length: "Length",
      constraints: "Conditions",
      examples: "An example I like",
      answerLanguage: "Language of the answer",
      variety: "Arabic of the text",
      outputType: "Wanted",
      askFirst: "Before you start",
    },
    varieties: {
      msa: "Modern Standard Arabic",
      "simple-msa": "simple Modern Standard Arabic",
      egy: "Egyptian Arabic",
      glf: "Gulf Arabic",
      lev: "Levantine Arabic",
      mgr: "Maghrebi Arabic",
    },
    outputTypes: { code: "code", image: "an image", video: "a video", agent: "instructions for an assistant" },
    askFirst: "ask me what you need to know",
  },
};
