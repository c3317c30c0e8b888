import type { z } from "zod";
import type { PromptLanguage } from "#engines/prompt-composer/compose-types.ts";
import type { Language } from "#i18n/language.ts";
import type { promptGenerate } from "#tools/prompt-generate/tool.ts";

type Input = z.output<(typeof promptGenerate)["input"]>;

interface Phrases {
  heading: string;
  /** What this call is for: to ask, or to write the answers in. */
  job: Record<"ask" | "weave", string>;
  promptLanguage: Record<PromptLanguage, string>;
  questions: Record<Input["detail"], string>;
  outputType: Record<Exclude<Input["outputType"], "text">, string>;
  variety: Record<NonNullable<Input["variety"]>, string>;
  askFirst: string;
}

const PHRASES: Record<Language, Phrases> = {
  ar: {
    heading: "هذه المرة:",
    job: {
      ask: "العمل: السؤال. لا إجابات بعد.",
      weave: "العمل: الصياغة بالإجابات التي في الوسم answers.",
    },
    promptLanguage: { ar: "لغة البرومبت: العربية.", en: "لغة البرومبت: الإنجليزية، اختارها صاحب الطلب." },
    questions: {
      short: "عدد الأسئلة: 2 على الأكثر.",
      standard: "عدد الأسئلة: 4 على الأكثر.",
      full: "عدد الأسئلة: 4 على الأكثر.",
    },
    outputType: {
      code: "المطلوب إنتاجه: كود.",
      image: "المطلوب إنتاجه: صورة.",
      video: "المطلوب إنتاجه: فيديو.",
      agent: "المطلوب إنتاجه: تعليمات لمساعد آلي.",
    },
    variety: {
      msa: "لغة الناتج كما اختارها صاحب الطلب: الفصحى.",
      "simple-msa": "لغة الناتج كما اختارها صاحب الطلب: فصحى مبسطة.",
      egy: "لغة الناتج كما اختارها صاحب الطلب: العامية المصرية.",
      glf: "لغة الناتج كما اختارها صاحب الطلب: اللهجة الخليجية.",
      lev: "لغة الناتج كما اختارها صاحب الطلب: اللهجة الشامية.",
      mgr: "لغة الناتج كما اختارها صاحب الطلب: الدارجة المغاربية.",
    },
    askFirst: "صاحب الطلب يريد أن يسأله المساعد قبل أن يبدأ: قل ذلك في البرومبت بجملة.",
  },
  en: {
    heading: "This time:",
    job: {
      ask: "Job: ask. There are no answers yet.",
      weave: "Job: write, with the answers in the answers tag.",
    },
    promptLanguage: {
      ar: "Language of the prompt: Arabic, as the person chose.",
      en: "Language of the prompt: English.",
    },
    questions: {
      short: "Number of questions: at most 2.",
      standard: "Number of questions: at most 4.",
      full: "Number of questions: at most 4.",
    },
    outputType: {
      code: "What is wanted: code.",
      image: "What is wanted: an image.",
      video: "What is wanted: a video.",
      agent: "What is wanted: instructions for an assistant.",
    },
    variety: {
      msa: "Arabic of the result, as the person chose: Modern Standard Arabic.",
      "simple-msa": "Arabic of the result, as the person chose: simple Modern Standard Arabic.",
      egy: "Arabic of the result, as the person chose: Egyptian.",
      glf: "Arabic of the result, as the person chose: Gulf.",
      lev: "Arabic of the result, as the person chose: Levantine.",
      mgr: "Arabic of the result, as the person chose: Maghrebi.",
    },
    askFirst: "The person wants the assistant to ask before it starts: say so in the prompt, in one sentence.",
  },
};

/** The call's job and the person's choices from closed lists, as lines for the system prompt; what they typed travels beside the request. */
export function optionLines(
  input: Input,
  job: "ask" | "weave",
  promptLanguage: PromptLanguage,
  language: Language,
): string {
  const phrases = PHRASES[language];
  const lines = [
    phrases.job[job],
    ...(job === "ask" ? [phrases.questions[input.detail]] : []),
    ...(input.promptLanguage === "same" ? [] : [phrases.promptLanguage[promptLanguage]]),
    ...(input.outputType === "text" ? [] : [phrases.outputType[input.outputType]]),
    ...(input.variety ? [phrases.variety[input.variety]] : []),
    // The first prompt has it among its details.
    ...(input.askFirst && job === "weave" ? [phrases.askFirst] : []),
  ];
  return [phrases.heading, ...lines.map((line) => `- ${line}`)].join("\n");
}
