import { either } from "#engines/text/words/word-pattern.ts";
import { digitSystem } from "#engines/text/digits.ts";
import { countWords, sentences } from "#engines/text/segment.ts";

/** What a writer's own text shows of their habits. Length in words. */
export interface SampleHabits {
  usesContractions: boolean;
  avoidsContractions: boolean;
  usesDashes: boolean;
  usesSemicolons: boolean;
  sentenceLength: number;
  digits: "latin" | "arabic" | null;
}

/** Reads the habits of a sample; null when it is shorter than 15 words. */
export function sampleHabits(sample: string | undefined): SampleHabits | null {
  if (!sample || countWords(sample) < 15) return null;
  const contractions =
    sample.match(/\b\p{L}+(?:n['’]t|['’](?:re|ve|ll|m|d))\b|\b(?:it|that|there|he|she|what)['’]s\b/giu)?.length ?? 0;
  const full =
    sample.match(
      either(
        "giu",
        /\b(?:do|does|did|is|are|was|were|can|will|would|have|has|could|should) ?not\b/u,
        /\b(?:it|that|there) is\b|\b(?:I|we|they|you) (?:are|have|will|am)\b/u,
      ),
    )?.length ?? 0;
  const lengths = sentences(sample).map((sentence) => countWords(sentence.text));
  return {
    usesContractions: contractions >= 2 && contractions > full,
    avoidsContractions: contractions === 0 && full >= 2,
    usesDashes: (sample.match(/[—–]/g)?.length ?? 0) >= 2,
    usesSemicolons: /[;؛]/.test(sample),
    sentenceLength: lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length),
    digits: /[0-9٠-٩]/.test(sample) ? digitSystem(sample) : null,
  };
}
