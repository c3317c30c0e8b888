import { BLOCK_SIZE, BLOCKS } from "#engines/ai-detector/features/hash-features.ts";
import { type DetectorWeights, SENSITIVITIES } from "#engines/ai-detector/detector-weights.ts";
import type { Measured, MeasuredSummary } from "#engines/ai-detector/measured-rates.ts";
import { STYLE_IDS } from "#engines/ai-detector/features/measure-style.ts";
import type { DetectorLanguage } from "#engines/ai-detector/features/read-tokens.ts";
import { BAND_STARTS, fitCalibration, foldError, setThresholds, sourceShares } from "./calibrate-scores.ts";
import { type CrossScores, crossScore, indexesOf, trainFinal } from "./cross-score.ts";
import { buildMatrix, type FeatureMatrix } from "./feature-matrix.ts";
import { isOf, TEST_SOURCES } from "./folds.ts";
import { genreOf } from "./genres.ts";
import { loadRows } from "./load-rows.ts";
import { type Item, makeItems } from "./make-items.ts";
import {
  auroc,
  calibrationError,
  catchAtOnePercent,
  type Described,
  judge,
  type Judged,
  judgeHeldOut,
  ratesOf,
  round,
} from "./measure-detector.ts";
import { type Model, scoreItem } from "./train-model.ts";

/** Trains and measures one language. */
export function trainLanguage(
  language: DetectorLanguage,
  data: string,
): { weights: DetectorWeights; figures: Measured } {
  const items = makeItems(loadRows(data).filter((row) => row.lang === language));
  const matrix = buildMatrix(items);
  const known = crossScore(language, items, matrix);
  const blind = crossScore(language, items, matrix, false);
  const final = quantised(trainFinal(items, matrix));

  const held = heldOut(items, matrix, known);
  const { judged, calibrations } = judgeHeldOut(language, held);
  const usable = held.filter(({ isMeasureOnly }) => !isMeasureOnly);
  const calibration = fitCalibration(usable);
  const thresholds = setThresholds(language, usable, calibration);
  const tests = indexesOf(items, (item) => isOf(item.source, TEST_SOURCES) || item.tier === "B")
    .filter((index) => known.fold[index] === -1)
    .map((index) =>
      judge(describe(items, matrix, index, scoreItem(final, matrix, index), -1), calibration, thresholds),
    );
  const blindJudged = judgeHeldOut(language, heldOut(items, matrix, blind)).judged;
  const all = [...judged, ...tests];
  const bands = thresholds.map((band, index) => {
    const human = inBand(all, language, index).filter(({ label }) => label === "human");
    const shares = sourceShares(human);
    const rate = (test: (text: Judged) => boolean) =>
      round(human.reduce((sum, text, at) => sum + (test(text) ? (shares[at] as number) : 0), 0));
    return {
      ...band,
      ai: { careful: round(band.ai.careful), balanced: round(band.ai.balanced), sensitive: round(band.ai.sensitive) },
      human: band.human === null ? null : round(band.human),
      falseAlarms: Object.fromEntries(
        SENSITIVITIES.map((each) => [each, rate(({ saysAi }) => saysAi[each])]),
      ) as DetectorWeights["bands"][number]["falseAlarms"],
    };
  });
  return {
    weights: {
      ...packed(final),
      language,
      calibration: {
        slope: round(calibration.slope, 4),
        slopeByLength: round(calibration.slopeByLength, 4),
        offset: round(calibration.offset, 4),
        offsetByLength: round(calibration.offsetByLength, 4),
      },
      sourceError: round(foldError(usable, calibrations)),
      bands,
      humanRange: humanRange(items, matrix, known),
    },
    figures: {
      language,
      summary: summaryOf(judged, known, items),
      withoutFrontier: summaryOf(blindJudged, blind, items),
      newModel: ratesOf(blindJudged.filter(({ kind, isFrontier }) => kind === "row" && isFrontier)),
      groups: groupsOf(language, judged, tests),
    },
  };
}

function heldOut(items: readonly Item[], matrix: FeatureMatrix, { unseen, fold }: CrossScores): Described[] {
  return indexesOf(items, (item) => item.label !== "mixed")
    .filter((index) => fold[index] !== -1)
    .map((index) => describe(items, matrix, index, unseen[index] as number, fold[index] as number));
}

function describe(
  items: readonly Item[],
  matrix: FeatureMatrix,
  index: number,
  score: number,
  fold: number,
): Described {
  const item = items[index] as Item;
  return {
    label: item.label === "human" ? "human" : "ai",
    source: item.source,
    score,
    words: matrix.words[index] as number,
    fold,
    isFrontier: item.source.startsWith("frontier"),
    isMeasureOnly: item.tier === "B",
    genre: genreOf(item),
    generator: item.generator,
    kind: item.kind,
  };
}

