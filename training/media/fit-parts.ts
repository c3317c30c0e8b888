import { type PartHints, partFeatures, type PartWord, readPartWords } from "#engines/media/parts/part-features.ts";
import { PART_TAGS, type PartTag } from "#engines/media/parts/part-tags.ts";
import type { PartWeights } from "#engines/media/parts/tag-parts.ts";
import { readHints } from "#engines/media/read-scene.ts";
import { Vocabulary } from "../fit-linear.ts";
import { packTable, pruneModel } from "../pack-table.ts";
import { learnField } from "./learn-field.ts";
import { learnPerceptron } from "./learn-perceptron.ts";
import type { PartRow } from "./read-rows.ts";
import { type Sequence, TAGS } from "./sequence.ts";

/**
 * Two learners err in different places: with hands left out the field alone gave 64.2 % of the words their part, the perceptron
 * alone 64.1, both together 66.0. The shares keep the margins as large as the bounds in `tag-parts.ts` take them to be.
 */
const SHARES = { field: 1.5, perceptron: 0.375 };
/** Fewer cost more than they spare: 60,000 gave 63.3 % where 200,000 gave 65.0. Only the server reads them. */
const MOST_WEIGHTS = 200_000;
const STEPS = 30;

export function hintsOf({ text, medium }: PartRow): PartHints {
  const { numbers, ...hints } = readHints(text, medium);
  return { ...hints, numbers: numbers.spans };
}

/** The right tag of each word; of two parts that hold it the inner one. */
export function tagsOf(row: PartRow, words: readonly PartWord[]): number[] {
  return words.map(({ token }) => {
    const own = row.parts.filter(({ start, end }) => start < token.end && token.start < end).at(-1);
    return PART_TAGS.indexOf(own?.tag ?? ("none" as PartTag));
  });
}

/** Learns from rows and packs what was learned. */
export function fitParts(rows: readonly PartRow[]): PartWeights {
  const vocabulary = new Vocabulary();
  const sequences = rows.map((row, index): Sequence => {
    const words = readPartWords(row.text, hintsOf(row));
    const features = words.map((_, at) =>
      vocabulary.collect(index, (sink) => partFeatures(words, at, row.medium, sink)),
    );
    return { words, features, tags: tagsOf(row, words) };
  });
  vocabulary.close();
  const field = learnField(sequences, vocabulary.size);
  const perceptron = learnPerceptron(sequences, vocabulary.size);
  const both = (one: Float64Array, other: Float64Array) =>
    one.map((value, at) => SHARES.field * value + SHARES.perceptron * (other[at] as number));
  const steps = both(field.steps, perceptron.steps);
  const model = {
    outputs: TAGS,
    weights: Float32Array.from(both(field.weights, perceptron.weights)),
    bias: new Float64Array(TAGS),
  };
  return {
    table: packTable(pruneModel(model, vocabulary, MOST_WEIGHTS), vocabulary, STEPS),
    steps: [0, 1, 2].map((gap) =>
      Array.from(steps.slice(gap * TAGS * TAGS, (gap + 1) * TAGS * TAGS), (value) => Number(value.toFixed(2))),
    ),
  };
}
