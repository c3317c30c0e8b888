import measured from "#models/detector-measured.json" with { type: "json" };
import type { Sensitivity } from "./detector-weights.ts";
import type { DetectorLanguage } from "./features/read-tokens.ts";

/** What became of a group of left-out texts, as shares from 0 to 1. */
export interface MeasuredRates {
  texts: number;
  likelyAi: Record<Sensitivity, number>;
  /** Upper end of the 95 % interval of the share that `careful` calls likely AI. */
  likelyAiUpTo: number;
  likelyHuman: number;
  /** At `careful`. */
  cannotTell: number;
}

/** Figures of one language over all left-out texts. */
export interface MeasuredSummary {
  /** Area under the curve: human sources unseen, machine texts from other documents of seen sources. */
  aurocSourceOut: number;
  /** Neither the human nor the machine source was seen. */
  aurocBothOut: number;
  /** Texts of 2026 whose file was left out, against unseen human sources. */
  aurocFrontier: number;
  /** Machine texts caught where 1 % of human texts are called AI, neither source seen. */
  catchAtOnePercent: number;
  calibrationError: number;
  /** Share of all left-out texts without a verdict at `careful`, each source counting the same. */
  abstained: number;
}

/** The published figures of a language; written by the trainer, shown by page, guide and model card. */
export interface Measured {
  language: DetectorLanguage;
  summary: MeasuredSummary;
  /** The same, trained without any text of 2026: what to expect of a model that is newer than the detector. */
  withoutFrontier: MeasuredSummary;
  /** Texts of 2026 judged by a detector that has never seen the like. */
  newModel: MeasuredRates;
  /** "source" groups name corpora of the model card; "test" are sources used for nothing but this table. */
  groups: {
    by: "length" | "genre" | "generator" | "source" | "test";
    label: "human" | "ai";
    name: string;
    rates: MeasuredRates;
  }[];
}

/** The published figures, written by `npm run train -- detector`; docs/model-card-detector.md says how they were measured. */
export const MEASURED = measured as Record<DetectorLanguage, Measured>;
