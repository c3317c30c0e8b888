import { lightStem } from "#engines/reader/stems.ts";
import { hashText, type Token, TOKEN } from "#engines/reader/tokens.ts";
import { fold } from "#engines/text/fold.ts";
import { remember } from "#engines/text/remember.ts";
import { NEGATORS, NOT_DENIED } from "../limits/directive-words.ts";
import { languageNamed } from "../limits/language-names.ts";
import type { PromptReading, ReadPiece } from "../reading/read-prompt.ts";
import { CLASSES, SUBJECTS } from "./claims.ts";

/** Two clauses that claim what excludes each other, by the index of their pieces. */
export interface Opposed {
  subject: string;
  one: number;
  other: number;
}

/** A class that a claim asks for at this place of its row. */
interface Step {
  of: number;
  denied: boolean;
  /** Among the clause's first words. */
  opens: boolean;
  /** Right after the one before. */
  next: boolean;
}

interface Claim {
  subject: number;
  side: 0 | 1;
  steps: readonly Step[];
}

/** A word of a class in a clause. */
interface Seen {
  of: number;
  at: number;
  denied: boolean;
}

interface Clause {
  seen: readonly Seen[];
  /** Under a condition: it holds sometimes only. */
  open: boolean;
  /** It excepts something, so it excludes nothing. */
  excepts: boolean;
  /** "Never", "at any point": it holds under every condition. */
  absolute: boolean;
}

const CLASS_NAMES = Object.keys(CLASSES);
const SUBJECT_NAMES = Object.keys(SUBJECTS);
const classesByWord = readClasses();
const claimsByFirst = readClaims();

const GAP = 6;
const OPENING = 3;
const DENIED_WITHIN = 5;
/** A clause of fewer words goes on in the next. */
const SHORT = 6;
const DENIES = new Set(
  "nothing nobody none cannot cant mustnt neednt wont والو مفيش مافي لم لن free خالي ممنوع rather".split(" "),
);
const CONDITIONS = /^(?:if|when|whenever|once|until|unless|[وف]?(?:اذا|لو|عندما|حين|لما))$/;
const EXCEPTIONS = /^(?:unless|except|apart|unasked|الا|ماعدا|عدا|باستثناء|سوي)$/;
const ABSOLUTE =
  /^(?:never|ever|any|anything|whatever|always|whole|entire|nothing|[وفب]?(?:اي|ابد|ابدا|اطلاقا|بتاتا|نهائيا|مهما|طول))$/;
const TURNS = /^(?:but|لكن|بل)$/;

/** Stems, or whole words where a stem is so short that another word shares it. */
function readClasses(): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  CLASS_NAMES.forEach((name, of) => {
    for (const word of fold(CLASSES[name] as string).split(" ")) {
      const stem = lightStem(word, /^[ء-ي]/.test(word));
      const key = stem.length > 3 ? hashText(stem) : wholeWord(hashText(word));
      found.set(key, [...(found.get(key) ?? []), of]);
    }
  });
  return found;
}

function wholeWord(hash: number): number {
  return hash + 2 ** 32;
}

function readClaims(): ReadonlyMap<number, readonly Claim[]> {
  const found = new Map<number, Claim[]>();
  SUBJECT_NAMES.forEach((name, subject) => {
    const { one, other } = SUBJECTS[name] as (typeof SUBJECTS)[string];
    [one, other].forEach((claims, side) => {
      for (const claim of claims.split("|")) {
        const steps = claim.split(/(?=,)| /).map(stepOf);
        const first = (steps[0] as Step).of;
        found.set(first, [...(found.get(first) ?? []), { subject, side: side as 0 | 1, steps }]);
      }
    });
  });
  return found;
}

function stepOf(step: string): Step {
  const of = CLASS_NAMES.indexOf(step.replace(/^[!^,]/, ""));
  return { of, denied: step.startsWith("!"), opens: step.startsWith("^"), next: step.startsWith(",") };
}

/** The first pair of clauses that exclude each other on a subject, or by their languages. */
export function findClaim(reading: PromptReading, asking: readonly boolean[]): Opposed | undefined {
  const sides: [number[], number[]][] = SUBJECT_NAMES.map(() => [[], []]);
  const clauses = reading.pieces.map((_, at) => (asking[at] ? clauseAt(reading, at) : null));
  clauses.forEach((clause, at) => {
    for (const first of clause?.seen ?? [])
      for (const { subject, side, steps } of claimsByFirst.get(first.of) ?? []) {
        const list = (sides[subject] as [number[], number[]])[side];
        if (list.length < MOST && list.at(-1) !== at && holds((clause as Clause).seen, steps, 0, first)) list.push(at);
      }
  });
  return ofSubjects(sides, clauses) ?? ofLanguages(reading, clauses);
}

/** A text that claims more on one subject is no prompt, and all pairs are compared. */
const MOST = 40;

function ofSubjects(
  sides: readonly (readonly [number[], number[]])[],
  clauses: readonly (Clause | null)[],
): Opposed | undefined {
  for (const [subject, [ones, others]] of sides.entries())
    for (const one of ones)
      for (const other of others)
        if (!ones.includes(other) && excludes(clauses[one] as Clause, clauses[other] as Clause))
          return { subject: SUBJECT_NAMES[subject] as string, one, other };
  return undefined;
}

function excludes(one: Clause, other: Clause): boolean {
  return !one.open && !one.excepts && !other.excepts && (!other.open || one.absolute);
}

