import { z } from "zod";
import { checkPrompt } from "#engines/prompt-checker/check-prompt.ts";
import { placeholdersOf } from "#engines/prompt-checker/judge-prompt.ts";
import { findProvenSecrets, maskValue } from "#engines/prompt-checker/tables/secrets.ts";
import { missingLiterals } from "#engines/prompt-composer/verify-prompt.ts";
import { countWords, sentences } from "#engines/text/segment.ts";
import type { Language } from "#i18n/language.ts";
import { answerSchemaOf, HELP_ANSWER, notesOf, questionOf } from "#tools/model-help/help.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { FAULTS, optionLines, STATE_WORDS, TARGETS } from "./model-phrases.ts";
import type { promptChecker } from "./tool.ts";

type ModelRun = NonNullable<RunnerOf<typeof promptChecker>["viaModel"]>;
type Input = Parameters<ModelRun["request"]>[0];
type Result = z.output<typeof promptChecker.result>;
type State = NonNullable<Result["state"]>;

const text = z.string().catch("");
const ANSWER = z.object({
  improved: z.string(),
  verdict: z.enum(["weak", "usable", "strong"]).catch("usable"),
  findings: z.array(z.object({ quote: z.string().nullable().catch(null), problem: text })).catch([]),
  ...HELP_ANSWER,
});
type Answer = z.output<typeof ANSWER>;
const ANSWER_SCHEMA = answerSchemaOf(ANSWER);

const MOST_FINDINGS = 6;
const MOST_NOTES = 4;
/** Where the figure of the API may be for each word. */
const SCORES: Record<State, readonly [number, number]> = {
  "needs-work": [0, 59],
  usable: [60, 84],
  strong: [85, 100],
};

/**
 * The checker's run through a model: it says in words what would hurt the answer and mends the prompt. Our code holds the
 * rewrite to what was in the prompt, keeps secrets out of it, and adds the one finding that it can prove.
 */
export const promptCheckerViaModel: ModelRun = {
  request(input, { lang }) {
    return {
      variables: {
        options: optionLines(input, lang),
        target: TARGETS[lang](input.target),
        answer_language: "",
        model_facts: "",
      },
      user: input.text,
      fields: {
        ...(input.question ? { author_question: input.question } : {}),
        ...(input.badOutput ? { bad_output: input.badOutput } : {}),
      },
      answerSchema: ANSWER_SCHEMA,
      // Room for the rewrite of the longest prompt the deadline allows, and for findings and notes.
      maxOutputTokens: Math.min(6000, 1800 + countWords(input.text) * 4),
      temperature: 0.3,
    };
  },

  parse(reply, input, { lang, woven }) {
    const parsed = ANSWER.safeParse(reply);
    const improved = parsed.success ? parsed.data.improved.trim() : "";
    if (!parsed.success || improved === "") return { ok: false, fault: FAULTS.empty[lang] };
    const secrets = findProvenSecrets(input.text).map(({ start, end }) => input.text.slice(start, end));
    if (secrets.some((secret) => improved.includes(secret))) return { ok: false, fault: FAULTS.secret[lang] };
    const { variety, ...result } = resultOf(parsed.data, improved, input, secrets, lang, woven !== undefined);
    const lost = lostIn(input.text, improved, parsed.data, secrets);
    if (lost.length === 0) return { ok: true, warnings: [], ...(variety ? { variety } : {}), result };
    const fault = FAULTS.lost[lang](lost.slice(0, 6).join(lang === "ar" ? "، " : ", "));
    return {
      ok: false,
      fault,
      best: { result, ...(variety ? { variety } : {}), warnings: [{ code: "wording_lost", message: fault }] },
    };
  },
};

function resultOf(
  answer: Answer,
  improved: string,
  input: Input,
  secrets: readonly string[],
  lang: Language,
  isWoven: boolean,
): Result & { variety?: string } {
  const { textLanguage: _textLanguage, variety, ...own } = checkPrompt({ ...input, interfaceLanguage: lang });
  const state: State = answer.verdict === "weak" || secrets.length > 0 ? "needs-work" : answer.verdict;
  const [least, most] = SCORES[state];
  const score = Math.max(least, Math.min(most, own.score));
  const masked = (words: string) => secrets.reduce((now, secret) => now.replaceAll(secret, maskValue(secret)), words);
  return {
    ...own,
    state,
    score,
    scoreAfter: Math.max(score, SCORES.usable[0]),
    issues: [
      ...(secrets.length > 0 ? own.issues.filter(({ id }) => id === "leaked-secret") : []),
      ...findingsOf(answer, input.text, state).map((issue) => ({ ...issue, message: masked(issue.message) })),
    ],
    strengths: [],
    improved,
    placeholders: placeholdersOf(improved, lang),
    verdict: STATE_WORDS[state][lang],
    notes: notesOf(answer.notes, MOST_NOTES).map(masked),
    question: questionOf(answer.question, isWoven),
    ...(variety ? { variety } : {}),
  };
}

/** Findings in words, worst first, each at its place where its quote is in the prompt. */
function findingsOf({ findings }: Answer, source: string, state: State): Result["issues"] {
  return findings
    .map(({ quote, problem }) => ({ quote: quote?.trim() ?? "", problem: problem.trim() }))
    .filter(({ problem }) => problem !== "")
    .slice(0, MOST_FINDINGS)
    .map(({ quote, problem }, index) => {
      const start = quote === "" ? -1 : source.indexOf(quote);
      return {
        id: `finding-${index + 1}`,
        severity: severityOf(index, state),
        start: start < 0 ? null : start,
        end: start < 0 ? null : start + quote.length,
        ...(start < 0 ? {} : { quote }),
        message: problem,
        fix: "",
      };
    });
}

function severityOf(index: number, state: State): "high" | "medium" | "low" {
  if (state === "strong") return "low";
  return index === 0 && state === "needs-work" ? "high" : "medium";
}

/** What the rewrite no longer has: a figure that a finding or a note speaks of was changed with a word, and a secret had to go. */
function lostIn(source: string, improved: string, answer: Answer, secrets: readonly string[]): string[] {
  const spoken = [...answer.findings.flatMap(({ quote, problem }) => [quote ?? "", problem]), ...answer.notes].join(
    "\n",
  );
  return missingLiterals(source, improved).filter(
    (value) =>
      missingLiterals(value, spoken).length > 0 &&
      !isBoast(source, value) &&
      !isJoined(value, improved) &&
      !secrets.some((secret) => secret.includes(value) || value.includes(secret)),
  );
}

/** A figure in a sentence that tells the model who it is ("30 years of experience") has no part in the work. */
function isBoast(source: string, value: string): boolean {
  const own = sentences(source).filter(({ text: words }) => words.includes(value));
  return (
    own.length > 0 &&
    own.every(({ text: words }) => /^\s*(?:you are|you're|act as|أنت|انت|إنت|تصرف|تخيل)(?!\p{L})/iu.test(words))
  );
}

/** A blank that got more words or was joined with another is still there. */
function isJoined(value: string, improved: string): boolean {
  const inner = /^(?:\[|\{\{)(.+?)(?:\]|\}\})$/su.exec(value)?.[1];
  const blanks = (improved.match(/\[[^[\]]+\]|\{\{[^{}]+\}\}/gu) ?? []).map((blank) => blank.toLowerCase());
  return inner !== undefined && blanks.some((blank) => blank.includes(inner.trim().toLowerCase()));
}
