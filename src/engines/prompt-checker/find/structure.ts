import checkerWords from "../checker-words.json" with { type: "json" };
import { type Token, TOKEN } from "#engines/reader/tokens.ts";
import type { Prompt } from "../reading/prompt.ts";
import { chanceOf, type ReadPiece } from "../reading/read-prompt.ts";
import { NEGATORS } from "../limits/directive-words.ts";
import type { Limit } from "../limits/read-limits.ts";
import type { Finding } from "#engines/prompt-checker/finding.ts";

const SURE = 0.55;
const MOST_TASKS = 3;
const LEAST_TASK = 0.42;

/** Four orders or more for different things, in one breath. */
export function findTangledTasks({ reading, text }: Prompt): Finding[] {
  const chained = chainedOrders(reading);
  if (chained) return [{ id: "multiple-tasks-tangled", ...chained }];
  if (/\n/.test(text.trim())) return [];
  const tasks = reading.pieces.filter(
    (piece) =>
      piece.block === null &&
      chanceOf(piece, "task") >= LEAST_TASK &&
      chanceOf(piece, "requirement") < chanceOf(piece, "task"),
  );
  return tasks.length > MOST_TASKS
    ? [{ id: "multiple-tasks-tangled", start: (tasks[0] as ReadPiece).start, end: (tasks.at(-1) as ReadPiece).end }]
    : [];
}

/** One sentence with so many orders for different work. */
const MOST_CHAINED = 3;
/** Orders that begin a work of their own: folded, the Arabic ones with what may be written onto them. */
const ORDER = new RegExp(`^(?:${checkerWords.structure.order})$`);

function chainedOrders({ pieces, tokens }: Prompt["reading"]): { start: number; end: number } | null {
  const found = new Map<number, { orders: Set<string>; start: number; end: number }>();
  for (const { from, to, start, end, sentence, block } of pieces) {
    if (block !== null) continue;
    const one = found.get(sentence) ?? { orders: new Set<string>(), start, end };
    one.end = end;
    for (let index = from; index < to; index += 1) {
      const { text } = tokens[index] as Token;
      if (ORDER.test(text)) one.orders.add(text.replace(/^[وف]|(?:لي|لنا|ي|ها|ه)$/g, ""));
    }
    found.set(sentence, one);
  }
  const chain = [...found.values()].find(({ orders }) => orders.size > MOST_CHAINED);
  return chain ? { start: chain.start, end: chain.end } : null;
}

const LEAST_PROHIBITIONS = 3;
const POSITIVE = ["requirement", "format", "audience", "tone", "length", "success", "background", "goal"] as const;

/** Nearly all that is said is what not to do. */
export function findNegativeOnly({ reading }: Prompt): Finding[] {
  const own = reading.pieces.filter(({ block }) => block === null);
  const refused = own.filter((piece) => chanceOf(piece, "exclusion") >= (denies(reading, piece) ? LEAST_DENIED : SURE));
  const wanted = own.filter(
    (piece) => chanceOf(piece, "exclusion") < 0.4 && Math.max(...POSITIVE.map((role) => chanceOf(piece, role))) >= SURE,
  );
  if (refused.length < LEAST_PROHIBITIONS || wanted.length * 3 > refused.length || refused.length * 2 < own.length)
    return [];
  return [
    { id: "negative-only-instruction", start: (refused[0] as ReadPiece).start, end: (refused.at(-1) as ReadPiece).end },
  ];
}

/** A piece that begins with its negator is a prohibition with less proof. */
const LEAST_DENIED = 0.3;

function denies({ tokens }: Prompt["reading"], { from }: ReadPiece): boolean {
  return NEGATORS.has(tokens[from]?.text ?? "");
}

/** In a prompt of so many words the order has to be at an end. */
const LONG = 90;

const ASKING = ["task", "question", "requirement", "format", "length", "tone", "exclusion", "role", "success"] as const;
const LEAST_ASKING = 0.25;

/** The order in the middle of a long story. */
export function findBuried({ reading }: Prompt): Finding[] {
  const own = reading.pieces.filter(({ block }) => block === null);
  const words = own.reduce((sum, { from, to }) => sum + to - from, 0);
  if (words < LONG || own.length < 6) return [];
  const likely = own.filter((piece) => Math.max(chanceOf(piece, "task"), chanceOf(piece, "question")) >= SURE);
  const orders = likely.filter(({ from }) => ORDER.test(reading.tokens[from]?.text ?? ""));
  const tasks = orders.length === 1 ? orders : likely;
  const [only] = tasks;
  if (!only || tasks.length > 1) return [];
  const facts = own.filter(
    (piece) =>
      Math.max(chanceOf(piece, "background"), chanceOf(piece, "material")) >= 0.5 ||
      ASKING.every((role) => chanceOf(piece, role) < LEAST_ASKING),
  );
  if (facts.length * 2 < own.length) return [];
  const before = own.filter(({ start }) => start < only.start).reduce((sum, { from, to }) => sum + to - from, 0);
  const place = before / words;
  return place > 0.25 && place < 0.8 ? [{ id: "buried-instruction", start: only.start, end: only.end }] : [];
}