function summaryOf(judged: readonly Judged[], cross: CrossScores, items: readonly Item[]): MeasuredSummary {
  const rows = judged.filter(({ kind, isMeasureOnly }) => kind === "row" && !isMeasureOnly);
  const scores = (test: (text: Judged) => boolean) => rows.filter(test).map(({ score }) => score);
  const human = scores(({ label }) => label === "human");
  const spareAi = cross.seenSource.flatMap((spare) =>
    [...spare].filter(([index]) => items[index]?.label === "ai").map(([, score]) => score),
  );
  const judgedRows = judged.filter(({ isMeasureOnly }) => !isMeasureOnly);
  const shares = sourceShares(judgedRows);
  const silent = judgedRows.reduce(
    (sum, { saysAi, saysHuman }, index) => sum + (saysAi.careful || saysHuman ? 0 : (shares[index] as number)),
    0,
  );
  return {
    aurocSourceOut: auroc(human, spareAi),
    aurocBothOut: auroc(
      human,
      scores(({ label }) => label === "ai"),
    ),
    aurocFrontier: auroc(
      human,
      scores(({ isFrontier }) => isFrontier),
    ),
    catchAtOnePercent: catchAtOnePercent(
      human,
      scores(({ label }) => label === "ai"),
    ),
    calibrationError: calibrationError(judgedRows),
    abstained: round(silent / 2),
  };
}

function groupsOf(language: DetectorLanguage, judged: readonly Judged[], tests: readonly Judged[]): Measured["groups"] {
  const all = [...judged, ...tests];
  const rows = all.filter(({ kind }) => kind === "row");
  const byName = (by: Measured["groups"][number]["by"], texts: readonly Judged[], nameOf: (text: Judged) => string) =>
    (["human", "ai"] as const).flatMap((label) =>
      [
        ...Map.groupBy(
          texts.filter((text) => text.label === label),
          nameOf,
        ),
      ]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, list]) => ({ by, label, name, rates: ratesOf(list) })),
    );
  const lengths = BAND_STARTS[language].flatMap((from, index) =>
    byName("length", inBand(all, language, index), () => `${from}–${BAND_STARTS[language][index + 1] ?? ""}`),
  );
  return [
    ...lengths,
    ...byName("genre", rows, ({ genre }) => genre),
    ...byName(
      "generator",
      rows.filter(({ label }) => label === "ai"),
      ({ generator }) => generator,
    ),
    ...byName(
      "source",
      judged.filter(({ kind }) => kind === "row"),
      ({ source }) => source,
    ),
    ...byName(
      "test",
      tests.filter(({ kind }) => kind === "row"),
      ({ source }) => source,
    ),
  ];
}

function inBand(texts: readonly Judged[], language: DetectorLanguage, index: number): Judged[] {
  const from = BAND_STARTS[language][index] as number;
  const to = BAND_STARTS[language][index + 1] ?? Infinity;
  return texts.filter(({ words }) => words >= from && words < to);
}

/** The middle 80 % of each measure over human rows, each source counting the same. */
function humanRange(
  items: readonly Item[],
  matrix: FeatureMatrix,
  { fold }: CrossScores,
): Record<string, [number, number]> {
  const human = indexesOf(items, (item) => item.label === "human" && item.kind === "row" && item.tier === "A").filter(
    (index) => fold[index] !== -1,
  );
  const shares = sourceShares(human.map((index) => ({ label: "human", source: items[index]?.source ?? "" })));
  return Object.fromEntries(
    STYLE_IDS.map((id, measure) => {
      const values = human
        .map((index, at) => ({ value: matrix.style[index]?.[measure] as number, share: shares[at] as number }))
        .toSorted((a, b) => a.value - b.value);
      const at = (share: number) => {
        let sum = 0;
        for (const each of values) if ((sum += each.share) >= share) return each.value;
        return values.at(-1)?.value ?? 0;
      };
      return [id, [round(at(0.1), 4), round(at(0.9), 4)]];
    }),
  );
}

/** Weights as the product reads them: one signed byte each, the largest thousandth cut off, style to four digits. */
function quantised(model: Model): Model & { bytes: Int8Array; scales: number[] } {
  const bytes = new Int8Array(model.table.length);
  const table = new Float32Array(model.table.length);
  const scales = BLOCKS.map((_, block) => {
    const own = model.table.subarray(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE);
    const sizes = [...own]
      .filter((weight) => weight !== 0)
      .map(Math.abs)
      .toSorted((a, b) => a - b);
    const scale = round((sizes[Math.floor(sizes.length * 0.999)] ?? 1) / 127, 6);
    for (const [index, weight] of own.entries()) {
      const byte = Math.max(-127, Math.min(127, Math.round(weight / scale)));
      bytes[block * BLOCK_SIZE + index] = byte;
      table[block * BLOCK_SIZE + index] = byte * scale;
    }
    return scale;
  });
  const style = {
    mean: model.style.mean.map((value) => round(value, 5)),
    spread: model.style.spread.map((value) => round(value, 5) || 1),
    weights: model.style.weights.map((knots) => knots.map((value) => round(value, 4))),
  };
  return { table, bias: round(model.bias, 4), style, bytes, scales };
}

function packed({ bytes, scales, bias, style }: ReturnType<typeof quantised>) {
  return { bias, scales, style, table: bytes };
}
