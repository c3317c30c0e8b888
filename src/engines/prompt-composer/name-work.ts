import type { RequestAnalysis } from "./analyse-request.ts";
import type { PromptLine } from "./prompt-line.ts";
import type { Clause } from "./split-clauses.ts";

/** "Help me challenge it … The letter should sound reasonable": the letter is the work. */
export function withNamedWork(lines: readonly PromptLine[]): PromptLine[] {
  const at = lines.findIndex(({ section, text }) => section === "task" && text.startsWith("Help me "));
  const work = lines
    .map(({ section, text }) => (section === "requirements" ? NAMED_WORK.exec(text)?.[1] : undefined))
    .find((found) => found !== undefined);
  if (at < 0 || work === undefined) return [...lines];
  const { text } = lines[at] as PromptLine;
  return lines.with(at, {
    ...(lines[at] as PromptLine),
    text: `Write ${/^[aeiou]/.test(work) ? "an" : "a"} ${work} that helps me ${text.slice("Help me ".length)}`,
  });
}
const NAMED_WORK = /^The (letter|email|message|post|speech|essay|article|advert|reply|cover letter|statement) should /;

/** A wish to work somewhere is what a CV is for. */
export function withTargetJob(lines: readonly PromptLine[]): PromptLine[] {
  const cv = lines.findIndex(({ section, text }) => section === "task" && text === "اكتب سيرة ذاتية.");
  const wish = lines.findIndex(({ section, text }) => section === "context" && WANTED_JOB.test(text));
  if (cv < 0 || wish < 0) return [...lines];
  const where = WANTED_JOB.exec((lines[wish] as PromptLine).text)?.[1] as string;
  return lines
    .with(cv, { ...(lines[cv] as PromptLine), text: `اكتب سيرة ذاتية للتقديم إلى عمل ${where}.` })
    .with(wish, {
      ...(lines[wish] as PromptLine),
      text: (lines[wish] as PromptLine).text.replace(WANTED_JOB, "").replace(/(?<=[^.!?؟])$/u, "."),
    })
    .filter(({ text }) => text !== "");
}
const WANTED_JOB = /[،.]?\s*(?:و)?أريد أن أعمل ((?:في|بـ?|لدى) ?[^،.]+)\.?$/u;

/** The order of a prompt whose particulars are quoted. */
export function inOwnersWords(order: string, language: "ar" | "en"): string {
  return language === "ar"
    ? `${order}، على ما جاء في كلام صاحب الطلب المنقول بنصه.`
    : `${order}, following the owner's words as quoted.`;
}

/** What is asked for as an assistant is the assistant's job. */
export function asJob(
  { role }: Clause,
  text: string,
  { input, promptLanguage }: RequestAnalysis,
  before: readonly PromptLine[],
): string {
  if (role !== "request" || input.outputType !== "agent" || /^(?:You are |أنت )/u.test(text)) return text;
  if (before.some(({ section }) => section === "task")) return text;
  return promptLanguage === "ar"
    ? `أنت مساعد، وهذه مهمتك: ${text}`
    : `You are an assistant, and this is your job: ${text}`;
}
