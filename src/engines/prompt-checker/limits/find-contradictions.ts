import { type Token, TOKEN } from "#engines/reader/tokens.ts";
import { chanceOf, type PromptReading, type ReadPiece } from "../reading/read-prompt.ts";
import { DEVICES, LANGUAGE_OF, MANNERS, NEGATORS, OF_TWO, ONLY, UNLESS, WEAK_WORDS } from "./opposites-data.ts";
import { TEXT_UNITS } from "./number-words-data.ts";
import type { Limit } from "./read-limits.ts";

/** Two instructions that cannot both hold: the places of both, in the order of the text. */
export interface Contradiction {
  first: { start: number; end: number };
  second: { start: number; end: number };
}

/** A piece that tells rather than asks sets no limits. */
const MOST_TOLD = 0.6;
/** Manners further apart than this, in pieces, speak of different parts. */
const NEAR = 6;
/** All contradictions that arithmetic over the stated limits, devices, languages and manners finds. */
export function findContradictions(reading: PromptReading, limits: readonly Limit[]): Contradiction[] {
  const asking = reading.pieces.map((piece) => piece.block === null && asks(piece));
  const own = limits.filter(({ piece }) => asking[piece]);
  return [
    ...ofNumbers(own, reading),
    ...ofProducts(own),
    ...ofDevices(reading, asking),
    ...ofLanguages(reading, asking),
    ...ofManners(reading, asking),
  ];
}

function asks(piece: ReadPiece): boolean {
  const told = Math.max(chanceOf(piece, "background"), chanceOf(piece, "material"), chanceOf(piece, "example"));
  const asked = Math.max(
    ...(["task", "requirement", "format", "length", "tone", "exclusion", "question"] as const).map((role) =>
      chanceOf(piece, role),
    ),
  );
  return told < MOST_TOLD || asked > told;
}

/** Intervals of one unit and scope that do not meet, and lengths that cannot hold what another asks for. */
function ofNumbers(limits: readonly Limit[], reading: PromptReading): Contradiction[] {
  const found: Contradiction[] = [];
  limits.forEach((one, index) => {
    for (const other of limits.slice(index + 1)) {
      if (one.scope !== other.scope || one.scope === "each") continue;
      if (isSetApart(reading, one.piece, other.piece)) continue;
      if (one.unit === other.unit ? disjoint(one, other) : tooLong(one, other) || tooLong(other, one))
        found.push({ first: one, second: other });
    }
  });
  return found;
}

/** "30 seconds: 6 shots, 10 seconds each": so many parts of so much come to more than the whole. */
function ofProducts(limits: readonly Limit[]): Contradiction[] {
  for (const each of limits.filter(({ scope }) => scope === "each")) {
    const whole = limits.find(({ scope, unit, most }) => scope !== "each" && unit === each.unit && most < Infinity);
    const count = limits.find(
      ({ unit, piece, exact }) => exact && unit !== each.unit && Math.abs(piece - each.piece) <= 1 && COUNTED.has(unit),
    );
    if (whole && count && count.least * each.least > whole.most) return [{ first: whole, second: each }];
  }
  return [];
}

const COUNTED = new Set([
  "point",
  "section",
  "slide",
  "item",
  "version",
  "step",
  "question",
  "shot",
  "paragraph",
  "post",
  "day",
]);

/** Two plain numbers of one unit are two things counted, unless it is the unit of a text's length or a bound was said. */
function disjoint(one: Limit, other: Limit): boolean {
  if (one.most >= other.least && other.most >= one.least) return false;
  if (!one.exact || !other.exact)
    return one.unit in TEXT_UNITS || (!one.exact && !other.exact) || isAnswerUnit(one.unit);
  return one.unit === "word" || one.unit === "page";
}

const ANSWER_UNITS = new Set([
  "point",
  "question",
  "step",
  "idea",
  "option",
  "version",
  "section",
  "slide",
  "item",
  "tip",
]);
function isAnswerUnit(unit: string): boolean {
  return ANSWER_UNITS.has(unit);
}

