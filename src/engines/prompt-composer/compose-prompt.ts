import { countWords } from "#engines/text/segment.ts";
import { analyseRequest } from "./analyse-request.ts";
import type { RequestAnalysis } from "./analyse-request.ts";
import { arrangePrompt, lengthBand, renderLines } from "./arrange-prompt.ts";
import { buildLines } from "./build-lines.ts";
import type { PromptLine } from "./prompt-line.ts";
import { COMMON_PHRASES } from "./common-phrases.ts";
import type { ComposeInput, ComposeResult } from "./compose-types.ts";
import { explainResult } from "./explain-result.ts";
import { missingLiterals } from "./verify-prompt.ts";

export type {
  ComposeInput,
  ComposeResult,
  DeliverableVariety,
  Placeholder,
  PromptLanguage,
  TaskType,
} from "./compose-types.ts";

const SHORT_WORDS = 60;

/**
 * Turns a rough request into a prompt for another model, by rules alone: the same input gives the same bytes. What the
 * user said survives, nothing is made up, and what is needed but unknown becomes a `{{placeholder}}`.
 */
export function composePrompt(input: ComposeInput): ComposeResult {
  const analysis = analyseRequest(input);
  const built = buildLines(analysis);
  const band = lengthBand(analysis.requestWords, analysis.task.primary);
  const form = {
    band,
    detail: input.detail,
    target: input.target,
    language: analysis.promptLanguage,
    seed: analysis.seed,
  };
  let arranged = arrangePrompt(built.lines, form);
  const lost = lostClauses(analysis, arranged.prompt);
  if (lost.length > 0) {
    built.quoted.push(...lost);
    built.lines.push(...lost.map((text): PromptLine => ({ section: "details", text, weight: 0 })));
    arranged = arrangePrompt(built.lines, form);
  }
  const { prompt, used } = arranged;
  const shortVersion = shorten(used, analysis);
  const stable = new Set<PromptLine["section"]>(["requirements", "limits", "output", "missing", "language"]);
  const part = (keep: (line: PromptLine) => boolean) => renderLines(used.filter(keep), form);
  return {
    ...explainResult(analysis, built, used, prompt),
    prompt,
    ...(shortVersion === null ? {} : { shortVersion }),
    systemPrompt: part(({ section }) => stable.has(section)),
    userPrompt: part(({ section }) => !stable.has(section)),
    taskType: analysis.task.primary,
    ...(analysis.variety === undefined ? {} : { variety: analysis.variety }),
    textLanguage: analysis.textLanguage,
  };
}

/** Clauses whose literals did not reach the prompt, word for word. */
function lostClauses({ text, clauses, instruction, foreign }: RequestAnalysis, prompt: string): string[] {
  const missing = missingLiterals(text, prompt);
  if (missing.length === 0) return [];
  const holding = clauses
    .filter((clause) => missing.some((value) => clause.text.includes(value)))
    .map((clause) => clause.text);
  return holding.length > 0 && !foreign ? holding : [instruction];
}

/** The lines that must stay, in at most 60 words; null when they do not fit. */
function shorten(used: readonly PromptLine[], { promptLanguage, missing }: RequestAnalysis): string | null {
  const said = used.filter(
    ({ weight, section, block }) => weight === 0 && block !== true && section !== "input" && section !== "output",
  );
  const fields = Array.from(
    used.filter(({ section }) => section === "input").flatMap(({ text }) => text.match(/\{\{[^{}\n]+\}\}/g) ?? []),
  );
  const lead = COMMON_PHRASES[promptLanguage].headings.input;
  const parts = [
    ...said.map(({ text }) => (/[.!?؟»"]$/u.test(text) ? text : `${text}.`)),
    ...(fields.length > 0 ? [`${lead}: ${fields.join(promptLanguage === "ar" ? "، " : ", ")}.`] : []),
  ];
  const output = used.find(({ section }) => section === "output")?.text;
  const whole = parts.join(" ");
  if (
    countWords(whole) > SHORT_WORDS ||
    used.some(({ block, text }) => block === true && missing.length === 0 && text !== "")
  )
    return null;
  return output !== undefined && countWords(`${whole} ${output}`) <= SHORT_WORDS ? `${whole} ${output}` : whole;
}
