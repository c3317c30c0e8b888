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

const chains = new WeakMap<readonly (readonly number[])[], Float64Array>();

/** e to the power of each transition, row by row; the last row is the start. */
function movesOf(transitions: readonly (readonly number[])[]): Float64Array {
  let moves = chains.get(transitions);
  if (moves === undefined) {
    moves = Float64Array.from(transitions.flat(), Math.exp);
    chains.set(transitions, moves);
  }
  return moves;
}

/** Probabilities of each role of each piece, given the pieces around it: forward and backward sums over the chain. */
function alongChain(logits: readonly Float64Array[], transitions: readonly (readonly number[])[]): Float64Array[] {
  const moves = movesOf(transitions);
  for (const scores of logits) exponentiate(scores);
  const forward: Float64Array[] = [];
  for (const [index, own] of logits.entries()) {
    const before = forward[index - 1];
    const row = new Float64Array(ROLES);
    for (let role = 0; role < ROLES; role += 1) {
      let sum = 0;
      if (before === undefined) sum = moves[ROLES * ROLES + role] as number;
      else
        for (let from = 0; from < ROLES; from += 1)
          sum += (before[from] as number) * (moves[from * ROLES + role] as number);
      row[role] = sum * (own[role] as number);
    }
    forward.push(normalise(row));
  }
  const back = new Float64Array(ROLES).fill(1);
  const weighed = new Float64Array(ROLES);
  for (let index = logits.length - 1; index >= 0; index -= 1) {
    const own = logits[index] as Float64Array;
    const row = forward[index] as Float64Array;
    for (let role = 0; role < ROLES; role += 1) {
      weighed[role] = (own[role] as number) * (back[role] as number);
      row[role] = (row[role] as number) * (back[role] as number);
    }
    normalise(row);
    for (let role = 0; role < ROLES; role += 1) {
      let sum = 0;
      for (let to = 0; to < ROLES; to += 1) sum += (moves[role * ROLES + to] as number) * (weighed[to] as number);
      back[role] = sum;
    }
    normalise(back);
  }
  return forward;
}

/** In place: e to the power of each score, the highest becoming 1. */
function exponentiate(scores: Float64Array): void {
  let highest = -Infinity;
  for (let at = 0; at < scores.length; at += 1) highest = Math.max(highest, scores[at] as number);
  for (let at = 0; at < scores.length; at += 1) scores[at] = Math.exp((scores[at] as number) - highest);
}

/** In place: so that the sum is 1. */
function normalise(row: Float64Array): Float64Array {
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) sum += row[at] as number;
  for (let at = 0; at < row.length; at += 1) row[at] = (row[at] as number) / sum;
  return row;
}
