import type { z } from "zod";
import type { PromptLanguage } from "#engines/prompt-composer/compose-types.ts";
import type { Language } from "#i18n/language.ts";
import type { promptGenerate } from "./tool.ts";

type Input = z.output<(typeof promptGenerate)["input"]>;

interface Phrases {
  heading: string;
  promptLanguage: Record<PromptLanguage, string>;
  detail: Record<Input["detail"], string>;
  outputType: Record<Input["outputType"], string>;
  variety: Record<NonNullable<Input["variety"]>, string>;
  placeholderForm: Record<PromptLanguage, string>;
  askFirst: string;
  answerLanguage: { given: string; open: string };
  target: Record<Input["target"], string>;
}

const PHRASES: Record<Language, Phrases> = {
  ar: {
    heading: "الخيارات:",
    promptLanguage: { ar: "لغة البرومبت: العربية.", en: "لغة البرومبت: الإنجليزية، وأسماء الخانات بالإنجليزية." },
    detail: {
      short: "الطول: مختصر، من 60 إلى 120 كلمة.",
      standard: "الطول: معتاد، من 90 إلى 220 كلمة، وإلى 300 لطلب جاوز 50 كلمة.",
      full: "الطول: وافٍ، من 180 إلى 450 كلمة، ما دام كل سطر يغيّر الجواب.",
    },
    outputType: {
      text: "ما سينتجه البرومبت: نص.",
      code: "ما سينتجه البرومبت: كود. اذكر اللغة والإصدار والمدخلات والمخرجات والاختبار.",
      image: "ما سينتجه البرومبت: صورة. صف ما يُرى، بلا دور ولا مخاطبة.",
      video: "ما سينتجه البرومبت: فيديو. صف ما يُرى ويُسمع بزمنه، بلا دور ولا مخاطبة.",
      agent:
        "ما سينتجه البرومبت: وكيل. اكتبه رسالة نظام: نطاقه، ومصادره، وأدواته وصلاحياتها، ومتى يسأل، ومتى يحوّل إلى إنسان، ومتى يتوقف.",
    },
    variety: {
      msa: "مستوى اللغة في الناتج: فصحى.",
      "simple-msa": "مستوى اللغة في الناتج: فصحى مبسطة.",
      egy: "مستوى اللغة في الناتج: عامية مصرية.",
      glf: "مستوى اللغة في الناتج: لهجة خليجية.",
      lev: "مستوى اللغة في الناتج: لهجة شامية.",
      mgr: "مستوى اللغة في الناتج: دارجة مغاربية.",
    },
    placeholderForm: { ar: "صيغة الخانة: {{اسم_الخانة}}", en: "صيغة الخانة: {{field_name}}" },
    askFirst: "يبدأ البرومبت بأن يطرح النموذج حتى 3 أسئلة وينتظر الجواب قبل التنفيذ.",
    answerLanguage: { given: "مذكورة في الوسم answer_language", open: "كما يُفهم من الطلب، وإلا فلغة البرومبت" },
    target: {
      any: "النموذج المستهدف: أي نموذج. استعمل ما تفهمه النماذج كلها.",
      chatgpt: "النموذج المستهدف: ChatGPT. عناوين Markdown قصيرة وتعليمات مقتضبة.",
      claude: "النموذج المستهدف: Claude. أقسام بين وسوم XML مثل <context> و<task>.",
      gemini: "النموذج المستهدف: Gemini. الحدود الحاسمة في آخر البرومبت.",
      deepseek: "النموذج المستهدف: DeepSeek. أقسام مرقمة بسيطة.",
    },
  },
  en: {
    heading: "Options:",
    promptLanguage: {
      ar: "Language of the prompt: Arabic, placeholder names in Arabic.",
      en: "Language of the prompt: English.",
    },
    detail: {
      short: "Length: short, 60 to 120 words.",
      standard: "Length: standard, 90 to 220 words, up to 300 for a request of more than 50.",
      full: "Length: full, 180 to 450 words, as long as each line changes the answer.",
    },
    outputType: {
      text: "The prompt will produce: text.",
      code: "The prompt will produce: code. State language, version, inputs, outputs and tests.",
      image: "The prompt will produce: an image. Describe what is seen; no role, no address.",
      video: "The prompt will produce: a video. Describe what is seen and heard, with its time; no role, no address.",
      agent:
        "The prompt will produce: an agent. Write it as a system message: scope, sources, tools and rights, when to ask, when to hand over to a person, when to stop.",
    },
    variety: {
      msa: "Register of the result: Modern Standard Arabic.",
      "simple-msa": "Register of the result: simplified Modern Standard Arabic.",
      egy: "Register of the result: Egyptian Arabic.",
      glf: "Register of the result: Gulf Arabic.",
      lev: "Register of the result: Levantine Arabic.",
      mgr: "Register of the result: Maghrebi Arabic.",
    },
    placeholderForm: { ar: "Form of a placeholder: {{اسم_الخانة}}", en: "Form of a placeholder: {{field_name}}" },
    askFirst: "The prompt begins by having the model ask up to 3 questions and wait for the answers.",
    answerLanguage: {
      given: "as stated in the answer_language tag",
      open: "as the request implies, else the prompt's own",
    },
    target: {
      any: "Target model: any. Use what every model understands.",
      chatgpt: "Target model: ChatGPT. Short Markdown headings, terse instructions.",
      claude: "Target model: Claude. Sections between XML tags such as <context> and <task>.",
      gemini: "Target model: Gemini. Critical limits at the end of the prompt.",
      deepseek: "Target model: DeepSeek. Plain numbered sections.",
    },
  },
};

/** The user's choices from closed lists, as lines for the system prompt; what the user typed travels beside the request. */
export function optionLines(
  input: Input,
  promptLanguage: PromptLanguage,
  language: Language,
): { options: string; target: string; answerLanguage: string } {
  const phrases = PHRASES[language];
  const lines = [
    phrases.promptLanguage[promptLanguage],
    phrases.detail[input.detail],
    phrases.outputType[input.outputType],
    ...(input.variety ? [phrases.variety[input.variety]] : []),
    phrases.placeholderForm[promptLanguage],
    ...(input.askFirst ? [phrases.askFirst] : []),
  ];
  return {
    options: [phrases.heading, ...lines.map((line) => `- ${line}`)].join("\n"),
    target: phrases.target[input.target],
    answerLanguage: input.answerLanguage ? phrases.answerLanguage.given : phrases.answerLanguage.open,
  };
}
