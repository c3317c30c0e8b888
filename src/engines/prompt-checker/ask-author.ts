import { chooseQuestions } from "#engines/questions/choose-questions.ts";
import { questionFrom } from "#engines/questions/find-question.ts";
import type { Question, Voice } from "#engines/questions/question.ts";
import { LACKING_QUESTIONS } from "#engines/questions/task-content.ts";
import { type Reading, STATED, type Stated, TASK_TYPES } from "#engines/reader/reading.ts";
import type { Prompt } from "./reading/prompt.ts";
import type { Issue, RuleId } from "./finding.ts";

/** What the answer to a fault is about: matters that questions ask after, the closest first. */
const ABOUT: Partial<Record<RuleId, readonly string[]>> = {
  "missing-audience": ["audience"],
  "unbounded-length": ["length"],
  "no-output-format": ["format"],
  "structured-output-unspecified": ["format"],
  "unspecified-output-language": ["language"],
  "missing-success-criteria": ["success"],
  "missing-input-placeholder": ["material"],
  "missing-context": ["details", "purpose"],
  "vague-goal": ["purpose", "details", "success"],
  "no-task-verb": ["purpose", "format"],
  "subjective-quality-words": ["tone", "examples", "success"],
  "vague-quantifier": ["length", "details"],
  "negative-only-instruction": ["success", "purpose"],
  "time-sensitive-no-date": ["deadline"],
  "dialect-mismatch": ["language", "tone"],
};

/** Gives each issue that lacks a fact the question whose answer repairs it, in the prompt's own language; none twice. */
export function withQuestions(issues: readonly Issue[], prompt: Prompt): Issue[] {
  const asked = new Set<string>();
  const voice: Voice = { language: prompt.language === "ar" ? "ar" : "en", dialect: null };
  return issues.map((issue) => {
    if (issue.replacement !== undefined) return issue;
    const question =
      (LACKS_FACTS.has(issue.id) ? mostTelling(prompt, voice, asked) : null) ??
      questionFor(ABOUT[issue.id] ?? [], voice, asked);
    if (!question) return issue;
    asked.add(question.id);
    return { ...issue, question };
  });
}

/** What only the author knows is missing: any question of the work may complete it. */
const LACKS_FACTS = new Set<RuleId>(["missing-context"]);
const LIKELY_FROM = 0.1;

/** The question that changes this work most, of those that the prompt does not answer. */
function mostTelling({ text, reading, evidence }: Prompt, voice: Voice, asked: ReadonlySet<string>): Question | null {
  const likely = TASK_TYPES.map((type, at) => ({ type, probability: reading.types[at] as number, kinds: [] }))
    .filter(({ probability }) => probability >= LIKELY_FROM)
    .toSorted((a, b) => b.probability - a.probability);
  const said: Partial<Record<Stated, number>> = evidence;
  const stated = Object.fromEntries(STATED.map((slot) => [slot, said[slot] ?? 0])) as Reading["stated"];
  const read = { type: likely[0]?.type ?? null, likely, stated };
  return chooseQuestions({ text, reading: read, voice, done: [...asked] })[0] ?? null;
}

/** The question that asks after the closest matter, of those that ask after one. */
function questionFor(matters: readonly string[], voice: Voice, asked: ReadonlySet<string>): Question | null {
  const found = matters
    .map((matter) => LACKING_QUESTIONS.find(({ id, about }) => about.includes(matter) && !asked.has(id)))
    .find((question) => question !== undefined);
  return found === undefined ? null : questionFrom(found, found.parts, voice);
}
