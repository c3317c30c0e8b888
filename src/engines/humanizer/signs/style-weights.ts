import type { LinearTable } from "#engines/reader/linear-table.ts";

/** What was learned about one language by `npm run train -- humanizer`; docs/model-card-humanizer.md says how. */
export interface StyleWeights {
  /** Outputs: the signs in the order of `LEARNED_SIGNS`, then that a sentence says nothing the text needs. */
  signs: LinearTable;
  /** evidence for an output = slope · score + its offset: log-odds against people's own sentences, one scale for all signs. */
  slope: number;
  offsets: readonly number[];
  /** The evidence from which a sentence counts, as `weighSentences` weighs it: few of people's own sentences have as much. */
  least: number;
  /** Outputs: these words can open a sentence, can close one, are a whole one. */
  seams: LinearTable;
  /** By output of `seams`: the score that 97 of 100 sentences by people reach. */
  leastSeam: readonly number[];
}
