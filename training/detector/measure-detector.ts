import { type LengthBand, SENSITIVITIES, type Sensitivity } from "#engines/ai-detector/detector-weights.ts";
import type { MeasuredRates } from "#engines/ai-detector/measured-rates.ts";
import type { DetectorLanguage } from "#engines/ai-detector/features/read-tokens.ts";
import {
  type Calibration,
  fitCalibration,
  type Held,
  logOdds,
  setThresholds,
  sourceShares,
} from "./calibrate-scores.ts";

/** A held-out text with what the product would have said of it, judged by a calibration and thresholds that never saw its fold. */
export interface Judged extends Held {
  genre: string;
  generator: string;
  kind: "row" | "crop" | "joined";
  odds: number;
  saysAi: Record<Sensitivity, boolean>;
  saysHuman: boolean;
}

export type Described = Held & { genre: string; generator: string; kind: Judged["kind"] };

/** Judges every fold by what the other folds teach. */
export function judgeHeldOut(
  language: DetectorLanguage,
  held: readonly Described[],
): { judged: Judged[]; calibrations: Calibration[] } {
  const folds = [...new Set(held.map(({ fold }) => fold))].toSorted((a, b) => a - b);
  const calibrations: Calibration[] = [];
  const judged = folds.flatMap((fold) => {
    const others = held.filter((text) => text.fold !== fold && !text.isMeasureOnly);
    const calibration = fitCalibration(others);
    calibrations[fold] = calibration;
    const bands = setThresholds(language, others, calibration);
    return held.filter((text) => text.fold === fold).map((text) => judge(text, calibration, bands));
  });
  return { judged, calibrations };
}

export function judge(
  text: Described,
  calibration: Calibration,
  bands: readonly Omit<LengthBand, "falseAlarms">[],
): Judged {
  const odds = logOdds(calibration, text.score, text.words);
  const band = bands.findLast(({ from }) => from <= text.words) ?? (bands[0] as (typeof bands)[number]);
  const cut = (sensitivity: Sensitivity) => (text.words < 120 ? band.ai.careful : band.ai[sensitivity]);
  return {
    ...text,
    odds,
    saysAi: Object.fromEntries(SENSITIVITIES.map((each) => [each, odds >= cut(each)])) as Judged["saysAi"],
    saysHuman: band.human !== null && odds <= band.human,
  };
}

/** Shares of a group of texts, with the upper end of the 95 % interval (Wilson) of what `careful` calls likely AI. */
export function ratesOf(texts: readonly Judged[]): MeasuredRates {
  const share = (test: (text: Judged) => boolean) => round(texts.filter(test).length / texts.length);
  const likelyAi = Object.fromEntries(SENSITIVITIES.map((each) => [each, share(({ saysAi }) => saysAi[each])]));
  return {
    texts: texts.length,
    likelyAi: likelyAi as MeasuredRates["likelyAi"],
    likelyAiUpTo: round(wilsonUpper(texts.filter(({ saysAi }) => saysAi.careful).length, texts.length)),
    likelyHuman: share(({ saysHuman }) => saysHuman),
    cannotTell: share(({ saysAi, saysHuman }) => !saysAi.careful && !saysHuman),
  };
}

/** Upper end of the 95 % score interval (Wilson 1927). */
function wilsonUpper(hits: number, all: number): number {
  const z = 1.96;
  const rate = hits / all;
  const middle = rate + z ** 2 / (2 * all);
  const half = z * Math.sqrt((rate * (1 - rate)) / all + z ** 2 / (4 * all ** 2));
  return (middle + half) / (1 + z ** 2 / all);
}

/** Area under the curve: the chance that a machine text scores above a human one. */
export function auroc(human: readonly number[], ai: readonly number[]): number {
  const all = [...human.map((score) => ({ score, isAi: false })), ...ai.map((score) => ({ score, isAi: true }))];
  all.sort((a, b) => a.score - b.score);
  let sum = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]?.score === all[start]?.score) end += 1;
    for (let index = start; index < end; index += 1) if (all[index]?.isAi) sum += (start + end + 1) / 2;
    start = end;
  }
  return round((sum - (ai.length * (ai.length + 1)) / 2) / (human.length * ai.length));
}

/** Share of machine texts above the score that 1 % of the human texts exceed. */
export function catchAtOnePercent(human: readonly number[], ai: readonly number[]): number {
  const cut = human.toSorted((a, b) => a - b)[Math.floor(human.length * 0.99)] as number;
  return round(ai.filter((score) => score > cut).length / ai.length);
}

/** Expected calibration error over ten equal steps; every source counts the same. */
export function calibrationError(texts: readonly Judged[]): number {
  const shares = sourceShares(texts);
  const steps = Array.from({ length: 10 }, () => ({ share: 0, chance: 0, ai: 0 }));
  for (const [index, { odds, label }] of texts.entries()) {
    const chance = 1 / (1 + Math.exp(-odds));
    const step = steps[Math.min(9, Math.floor(chance * 10))] as (typeof steps)[number];
    const share = shares[index] as number;
    step.share += share;
    step.chance += share * chance;
    step.ai += share * (label === "ai" ? 1 : 0);
  }
  const total = steps.reduce((sum, step) => sum + step.share, 0);
  return round(steps.reduce((sum, step) => sum + Math.abs(step.chance - step.ai), 0) / total);
}

export function round(value: number, digits = 3): number {
  return Number(value.toFixed(digits));
}
