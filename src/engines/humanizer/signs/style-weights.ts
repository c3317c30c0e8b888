import type { LinearTable } from "#engines/reader/linear-table.ts";

/** What was learned about one language by `npm run train -- humanizer`; docs/model-card-humanizer.md says how. */
export interface StyleWeights {
  /** Outputs: the signs in the order of `LEARNED_SIGNS`, then that a sentence says nothing the text needs. */
  signs: LinearTable;
  /** probability = 1 / (1 + e^-(slope · score + offset)), the same for every output. */
  calibration: { slope: number; offset: number };
  /** By output: the probability from which a sign counts wherever it stands, and from which it makes its neighbours suspect. */
  sure: readonly number[];
  hint: readonly number[];
  /** The probability from which a sign counts among suspect sentences. */
  likely: number;
  /** Outputs: these words can open a sentence, can close one, are a whole one. */
  seams: LinearTable;
  /** By output of `seams`: the score that 97 of 100 sentences by people reach. */
  leastSeam: readonly number[];
}
