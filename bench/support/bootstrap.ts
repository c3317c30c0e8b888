const ROUNDS = 4000;

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The middle `share` of the means of resampled values (percentile bootstrap, Efron 1979); seeded, so that it repeats. */
export function bootstrapInterval(values: readonly number[], share: number): [number, number] {
  const random = generator(values.length);
  const means = Array.from({ length: ROUNDS }, () =>
    mean(Array.from(values, () => values[Math.floor(random() * values.length)] as number)),
  ).toSorted((a, b) => a - b);
  const cut = Math.floor(((1 - share) / 2) * ROUNDS);
  return [means[cut] as number, means[ROUNDS - 1 - cut] as number];
}

/** Numbers from 0 to 1 by a 32-bit counter mixed with Mulberry32. */
function generator(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
