import { answerLines } from "./answer-lines.ts";
import type { Detail, PromptLanguage, PromptOptions } from "./compose-types.ts";
import { OPTION_PHRASES } from "./option-phrases.ts";
import { requestCore } from "./request-core.ts";

export { saidOf } from "#engines/questions/says-nothing.ts";

/** What a prompt is made of. Small enough for the browser: no reader, no bank. */
export interface PromptParts {
  /** The request as the person wrote it. */
  text: string;
  /** The language of heading and labels: `voice.language` of the result. */
  language: PromptLanguage;
  options?: PromptOptions | undefined;
  /** Answers in order, each under its question's label; an empty one is left out. */
  answers?: readonly Detail[] | undefined;
}

export interface ComposedPrompt {
  prompt: string;
  /** The details alone, empty without any. */
  details: string;
  /** The request alone. */
  request: string;
  /** The lines of the details, each with the question or option it comes from. */
  rows: { of: string; line: string }[];
}

const TEXT_OPTIONS = [
  "audience",
  "context",
  "tone",
  "format",
  "length",
  "constraints",
  "examples",
  "answerLanguage",
] as const;

/**
 * The prompt: the request, untouched, then the details, question and answer a line each, in the person's own words. The
 * same parts give the same bytes in the browser, on the server and on the command line.
 */
export function recompose({ text, language, options = {}, answers = [] }: PromptParts): ComposedPrompt {
  const request = requestCore(text);
  const rows = detailsOf(language, options, answers).map((detail) => ({ of: detail.of ?? "", line: lineOf(detail) }));
  const details =
    rows.length === 0 ? "" : [OPTION_PHRASES[language].heading, ...rows.map(({ line }) => line)].join("\n");
  return { prompt: [request, details].filter((part) => part !== "").join("\n\n"), details, request, rows };
}

/** Nothing was answered, set or proven: the prompt is the person's own request, and nobody is charged for that. */
export function addsNothing({ options = {}, answers = [] }: Omit<PromptParts, "text" | "language">): boolean {
  return detailsOf("en", options, answers).length === 0;
}

function detailsOf(language: PromptLanguage, options: PromptOptions, answers: readonly Detail[]): Detail[] {
  const { labels, varieties, outputTypes, askFirst } = OPTION_PHRASES[language];
  const { outputType = "text", variety } = options;
  const option = (of: keyof typeof labels, text: string): Detail => ({ of, label: labels[of], text });
  return [
    ...(outputType === "text" ? [] : [option("outputType", outputTypes[outputType])]),
    ...answers,
    ...TEXT_OPTIONS.map((name) => option(name, options[name] ?? "")),
    ...(variety === undefined ? [] : [option("variety", varieties[variety])]),
    ...(options.askFirst === true ? [option("askFirst", askFirst)] : []),
  ].filter((detail) => detail.text.trim() !== "");
}

/** A label that is a whole question keeps its mark; a list is set below it, and conditions are one, a wish each. */
function lineOf({ of, label, text }: Detail): string {
  const { first, below } = answerLines(text, of === "constraints");
  const name = label.trim().replace(/[:：]+$/u, "");
  const head = name === "" ? "-" : /[؟?]$/u.test(name) ? `- ${name}` : `- ${name}:`;
  return [first === "" ? head : `${head} ${first}`, ...below].join("\n");
}