/** A text of at most so many words cannot have so many pages. */
function tooLong(limit: Limit, load: Limit): boolean {
  const room = TEXT_UNITS[limit.unit];
  const need = TEXT_UNITS[load.unit];
  if (limit.unit !== "word" || !room || !need || limit.most === Infinity || load.least === 0) return false;
  return load.least * need.least > limit.most * room.most;
}

/** A choice, a comparison or a series between two pieces: both may hold. */
function isSetApart({ pieces, tokens }: PromptReading, one: number, other: number): boolean {
  const from = (pieces[one] as ReadPiece).from;
  const to = (pieces[other] as ReadPiece).to;
  let text = "";
  for (let index = from; index < to; index += 1) text += ` ${(tokens[index] as Token).text}`;
  return OF_TWO.test(`${text} `);
}

interface Mention {
  device: string;
  negated: boolean;
  only: boolean;
  piece: number;
  start: number;
  end: number;
}

/** "No bullet points" and "a bulleted list"; "in one paragraph only" and "as a table". */
function ofDevices(reading: PromptReading, asking: readonly boolean[]): Contradiction[] {
  const mentions = reading.pieces.flatMap((piece, at) => (asking[at] ? devicesIn(reading, piece, at) : []));
  const found: Contradiction[] = [];
  mentions.forEach((one, index) => {
    for (const other of mentions.slice(index + 1)) {
      const opposed = one.device === other.device && one.negated !== other.negated;
      if (!opposed || one.piece === other.piece || isSetApart(reading, one.piece, other.piece)) continue;
      found.push({ first: pieceOf(reading, one.piece), second: pieceOf(reading, other.piece) });
    }
  });
  return found;
}

function pieceOf({ pieces }: PromptReading, at: number): { start: number; end: number } {
  const { start, end } = pieces[at] as ReadPiece;
  return { start, end };
}

const NEGATED_WITHIN = 4;

function devicesIn({ tokens }: PromptReading, piece: ReadPiece, at: number): Mention[] {
  const mentions: Mention[] = [];
  const words: Token[] = [];
  for (let index = piece.from; index < piece.to; index += 1)
    if ((tokens[index] as Token).shape < TOKEN.mark) words.push(tokens[index] as Token);
  if (words.some(({ text }) => UNLESS.has(text))) return [];
  words.forEach((token, index) => {
    const device = deviceOf(token.text);
    if (!device) return;
    const before = words.slice(Math.max(0, index - NEGATED_WITHIN), index);
    const negated = before.some(({ text }) => NEGATORS.has(text));
    // What narrows a prohibition lets the rest stand: "no tables in the introduction".
    const next = words[index + 1];
    if (negated && next && !CLOSES.test(next.text) && !deviceOf(next.text)) return;
    const only = words.slice(index + 1, index + 3).some(({ text }) => ONLY.has(text));
    mentions.push({ device, negated, only, piece: at, start: token.start, end: token.end });
  });
  return mentions;
}

/** What may follow a thing that is forbidden altogether. */
const CLOSES =
  /^(?:at|or|and|nor|please|anywhere|whatsoever|points?|lists?|في|او|ولا|نهاييا|ابدا|مطلقا|اطلاقا|بتاتا|خالص|و\S+|points|format|formatting|marks)$/;

function deviceOf(word: string): string | undefined {
  const bare = word.replace(/^(?:[وف]?(?:ال|بال|لل|[بلك])?)/, "");
  return DEVICES.get(word) ?? (bare.length > 2 ? DEVICES.get(bare) : undefined);
}

