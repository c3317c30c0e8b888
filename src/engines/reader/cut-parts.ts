import { type OpenTable, scoreInto, sigmoid } from "./linear-table.ts";
import { canCut, cutFeatures, roleFeatures } from "./part-features.ts";
import { PART_ROLES } from "./reading.ts";
import type { Token } from "./tokens.ts";

/** A run of tokens, `to` exclusive, with the probability of each role in the order of `PART_ROLES`. */
export interface TokenPart {
  from: number;
  to: number;
  roles: Float64Array;
}

const ROLES = PART_ROLES.length;
/** The output that tells a cut; the roles follow it. */
const CUT_OUTPUT = 0;
/** A piece longer than this many tokens is cut by force where it is likeliest, so that its words are not averaged away. */
const MOST_TOKENS = 400;

/** Cuts a text into pieces and tells their roles. `transitions[p][r]` is what role r gains after role p; the last row is the start. */
export function cutParts(
  tokens: readonly Token[],
  table: OpenTable,
  transitions: readonly (readonly number[])[],
): TokenPart[] {
  if (tokens.length === 0) return [];
  const scores = new Float64Array(table.outputs);
  const sink = scoreInto(table, scores);
  const starts = [0];
  for (let index = 1; index < tokens.length; index += 1) {
    if (!canCut(tokens, index)) continue;
    scores.set(table.bias);
    cutFeatures(tokens, index, sink);
    const since = index - (starts.at(-1) as number);
    if (sigmoid(scores[CUT_OUTPUT] as number) >= 0.5 || since >= MOST_TOKENS) starts.push(index);
  }
  const logits = starts.map((from, index) => {
    scores.set(table.bias);
    roleFeatures(tokens, from, starts[index + 1] ?? tokens.length, sink);
    return scores.slice(1);
  });
  const roles = alongChain(logits, transitions);
  return starts.map((from, index) => ({
    from,
    to: starts[index + 1] ?? tokens.length,
    roles: roles[index] as Float64Array,
  }));
}

/** Probabilities of each role of each piece, given the pieces around it: forward and backward sums over the chain. */
function alongChain(logits: readonly Float64Array[], transitions: readonly (readonly number[])[]): Float64Array[] {
  const emit = logits.map(exponents);
  const move = transitions.map((row) => row.map(Math.exp));
  const start = move[ROLES] as number[];
  const forward: Float64Array[] = [];
  for (const [index, own] of emit.entries()) {
    const before = forward[index - 1];
    const row = own.map((value, role) => value * (before ? sumInto(before, move, role) : (start[role] as number)));
    forward.push(normalised(row));
  }
  let back = new Float64Array(ROLES).fill(1);
  const found: Float64Array[] = [];
  for (let index = emit.length - 1; index >= 0; index -= 1) {
    const own = emit[index] as Float64Array;
    found[index] = normalised((forward[index] as Float64Array).map((value, role) => value * (back[role] as number)));
    const weighed = own.map((value, role) => value * (back[role] as number));
    back = normalised(Float64Array.from(PART_ROLES, (_, role) => dot(move[role] as number[], weighed)));
  }
  return found;
}

function exponents(scores: Float64Array): Float64Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  return scores.map((score) => Math.exp(score - highest));
}

function sumInto(before: Float64Array, move: readonly number[][], role: number): number {
  let sum = 0;
  for (let from = 0; from < ROLES; from += 1)
    sum += (before[from] as number) * ((move[from] as number[])[role] as number);
  return sum;
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] as number) * (b[index] as number);
  return sum;
}

function normalised(row: Float64Array): Float64Array<ArrayBuffer> {
  const sum = row.reduce((total, value) => total + value, 0);
  return Float64Array.from(row, (value) => value / sum);
}
