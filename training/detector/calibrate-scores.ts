import { lengthTerm, type LengthBand, type Sensitivity } from "#engines/ai-detector/detector-weights.ts";
import type { DetectorLanguage } from "#engines/ai-detector/features/read-tokens.ts";
import { fitLogistic } from "./fit-logistic.ts";

/** A held-out text: a score by a model that did not see its source. */
export interface Held {
  label: "human" | "ai";
  source: string;
  score: number;
  words: number;
  fold: number;
  isFrontier: boolean;
  /** Measured, but never calibrated on. */
  isMeasureOnly: boolean;
}

export interface Calibration {
  slope: number;
  slopeByLength: number;
  offset: number;
  offsetByLength: number;
}

/** Where each band of length begins; the first is the least a verdict is given for. */
export const BAND_STARTS: Record<DetectorLanguage, readonly number[]> = {
  en: [60, 120, 200, 400],
  ar: [80, 120, 200, 400],
};
/** Below this many words a text is never called free of signs. */
const LEAST_FOR_HUMAN = 120;
/**
 * False alarms that each threshold is set for, on every human source with enough texts and over all sources alike. The careful
 * one is set at half of the 1 % that is promised: a source that nobody has seen is judged worse than those that set the line.
 */
const AIMS: Record<Sensitivity, number> = { careful: 0.005, balanced: 0.03, sensitive: 0.05 };
const ENOUGH_TEXTS = 100;
/** Share of left-out machine texts that may fall below the human threshold, set under the 10 % that is promised. */
const MISSED_FRONTIER = 0.08;

/** Platt's calibration with length, on held-out scores; every source counts the same in its class. */
export function fitCalibration(held: readonly Held[]): Calibration {
  const rows = held.map(({ score, words }) => [score / 4, (score / 4) * lengthTerm(words), lengthTerm(words)]);
  const fit = fitLogistic(
    {
      starts: Uint32Array.from({ length: rows.length + 1 }, (_, index) => index * 3),
      columns: Uint32Array.from({ length: rows.length * 3 }, (_, index) => index % 3),
      values: Float32Array.from(rows.flat()),
      width: 3,
    },
    Float64Array.from(held, ({ label }) => (label === "ai" ? 1 : 0)),
    Float64Array.from(sourceShares(held)),
    { penalty: 1e-6, iterations: 100 },
  );
  const [slope, slopeByLength, offsetByLength] = fit.weights as unknown as [number, number, number];
  return { slope: slope / 4, slopeByLength: slopeByLength / 4, offset: fit.bias, offsetByLength };
}

/** Each source's texts together weigh 1, and both classes the same. */
export function sourceShares(held: readonly { label: string; source: string }[]): number[] {
  const sizes = new Map<string, number>();
  for (const { label, source } of held) sizes.set(`${label} ${source}`, (sizes.get(`${label} ${source}`) ?? 0) + 1);
  const sources = (label: string) => [...sizes.keys()].filter((key) => key.startsWith(`${label} `)).length;
  const counts: Record<string, number> = { human: sources("human"), ai: sources("ai") };
  return held.map(({ label, source }) => 1 / ((sizes.get(`${label} ${source}`) as number) * (counts[label] as number)));
}

export function logOdds(
  { slope, slopeByLength, offset, offsetByLength }: Calibration,
  score: number,
  words: number,
): number {
  const length = lengthTerm(words);
  return (slope + slopeByLength * length) * score + offset + offsetByLength * length;
}

/** Thresholds for each band of length, from held-out texts alone. */
export function setThresholds(
  language: DetectorLanguage,
  held: readonly Held[],
  calibration: Calibration,
): Omit<LengthBand, "falseAlarms">[] {
  const starts = BAND_STARTS[language];
  return starts.map((from, index) => {
    const own = held
      .filter(({ words }) => words >= from * 0.9 && words < (starts[index + 1] ?? Infinity))
      .map((text) => ({ ...text, odds: logOdds(calibration, text.score, text.words) }));
    const human = own.filter(({ label }) => label === "human");
    const ai = own.filter(({ label }) => label === "ai");
    const careful = aiThreshold(human, AIMS.careful);
    const balanced = Math.min(careful, aiThreshold(human, AIMS.balanced));
    const lowest = Math.min(
      quantile(
        ai.filter(({ isFrontier }) => isFrontier),
        MISSED_FRONTIER,
      ),
      quantile(ai, MISSED_FRONTIER * 1.5),
    );
    return {
      from,
      ai: { careful, balanced, sensitive: Math.min(balanced, aiThreshold(human, AIMS.sensitive)) },
      human: from < LEAST_FOR_HUMAN ? null : Math.min(lowest, -0.5),
    };
  });
}

type Placed = Held & { odds: number };

/** High enough for all sources together (each counting the same) and for each source that has enough texts. */
function aiThreshold(human: readonly Placed[], aim: number): number {
  const sources = Map.groupBy(human, ({ source }) => source);
  const each = [...sources.values()]
    .filter((list) => list.length >= ENOUGH_TEXTS)
    .map((list) => quantile(list, 1 - aim));
  return Math.max(0.5, quantile(human, 1 - aim), ...each);
}

/** The weighted quantile of the log odds. */
function quantile(texts: readonly Placed[], share: number): number {
  const shares = sourceShares(texts);
  const sorted = texts
    .map(({ odds }, index) => ({ odds, share: shares[index] as number }))
    .toSorted((a, b) => a.odds - b.odds);
  const total = shares.reduce((sum, value) => sum + value, 0);
  let sum = 0;
  for (const { odds, share: own } of sorted) {
    sum += own;
    if (sum >= share * total) return odds;
  }
  return sorted.at(-1)?.odds ?? 0;
}

/** How far the log odds are off from one left-out fold to the next: the spread of the shift that would put each fold right. */
export function foldError(held: readonly Held[], calibrations: readonly Calibration[]): number {
  const shifts = calibrations.flatMap((calibration, fold) => {
    const own = held.filter((text) => text.fold === fold);
    const shares = sourceShares(own);
    if (!own.some(({ label }) => label === "human") || !own.some(({ label }) => label === "ai")) return [];
    let shift = 0;
    for (let turn = 0; turn < 50; turn += 1) {
      let gap = 0;
      let slope = 0;
      for (const [index, { score, words, label }] of own.entries()) {
        const chance = 1 / (1 + Math.exp(-(logOdds(calibration, score, words) + shift)));
        gap += (shares[index] as number) * ((label === "ai" ? 1 : 0) - chance);
        slope += (shares[index] as number) * chance * (1 - chance);
      }
      shift += Math.max(-0.5, Math.min(0.5, gap / Math.max(slope, 0.02)));
    }
    return [shift];
  });
  const average = shifts.reduce((sum, value) => sum + value, 0) / shifts.length;
  return Math.sqrt(shifts.reduce((sum, value) => sum + (value - average) ** 2, 0) / shifts.length);
}
