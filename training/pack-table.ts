import { ESCAPE, type LinearTable, MOST_STEPS } from "#engines/reader/linear-table.ts";
import type { LinearModel, Vocabulary } from "./fit-linear.ts";

/** Steps from 0 to the largest weight of an output, unless a caller wants others (at most `MOST_STEPS`). */
const USUAL_STEPS = 12;

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
export function packTable(model: LinearModel, vocabulary: Vocabulary, steps = USUAL_STEPS): LinearTable {
  if (steps > MOST_STEPS) throw new Error(`A weight has at most ${MOST_STEPS} steps`);
  const { outputs, weights } = model;
  const scale = Array.from({ length: outputs }, (_, output) => {
    let highest = 0;
    for (let at = output; at < weights.length; at += outputs)
      highest = Math.max(highest, Math.abs(weights[at] as number));
    return highest / steps || 1;
  });
  const features = vocabulary.hashes.map((hash, feature) => ({ hash, feature })).sort((a, b) => a.hash - b.hash);
  const streams = { gaps: [] as number[], counts: [] as number[], outputs: [] as number[], values: [] as number[] };
  let last = 0;
  for (const { hash, feature } of features) {
    let count = 0;
    for (let output = 0; output < outputs; output += 1) {
      const value = Math.round((weights[feature * outputs + output] as number) / (scale[output] as number));
      if (value === 0) continue;
      streams.outputs.push(output);
      streams.values.push(value);
      count += 1;
    }
    if (count === 0) continue;
    streams.gaps.push(...gapBytes(hash - last));
    streams.counts.push(count);
    last = hash;
  }
  return {
    bias: Array.from(model.bias, (value) => Number(value.toFixed(4))),
    scale: scale.map((value) => Number(value.toPrecision(5))),
    gaps: Uint8Array.from(streams.gaps),
    counts: Uint8Array.from(streams.counts),
    outputs: Uint8Array.from(streams.outputs),
    values: Int8Array.from(streams.values),
  };
}

function gapBytes(gap: number): number[] {
  return gap < ESCAPE ? [gap] : [ESCAPE, gap >> 16, (gap >> 8) & 255, gap & 255];
}
