import type { Figure } from "./figures-in.ts";

/** What was learned about the constructions of a language by `npm run train -- constructions`, in the order of their list. */
export interface FigureWeights {
  /** Log-odds of each: how much oftener it is in sentences with a sign than in people's own. */
  weights: readonly number[];
  /** The sign that it mostly makes, as its place in `LEARNED_SIGNS`. */
  signs: readonly number[];
}

/** A construction that people use as often says little against a sign. */
const LEAST_WEIGHT = -0.5;
/** Sentences on either side that are heard, and how far each can speak. */
const NEIGHBOURS = 4;
const HEARD = { least: -1, most: 4 };

/** The evidence of each sentence of a text: that of its own constructions and the mean of those around it. */
export function figureEvidence(
  sentences: readonly (readonly Figure[])[],
  { weights }: Pick<FigureWeights, "weights">,
): number[] {
  const own = sentences.map((figures) =>
    figures.reduce((sum, { index }) => sum + Math.max(LEAST_WEIGHT, weights[index] as number), 0),
  );
  return own.map((evidence, index) => {
    const near = [
      ...own.slice(Math.max(0, index - NEIGHBOURS), index),
      ...own.slice(index + 1, index + 1 + NEIGHBOURS),
    ];
    const heard = near.reduce((sum, each) => sum + Math.max(HEARD.least, Math.min(HEARD.most, each)), 0);
    return evidence + heard / (near.length + 1);
  });
}
