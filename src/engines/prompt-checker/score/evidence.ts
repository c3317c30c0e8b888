import { type Token, TOKEN } from "#engines/reader/tokens.ts";
import { TASK_TYPES } from "#engines/reader/reading.ts";
import { namesLanguage } from "../limits/language-names.ts";
import { TEXT_UNITS } from "../limits/number-words-data.ts";
import type { Limit } from "../limits/read-limits.ts";
import type { PieceRole } from "../reading/outputs.ts";
import { chanceOf, type PromptReading, type ReadPiece } from "../reading/read-prompt.ts";
import type { Region } from "../reading/regions.ts";
import { lacksBasics } from "./lacks-basics.ts";
import { NEEDS, type Slot, SLOTS, WORDS_WANTED } from "./needs-data.ts";
import { isPlainQuestion } from "./plain-question.ts";

/** What a prompt states: each 0 (not found) to 1 (found, and concrete). */
export type Evidence = Record<Slot, number> & {
  /** How much of what this kind of work needs is there. */
  needed: number;
  /** Words that carry something concrete, and how they would count in a long prompt. */
  substance: number;
  breadth: number;
  /** Clauses that say something. */
  clauses: number;
  /** A closed question about something named, or an order on material that is there: it may be short. */
  complete: number;
  /** 1 for a short question about a fact, which needs nothing beside itself; else 0. */
  plain: number;
  /** Numbers, dates, names, quotations and blanks. */
  anchors: number;
  /** Share of the author's own words that say nothing definite. */
  vagueness: number;
  /** How likely it is that more must be said before anything good can be made of it. */
  thin: number;
  /** 1 where what its kind of work cannot do without is not there; else 0. */
  lacking: number;
};

interface Source {
  text: string;
  reading: PromptReading;
  regions: readonly Region[];
  limits: readonly Limit[];
  freeText: string;
}

/** Counts that come to two thirds of all that they can give. */
const SCALE = { anchors: 3, requirements: 2.2, facts: 1.6 };
/** Shares of the words that a kind of work takes, and clauses, at which no more can be given. */
const FULL = { substance: 0.8, breadth: 1.6, clauses: 8 };
const LEAST_MATERIAL = 12;
const FROM_PIECES: readonly (readonly [Slot, PieceRole])[] = [
  ["audience", "audience"],
  ["format", "format"],
  ["tone", "tone"],
  ["purpose", "goal"],
  ["exclusions", "exclusion"],
  ["role", "role"],
  ["success", "success"],
  ["language", "language"],
  ["uncertainty", "uncertainty"],
  ["length", "length"],
  ["examples", "example"],
  ["material", "material"],
];

/** What the reader finds, slot by slot. */
export function gatherEvidence(source: Source): Evidence {
  const { reading, limits } = source;
  const own = reading.pieces.filter(({ block }) => block === null);
  const found = Object.fromEntries(SLOTS.map((slot) => [slot, 0])) as Record<Slot, number>;
  for (const [slot, role] of FROM_PIECES) found[slot] = anyOf(own.map((piece) => chanceOf(piece, role) * clear(piece)));
  found.task = anyOf(own.map((piece) => Math.max(chanceOf(piece, "task"), chanceOf(piece, "question")) * clear(piece)));
  found.requirements = saturated(
    own.reduce((sum, piece) => sum + chanceOf(piece, "requirement") * clear(piece), 0),
    SCALE.requirements,
  );
  found.facts = saturated(
    own.reduce((sum, piece) => sum + chanceOf(piece, "background") * clear(piece), 0),
    SCALE.facts,
  );
  if (limits.some(({ unit, piece }) => unit in TEXT_UNITS && reading.pieces[piece]?.block === null)) found.length = 1;
  if (limits.some(({ unit }) => !(unit in TEXT_UNITS))) found.length = Math.max(found.length, 0.6);
  if (own.some(({ from, to }) => reading.tokens.slice(from, to).some(({ text }) => namesLanguage(text))))
    found.language = 1;
  if (reading.pieces.some(({ block }) => block === "example")) found.examples = 1;
  if (hasMaterial(source)) found.material = 1;
  const words = wordsOf(reading, own);
  const wanted = wordsWanted(reading.types);
  const stated = {
    ...found,
    needed: coverage(found, reading.types),
    substance: Math.min(1, words.concrete / (FULL.substance * wanted)),
    breadth: Math.min(1, words.concrete / (FULL.breadth * wanted)),
    clauses: Math.min(1, own.reduce((sum, piece) => sum + clear(piece) * (1 - idle(piece)), 0) / FULL.clauses),
    complete: completeness(source, own, found.material),
    plain: isPlainQuestion(reading.tokens) ? 1 : 0,
    anchors: saturated(anchorsOf(source), SCALE.anchors),
    vagueness: words.all === 0 ? 1 : words.vague / words.all,
    thin: reading.topics.thin,
  };
  return { ...stated, lacking: lacksBasics(source, stated) ? 1 : 0 };
}

/** Work that needs no more than its material. */
const ON_MATERIAL = ["translate", "rewrite", "summarise", "extract-classify", "code-fix-review"] as const;

