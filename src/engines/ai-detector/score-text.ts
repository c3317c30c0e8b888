import { BLOCK_SIZE, blockNorms, countBuckets, hashFeatures, valueOf } from "./features/hash-features.ts";
import { type DetectorWeights, knotOf } from "./detector-weights.ts";
import { measureStyle, type Style, STYLE_IDS, type StyleId } from "./features/measure-style.ts";
import { readTokens, type TokenSentence } from "./features/read-tokens.ts";

export interface ScoredText {
  /** The model's raw score; `calibrate` turns it into log odds. */
  score: number;
  words: number;
  sentences: TokenSentence[];
  /** What each sentence adds to the score; together with `styleScore` and the bias they are the score. */
  evidence: number[];
  style: Style;
  /** What each measure of style adds to the score. */
  styleEvidence: Record<StyleId, number>;
  styleScore: number;
  /** Share of what was looked up that training knew, 0 to 1. */
  known: number;
}

/** Scores a text with a linear model, so that every part of the score belongs to a sentence or to a named measure. */
export function scoreText(text: string, weights: DetectorWeights): ScoredText {
  const sentences = readTokens(text, weights.language);
  const buckets = hashFeatures(sentences);
  const counts = countBuckets(buckets);
  const norms = blockNorms(counts);
  let known = 0;
  let seen = 0;
  const evidence = buckets.map((own) => {
    let sum = 0;
    for (const bucket of own) {
      const weight = weights.table[bucket] as number;
      seen += 1;
      if (weight === 0) continue;
      known += 1;
      const block = Math.floor(bucket / BLOCK_SIZE);
      const count = counts.get(bucket) as number;
      sum += (weight * (weights.scales[block] as number) * valueOf(count, norms[block] as number)) / count;
    }
    return sum;
  });
  const style = measureStyle(text, sentences, weights.language);
  const styleEvidence = styleEvidenceOf(style, weights);
  const styleScore = STYLE_IDS.reduce((sum, id) => sum + styleEvidence[id], 0);
  return {
    score: weights.bias + styleScore + evidence.reduce((sum, value) => sum + value, 0),
    words: sentences.reduce((sum, sentence) => sum + sentence.words, 0),
    sentences,
    evidence,
    style,
    styleEvidence,
    styleScore,
    known: seen === 0 ? 0 : known / seen,
  };
}

function styleEvidenceOf(style: Style, weights: DetectorWeights): Record<StyleId, number> {
  const { mean, spread, weights: knots } = weights.style;
  return Object.fromEntries(
    STYLE_IDS.map((id, index) => {
      const { knot, part } = knotOf(style[id], mean[index] as number, spread[index] as number);
      const own = knots[index] as number[];
      return [id, (own[knot] as number) * (1 - part) + (own[knot + 1] as number) * part];
    }),
  ) as Record<StyleId, number>;
}