const LEAST_STEMS = 3;
const ALIKE = 0.8;

/** The same instruction again in nearly the same words; the second goes. */
export function findDuplicates({ reading, text, limits }: Prompt): Finding[] {
  const again = limits.find((limit, index) => limits.slice(0, index).some((one) => isSameLength(reading, one, limit)));
  const repeated = again && (reading.pieces[again.piece] as ReadPiece);
  if (repeated) return [{ id: "duplicated-instruction", start: repeated.start, end: repeated.end }];
  const pieces = reading.pieces
    .filter(({ block }) => block === null)
    .map((piece) => ({ piece, ...stemsOf(reading.tokens, piece, text) }))
    .filter(({ stems }) => stems.size >= LEAST_STEMS);
  for (let later = 1; later < Math.min(pieces.length, 150); later += 1) {
    const { piece, stems, numbers } = pieces[later] as (typeof pieces)[number];
    for (let earlier = Math.max(0, later - 25); earlier < later; earlier += 1) {
      const one = pieces[earlier] as (typeof pieces)[number];
      if (one.piece.sentence === piece.sentence || one.numbers !== numbers) continue;
      let shared = 0;
      for (const stem of stems) if (one.stems.has(stem)) shared += 1;
      if (shared / (stems.size + one.stems.size - shared) >= ALIKE)
        return [{ id: "duplicated-instruction", start: piece.start, end: piece.end, replacement: "" }];
    }
  }
  return [];
}

/** The length of the whole answer, bounded twice by the same number in two sentences. */
function isSameLength({ pieces }: Prompt["reading"], one: Limit, other: Limit): boolean {
  return (
    one.unit === other.unit &&
    OF_WHOLE.has(one.unit) &&
    one.scope === "whole" &&
    other.scope === "whole" &&
    one.most === other.most &&
    one.least === other.least &&
    pieces[one.piece]?.sentence !== pieces[other.piece]?.sentence
  );
}

const OF_WHOLE = new Set(["word", "character", "page"]);

/** Stems of a piece, and its numbers as they are: "three lines" and "four lines" are two things. */
function stemsOf(tokens: readonly Token[], { from, to }: ReadPiece, text: string) {
  const stems = new Set<number>();
  let numbers = "";
  for (let index = from; index < to; index += 1) {
    const token = tokens[index] as Token;
    if (token.shape === TOKEN.number) numbers += ` ${text.slice(token.start, token.end)}`;
    else if (token.shape < TOKEN.mark && token.text.length > 2) stems.add(token.stem);
  }
  return { stems, numbers };
}

const LEAST_PASTED = 14;
/** Material begins where a sentence or a line ends: a mark within a sentence would break it. */
const BORDER = /(?:^|[.!?؟:;؛…\n"'»)])[^\S\n]*$/;

/** Material that runs into the instructions without a mark. */
export function findUnmarked(prompt: Prompt): Finding[] {
  const { reading, text } = prompt;
  if (reading.pieces.some(({ block }) => block === "material")) return [];
  if (prompt.regions.some(({ kind }) => kind === "placeholder")) return [];
  let from: ReadPiece | null = null;
  let last: ReadPiece | null = null;
  let words = 0;
  for (const piece of [...reading.pieces, null]) {
    const labelled: boolean =
      from !== null || text[(piece?.start ?? 0) - 2] === ":" || text[(piece?.start ?? 0) - 1] === ":";
    const isMaterial =
      piece !== null && piece.block === null && chanceOf(piece, "material") >= (labelled ? 0.45 : 0.55);
    if (isMaterial) {
      from ??= piece;
      last = piece;
      words += piece.to - piece.from;
      continue;
    }
    if (
      from &&
      last &&
      words >= LEAST_PASTED &&
      BORDER.test(text.slice(0, from.start)) &&
      !/\n[^\n]*$/.test(text.slice(Math.max(0, from.start - 3), from.start))
    ) {
      const tag = prompt.inTextLanguage({ ar: "نص", en: "text" });
      const replacement = `\n<${tag}>\n${text.slice(from.start, last.end)}\n</${tag}>\n`;
      return [{ id: "missing-delimiters", start: from.start, end: last.end, replacement }];
    }
    from = last = null;
    words = 0;
  }
  return [];
}
