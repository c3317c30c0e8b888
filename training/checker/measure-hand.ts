import { faultsOf } from "#engines/prompt-checker/find-faults.ts";
import { RULE_TEXTS } from "#engines/prompt-checker/guide/rule-texts-data.ts";
import { Prompt } from "#engines/prompt-checker/reading/prompt.ts";
import { SEVERITY_ORDER } from "#engines/prompt-checker/rule.ts";
import { scoreTerms } from "#engines/prompt-checker/score/score-prompt.ts";
import { termsOf } from "#engines/prompt-checker/score/score-terms.ts";
import type { ScoreWeights } from "./fit-score.ts";
import type { PromptRow } from "./read-prompts.ts";
import type { Trained } from "./train.ts";

const SOUND_FROM = 85;
const THIN_BELOW = 60;
const APART = 5;

/** What a checker that has learned nothing of a hand makes of its prompts: lines of a table. */
export function measureHand(
  rows: readonly PromptRow[],
  weights: Trained["weights"],
  score: ScoreWeights,
): readonly (readonly [what: string, result: string])[] {
  const read = rows.map((row) => {
    const prompt = new Prompt(row.text, "normal", weights);
    const faults = faultsOf(prompt);
    return { row, faults, score: scoreTerms(termsOf(prompt.evidence, faults), score) };
  });
  const sound = read.filter(({ row }) => (row.quality ?? 0) >= 3 && row.faults.length === 0);
  const thin = read.filter(({ row }) => row.quality !== null && row.quality <= 1);
  const faulty = read.filter(({ row }) => row.quality !== null && row.quality <= 2);
  const gaps = read.flatMap(({ row, score: better }) => {
    if (row.side !== "better") return [];
    const twin = read.find(
      ({ row: { writer, pair, side } }) => writer === row.writer && pair === row.pair && side === "worse",
    );
    return twin ? [better - twin.score] : [];
  });
  const planted = read.flatMap(({ row, faults }) =>
    row.faults.map(({ id }) => faults.some((fault) => fault.id === id)),
  );
  const grave = (one: (typeof read)[number]) =>
    new Set(
      one.faults.map(({ id }) => id).filter((id) => SEVERITY_ORDER[RULE_TEXTS[id].severity] <= SEVERITY_ORDER.medium),
    ).size;
  const share = <T>(list: readonly T[], right: (one: T) => boolean) => `${list.filter(right).length} of ${list.length}`;
  return [
    ["the sound prompt of a pair higher by 5", share(gaps, (gap) => gap >= APART)],
    ["higher at all", share(gaps, (gap) => gap > 0)],
    ["sound prompts of 85 or more", share(sound, (one) => one.score >= SOUND_FROM - 0.5)],
    ["thin prompts below 60", share(thin, (one) => one.score < THIN_BELOW - 0.5)],
    ["faulty prompts of 85 or more", share(faulty, (one) => one.score >= SOUND_FROM - 0.5)],
    ["faults named", share(planted, Boolean)],
    [
      "findings of medium weight or more on sound prompts",
      `${sound.reduce((sum, one) => sum + grave(one), 0)} in ${sound.length}`,
    ],
  ];
}
