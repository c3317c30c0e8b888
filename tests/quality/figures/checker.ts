import { checkPrompt, type CheckResult } from "#engines/prompt-checker/check-prompt.ts";
import { faultyTwins, shortTwins } from "#training/checker/unmarked-rows.ts";
import type { PromptRow } from "#training/checker/prompt-row.ts";
import { everyNth, linesOfJson, mean, shareOf } from "../bands.ts";

interface Sample {
  input: string;
  lang: "ar" | "en";
  labels: { expected?: string[]; planted?: string[]; good?: boolean };
}

const GRAVE = new Set(["critical", "high", "medium"]);
const check = (text: string, lang: "ar" | "en") =>
  checkPrompt({ text, target: "any", strictness: "normal", interfaceLanguage: lang });
const isGrave = ({ issues }: CheckResult) => issues.some(({ severity }) => GRAVE.has(severity));
const names = ({ issues }: CheckResult) => issues.map(({ id }) => id as string);

interface Twins {
  id: string;
  better: CheckResult;
  worse: CheckResult;
}

function twinsOf(rows: readonly PromptRow[], step: number): Twins[] {
  const better = everyNth(
    rows.filter(({ side }) => side === "better"),
    step,
  );
  return better.flatMap((sound) => {
    const worse = rows.find((row) => row.pair === sound.pair && row.writer === sound.writer && row.side === "worse");
    if (!worse) return [];
    const id = worse.faults[0]?.id ?? "";
    return [{ id, better: check(sound.text, sound.lang), worse: check(worse.text, worse.lang) }];
  });
}

/** Mean scores of what a prompt states, by dimension. */
function dimensionsOf(results: readonly CheckResult[]) {
  const of = (name: keyof CheckResult["dimensions"]) => mean(results.map(({ dimensions }) => dimensions[name]));
  return { clarity: of("clarity"), context: of("context"), output: of("output"), constraints: of("constraints") };
}

/** By how many points a fault lowers a score where it is found. */
function dropOf(twins: readonly Twins[], ids: readonly string[]): number {
  const found = twins.filter(({ id, worse }) => ids.includes(id) && names(worse).includes(id));
  return mean(found.map(({ better, worse }) => better.score - worse.score));
}

/** How faults of pairs are found, sound prompts left alone and scored higher. */
export function ofPairs() {
  const twins = twinsOf(faultyTwins(), 6);
  return {
    recall: shareOf(twins, ({ id, worse }) => names(worse).includes(id)),
    alarmsOnSound: shareOf(twins, ({ better }) => isGrave(better)),
    inOrder: shareOf(twins, ({ better, worse }) => better.score > worse.score),
    soundExcellent: shareOf(twins, ({ better }) => better.band === "excellent"),
    meanSound: mean(twins.map(({ better }) => better.score)),
    meanFaulty: mean(twins.map(({ worse }) => worse.score)),
    ...dimensionsOf(twins.map(({ better }) => better)),
    rewritesRaise: shareOf(twins, ({ worse }) => worse.scoreAfter > worse.score),
    rewritesLower: shareOf(twins, ({ worse }) => worse.scoreAfter < worse.score),
  };
}

/** By how much a score is lowered by what was found. */
export function ofDrops() {
  const rows = faultyTwins();
  const drop = (ids: readonly string[], step: number) => {
    const pairs = new Set(rows.filter(({ faults }) => ids.includes(faults[0]?.id ?? "")).map(({ pair }) => pair));
    return dropOf(
      twinsOf(
        rows.filter(({ pair }) => pairs.has(pair)),
        step,
      ),
      ids,
    );
  };
  return {
    contradiction: drop(["contradictory-instructions"], 16),
    high: drop(["high-stakes-no-guardrail", "missing-input-placeholder"], 16),
    low: drop(["subjective-quality-words", "persona-puffery", "reasoning-order"], 4),
  };
}

/** How a short request that lacks nothing differs in score from one that says nothing. */
export function ofShort() {
  const twins = twinsOf(shortTwins(), 1);
  return {
    inOrder: shareOf(twins, ({ better, worse }) => better.score > worse.score),
    soundGood: shareOf(twins, ({ better }) => better.score >= 70),
    thinWeak: shareOf(twins, ({ worse }) => worse.score < 60),
    meanSound: mean(twins.map(({ better }) => better.score)),
    meanThin: mean(twins.map(({ worse }) => worse.score)),
  };
}

/** What is found of the faults that were planted in the benchmark's sample. */
export function ofSample() {
  const rows = linesOfJson<Sample>("bench/samples/prompt-checker.jsonl").map(({ input, lang, labels }) => {
    const result = check(input, lang);
    return { labels, result, found: names(result) };
  });
  const planted = rows.flatMap(({ labels, found }) =>
    (labels.planted ?? labels.expected ?? []).map((id) => ({ id, isFound: found.includes(id) })),
  );
  return {
    recall: shareOf(planted, ({ isFound }) => isFound),
    secrets: shareOf(
      planted.filter(({ id }) => id === "leaked-secret"),
      ({ isFound }) => isFound,
    ),
    alarmsOnGood: shareOf(
      rows.filter(({ labels }) => labels.good === true),
      ({ result }) => isGrave(result),
    ),
  };
}

/** All of the checker's figures. */
export const figures = () => ({ pairs: ofPairs(), drops: ofDrops(), short: ofShort(), sample: ofSample() });
