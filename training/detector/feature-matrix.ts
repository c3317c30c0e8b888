import {
  BLOCK_SIZE,
  blockNorms,
  countBuckets,
  hashFeatures,
  valueOf,
} from "#engines/ai-detector/features/hash-features.ts";
import { measureStyle, STYLE_IDS } from "#engines/ai-detector/features/measure-style.ts";
import { readTokens } from "#engines/ai-detector/features/read-tokens.ts";
import type { Item } from "./make-items.ts";

/** Items as numbers: hashed features in compressed rows, and the measures of style. */
export interface FeatureMatrix {
  starts: Uint32Array;
  columns: Uint32Array;
  values: Float32Array;
  style: Float64Array[];
  words: Uint32Array;
}

/** Reads every item with the product's own code, so that training and use see the same. */
export function buildMatrix(items: readonly Item[]): FeatureMatrix {
  const starts = new Uint32Array(items.length + 1);
  const words = new Uint32Array(items.length);
  const columns: Uint32Array[] = [];
  const values: Float32Array[] = [];
  const style: Float64Array[] = [];
  for (const [index, item] of items.entries()) {
    const sentences = readTokens(item.text, item.lang);
    const counts = countBuckets(hashFeatures(sentences));
    const norms = blockNorms(counts);
    columns.push(Uint32Array.from(counts.keys()));
    values.push(
      Float32Array.from(counts, ([bucket, count]) => valueOf(count, norms[Math.floor(bucket / BLOCK_SIZE)] as number)),
    );
    starts[index + 1] = (starts[index] as number) + counts.size;
    words[index] = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
    const measured = measureStyle(item.text, sentences, item.lang);
    style.push(Float64Array.from(STYLE_IDS, (id) => measured[id]));
  }
  return { starts, columns: joined(columns, Uint32Array), values: joined(values, Float32Array), style, words };
}

function joined<T extends Uint32Array | Float32Array>(parts: T[], kind: new (length: number) => T): T {
  const all = new kind(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
