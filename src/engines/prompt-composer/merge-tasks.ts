import type { PromptLanguage } from "./compose-types.ts";
import type { PromptLine } from "./prompt-line.ts";

const ARABIC_ASKED = /^أجب عن (?:هذا السؤال|السؤال الآتي|السؤال): ([\s\S]+؟)$/u;
const ENGLISH_ASKED = /^Answer this question: ([\s\S]+\?)$/;
const ARABIC_REPLY = /^(?:اكتب ردًّا|ردّ) على ([^،.]+)\.$/u;
const ASKED_WORDS = /(?:أقول|أكتب|أرسل|أرد|نقول|نكتب)/u;
const TO_SOMEONE = /^اكتب ((?:رسالة|خطاب|بريد|إيميل)[\u0621-\u0652 ]*?) ل(?:ه|ها|هم)\.$/u;
const KIND = /(?:في|بـ?) ?((?:رسالة|خطاب|بريد)(?: رسمي[ةّ]?ة?| إلكتروني)?|إيميل)/u;
const PERSUADING = /^اكتب كلامًا أقنع به ([\s\S]+)\.$/u;
const WORDS = /^اكتب كلامًا((?: [\u0621-\u0652]+ًا)*)(?: أقول(?:ه|ها)?(?: ل(?:ه|ها|هم))?)?([\s\S]*)\.$/u;
const ENGLISH_REPLY = /^Write (?:a |the )?reply to ([^,.]+)\.$/i;
const ENGLISH_WORDS = /^what (?:can|should|do|could) i (?:say|write|tell|put)/i;
const ENGLISH_KIND = /\b((?:formal |short |polite )?(?:letter|email|message))\b/i;

/** Requests that ask for one work twice become one, and several questions are asked together. */
export function mergeTasks(lines: readonly PromptLine[], language: PromptLanguage): PromptLine[] {
  const tasks = lines.filter(({ section }) => section === "task");
  if (tasks.length < 2) return [...lines];
  const merged = language === "ar" ? (asPersuasion(tasks) ?? asLetter(tasks)) : asEnglishLetter(tasks);
  if (merged !== null) return replaceTasks(lines, merged);
  const asked = tasks.map(({ text }) => (language === "ar" ? ARABIC_ASKED : ENGLISH_ASKED).exec(text)?.[1] ?? null);
  if (asked.filter((question) => question !== null).length < 2) return [...lines];
  const questions = asked
    .filter((question) => question !== null)
    .map((question) => question.replace(/^و(?=ما |هل |كيف |كم )/u, ""));
  const lead =
    language === "en"
      ? "Answer these questions"
      : questions.length === 2
        ? "أجب عن هذين السؤالين"
        : "أجب عن هذه الأسئلة";
  const others = tasks.filter((_, index) => asked[index] === null).map(({ text }) => text);
  return replaceTasks(lines, [...others, `${lead}: ${questions.join(" ")}`]);
}

function replaceTasks(lines: readonly PromptLine[], texts: readonly string[]): PromptLine[] {
  const first = lines.findIndex(({ section }) => section === "task");
  const rest = lines.filter(({ section }) => section !== "task");
  return rest.toSpliced(first, 0, ...texts.map((text): PromptLine => ({ section: "task", text, weight: 0 })));
}

/** "How do I persuade my father? I want polite words": one speech. */
function asPersuasion(tasks: readonly PromptLine[]): string[] | null {
  const aim = tasks.map(({ text }) => PERSUADING.exec(text)?.[1]).find((found) => found !== undefined);
  const words = tasks
    .map(({ text }) => (PERSUADING.test(text) ? null : WORDS.exec(text)))
    .find((found) => found !== null);
  if (aim === undefined || words === undefined || words === null || tasks.length !== 2) return null;
  const manner = (words[2] ?? "").trim();
  return [`اكتب كلامًا${words[1] ?? ""} أقنع به ${aim}${manner === "" ? "" : `، ${manner}`}.`];
}

/** "Write a reply to the landlord. What can I say in a formal letter?": one letter. */
function asLetter(tasks: readonly PromptLine[]): string[] | null {
  const to = tasks.map(({ text }) => ARABIC_REPLY.exec(text)?.[1]).find((found) => found !== undefined);
  const asked = tasks.find(
    ({ text }) => TO_SOMEONE.test(text) || (ARABIC_ASKED.test(text) && ASKED_WORDS.test(text)),
  )?.text;
  if (to === undefined || asked === undefined || tasks.length !== 2) return null;
  const kind = TO_SOMEONE.exec(asked)?.[1] ?? KIND.exec(asked)?.[1];
  return [kind === undefined ? `اكتب ردًّا على ${to}.` : `اكتب ${kind} إلى ${to}.`];
}

function asEnglishLetter(tasks: readonly PromptLine[]): string[] | null {
  const to = tasks.map(({ text }) => ENGLISH_REPLY.exec(text)?.[1]).find((found) => found !== undefined);
  const asked = tasks.map(({ text }) => ENGLISH_ASKED.exec(text)?.[1]).find((found) => found !== undefined);
  if (to === undefined || asked === undefined || !ENGLISH_WORDS.test(asked) || tasks.length !== 2) return null;
  return [`Write a ${ENGLISH_KIND.exec(asked)?.[1]?.toLowerCase() ?? "reply"} to ${to}.`];
}