/** Whether the steps from `index` on are seen, the first of them here. */
function holds(seen: readonly Seen[], steps: readonly Step[], index: number, here: Seen): boolean {
  const step = steps[index] as Step;
  if (here.of !== step.of || (step.denied && !here.denied) || (step.opens && here.at > OPENING)) return false;
  // What follows a denied word is denied with it.
  if (here.denied && !steps.slice(0, index + 1).some(({ denied }) => denied)) return false;
  const next = steps[index + 1];
  if (!next) return true;
  return seen.some(
    (one) => one.at > here.at && one.at - here.at <= (next.next ? 1 : GAP) && holds(seen, steps, index + 1, one),
  );
}

function clauseAt({ tokens, pieces }: PromptReading, index: number): Clause {
  const piece = pieces[index] as ReadPiece;
  const [before, after] = [pieces[index - 1], pieces[index + 1]];
  const to = after && after.sentence === piece.sentence && piece.to - piece.from < SHORT ? after.to : piece.to;
  const seen: Seen[] = [];
  const clause = { seen, open: false, excepts: false, absolute: false };
  // "If somebody writes in Polish, answer in it."
  if (before?.sentence === piece.sentence) clause.open = opensCondition(tokens, before);
  let denial = -Infinity;
  let at = 0;
  for (let place = piece.from; place < to; place += 1) {
    const { text, shape, stem, hash } = tokens[place] as Token;
    if (shape >= TOKEN.mark) continue;
    at += 1;
    const denied = at - denial <= DENIED_WITHIN;
    for (const of of classesByWord.get(stem) ?? []) seen.push({ of, at, denied });
    for (const of of classesByWord.get(wholeWord(hash)) ?? []) seen.push({ of, at, denied });
    const turn = turnOf(text);
    if (turn === null) continue;
    if (turn.denies !== null) denial = turn.denies ? at : -Infinity;
    if (place >= piece.to) continue;
    clause.open ||= turn.opens;
    clause.excepts ||= turn.excepts;
    clause.absolute ||= turn.absolute;
  }
  return clause;
}

/** What a word of no class does to its clause; null for nearly all words. */
const turnOf = remember((word) => {
  const denies = NEGATORS.has(word) || DENIES.has(word) || (/^[وف]/.test(word) && NEGATORS.has(word.slice(1)));
  const stops = NOT_DENIED.has(word) || TURNS.test(word);
  const turn = {
    denies: denies ? true : stops ? false : null,
    opens: CONDITIONS.test(word),
    excepts: EXCEPTIONS.test(word),
    absolute: ABSOLUTE.test(word),
  };
  return denies || stops || turn.opens || turn.excepts || turn.absolute ? turn : null;
});

function opensCondition(tokens: readonly Token[], { from, to }: ReadPiece): boolean {
  return tokens.slice(from, Math.min(to, from + OPENING)).some(({ text }) => turnOf(text)?.opens);
}

/** One language for everything, or none of it, beside a clause that wants another or it. */
function ofLanguages(reading: PromptReading, clauses: readonly (Clause | null)[]): Opposed | undefined {
  const named = reading.pieces
    .flatMap((piece, at) => {
      const found = clauses[at] ? languageIn(reading, piece) : null;
      return found ? [{ ...found, at }] : [];
    })
    .slice(0, MOST);
  for (const one of named)
    for (const other of named) {
      if (!one.bound || !other.used || other.bound || one.at === other.at) continue;
      if ((one.bound === "only") === (one.language === other.language)) continue;
      if (excludes(clauses[one.at] as Clause, clauses[other.at] as Clause))
        return { subject: "language", one: one.at, other: other.at };
    }
  return undefined;
}

interface Named {
  language: string;
  /** Everything is in it, or nothing may be. */
  bound: "only" | "none" | null;
  /** Something is to be in it. */
  used: boolean;
}

const WHOLLY = /^(?:only|entirely|wholly|solely|كامل|كامله|كاملا|كله|كلها|فقط|وحده|وحدها|لحاله|لحالها|حصرا)$/;
const READS = /^(?:writes?|asks?|uses?|speaks?|reads?|from|من|يكتب|كتب|كتبت|يسال|يتكلم|مكتوب|بيكتب|speakers?)$/;
const WITHIN = 3;

function languageIn({ tokens }: PromptReading, { from, to }: ReadPiece): Named | null {
  const own = tokens.slice(from, to);
  if (!own.some(({ text }) => languageNamed(text))) return null;
  const words = own.filter(({ shape }) => shape < TOKEN.mark);
  for (const [at, { text }] of words.entries()) {
    const language = languageNamed(text);
    if (!language) continue;
    const before = words.slice(Math.max(0, at - WITHIN), at);
    const after = words.slice(at + 1, at + 1 + WITHIN);
    const isWord = after.some((word) => /^(?:words?|كلمه|كلمات)$/.test(word.text));
    if (isWord && words.slice(0, at).some((word) => NEGATORS.has(word.text)))
      return { language, bound: "none", used: false };
    // The first word of a clause orders: "Write it in Arabic."
    if (words.slice(1, at).some((word) => READS.test(word.text))) continue;
    const bound = [...before, ...after].some((word) => WHOLLY.test(word.text)) ? "only" : null;
    const used = before.at(-1)?.text === "in" || /^[وف]?ب/.test(text);
    if (bound || used) return { language, bound, used };
  }
  return null;
}
