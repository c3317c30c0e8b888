/** A body of the API is bounded; the rest of it is left for names, quotes and escapes beside what is counted here. */
const BATCH_BYTES = 200 * 1024;

/** Prompts in their order, in parts that one call may bring: at most `most` each, and no more bytes as JSON than a body holds. */
export function batchesOf<T>(prompts: readonly T[], most: number): T[][] {
  const batches: T[][] = [];
  let bytes = 0;
  for (const prompt of prompts) {
    const size = new TextEncoder().encode(JSON.stringify(prompt)).length + 1;
    const last = batches.at(-1);
    if (!last || last.length >= most || bytes + size > BATCH_BYTES) {
      batches.push([prompt]);
      bytes = size;
    } else {
      last.push(prompt);
      bytes += size;
    }
  }
  return batches;
}
