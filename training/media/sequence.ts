import type { PartWord } from "#engines/media/parts/part-features.ts";
import { PART_TAGS } from "#engines/media/parts/part-tags.ts";

export const TAGS = PART_TAGS.length;

/** A request's words, their features by number, and their right tags. */
export interface Sequence {
  words: readonly PartWord[];
  features: { ids: number[]; values: number[] }[];
  tags: number[];
}

/** What a learner found: weights of features by tag, and steps by gap, tag before and tag. */
export interface Learned {
  weights: Float64Array;
  steps: Float64Array;
}
