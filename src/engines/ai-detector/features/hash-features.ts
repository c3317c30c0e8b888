import { stableHash } from "#engines/text/hash.ts";
import type { Token, TokenSentence } from "./read-tokens.ts";

/** Buckets of each block; a block has a range of its own, so that one never spoils another. */
export const BLOCK_SIZE = 1 << 17;
export const BLOCKS = ["skeleton", "words", "endings"] as const;
export const BUCKETS = BLOCK_SIZE * BLOCKS.length;

/** The buckets of every feature that occurs in each sentence, repeated as often as it occurs. */
export function hashFeatures(sentences: readonly TokenSentence[]): Uint32Array[] {
  const hashes = new Map<Token, TokenHashes>();
  const hashesOf = (token: Token): TokenHashes => {
    let found = hashes.get(token);
    if (found === undefined) hashes.set(token, (found = hashToken(token)));
    return found;
  };
  return sentences.map((sentence) => sentenceBuckets(sentence.tokens, hashesOf));
}

interface TokenHashes {
  isWord: boolean;
  shape: number;
  text: number;
  /** Hashes of the last 2 to 5 letters. */
  endings: number[];
}

function hashToken(token: Token): TokenHashes {
  const endings: number[] = [];
  if (token.isWord && token.text !== "0")
    for (let length = 2; length <= 5 && length <= token.text.length; length += 1)
      endings.push(stableHash(`${token.text.length === length ? "^" : ""}${token.text.slice(-length)}`));
  return { isWord: token.isWord, shape: stableHash(token.shape), text: stableHash(token.text), endings };
}

const EDGE = stableHash("\u0000edge");

function sentenceBuckets(tokens: readonly Token[], hashesOf: (token: Token) => TokenHashes): Uint32Array {
  const found: number[] = [];
  const all = tokens.map(hashesOf);
  const words = all.filter((token) => token.isWord);
  grams(found, 0, [EDGE, ...all.map((token) => token.shape), EDGE], 4);
  grams(
    found,
    1,
    words.map((token) => token.text),
    2,
  );
  for (const [index, word] of words.entries()) {
    for (const [size, ending] of word.endings.entries()) found.push(bucket(2, mix(ending, size + 11)));
    const next = words[index + 1];
    if (next && word.endings.length > 0 && next.endings.length > 0)
      found.push(bucket(2, mix(mix(word.endings[0] as number, 29), next.endings[0] as number)));
  }
  return Uint32Array.from(found);
}

function grams(found: number[], block: number, hashes: readonly number[], longest: number): void {
  for (let start = 0; start < hashes.length; start += 1) {
    let hash = 17;
    for (let size = 1; size <= longest && start + size <= hashes.length; size += 1) {
      hash = mix(hash, hashes[start + size - 1] as number);
      found.push(bucket(block, mix(hash, size)));
    }
  }
}

/** Two 32-bit numbers as one; the finaliser of MurmurHash3 spreads neighbours. */
function mix(left: number, right: number): number {
  let hash = Math.imul(left ^ Math.imul(right, 0xcc9e2d51), 0x1b873593);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function bucket(block: number, hash: number): number {
  return block * BLOCK_SIZE + (hash & (BLOCK_SIZE - 1));
}

/** How often each bucket occurs in a whole text. */
export function countBuckets(sentences: readonly Uint32Array[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const buckets of sentences) for (const bucket of buckets) counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  return counts;
}

/** Length of each block's vector, so that a long text weighs no more than a short one. */
export function blockNorms(counts: ReadonlyMap<number, number>): number[] {
  const squares = BLOCKS.map(() => 0);
  for (const [bucket, count] of counts) {
    const block = Math.floor(bucket / BLOCK_SIZE);
    squares[block] = (squares[block] as number) + Math.log1p(count) ** 2;
  }
  return squares.map((square) => Math.sqrt(square) || 1);
}

/** What a feature that occurs so often counts in its block. */
export function valueOf(count: number, norm: number): number {
  return (4 * Math.log1p(count)) / norm;
}
