import { modelOf } from "#engines/models/models.ts";
import { BUCKETS } from "./features/hash-features.ts";
import type { DetectorLanguage } from "./features/read-tokens.ts";

export const SENSITIVITIES = ["careful", "balanced", "sensitive"] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];

/** Texts of about one length, in words: `from` inclusive. What is promised is measured for each band by itself. */
export interface LengthBand {
  from: number;
  /** Calibrated log odds from which a text is called likely AI. */
  ai: Record<Sensitivity, number>;
  /** Calibrated log odds up to which no clear sign of AI is reported; null where that was not earned. */
  human: number | null;
  /** Share of human texts from sources that were left out called likely AI (or mixed), each source counting the same. */
  falseAlarms: Record<Sensitivity, number>;
}

/** What training writes for one language (`npm run train -- detector`). */
export interface DetectorWeights {
  language: DetectorLanguage;
  bias: number;
  /** Weight of one step of each block's bytes. */
  scales: number[];
  /** Mean, spread and the weights at `STYLE_KNOTS` points of each measure of style, in the order of `STYLE_IDS`. */
  style: { mean: number[]; spread: number[]; weights: number[][] };
  /** Log odds = slope · score + slopeByLength · score · l + offset + offsetByLength · l, with l = ln(words / 150). */
  calibration: { slope: number; slopeByLength: number; offset: number; offsetByLength: number };
  /** Standard error of the log odds between sources, for the interval. */
  sourceError: number;
  bands: LengthBand[];
  /** The middle 80 % of human texts, each source counting the same. */
  humanRange: Record<string, [number, number]>;
  /** One byte a bucket. */
  table: Int8Array;
}

/** Places on the scale of standardised style where a weight is known; between them it is interpolated. */
export const STYLE_KNOTS = 9;
const STYLE_LIMIT = 2.5;

/** The weights of a language. Never for the browser: 400 KB each. Throws where the file does not fit the features. */
export function detectorWeights(language: DetectorLanguage): DetectorWeights {
  const weights = modelOf<DetectorWeights>(`detector-${language}`);
  if (weights.table.length !== BUCKETS)
    throw new Error(`The detector's table has ${weights.table.length} bytes instead of ${BUCKETS}.`);
  return weights;
}

/** The band a text of so many words is judged by; a text below the first band is judged by it all the same. */
export function bandOf(weights: Pick<DetectorWeights, "bands">, words: number): LengthBand {
  return weights.bands.findLast((band) => band.from <= words) ?? (weights.bands[0] as LengthBand);
}

/** A text's score as calibrated log odds of being a machine's. */
export function calibrate(weights: Pick<DetectorWeights, "calibration">, score: number, words: number): number {
  const { slope, slopeByLength, offset, offsetByLength } = weights.calibration;
  const length = lengthTerm(words);
  return (slope + slopeByLength * length) * score + offset + offsetByLength * length;
}

export function lengthTerm(words: number): number {
  return Math.log(Math.min(600, Math.max(40, words)) / 150);
}

/** Where a standardised measure lies between two knots: the lower knot and how far towards the next, 0 to 1. */
export function knotOf(value: number, mean: number, spread: number): { knot: number; part: number } {
  const standardised = Math.max(-STYLE_LIMIT, Math.min(STYLE_LIMIT, (value - mean) / spread));
  const place = ((standardised + STYLE_LIMIT) / (2 * STYLE_LIMIT)) * (STYLE_KNOTS - 1 - 1e-6);
  const knot = Math.floor(place);
  return { knot, part: place - knot };
}
