/** Rows of numbers in compressed form; `width` columns. */
export interface Design {
  starts: Uint32Array;
  columns: Uint32Array;
  values: Float32Array;
  width: number;
}

export interface Fit {
  weights: Float64Array;
  bias: number;
}

interface FitOptions {
  /** L2 penalty on the mean weighted loss; the bias has none. */
  penalty: number;
  iterations: number;
}

/**
 * Logistic regression by L-BFGS (Nocedal and Wright, Numerical Optimization, algorithm 7.4) with backtracking steps: no
 * randomness, the same rows give the same weights. `labels` are 1 or 0, `shares` weigh the rows.
 */
export function fitLogistic(design: Design, labels: Float64Array, shares: Float64Array, options: FitOptions): Fit {
  const size = design.width + 1;
  const rows = labels.length;
  const total = shares.reduce((sum, share) => sum + share, 0);
  let point = new Float64Array(size);
  let gradient = new Float64Array(size);
  let loss = lossAndGradient(point, gradient);
  const steps: { move: Float64Array; change: Float64Array; scale: number }[] = [];
  for (let turn = 0; turn < options.iterations; turn += 1) {
    const direction = twoLoops(gradient, steps);
    const slope = dot(direction, gradient);
    let rate = turn === 0 ? Math.min(1, 1 / Math.sqrt(dot(gradient, gradient))) : 1;
    let next = new Float64Array(size);
    const nextGradient = new Float64Array(size);
    let nextLoss = Infinity;
    for (let attempt = 0; attempt < 20; attempt += 1) {
      for (let index = 0; index < size; index += 1)
        next[index] = (point[index] as number) + rate * (direction[index] as number);
      nextLoss = lossAndGradient(next, nextGradient);
      if (nextLoss <= loss + 1e-4 * rate * slope) break;
      rate /= 2;
    }
    if (!(nextLoss < loss)) break;
    const move = next.map((value, index) => value - (point[index] as number));
    const change = nextGradient.map((value, index) => value - (gradient[index] as number));
    const curve = dot(move, change);
    if (curve > 1e-12) steps.push({ move, change, scale: 1 / curve });
    if (steps.length > 8) steps.shift();
    const gain = loss - nextLoss;
    point = next;
    gradient = nextGradient;
    loss = nextLoss;
    if (gain < 1e-6) break;
  }
  return { weights: point.subarray(0, design.width), bias: point[design.width] as number };

  function lossAndGradient(at: Float64Array, into: Float64Array): number {
    into.fill(0);
    let sum = 0;
    for (let row = 0; row < rows; row += 1) {
      const end = design.starts[row + 1] as number;
      let score = at[size - 1] as number;
      for (let index = design.starts[row] as number; index < end; index += 1)
        score += (at[design.columns[index] as number] as number) * (design.values[index] as number);
      const label = labels[row] as number;
      const share = (shares[row] as number) / total;
      sum += share * (Math.max(score, 0) - score * label + Math.log1p(Math.exp(-Math.abs(score))));
      const push = share * (1 / (1 + Math.exp(-score)) - label);
      for (let index = design.starts[row] as number; index < end; index += 1) {
        const column = design.columns[index] as number;
        into[column] = (into[column] as number) + push * (design.values[index] as number);
      }
      into[size - 1] = (into[size - 1] as number) + push;
    }
    for (let index = 0; index < design.width; index += 1) {
      const value = at[index] as number;
      sum += 0.5 * options.penalty * value * value;
      into[index] = (into[index] as number) + options.penalty * value;
    }
    return sum;
  }
}

function twoLoops(
  gradient: Float64Array,
  steps: readonly { move: Float64Array; change: Float64Array; scale: number }[],
): Float64Array {
  const direction = gradient.map((value) => -value);
  const factors: number[] = [];
  for (const { move, change, scale } of steps.toReversed()) {
    const factor = scale * dot(move, direction);
    factors.push(factor);
    add(direction, change, -factor);
  }
  const last = steps.at(-1);
  if (last) {
    const shrink = dot(last.move, last.change) / dot(last.change, last.change);
    for (let index = 0; index < direction.length; index += 1) direction[index] = (direction[index] as number) * shrink;
  }
  for (const { move, change, scale } of steps)
    add(direction, move, (factors.pop() as number) - scale * dot(change, direction));
  return direction;
}

function add(into: Float64Array, other: Float64Array, factor: number): void {
  for (let index = 0; index < into.length; index += 1)
    into[index] = (into[index] as number) + factor * (other[index] as number);
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += (left[index] as number) * (right[index] as number);
  return sum;
}