/** Two languages for one answer. */
function ofLanguages(reading: PromptReading, asking: readonly boolean[]): Contradiction[] {
  const named = reading.pieces.flatMap((piece, at) => {
    const language = asking[at] ? answerLanguage(reading, piece) : null;
    return language === null ? [] : [{ language, at }];
  });
  const first = named[0];
  const other = named.find(({ language }) => language !== first?.language);
  if (!first || !other || isSetApart(reading, first.at, other.at)) return [];
  return [{ first: pieceOf(reading, first.at), second: pieceOf(reading, other.at) }];
}

/** "Reply only in English", «اكتبه كله بالعربية»: a language after a word of writing or of the whole, and none beside it. */
function answerLanguage({ tokens }: PromptReading, piece: ReadPiece): string | null {
  let found: string | null = null;
  let writes = false;
  for (let index = piece.from; index < piece.to; index += 1) {
    const { text } = tokens[index] as Token;
    if (NEGATORS.has(text) || UNLESS.has(text) || WEAK_WORDS.has(text)) return null;
    if (WRITES.test(text)) writes = true;
    const bare = text.replace(/^[وف]?(?:بال|ال|ب)/, "");
    const language = LANGUAGE_OF.get(text) ?? LANGUAGE_OF.get(bare);
    if (!language) continue;
    if (found !== null && found !== language) return null;
    const inIt =
      /^ب/.test(text) || /^(?:in|باللغه|اللغه|لغه|بلغه)$/.test((tokens[index - 1] as Token | undefined)?.text ?? "");
    if (inIt) found = language;
  }
  return writes ? found : null;
}

const WRITES =
  /^(?:write|reply|answer|respond|output|everything|entire|whole|only|draft|compose|[وف]?(?:اكتب\S*|رد|ردك|جاوب|اجب|كله|كلها|الناتج|الجواب|الرد|فقط|تكتب|يكتب|يكون))$/;

/** Short and detailed, formal and playful, close together and of the whole answer. */
function ofManners(reading: PromptReading, asking: readonly boolean[]): Contradiction[] {
  const named = reading.pieces.flatMap((piece, at) => (asking[at] ? mannersIn(reading, piece, at) : []));
  for (const [index, one] of named.entries())
    for (const other of named.slice(index + 1)) {
      const [axis, pole] = one.manner;
      if (other.manner[0] !== axis || other.manner[1] === pole || other.piece - one.piece > NEAR) continue;
      if (isSetApart(reading, one.piece, other.piece)) continue;
      return [{ first: pieceOf(reading, one.piece), second: pieceOf(reading, other.piece) }];
    }
  return [];
}

interface Manner {
  manner: readonly [axis: string, pole: string];
  piece: number;
}

/** Words that say how the answer should be; beside a part of it, or denied, they say nothing of the whole. */
function mannersIn({ tokens }: PromptReading, piece: ReadPiece, at: number): Manner[] {
  const found: Manner[] = [];
  for (let index = piece.from; index < piece.to; index += 1) {
    const word = (tokens[index] as Token).text;
    const manner = MANNERS.get(word) ?? MANNERS.get(word.replace(/^[وف]?(?:ب|ال)?/, ""));
    if (!manner) continue;
    const before = [tokens[index - 1]?.text ?? "", tokens[index - 2]?.text ?? ""];
    const around = [...before, tokens[index + 1]?.text ?? ""];
    if (before.some((text) => NEGATORS.has(text)) || around.some((text) => OF_PARTS.test(text))) continue;
    found.push({ manner: manner.split(" ") as [string, string], piece: at });
  }
  return found;
}

/** A short list, short sentences, the long report: a part of the answer, or the source. */
const OF_PARTS =
  /^(?:the|this|that|list|lists|note|notes|sentences?|paragraphs?|lines?|bullets?|section|intro|title|titles|labels?|words?|names?|explanation|example|table|questions?|answers?|steps?|reason|term|جمل|جمله|فقرات|فقره|قايمه|نقاط|سطور|اسطر|عناوين|عنوان|شرح|مثال|جدول|اسيله|اسئله|خطوات|كلمات|ملاحظات|ملاحظه)$/;
