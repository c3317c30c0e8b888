import { BANKS } from "#engines/questions/bank/banks-data.ts";
import { TOPICS } from "#engines/questions/bank/topics-data.ts";
import { findQuestion } from "#engines/questions/find-question.ts";
import type { Question, QuestionDialect, Voice } from "#engines/questions/question.ts";
import type { Prompt } from "./reading/prompt.ts";
import { likeliestType } from "./reading/read-prompt.ts";
import type { Issue, RuleId } from "./rule.ts";
import { SLOTS } from "./score/needs-data.ts";

/** What the answer to a fault is about: concepts of the question bank, the closest first. */
const ABOUT: Partial<Record<RuleId, readonly string[]>> = {
  "missing-audience": ["audience"],
  "unbounded-length": ["length"],
  "no-output-format": ["format"],
  "structured-output-unspecified": ["format"],
  "unspecified-output-language": ["language"],
  "missing-success-criteria": ["success"],
  "missing-input-placeholder": ["material"],
  "missing-context": ["story", "details", "purpose"],
  "vague-goal": ["purpose", "details", "success"],
  "no-task-verb": ["purpose", "format"],
  "subjective-quality-words": ["tone", "examples", "success"],
  "vague-quantifier": ["length", "details"],
  "negative-only-instruction": ["success", "purpose"],
  "time-sensitive-no-date": ["deadline"],
  "dialect-mismatch": ["language", "tone"],
};
const DIALECTS = new Set<string>(["egy", "glf", "lev", "mgr"]);

/** Gives each issue that lacks a fact the question whose answer repairs it, in the prompt's own language and dialect; none twice. */
export function withQuestions(issues: readonly Issue[], prompt: Prompt): Issue[] {
  const asked = new Set<string>();
  const { variety } = prompt;
  const voice: Voice = {
    language: prompt.language === "ar" ? "ar" : "en",
    dialect: variety !== undefined && DIALECTS.has(variety) ? (variety as QuestionDialect) : null,
  };
  return issues.map((issue) => {
    if (issue.replacement !== undefined) return issue;
    const question =
      (LACKS_FACTS.has(issue.id) ? mostTelling(prompt, voice, asked) : null) ??
      questionFor(ABOUT[issue.id] ?? [], prompt, voice, asked);
    if (!question) return issue;
    asked.add(question.id);
    return { ...issue, question };
  });
}

/** What only the author knows is missing: any question of the work's bank may complete it. */
const LACKS_FACTS = new Set<RuleId>(["missing-context"]);
const SAID_FROM = 0.5;

/** The question that changes this work most, as its bank is ordered, of those that the prompt does not answer. */
function mostTelling({ reading, evidence }: Prompt, voice: Voice, asked: ReadonlySet<string>): Question | null {
  const said = new Set<string>(SLOTS.filter((slot) => evidence[slot] >= SAID_FROM));
  const id = (BANKS[likeliestType(reading)] ?? []).find(
    (one) => !asked.has(one) && !TOPICS[one]?.answeredBy.some((slot) => said.has(slot)),
  );
  return id === undefined ? null : findQuestion(id, voice);
}

/** The first question of the work's own bank about it, else of the general one. */
function questionFor(
  concepts: readonly string[],
  { reading }: Prompt,
  voice: Voice,
  asked: ReadonlySet<string>,
): Question | null {
  const banks = [BANKS[likeliestType(reading)] ?? [], BANKS["unsure"] ?? []];
  for (const concept of concepts)
    for (const bank of banks) {
      const id = bank.find((one) => TOPICS[one]?.concept === concept && !asked.has(one));
      const question = id === undefined ? null : findQuestion(id, voice);
      if (question) return question;
    }
  return null;
}
