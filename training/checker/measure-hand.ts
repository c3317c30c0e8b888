import { faultsOf } from "#engines/prompt-checker/find-faults.ts";
import { RULE_TEXTS } from "#engines/prompt-checker/guide/rule-texts.ts";
import { Prompt } from "#engines/prompt-checker/reading/prompt.ts";
import type { CheckerWeights } from "#engines/prompt-checker/reading/read-prompt.ts";
import { SEVERITY_ORDER } from "#engines/prompt-checker/rule.ts";
import type { RuleId } from "#engines/prompt-checker/finding.ts";
import { scorePrompt } from "#engines/prompt-checker/score/score-prompt.ts";
import type { ScoreWeights } from "./fit-score.ts";
import type { PromptRow } from "./prompt-row.ts";

const SOUND_FROM = 85;
const THIN_BELOW = 60;
const APART = 5;

/** A prompt with what was found in it and its score. */
export interface ReadRow {
  row: PromptRow;
  faults: readonly { id: RuleId }[];
  score: number;
  /** Labelled faults that were not found. */
  missed: string[];
  /** Findings of medium weight or more, each rule once. */
  grave: RuleId[];
  /** By how much the sound prompt of a pair is higher; null for the others. */
  gap: number | null;
}

/** Reads a hand's prompts with weights and points. */
export function readHand(
  rows: readonly PromptRow[],
  weights: Record<"ar" | "en", CheckerWeights>,
  score: ScoreWeights,
): ReadRow[] {
  const read = rows.map((row): ReadRow => {
    const prompt = new Prompt(row.text, "normal", weights);
    const faults = faultsOf(prompt);
    const ids = [...new Set(faults.map(({ id }) => id))];
    return {
      row,
      faults,
      score: scorePrompt(prompt.evidence, faults, score).score,
      // A writer may accept several names for one fault.
      missed: row.faults
        .map(({ id }) => id as string)
        .filter((id) => !id.split("|").some((one) => ids.includes(one as RuleId))),
      grave: ids.filter((id) => SEVERITY_ORDER[RULE_TEXTS[id].severity] <= SEVERITY_ORDER.medium),
      gap: null,
    };
  });
  for (const one of read) {
    if (one.row.side !== "better") continue;
    const twin = read.find(
      ({ row: { writer, pair, side } }) => writer === one.row.writer && pair === one.row.pair && side === "worse",
    );
    if (twin) one.gap = one.score - twin.score;
  }
  return read;
}

/** What a checker that has learned nothing of a hand makes of its prompts: lines of a table. */
export function measureHand(read: readonly ReadRow[]): readonly (readonly [what: string, result: string])[] {
  const sound = read.filter(isSound);
  const thin = read.filter(({ row }) => row.quality !== null && row.quality <= 1);
  const faulty = read.filter(({ row }) => row.quality !== null && row.quality <= 2);
  const gaps = read.flatMap(({ gap }) => (gap === null ? [] : [gap]));
  const planted = read.reduce((sum, { row }) => sum + row.faults.length, 0);
  const missed = read.reduce((sum, one) => sum + one.missed.length, 0);
  const share = <T>(list: readonly T[], right: (one: T) => boolean) => `${list.filter(right).length} of ${list.length}`;
  return [
    ["the sound prompt of a pair higher by 5", share(gaps, (gap) => gap >= APART)],
    ["higher at all", share(gaps, (gap) => gap > 0)],
    ["sound prompts of 85 or more", share(sound, (one) => one.score >= SOUND_FROM)],
    ["thin prompts below 60", share(thin, (one) => one.score < THIN_BELOW)],
    ["faulty prompts of 85 or more", share(faulty, (one) => one.score >= SOUND_FROM)],
    ["faults named", `${planted - missed} of ${planted}`],
    [
      "findings of medium weight or more on sound prompts",
      `${sound.reduce((sum, one) => sum + one.grave.length, 0)} in ${sound.length}`,
    ],
  ];
}

/** Faults found by their names. */
export function summaryOf(read: readonly ReadRow[]): { found: Record<string, string> } {
  const names = [...new Set(read.flatMap(({ row }) => row.faults.map(({ id }) => id as string)))].sort();
  const count = (name: string, of: (one: ReadRow) => readonly string[]) =>
    read.reduce((sum, one) => sum + of(one).filter((id) => id === name).length, 0);
  return {
    found: Object.fromEntries(
      names.map((name) => {
        const all = count(name, ({ row }) => row.faults.map(({ id }) => id));
        return [name, `${all - count(name, ({ missed }) => missed)} of ${all}`];
      }),
    ),
  };
}

function isSound({ row }: ReadRow): boolean {
  return (row.quality ?? 0) >= 3 && row.faults.length === 0;
}
