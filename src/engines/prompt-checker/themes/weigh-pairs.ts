import checkerWords from "../checker-words.json" with { type: "json" };
import { mix, type Sink } from "#engines/reader/text-features.ts";
import { hashText, type Token } from "#engines/reader/tokens.ts";
import type { Piece } from "../reading/cut-pieces.ts";
import { type Mention, readMentions, THEME_NAMES } from "./read-themes.ts";

/** Two pieces that may exclude each other: how they came to meet, and where. */
export interface Pair {
  /** The theme's name. */
  theme: string;
  how: "phrase" | "class";
  /** Indexes of the piece that binds and of the one that breaks it. */
  binds: number;
  breaks: number;
  /** How many phrases of each side meet in them. */
  count: number;
}

/** Pairs of pieces on both sides of a theme, each pair once a theme. */
export function findPairs(tokens: readonly Token[], pieces: readonly Piece[], asking: readonly boolean[]): Pair[] {
  const mentions = readMentions(tokens, pieces, asking).slice(0, MOST_MENTIONS);
  const found = new Map<string, Pair>();
  for (const one of mentions)
    for (const other of mentions) {
      if (one.theme !== other.theme || one.piece === other.piece) continue;
      const how = meets(one, other);
      if (how === null) continue;
      const key = `${one.theme} ${one.piece} ${other.piece}`;
      const known = found.get(key);
      if (known) known.count += 1;
      else
        found.set(key, {
          theme: THEME_NAMES[one.theme] as string,
          how,
          binds: one.piece,
          breaks: other.piece,
          count: 1,
        });
    }
  return [...found.values()];
}

/** A text that names more is no prompt, and all pairs are compared. */
const MOST_MENTIONS = 200;

function meets(one: Mention, other: Mention): Pair["how"] | null {
  if (other.denied || other.side === "one") return null;
  if (one.side === "one") return one.denied ? null : "phrase";
  if (!one.denied) return null;
  return one.side === "names" ? "class" : null;
}

const FEATURE = { theme: 1, how: 2, near: 3, order: 4, sentence: 5, word: 6, count: 7, length: 8 } as const;
/** Words that leave room for both, set them apart or leave none. */
const TELLING = new Set(checkerWords.themes.telling.split(" "));

/** What speaks for and against two pieces excluding each other. */
export function pairFeatures(tokens: readonly Token[], pieces: readonly Piece[], pair: Pair, sink: Sink): void {
  const binds = pieces[pair.binds] as Piece;
  const breaks = pieces[pair.breaks] as Piece;
  const put = (family: number, value: number, weight = 1) => sink(mix(9000 + family, value), weight);
  const how = pair.how === "class" ? 1 : 0;
  put(FEATURE.theme, hashText(pair.theme));
  put(FEATURE.how, how);
  const apart = Math.abs(pair.binds - pair.breaks);
  put(FEATURE.near, apart < 2 ? 0 : apart < 4 ? 1 : apart < 8 ? 2 : 3);
  put(FEATURE.order, pair.binds < pair.breaks ? 1 : 0);
  put(FEATURE.sentence, binds.sentence === breaks.sentence ? 1 : 0);
  put(FEATURE.count, Math.min(pair.count, 3));
  [binds, breaks].forEach((piece, side) => {
    for (let index = piece.from; index < piece.to; index += 1) {
      const token = tokens[index] as Token;
      if (TELLING.has(token.text)) put(FEATURE.word, (token.hash % 4093) * 2 + side, 0.7);
    }
    const length = piece.to - piece.from;
    put(FEATURE.length, side * 8 + (length < 5 ? 0 : length < 12 ? 1 : 2), 0.5);
  });
}
