import { calibrate, type DetectorWeights } from "./detector-weights.ts";
import type { ScoredText } from "./score-text.ts";

export interface SentenceScore {
  start: number;
  end: number;
  words: number;
  /** Log odds: the text's own where the sentence says nothing, further out the more it says. */
  odds: number;
}

/** Words of evidence at which half of what a sentence says by itself is believed. */
const HALF_BELIEF = 18;

/** How much of the text's own log odds every sentence starts from; the rest is what it says by itself. */
const SHARE_OF_WHOLE = 0.4;

/**
 * Log odds of each sentence. Weighted by words they lean where the text leans; a short sentence is believed less, since one
 * sentence never says more than a few words can.
 */
export function spreadEvidence(scored: ScoredText, weights: DetectorWeights): SentenceScore[] {
  const { words, evidence, sentences, score } = scored;
  const all = evidence.reduce((sum, value) => sum + value, 0);
  const whole = calibrate(weights, score, words);
  const slope = calibrate(weights, score + 1, words) - whole;
  return sentences.map((sentence, index) => {
    const own = ((evidence[index] as number) * words) / sentence.words - all;
    const belief = sentence.words / (sentence.words + HALF_BELIEF);
    return {
      start: sentence.start,
      end: sentence.end,
      words: sentence.words,
      odds: SHARE_OF_WHOLE * whole + slope * own * belief,
    };
  });
}

const CUTS = [1 / 3, 1 / 2, 2 / 3];

/**
 * Where a text is cut in two so that its parts differ most: the end of a sentence after about a third, a half or two
 * thirds of its words.
 */
export function widestCut({ sentences, evidence, words }: ScoredText): number {
  const all = evidence.reduce((sum, value) => sum + value, 0);
  let best = { end: 0, difference: -1 };
  for (const share of CUTS) {
    let read = 0;
    let found = 0;
    let end = 0;
    for (const [index, sentence] of sentences.entries()) {
      if (read + sentence.words / 2 > words * share) break;
      read += sentence.words;
      found += evidence[index] as number;
      end = sentence.end;
    }
    const difference = Math.abs(found / Math.max(1, read) - (all - found) / Math.max(1, words - read));
    if (difference > best.difference) best = { end, difference };
  }
  return best.end;
}

/**
 * Standard error of the text's log odds if its sentences had been drawn again from texts like it (the bootstrap over sentences
 * in its normal form), together with the error between sources that training measured.
 */
export function standardError(scored: ScoredText, weights: DetectorWeights): number {
  const { evidence, score, words } = scored;
  const count = evidence.length;
  const average = evidence.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  const variance = evidence.reduce((sum, value) => sum + (value - average) ** 2, 0) / Math.max(1, count - 1);
  const slope = calibrate(weights, score + 1, words) - calibrate(weights, score, words);
  return Math.hypot(slope * Math.sqrt(variance * count), weights.sourceError);
}

export function probabilityOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
