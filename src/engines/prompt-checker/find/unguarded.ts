import { chanceOf, type PromptReading, type ReadPiece } from "../reading/read-prompt.ts";
import { isOf } from "../reading/word-classes.ts";
import type { Prompt } from "../reading/prompt.ts";
import type { Bilingual } from "../rule.ts";
import type { Finding } from "#engines/prompt-checker/finding.ts";
import { ADVICE, HAZARD, SELF_HARM, type Stake, SUBJECTS, SUMS } from "./stakes.ts";

/** From here on a verdict is asked for; earlier where the subject itself can hurt. */
const LEAST_VERDICT = 0.45;
const LEAST_ON_SUBJECT = 0.15;
const LEAST_SUBJECT = 0.4;

/** Subjects where a wrong answer hurts, a verdict that is asked for, and no word of care. Each carries the advice that fits. */
export function findUnguarded(prompt: Prompt): Finding[] {
  const { reading } = prompt;
  const own = reading.pieces.filter(({ block }) => block === null);
  const [harm] = prompt.match(SELF_HARM);
  if (harm) {
    const piece = own.find(({ start, end }) => harm.start >= start && harm.start < end) ?? harm;
    return [findingOf(piece, ADVICE.self)];
  }
  if (reading.topics.verdict < LEAST_ON_SUBJECT) return [];
  const stake = stakeOf(prompt);
  const early = stake !== null && !SUMS.test(prompt.freeText);
  if (reading.topics.verdict < (early ? LEAST_ON_SUBJECT : LEAST_VERDICT)) return [];
  if (reading.pieces.some((piece) => chanceOf(piece, "guard") >= 0.5)) return [];
  if (reading.topics.verdict < LEAST_VERDICT && own.some((piece) => namesCare(prompt, piece))) return [];
  const [verdict] = own.toSorted(
    (a, b) => chanceOf(b, "high-stakes-no-guardrail") - chanceOf(a, "high-stakes-no-guardrail"),
  );
  return verdict ? [findingOf(verdict, stake ? ADVICE[stake] : undefined)] : [];
}

/** What a doctor has done already is background, not a request. */
const MOST_BACKGROUND = 0.4;

/** A clause that names who decides, a doctor or a lawyer, and denies nothing: where no verdict is plainly asked for, that is care. */
function namesCare({ reading }: Prompt, piece: ReadPiece): boolean {
  if (chanceOf(piece, "background") >= MOST_BACKGROUND) return false;
  const { from, to } = piece;
  const words = reading.tokens.slice(from, to);
  return words.some(({ stem }) => isOf("care", stem)) && !words.some(({ stem }) => isOf("not", stem));
}

function findingOf({ start, end }: Pick<ReadPiece, "start" | "end">, detail?: Bilingual): Finding {
  return { id: "high-stakes-no-guardrail", start, end, ...(detail ? { detail } : {}) };
}

/** What can hurt: gas, current and chemicals by their names, the rest as it was learned. */
function stakeOf(prompt: Prompt): Stake | null {
  if (prompt.match(HAZARD).length > 0) return "hazard";
  const named = SUBJECTS.find(([, words]) => words.test(prompt.freeText));
  if (named) return named[0];
  const { topics }: PromptReading = prompt.reading;
  const [likeliest] = (["health", "legal", "finance"] as const).toSorted((a, b) => topics[b] - topics[a]);
  return likeliest && topics[likeliest] >= LEAST_SUBJECT ? likeliest : null;
}
