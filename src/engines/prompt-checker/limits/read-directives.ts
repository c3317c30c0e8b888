import { type Token, TOKEN } from "#engines/reader/tokens.ts";
import { chanceOf, type PromptReading, type ReadPiece } from "../reading/read-prompt.ts";
import {
  FUNCTION_WORDS,
  NEGATORS,
  NOT_DENIED,
  ONLY,
  UNLESS,
  VALUES,
  WANTING,
  WHOLE_NOUNS,
  type WordValue,
} from "./directive-words.ts";

/** One thing that a prompt wants of the answer, or does not want. */
export interface Directive extends WordValue {
  denied: boolean;
  only: boolean;
  /** The folded word or phrase as it is. */
  word: string;
  /** Index of its piece. */
  piece: number;
  start: number;
  end: number;
}

const NEGATED_WITHIN = 5;
const WANTED_WITHIN = 4;
const ONLY_WITHIN = 3;
/** A piece of so few words goes on with what the piece before denied: "no tables, lists or emoji". */
const MOST_CARRIED = 4;
const LEAST_WANTED = 0.5;
/** Within its first words a task names what is to be made: a manner there is that of the answer. */
const OPENING = 5;
const LEAST_TASK = 0.5;

/** Directives over the closed classes, in order; `asking` says which pieces ask for something. */
export function readDirectives(reading: PromptReading, asking: readonly boolean[]): Directive[] {
  const found: Directive[] = [];
  reading.pieces.forEach((piece, at) => {
    if (!asking[at]) return;
    const words = ownWords(reading, piece);
    if (!words.some(({ text }) => UNLESS.has(text))) found.push(...ofPiece(words, piece, at, found.at(-1), reading));
  });
  return found;
}

/** The words of a piece; quoted words and the names of blanks order nothing. */
export function ownWords({ tokens }: PromptReading, { from, to }: ReadPiece): Token[] {
  let quoted = false;
  let blank = 0;
  return tokens.slice(from, to).filter(({ shape, text }) => {
    if (text === '"') quoted = !quoted;
    else if (text === "{" || text === "[") blank += 1;
    else if (text === "}" || text === "]") blank -= 1;
    return shape < TOKEN.mark && !quoted && blank <= 0;
  });
}

function ofPiece(
  words: readonly Token[],
  piece: ReadPiece,
  at: number,
  last: Directive | undefined,
  reading: PromptReading,
): Directive[] {
  const found: Directive[] = [];
  const before = last && last.piece === at - 1 ? (reading.pieces[at - 1] as ReadPiece) : undefined;
  const carried =
    last?.denied === true &&
    before?.sentence === piece.sentence &&
    words.length <= MOST_CARRIED &&
    !WANTING.has(words[0]?.text ?? "");
  for (let index = 0; index < words.length; index += 1) {
    const read = isOrderToList(words, index) ? null : valueAt(words, index);
    if (!read) continue;
    const to = index + read.length;
    const denied = carried || isDenied(words, index);
    const { value, kind } = read;
    if (denied === null || ((denied || kind === "manner") && isPartial(words, to))) continue;
    if (kind === "manner" && !isOfAll(words, index, to, piece)) continue;
    if (kind === "kind" && /^(?:written|مكتوبه?)$/.test(words[index - 1]?.text ?? "")) continue;
    if (kind === "thing" && !denied && (isThere(words, index) || !isWanted(words, index, piece))) continue;
    const only = words.slice(Math.max(0, index - ONLY_WITHIN), to + ONLY_WITHIN).some(({ text }) => ONLY.has(text));
    const end = (words[to - 1] as Token).end;
    const word = words
      .slice(index, to)
      .map(({ text }) => bare(text))
      .join(" ");
    found.push({ value, kind, denied, only, word, piece: at, start: (words[index] as Token).start, end });
    index = to - 1;
  }
  return found.filter(({ word, end }) => !WHOLE.test(word) || endsItsPiece(end, piece, reading));
}

/** All there is, until words or a list after it say all of what: "include everything", not "everything that the client asked for". */
const WHOLE = /(?:everything|nothing out|all details|كل (?:شي|شيء|حاجه))$/u;

