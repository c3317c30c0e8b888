import { type Token, TOKEN } from "#engines/reader/tokens.ts";
import type { Region } from "./regions.ts";

/** A clause, a list item or a block of material: tokens `from` to `to` (exclusive), and its place in the text. */
export interface Piece {
  from: number;
  to: number;
  start: number;
  end: number;
  /** Pieces of one sentence share its number. */
  sentence: number;
  /** Marked by the author as material or as an example; null for the author's own words. */
  block: "material" | "example" | null;
}

const ENDS_SENTENCE = /^[.!?]$/;
const ENDS_CLAUSE = /^[,;:]$/;
/** A stop after these ends no sentence. */
const ABBREVIATIONS = new Set(["mr", "mrs", "ms", "dr", "prof", "st", "vs", "etc", "approx", "no", "fig", "e", "i"]);
const LEAST_WORDS = 2;
/** A quotation longer than this, in characters, or after a colon, is material. */
const LONG_QUOTE = 60;
const BLOCKS: Partial<Record<Region["kind"], Piece["block"]>> = {
  code: "material",
  delimited: "material",
  pasted: "material",
  example: "example",
};

/** Cuts a prompt into its pieces, in order. Marks and line breaks belong to the piece before them. */
export function cutPieces(text: string, tokens: readonly Token[], regions: readonly Region[]): Piece[] {
  const blocks = regions.flatMap(({ kind, start, end }) => {
    const given =
      kind === "quote" && (end - start > LONG_QUOTE || /[:\n]\s*$/.test(text.slice(Math.max(0, start - 4), start)));
    const block = given ? "material" : BLOCKS[kind];
    return block && !(kind === "code" && text[start + 1] !== "`") ? [{ block, start, end }] : [];
  });
  const pieces: Piece[] = [];
  let sentence = 0;
  let from = 0;
  let words = 0;
  let nextBlock = 0;
  let current: Piece["block"] = null;
  const close = (to: number) => {
    if (to > from && words > 0) pieces.push(pieceOf(tokens, from, to, sentence, current));
    else if (to > from && pieces.length > 0) extend(pieces.at(-1) as Piece, tokens, to);
    from = to;
    words = 0;
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    while (nextBlock < blocks.length && token.start >= (blocks[nextBlock] as { end: number }).end) nextBlock += 1;
    const block = blocks[nextBlock];
    const inside = block && token.start >= block.start ? block.block : null;
    if (inside !== current) {
      close(index);
      current = inside;
    }
    if (token.shape < TOKEN.mark) words += 1;
    if (current !== null) continue;
    if (token.shape === TOKEN.line) {
      close(index + 1);
      sentence += 1;
    } else if (endsSentence(tokens, index)) {
      close(index + 1);
      sentence += 1;
    } else if (words >= LEAST_WORDS && endsClause(tokens, index)) close(index + 1);
  }
  close(tokens.length);
  return pieces;
}

function pieceOf(tokens: readonly Token[], from: number, to: number, sentence: number, block: Piece["block"]): Piece {
  const piece = { from, to, start: (tokens[from] as Token).start, end: 0, sentence, block };
  extend(piece, tokens, to);
  return piece;
}

function extend(piece: Piece, tokens: readonly Token[], to: number): void {
  piece.to = to;
  let last = to - 1;
  while (last > piece.from && (tokens[last] as Token).shape === TOKEN.line) last -= 1;
  piece.end = (tokens[last] as Token).end;
}

function endsSentence(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  if (token.shape !== TOKEN.mark || !ENDS_SENTENCE.test(token.text)) return false;
  const next = tokens[index + 1];
  if (next && next.start === token.end && next.shape !== TOKEN.line && !/^["')\]!?]$/.test(next.text)) return false;
  return token.text !== "." || !ABBREVIATIONS.has(tokens[index - 1]?.text ?? "");
}

function endsClause(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  if (token.shape !== TOKEN.mark) return false;
  const next = tokens[index + 1];
  if (!next || next.start === token.end) return false;
  if (ENDS_CLAUSE.test(token.text)) return true;
  return token.text === "-" && token.start > ((tokens[index - 1] as Token | undefined)?.end ?? 0);
}
