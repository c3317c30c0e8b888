import type { TextLanguage } from "#engines/text/language.ts";
import type { ArabicVariety } from "#engines/text/arabic/variety.ts";
import { withQuestions } from "./ask-author.ts";
import { hintsFrom } from "./complaint-hints.ts";
import { analyse, type Analysis } from "./find-faults.ts";
import { placeholdersOf, STATED_FROM, strengthsOf, verdictOf, type Placeholder } from "./judge-prompt.ts";
import type { Evidence } from "./score/evidence.ts";
import { issuesOf, MAX_ISSUES, sortIssues } from "./report-issues.ts";
import { rewrite } from "./rewrite.ts";
import type { InterfaceLanguage, Strictness, Target } from "./rule.ts";
import type { Issue } from "./finding.ts";
import { type Score, scorePrompt } from "./score/score-prompt.ts";

export type { Issue } from "./finding.ts";

export interface CheckInput {
  text: string;
  target: Target;
  strictness: Strictness;
  /** What the user wants to know about the prompt, such as "why are the answers so long". */
  question?: string;
  /** An answer the prompt got that the user was not happy with. */
  badOutput?: string;
  interfaceLanguage: InterfaceLanguage;
}

export interface CheckResult extends Score {
  /** At most eight, gravest first and then by place. */
  issues: Issue[];
  strengths: string[];
  /** The text with every proven fix; the text itself if there is none. */
  improved: string;
  /** The score of `improved`. */
  scoreAfter: number;
  placeholders: Placeholder[];
  verdict: string;
  detected: {
    role: boolean;
    task: boolean;
    context: boolean;
    format: boolean;
    examples: boolean;
    constraints: boolean;
  };
  textLanguage: TextLanguage;
  variety?: ArabicVariety;
}

/** Checks a prompt, repairs what can be proven, and asks for what is missing: deterministic, no network, never throws on any text. */
export function checkPrompt(input: CheckInput): CheckResult {
  const { text, strictness, interfaceLanguage } = input;
  const analysis = analyse(text, strictness);
  const { prompt, findings } = analysis;
  const own = issuesOf(analysis, interfaceLanguage);
  const hints = hintsFrom(prompt, input.question ?? "", input.badOutput ?? "", interfaceLanguage);
  const all = sortIssues([...own, ...hints.filter((hint) => !own.some(({ id }) => id === hint.id))]);
  const score = scorePrompt(prompt.evidence, findings);
  const { analysis: after } = rewrite(analysis);
  const improved = after.prompt.text;
  const { variety } = prompt;
  return {
    ...score,
    issues: withQuestions(all.slice(0, MAX_ISSUES), prompt),
    strengths: strengthsOf(prompt.evidence, all, interfaceLanguage, lengthsClash(analysis)),
    improved,
    scoreAfter: improved === text ? score.score : scorePrompt(after.prompt.evidence, after.findings).score,
    placeholders: placeholdersOf(improved, interfaceLanguage),
    verdict: verdictOf(score.band, all, interfaceLanguage),
    detected: detectedIn(prompt.evidence),
    textLanguage: prompt.language,
    ...(variety === undefined ? {} : { variety }),
  };
}

/** The score of a prompt by its own evidence and a list of issues that others have added to. */
export function rescore(text: string, strictness: Strictness, issues: readonly Pick<Issue, "id">[]): Score {
  return scorePrompt(analyse(text, strictness).prompt.evidence, issues);
}

/** Whether two limits contradict each other: a finding runs from the one to the other. */
function lengthsClash({ prompt, findings }: Analysis): boolean {
  return findings.some(
    ({ id, start, end }) =>
      id === "contradictory-instructions" &&
      prompt.limits.some((limit) => limit.start === start) &&
      prompt.limits.some((limit) => limit.end === end),
  );
}

function detectedIn(evidence: Evidence): CheckResult["detected"] {
  const has = (...chances: number[]) => Math.max(...chances) >= STATED_FROM;
  return {
    role: has(evidence.role),
    task: has(evidence.task),
    context: has(evidence.facts, evidence.purpose),
    format: has(evidence.format),
    examples: has(evidence.examples),
    constraints: has(evidence.requirements, evidence.exclusions, evidence.length),
  };
}
