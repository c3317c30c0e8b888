import { stableHash } from "#engines/text/hash.ts";
import type { DetectorLanguage } from "#engines/ai-detector/features/read-tokens.ts";
import type { FeatureMatrix } from "./feature-matrix.ts";
import { FOLDS, isOf, TEST_SOURCES } from "./folds.ts";
import type { Item } from "./make-items.ts";
import { type Model, scoreItem, trainModel } from "./train-model.ts";

export interface CrossScores {
  /** Scores by models that saw neither the item's source nor its document; NaN where no fold leaves it out. */
  unseen: Float64Array;
  /** The fold that left an item's source out, or -1. */
  fold: Int32Array;
  /** Machine texts of sources that were seen, their documents not: scores by fold, item to score. */
  seenSource: Map<number, number>[];
}

/** One document in ten of every source is left out of each fold, to tell an unseen source from an unseen document. */
const SPARE = 10;

function mayTrain(item: Item): boolean {
  return item.kind === "row" && item.tier === "A" && item.label !== "mixed" && !isOf(item.source, TEST_SOURCES);
}

/** Scores every item by a model trained without its source. `withFrontier` false leaves texts of 2026 out of all training. */
export function crossScore(
  language: DetectorLanguage,
  items: readonly Item[],
  matrix: FeatureMatrix,
  withFrontier = true,
): CrossScores {
  const unseen = new Float64Array(items.length).fill(Number.NaN);
  const fold = new Int32Array(items.length).fill(-1);
  const seenSource = FOLDS[language].map((out, turn) => {
    const isOut = (item: Item) =>
      !isOf(item.source, TEST_SOURCES) &&
      (item.tier === "B" ? isOf(item.source, out.ai) : isOf(item.source, item.label === "human" ? out.human : out.ai));
    const groups = new Set(items.filter(isOut).map((item) => item.group));
    const isSpare = (item: Item) => stableHash(`${turn} ${item.group}`) % SPARE === 0;
    const train = indexesOf(
      items,
      (item) =>
        mayTrain(item) &&
        !isOut(item) &&
        !groups.has(item.group) &&
        !isSpare(item) &&
        (withFrontier || !item.source.startsWith("frontier")),
    );
    const model = trainModel(matrix, items, train);
    for (const index of indexesOf(items, isOut)) {
      unseen[index] = scoreItem(model, matrix, index);
      fold[index] = turn;
    }
    const spare = indexesOf(items, (item) => item.kind === "row" && mayTrain(item) && !isOut(item) && isSpare(item));
    return new Map(spare.map((index) => [index, scoreItem(model, matrix, index)]));
  });
  return { unseen, fold, seenSource };
}

/** The model that ships: everything it may train on. */
export function trainFinal(items: readonly Item[], matrix: FeatureMatrix, withFrontier = true): Model {
  return trainModel(
    matrix,
    items,
    indexesOf(items, (item) => mayTrain(item) && (withFrontier || !item.source.startsWith("frontier"))),
  );
}

export function indexesOf(items: readonly Item[], test: (item: Item) => boolean): number[] {
  return items.flatMap((item, index) => (test(item) ? [index] : []));
}
