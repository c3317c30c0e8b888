import type { LinearTable } from "#engines/reader/linear-table.ts";
import type { LinearModel, Vocabulary } from "./fit-linear.ts";

const MOST_STEPS = 127;

/** Packs a model as `LinearTable` says. Of all weights the `most` that matter (size times the root of how often the feature is seen) stay. */
export function packTable(model: LinearModel, vocabulary: Vocabulary, most: number): LinearTable {
  const { outputs, weights } = model;
  const scale = Array.from({ length: outputs }, (_, output) => {
    let highest = 0;
    for (let at = output; at < weights.length; at += outputs)
      highest = Math.max(highest, Math.abs(weights[at] as number));
    return highest / MOST_STEPS || 1;
  });
  const matters = new Float32Array(weights.length);
  for (let feature = 0; feature < vocabulary.size; feature += 1) {
    const seen = Math.sqrt(vocabulary.countOf(feature));
    for (let output = 0; output < outputs; output += 1) {
      const at = feature * outputs + output;
      const steps = Math.round((weights[at] as number) / (scale[output] as number));
      matters[at] = steps === 0 ? 0 : Math.abs(weights[at] as number) * seen;
    }
  }
  const ordered = matters.filter((value) => value > 0).sort();
  const least = ordered[Math.max(0, ordered.length - most)] ?? 0;
  const features = vocabulary.hashes.map((hash, feature) => ({ hash, feature })).sort((a, b) => a.hash - b.hash);
  const bytes: number[] = [];
  let last = 0;
  for (const { hash, feature } of features) {
    const own: number[] = [];
    for (let output = 0; output < outputs; output += 1) {
      const at = feature * outputs + output;
      if ((matters[at] as number) >= least && (matters[at] as number) > 0)
        own.push(output, Math.round((weights[at] as number) / (scale[output] as number)) & 255);
    }
    if (own.length === 0) continue;
    pushInteger(bytes, hash - last);
    pushInteger(bytes, own.length / 2);
    bytes.push(...own);
    last = hash;
  }
  return {
    bias: Array.from(model.bias, (value) => Number(value.toFixed(4))),
    scale: scale.map((value) => Number(value.toPrecision(5))),
    data: Buffer.from(bytes).toString("base64"),
  };
}

function pushInteger(bytes: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  bytes.push(rest);
}