function completeness({ reading, text }: Source, own: readonly ReadPiece[], material: number): number {
  const asked = Math.max(
    0,
    ...own.map((piece) => {
      const names = NAMED.test(text.slice(piece.start + 1, piece.end)) ? 1 : 0.3;
      const asks = /[?؟]$/.test(text.slice(piece.start, piece.end).trim())
        ? SURE_QUESTION
        : chanceOf(piece, "question");
      return asks * clear(piece) * names;
    }),
  );
  const onMaterial = ON_MATERIAL.reduce((sum, type) => sum + (reading.types[TASK_TYPES.indexOf(type)] as number), 0);
  const ordered = Math.max(0, ...own.map((piece) => chanceOf(piece, "task") * clear(piece)));
  return Math.max(asked, onMaterial * material * ordered);
}

const SURE_QUESTION = 0.9;
/** A number, a capital inside, or a quotation. */
const NAMED = /[\d٠-٩«"“]|(?<=\s)[A-Z]/;

/** How little a piece does: courtesy and praise. */
function idle(piece: ReadPiece): number {
  return Math.max(
    chanceOf(piece, "courtesy"),
    chanceOf(piece, "persona-puffery"),
    chanceOf(piece, "filler-politeness"),
  );
}

/** How little of a piece is vague. */
function clear(piece: ReadPiece): number {
  return 1 - Math.max(chanceOf(piece, "vague"), chanceOf(piece, "vague-goal"));
}

/** At least one of these holds, each with its chance; the likeliest counts most, so that many doubts make no certainty. */
function anyOf(chances: readonly number[]): number {
  let first = 0;
  let second = 0;
  for (const chance of chances)
    if (chance > first) [first, second] = [chance, first];
    else if (chance > second) second = chance;
  return 1 - (1 - first) * (1 - second / 2);
}

function saturated(amount: number, scale: number): number {
  return 1 - Math.exp(-amount / scale);
}

/** The share of what each likely kind of work needs, weighed by how likely it is. */
function coverage(found: Record<Slot, number>, types: readonly number[]): number {
  let sum = 0;
  let weight = 0;
  TASK_TYPES.forEach((type, index) => {
    const chance = (types[index] as number) ** 2;
    const needs = NEEDS[type];
    const all = needs.reduce((total, [, share]) => total + share, 0);
    sum += (chance * needs.reduce((total, [slot, share]) => total + share * found[slot], 0)) / all;
    weight += chance;
  });
  return weight === 0 ? 0 : sum / weight;
}

/** How many words of its own a prompt for this work takes as a rule. */
function wordsWanted(types: readonly number[]): number {
  let sum = 0;
  let weight = 0;
  TASK_TYPES.forEach((type, index) => {
    const chance = (types[index] as number) ** 2;
    sum += chance * WORDS_WANTED[type];
    weight += chance;
  });
  return sum / weight;
}

function hasMaterial({ reading, regions }: Source): boolean {
  return (
    reading.pieces.some(({ block }) => block === "material") ||
    regions.some(
      ({ kind, start, end }) =>
        kind === "placeholder" || kind === "address" || (kind === "code" && end - start >= LEAST_MATERIAL),
    )
  );
}

const ANCHORS = new Set<Region["kind"]>(["quote", "placeholder", "address", "code"]);

function anchorsOf({ text, reading, regions }: Source): number {
  let count = regions.filter(({ kind }) => ANCHORS.has(kind)).length;
  for (const piece of reading.pieces) {
    const { from, to, block } = piece;
    if (block !== null || idle(piece) >= 0.5) continue;
    for (let index = from; index < to; index += 1) {
      const token = reading.tokens[index] as Token;
      const opens = index === from || (reading.tokens[index - 1] as Token).shape === TOKEN.mark;
      if (token.shape === TOKEN.number || (token.capital && !opens && token.end - token.start > 1)) count += 1;
      else if (token.shape === TOKEN.latin && /[ء-ي]/.test(text.slice(Math.max(0, token.start - 12), token.start)))
        count += 1;
    }
  }
  return count;
}

/** Words of the author's own by how much they say: courtesy and praise nothing, vague pieces little. */
function wordsOf({ tokens, words: marks }: PromptReading, own: readonly ReadPiece[]) {
  const counts = { all: 0, concrete: 0, vague: 0 };
  let mark = 0;
  for (const piece of own) {
    const nothing = idle(piece);
    const vague = 1 - clear(piece);
    for (let index = piece.from; index < piece.to; index += 1) {
      const token = tokens[index] as Token;
      if (token.shape >= TOKEN.mark || token.courtesy || token.text.length < 3) continue;
      while (mark < marks.length && (marks[mark] as { end: number }).end <= token.start) mark += 1;
      const marked = token.start >= (marks[mark]?.start ?? Infinity);
      counts.all += 1;
      counts.vague += marked ? 1 : Math.max(vague, nothing);
      counts.concrete += marked ? 0 : (1 - nothing) * (1 - vague);
    }
  }
  return counts;
}
