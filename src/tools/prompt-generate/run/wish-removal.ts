import { fold } from "#engines/text/fold.ts";
import { OPTION_PHRASES } from "#engines/prompt-composer/option-phrases.ts";
import type { GivenAnswer } from "#tools/prompt-generate/answers/recompose-run.ts";

/** What of a run's input a wish can take out. */
export interface Removable {
  answers?: readonly GivenAnswer[] | undefined;
  constraints?: string | undefined;
  tone?: string | undefined;
  format?: string | undefined;
  length?: string | undefined;
}

type Option = (typeof OPTIONS)[number];
const OPTIONS = [
  "tone",
  "format",
  "length",
  "audience",
  "context",
  "constraints",
  "examples",
  "answerLanguage",
] as const satisfies readonly (keyof typeof OPTION_PHRASES.en.labels)[];

/** Words that take something out of the prompt, folded; with the others the answer shall do without it as well. */
const TAKE_OUT =
  /^(?:شيلي?|شيلوا?|احذفي?|امسحي?|الغي?|ازيلي?|ازل|حيدي?|نحي|استبعدي?|remove|delete|drop|erase|take out|leave out|get rid of)\s+/u;
const WITHOUT = /^(?:بدون|بلا|من غير|من دون|without|no)\s+/u;
const POLITE = /^(?:(?:please|من فضلك|لو سمحتي?|رجاء|عايزها?|عايزه|ابيها?|ابغاها?|بدي ياها?|اريدها?)\s+)+/u;
/** They name no matter: the line about prices, any mention of prices. */
const SMALL = new Set(
  (
    "the a an any all every my our your its of about on in with for to and please line detail part mention mentioning include " +
    "add say condition شرط سطر تفصيل جزء ذكر اذكر اذكري اضف ضيف عن في من على مع لي لنا كل اي هذا هذه ده دي كلام موضوع"
  ).split(" "),
);
const NEGATIVE = new Set("no not without never dont don't بدون بلا غير دون لا مش ليس ما".split(" "));

/**
 * What is left of a run's input after a wish that removes ("شيل الأسعار", "without prices"): a setting or an answer that it names, a
 * condition, or a line of a list that is about little else. Null where it removes none of these. `keeps` says that the wish is a
 * condition too: "without prices" is meant for the answer as well.
 */
export function withoutWhatIsWished<Input extends Removable>(
  input: Input,
  wish: string,
): { input: Input; keeps: boolean } | null {
  const words = fold(wish).trim().replace(POLITE, "");
  const isWithout = WITHOUT.test(words);
  if (!isWithout && !TAKE_OUT.test(words)) return null;
  const target = mattersIn(words.replace(isWithout ? WITHOUT : TAKE_OUT, ""));
  if (target.length === 0) return null;
  const named = withoutNamed(input, target);
  if (named) return { input: named, keeps: false };
  const left = withoutLines(input, target);
  return left && { input: left, keeps: isWithout };
}

/** Without the setting or the answers that the wish calls by their names on the page. */
function withoutNamed<Input extends Removable>(input: Input, target: readonly string[]): Input | null {
  const labels = (name: Option) => [OPTION_PHRASES.ar.labels[name], OPTION_PHRASES.en.labels[name]];
  const options = OPTIONS.filter((name) => textOf(input, name) && labels(name).some((label) => isAbout(label, target)));
  const ids = (input.answers ?? [])
    .filter(({ text, ask }) => text !== "" && ask !== undefined && isAbout(ask, target))
    .map(({ id }) => id);
  if (options.length === 0 && ids.length === 0) return null;
  return {
    ...input,
    ...Object.fromEntries(options.map((name) => [name, undefined])),
    ...(input.answers && {
      answers: input.answers.map((answer) => (ids.includes(answer.id) ? { ...answer, text: "" } : answer)),
    }),
  };
}

/** Without the lines that are about the target: what a line says beside it would be lost, so that may be one word. */
function withoutLines<Input extends Removable>(input: Input, target: readonly string[]): Input | null {
  const strip = (text: string) =>
    text
      .split("\n")
      .filter((line) => !isAbout(line, target))
      .join("\n");
  const options = OPTIONS.filter((name) => strip(textOf(input, name)) !== textOf(input, name));
  const answers = input.answers?.map((answer) => ({ ...answer, text: strip(answer.text) }));
  const hasAnswer = answers?.some(({ text }, index) => text !== input.answers?.[index]?.text) ?? false;
  if (options.length === 0 && !hasAnswer) return null;
  return {
    ...input,
    ...(answers && { answers }),
    ...Object.fromEntries(options.map((name) => [name, strip(textOf(input, name)) || undefined])),
  };
}

function textOf(input: Removable, name: Option): string {
  const value = (input as Readonly<Record<string, unknown>>)[name];
  return typeof value === "string" ? value : "";
}

/** Whether a line says the target, and at most one word more. One that forbids it is not about it. */
function isAbout(line: string, target: readonly string[]): boolean {
  const matters = mattersIn(line);
  const forbids = matters.some((word) => NEGATIVE.has(word)) && !target.some((word) => NEGATIVE.has(word));
  return !forbids && target.every((word) => matters.includes(word)) && matters.length - target.length <= 1;
}

/** The words that carry a matter, without article, conjunction and plural. */
function mattersIn(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{Nd}']+/gu) ?? [];
  return words
    .map((word) => word.replace(/^[وف]?(?:[بك]?ال|لل)(?=[ء-ي]{2})/u, "").replace(/(?<=[a-z]{3})s$/u, ""))
    .filter((word) => !SMALL.has(word));
}
