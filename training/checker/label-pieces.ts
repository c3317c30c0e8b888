import type { Token } from "#engines/reader/tokens.ts";
import type { Piece } from "#engines/prompt-checker/reading/cut-pieces.ts";
import {
  PIECE_FAULTS,
  PIECE_OUTPUTS,
  PIECE_ROLES,
  type PieceOutput,
  WORD_FAULTS,
} from "#engines/prompt-checker/reading/outputs.ts";
import type { PhraseCue } from "./read-prompts.ts";
import type { LabelledFault, PromptRow } from "./prompt-row.ts";

/** Half of a piece or of a part: then the part's label is the piece's. */
const LEAST_SHARED = 0.5;
/** Outputs that no row labels: a phrase of theirs in the piece does. */
const BY_PHRASE = new Set<string>(["language", "uncertainty", "guard", "rights", "stop", "data-rule"]);
/** Faults whose place says nothing definite. */
const UNSAID = new Set<string>(["missing-context", "vague-goal"]);
const ROLES = new Set<string>(PIECE_ROLES);

/** Phrases by their first word, of the outputs that only phrases label. */
export type PhraseIndex = ReadonlyMap<string, readonly { label: string; words: readonly string[] }[]>;

export function indexPhrases(cues: readonly PhraseCue[]): PhraseIndex {
  const index = new Map<string, { label: string; words: string[] }[]>();
  for (const { label, phrase } of cues) {
    const words = phrase.split(" ").filter(Boolean);
    if (!BY_PHRASE.has(label) || words.length === 0) continue;
    const key = words[0] as string;
    index.set(key, [...(index.get(key) ?? []), { label, words }]);
  }
  return index;
}

/** What a piece does, 1 or 0 for each role and manner; NaN where the row does not say. */
export function roleTargets(
  row: PromptRow,
  piece: Piece,
  tokens: readonly Token[],
  phrases: PhraseIndex,
): Float32Array {
  const targets = new Float32Array(PIECE_OUTPUTS.length).fill(Number.NaN);
  const set = (name: PieceOutput, value: number) => void (targets[PIECE_OUTPUTS.indexOf(name)] = value);
  const said = phrasesIn(piece, tokens, phrases);
  for (const name of BY_PHRASE) set(name as PieceOutput, said.has(name) ? 1 : 0);
  const parts = placesOf(row);
  if (parts === null) {
    if (row.quality !== null) set("material", 0);
    if (row.side) set("vague", quotesOf(row).some((place) => UNSAID.has(place.id) && shares(piece, place)) ? 1 : 0);
    return targets;
  }
  for (const name of PIECE_ROLES) if (!BY_PHRASE.has(name)) set(name, 0);
  let judged = false;
  let vague = false;
  for (const part of parts) {
    if (!shares(piece, part)) continue;
    if (ROLES.has(part.r)) set(part.r as PieceOutput, 1);
    if (part.vague !== undefined) judged = true;
    if (part.vague) vague = true;
  }
  if (judged) set("vague", vague ? 1 : 0);
  return targets;
}

/** Which faults of a clause a piece carries. */
export function faultTargets(row: PromptRow, piece: Piece): Float32Array {
  const targets = new Float32Array(PIECE_OUTPUTS.length).fill(Number.NaN);
  const quotes = quotesOf(row);
  for (const name of PIECE_FAULTS) {
    if (name === "vague") continue;
    const places = quotes.filter(({ id }) => id === name);
    targets[PIECE_OUTPUTS.indexOf(name)] = places.some((place) => shares(piece, place)) ? 1 : 0;
  }
  return targets;
}

/** Which faults of single words a token carries; a quotation of a whole clause says nothing about its words. */
export function wordTargets(row: PromptRow, token: Token): Float32Array {
  const targets = new Float32Array(WORD_FAULTS.length).fill(0);
  for (const { id, start, end } of quotesOf(row)) {
    const at = (WORD_FAULTS as readonly string[]).indexOf(id);
    if (at >= 0 && token.start >= start && token.end <= end) targets[at] = 1;
  }
  return targets;
}

interface Place {
  start: number;
  end: number;
}

/** Places of the labelled parts; null where they are not the text. */
function placesOf(row: PromptRow): (Place & { r: string; vague?: boolean })[] | null {
  if (!row.parts || row.parts.length === 0) return null;
  const places: (Place & { r: string; vague?: boolean })[] = [];
  let at = 0;
  for (const { t, r, vague } of row.parts) {
    const piece = t.trim();
    const start = row.text.indexOf(piece, at);
    if (start < 0) return null;
    places.push({ r, start, end: start + piece.length, ...(vague === undefined ? {} : { vague }) });
    at = start + piece.length;
  }
  return places;
}

function quotesOf(row: PromptRow): (Place & Pick<LabelledFault, "id">)[] {
  return row.faults.flatMap(({ id, quote }) => {
    const start = quote === null ? -1 : row.text.indexOf(quote);
    return quote === null || start < 0 ? [] : [{ id, start, end: start + quote.length }];
  });
}

function shares(one: Place, other: Place): boolean {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return shared > 0 && shared >= LEAST_SHARED * Math.min(one.end - one.start, other.end - other.start);
}

function phrasesIn(piece: Piece, tokens: readonly Token[], phrases: PhraseIndex): Set<string> {
  const found = new Set<string>();
  for (let index = piece.from; index < piece.to; index += 1) {
    for (const { label, words } of phrases.get((tokens[index] as Token).text) ?? [])
      if (words.every((word, at) => tokens[index + at]?.text === word)) found.add(label);
  }
  return found;
}