function endsItsPiece(end: number, { to }: ReadPiece, { tokens }: PromptReading): boolean {
  const at = tokens.findIndex(({ start }) => start >= end);
  const next = at === -1 ? undefined : tokens[at];
  return next === undefined || at >= to || (next.shape >= TOKEN.mark && !/^[:(]$/u.test(next.text));
}

/** "The code", «الكود»: one that is there already is no form of the answer. */
function isThere(words: readonly Token[], index: number): boolean {
  const { text } = words[index] as Token;
  return /^[وفبك]?(?:ال|لل)[ء-ي]{3}/.test(text) || /^(?:the|this|these|my)$/.test(words[index - 1]?.text ?? "");
}

/** "List columns by name" says what to name, not in which form. */
function isOrderToList(words: readonly Token[], index: number): boolean {
  return index === 0 && words[0]?.text === "list" && words.length > 1;
}

/** The longest phrase of the tables that begins here; an Arabic word may carry a conjunction, a preposition or the article. */
function valueAt(words: readonly Token[], index: number): (WordValue & { length: number }) | null {
  const first = words[index] as Token;
  // A number of one digit may be a child's age.
  if (first.shape === TOKEN.number && first.end - first.start > 1) return null;
  const heads = first.shape === TOKEN.arabic ? [first.text, bare(first.text)] : [first.text];
  for (let length = Math.min(3, words.length - index); length >= 1; length -= 1)
    for (const head of heads) {
      let phrase = head;
      for (let more = 1; more < length; more += 1) phrase += ` ${bareOr((words[index + more] as Token).text)}`;
      const known = VALUES.get(phrase);
      if (known && (head === first.text || head.length > 2)) return { ...known, length };
    }
  return null;
}

function bare(word: string): string {
  return word.replace(/^[وف]?(?:ال|بال|لل|[بلك])?(?=[ء-ي]{3})/, "");
}

function bareOr(word: string): string {
  return word.replace(/^ال(?=[ء-ي]{3})/, "");
}

/** True after a negator, false without one, null where the negator leaves it standing. */
function isDenied(words: readonly Token[], index: number): boolean | null {
  for (let at = index - 1; at >= Math.max(0, index - NEGATED_WITHIN); at -= 1) {
    const { text } = words[at] as Token;
    if (NOT_DENIED.has(text)) return at > 0 && NEGATORS.has((words[at - 1] as Token).text) ? null : false;
    // "No text outside the JSON" and «لا شيء غير الجدول» want the JSON and the table.
    if (BESIDE.test(text) && words.slice(0, at).some((word) => NEGATORS.has(word.text))) return false;
    if (text === "غير" && words.slice(0, at).some((word) => NEGATORS.has(word.text))) return false;
    if (NEGATORS.has(text) && !asksWhat(words, at)) return at < index - 1 && isNarrowed(words, index) ? null : true;
    if (text === "but" || text === "لكن" || text === "بل") return false;
  }
  return /^(?:free|خاليه?)$/.test(words[index + 1]?.text ?? "");
}

const BESIDE = /^(?:outside|besides|beyond|around|before|after|خارج|حول|قبل|بعد|سوي)$/;

/** «ما الحصبة؟»: before a noun with its article the word asks, it denies nothing. */
export function asksWhat(words: readonly Token[], at: number): boolean {
  return words[at]?.text === "ما" && /^ال[ء-ي]{2}/.test(words[at + 1]?.text ?? "");
}

/** "No temporary tables": a kind of thing is denied, not the thing. */
function isNarrowed(words: readonly Token[], index: number): boolean {
  const before = words[index - 1] as Token;
  if (before.shape === TOKEN.arabic || valueAt(words, index)?.kind !== "thing") return false;
  return (
    !WANTING.has(before.text) &&
    !FUNCTION_WORDS.has(before.text) &&
    !NEGATORS.has(before.text) &&
    !VALUES.has(before.text)
  );
}

/** "No tables in the introduction", "no list runs past four lines": what holds for a part says nothing of the rest. */
function isPartial(words: readonly Token[], to: number): boolean {
  const [next, after, third] = [words[to]?.text ?? "", words[to + 1]?.text ?? "", words[to + 2]?.text ?? ""];
  if (/^(?:of|عن|about|runs?|goes|past|over|beyond|longer|exceeds?|than)$/.test(next)) return true;
  const inside = /^(?:in|for|on|inside|في)$/.test(next);
  return inside && after !== "" && !(WHOLE_NOUNS.has(after) || WHOLE_NOUNS.has(third) || isWholeArabic(after));
}

function isWholeArabic(word: string): boolean {
  return WHOLE_NOUNS.has(bareOr(word)) || /^(?:any|your|all|every|each|اي|كل|whole|entire)$/.test(word);
}

/** A manner holds for the answer unless it describes another noun: "short sentences", «جمل قصيرة». */
function isOfAll(words: readonly Token[], index: number, to: number, piece: ReadPiece): boolean {
  const word = words[index] as Token;
  if (index <= OPENING && chanceOf(piece, "task") >= LEAST_TASK && word.text !== "short") return true;
  if (word.shape !== TOKEN.arabic) {
    const next = words[to];
    return (
      !next ||
      /ly$/.test(word.text) ||
      next.start > (words[to - 1] as Token).end + 1 ||
      FUNCTION_WORDS.has(next.text) ||
      WHOLE_NOUNS.has(next.text) ||
      next.shape === TOKEN.number ||
      valueAt(words, to) !== null
    );
  }
  const before = words[index - 1];
  // «التقرير المفصل» is one that is there already.
  if (/^ال/.test(word.text)) return false;
  if (!before || /^[وفب]/.test(word.text) || to - index > 1) return true;
  const noun = bare(before.text);
  return (
    WHOLE_NOUNS.has(before.text) || WHOLE_NOUNS.has(noun) || FUNCTION_WORDS.has(before.text) || wasManner(words, index)
  );
}

function wasManner(words: readonly Token[], index: number): boolean {
  const before = words[index - 1] as Token;
  return VALUES.get(before.text)?.kind === "manner" || VALUES.get(bare(before.text))?.kind === "manner";
}

/** A thing is wanted after a word of writing or adding, or where the piece says what the answer is like. */
function isWanted(words: readonly Token[], index: number, piece: ReadPiece): boolean {
  if (index === 0 || words.slice(Math.max(0, index - WANTED_WITHIN), index).some(({ text }) => WANTING.has(text)))
    return true;
  if (/^[وف]?ب(?:ال)?[ء-ي]{3}/.test((words[index] as Token).text)) return true;
  return Math.max(chanceOf(piece, "format"), chanceOf(piece, "requirement"), chanceOf(piece, "tone")) >= LEAST_WANTED;
}
