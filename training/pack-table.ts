import { DIGITS, type LinearTable } from "#engines/reader/linear-table.ts";
import type { LinearModel, Vocabulary } from "./fit-linear.ts";

/** Steps from 0 to the largest weight of an output, unless a caller wants others (at most `DIGITS.middle`). */
const MOST_STEPS = 12;

/** Drops all weights but the `most` that move scores most: size times the root of the feature's summed squares, times how rare
 * it is and what its output is worth. */
export function pruneModel(
  model: LinearModel,
  vocabulary: Vocabulary,
  most: number,
  worth: (output: number) => number = () => 1,
  rarity: ArrayLike<number> | null = null,
): LinearModel {
  const { outputs, weights } = model;
  const moves = new Float32Array(weights.length);
  for (let feature = 0; feature < vocabulary.size; feature += 1) {
    const energy = Math.sqrt(vocabulary.energyOf(feature)) * (rarity?.[feature] ?? 1);
    for (let at = feature * outputs; at < (feature + 1) * outputs; at += 1)
      moves[at] = Math.abs(weights[at] as number) * energy * worth(at % outputs);
  }
  const ordered = moves.filter((value) => value > 0).sort();
  const least = ordered[Math.max(0, ordered.length - most)] ?? 0;
  return {
    outputs,
    bias: model.bias,
    weights: weights.map((weight, at) => ((moves[at] as number) >= least ? weight : 0)),
  };
}

/** Packs a model as `LinearTable` says. */
export function packTable(model: LinearModel, vocabulary: Vocabulary, steps = MOST_STEPS): LinearTable {
  const { outputs, weights } = model;
  const scale = Array.from({ length: outputs }, (_, output) => {
    let highest = 0;
    for (let at = output; at < weights.length; at += outputs)
      highest = Math.max(highest, Math.abs(weights[at] as number));
    return highest / steps || 1;
  });
  const features = vocabulary.hashes.map((hash, feature) => ({ hash, feature })).sort((a, b) => a.hash - b.hash);
  const streams = { gaps: "", counts: "", outputs: "", values: "" };
  let last = 0;
  for (const { hash, feature } of features) {
    let count = 0;
    for (let output = 0; output < outputs; output += 1) {
      const value = Math.round((weights[feature * outputs + output] as number) / (scale[output] as number));
      if (value === 0) continue;
      streams.outputs += digit(output);
      streams.values += digit(value + DIGITS.middle);
      count += 1;
    }
    if (count === 0) continue;
    streams.gaps += gapDigits(hash - last);
    streams.counts += digit(count);
    last = hash;
  }
  return {
    bias: Array.from(model.bias, (value) => Number(value.toFixed(4))),
    scale: scale.map((value) => Number(value.toPrecision(5))),
    ...streams,
  };
}

function gapDigits(gap: number): string {
  if (gap < DIGITS.escape) return digit(gap);
  return [
    DIGITS.escape,
    Math.floor(gap / DIGITS.base ** 2),
    Math.floor(gap / DIGITS.base) % DIGITS.base,
    gap % DIGITS.base,
  ]
    .map(digit)
    .join("");
}

function digit(value: number): string {
  const code = value + DIGITS.first;
  return String.fromCharCode(code >= DIGITS.skipped ? code + 1 : code);
}
