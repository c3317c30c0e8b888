import styleWords from "../style-words.json" with { type: "json" };
import { fold } from "#engines/text/fold.ts";
import { toAsciiDigits } from "#engines/text/digits.ts";
import { detectLanguage } from "#engines/text/language.ts";
import type { TextLanguage } from "#engines/text/language.ts";
import { numbersIn } from "#engines/text/literals.ts";
import { sentences } from "#engines/text/segment.ts";
import { TOOL_MARK } from "./locked-spans.ts";
import { once, readText } from "./read-text.ts";
import type { TextReading } from "./read-text.ts";
import { contentStems, doubtsIn, negationsIn, stemReader } from "./claims.ts";
import type { Hedge, Negation } from "./claims.ts";

export interface Verdict {
  kept: number;
  lost: string[];
  added: string[];
}

interface Fact {
  value: string;
  kind: string;
  /** The numbers in the value of a fact of the kind "number". */
  numbers: string[];
}

/** Sentences that share this part of their words are taken for the same statement. */
const SAME_STATEMENT = 0.5;

/**
 * Compares two versions of a text: numbers, dates, money, names, quotations, addresses, code, citations, scripture and
 * kept terms of the first must be in the second, no statement may turn from denied to affirmed or back, and a hedged
 * statement stays hedged. `lost` and `added` hold the items as written. Numbers count as equal in either digit system.
 */
export function verifyFacts(before: string, after: string, keep: string[]): Verdict {
  return factChecker(before, keep).compare(after);
}

/** What the caller already knows of the original. */
interface Prepared {
  stemsOf?: ReturnType<typeof stemReader>;
  language?: TextLanguage;
  reading?: TextReading;
}

/** `verifyFacts` for one original and many versions of it; `lostIn` saves looking for what a version adds. */
export function factChecker(
  before: string,
  keep: string[],
  { stemsOf = stemReader(), language = detectLanguage(before), reading }: Prepared = {},
): { lostIn(after: string): Omit<Verdict, "added">; compare(after: string): Verdict } {
  const original = readable(before);
  const facts = factsOf(before, keep, language, reading).filter((fact) => isKept(fact, original));
  const statementsOf = statementReader(stemsOf);
  const claims = statementsOf(before);
  const atRisk = claims.filter((claim) => claim.negations.length > 0 || claim.hedges.length > 0);
  const lostFacts = (version: Readable) => facts.filter((fact) => !isKept(fact, version)).map((fact) => fact.value);
  const verdict = (lost: string[], turned: string[]) => ({
    kept: facts.length - lost.length,
    lost: [...lost, ...turned],
  });
  return {
    lostIn: (after) => {
      const turned = atRisk.length > 0 ? compareClaims(atRisk, statementsOf(after), true).lost : [];
      return verdict(lostFacts(readable(after)), turned);
    },
    compare: (after) => {
      const known = new Set(facts.map((fact) => fact.value));
      const added = factsOf(after, [], detectLanguage(after))
        .filter((fact) => !known.has(fact.value) && fact.kind !== "amount" && !isKept(fact, original))
        .map((fact) => fact.value);
      const turned = compareClaims(claims, statementsOf(after));
      return { ...verdict(lostFacts(readable(after)), turned.lost), added: [...added, ...turned.added] };
    },
  };
}

/** A text with forms that only some questions need, made when first asked for. */
interface Readable {
  holds(value: string): boolean;
  folded(): string;
  /** Folded, with one percent sign. */
  units(): string;
  numbers(): Set<string>;
}

function readable(text: string): Readable {
  const folded = once(() => fold(text));
  let last = 0;
  return {
    // Facts are asked for in the order of the text: each search goes on from the last one's place.
    holds: (value) => {
      let place = text.indexOf(value, last);
      if (place < 0) place = text.lastIndexOf(value, last);
      if (place >= 0) last = place;
      return place >= 0;
    },
    folded,
    units: once(() => folded().replaceAll("٪", "%")),
    numbers: once(() => new Set(numbersIn(text))),
  };
}

/** `language` is that of the text as written, with the marks of tools; so is `known`, if it was read before. */
function factsOf(written: string, keep: string[], language: TextLanguage, known?: TextReading): Fact[] {
  const text = written.replace(TOOL_MARK, " ");
  const reading = known?.text === text ? known : readText(text, language);
  const facts = new Map<string, Fact>();
  const add = (value: string, kind: string) => {
    if (value.trim() !== "" && !facts.has(value))
      facts.set(value, { value, kind, numbers: kind === "number" ? numbersIn(value) : [] });
  };
  for (const literal of reading.literals()) {
    if (literal.kind === "quote") add(literal.value, "quote");
    else if (literal.kind === "url") add(literal.value.replace(/[?&]utm_[^\s)]*$/i, ""), "url");
    else if (/^(?:number|percent|money|date|time|phone)$/.test(literal.kind)) add(literal.value, "number");
    else add(literal.value, literal.kind);
  }
  for (const amount of reading.amounts()) add(amount.text, "amount");
  for (const match of text.matchAll(/﴿[^﴾]*﴾/g)) add(match[0], "sacred");
  for (const name of reading.names()) add(name.text, "name");
  const keptIn = keep.length > 0 ? fold(text) : "";
  for (const term of keep) if (keptIn.includes(fold(term.trim()))) add(term.trim(), "keep");
  return [...facts.values()];
}

function isKept(fact: Fact, version: Readable): boolean {
  if (fact.kind === "number")
    return (
      fact.numbers.every((number) => version.numbers().has(number)) &&
      (version.holds(fact.value) || hasUnit(fact.value, version.units()))
    );
  if (version.holds(fact.value)) return true;
  if (fact.kind === "quote") return version.folded().includes(fold(fact.value.slice(1, -1)));
  if (fact.kind === "name")
    return fold(fact.value)
      .split(" ")
      .every((word) => version.folded().includes(word));
  return /^(?:amount|keep|latin)$/.test(fact.kind) && version.folded().includes(fold(fact.value));
}

/** The sign that goes with a number ($, %, a currency or month name) must still be somewhere in the text. */
function hasUnit(value: string, units: string): boolean {
  const unit = fold(toAsciiDigits(value))
    .replace(/[\d.,:/٫٬\s-]+/g, " ")
    .trim();
  return unit === "" || unit.split(" ").every((word) => units.includes(word.replaceAll("٪", "%")));
}

interface Statement {
  /** Stems of the words with content, and of all words. */
  content: Set<string>;
  all: Set<string>;
  text: string;
  negations: Negation[];
  hedges: Hedge[];
}

/** Says no by a word of its own: "fails", "forbids". */
const DENIES = new RegExp(`\\b(?:${styleWords.denials.words})\\b|(?:${styleWords.denials.wordsInArabic})`, "iu");

/** Reads the statements of versions of one text; a sentence that is in several is read once. */
function statementReader(stemsOf: ReturnType<typeof stemReader>): (text: string) => Statement[] {
  const known = new Map<string, Statement>();
  const read = (text: string): Statement => ({
    ...stemsOf(text),
    text,
    negations: negationsIn(text),
    hedges: doubtsIn(text),
  });
  return (text) =>
    sentences(text).map((span) => {
      let statement = known.get(span.text);
      if (!statement) known.set(span.text, (statement = read(span.text)));
      // Two sentences alike are two statements.
      return { ...statement };
    });
}

/** `isOwn`: the version was made by rules that take words away; what it no longer says at all was not turned round. */
function compareClaims(before: Statement[], after: Statement[], isOwn = false): { lost: string[]; added: string[] } {
  const lost: string[] = [];
  const added: string[] = [];
  const deniedAfter = new Set(after.flatMap((statement) => statement.negations.map((negation) => negation.stem)));
  const deniedBefore = new Set(before.flatMap((statement) => statement.negations.map((negation) => negation.stem)));
  const holders = new Map<string, number[]>(
    before.flatMap((statement) => [...statement.content].map((stem) => [stem, []] as const)),
  );
  after.forEach((statement, index) => statement.content.forEach((stem) => holders.get(stem)?.push(index)));
  for (const statement of before) {
    const same = counterpart(statement, after, holders);
    if (!same) continue;
    for (const negation of statement.negations)
      if (
        !deniedAfter.has(negation.stem) &&
        (negation.contrast ?? [negation.stem]).every((stem) => same.content.has(stem))
      )
        lost.push(negation.text);
    for (const negation of same.negations)
      if (!deniedBefore.has(negation.stem) && statement.all.has(negation.stem)) added.push(negation.text);
    const plain = statement.negations.find((negation) => !negation.contrast);
    const isTurned = plain && same.negations.length === 0 && !DENIES.test(same.text);
    if (lost.length === 0 && isTurned && !(isOwn && !isStated(contentStems(plain.scope), same))) lost.push(plain.text);
    const doubt = statement.hedges.find(({ doubted }) => isStated(doubted, same));
    if (doubt && same.hedges.length === 0) lost.push(doubt.text);
  }
  return { lost, added };
}

/** True when at least half of what was doubted is still said. */
function isStated(doubted: string[], statement: Statement): boolean {
  return doubted.filter((stem) => statement.content.has(stem)).length * 2 >= doubted.length;
}

/** Words that are in more sentences than this tell no sentence from another. */
const COMMON = 60;

/** The statement of another version that shares most of the words; `holders` has the indexes of those with a stem. */
function counterpart(
  statement: Statement,
  version: Statement[],
  holders: Map<string, number[]>,
): Statement | undefined {
  if (statement.content.size < 2) return undefined;
  const shared = new Uint16Array(version.length);
  const met: number[] = [];
  for (const stem of statement.content) {
    const list = holders.get(stem) ?? [];
    if (list.length > COMMON) continue;
    for (const index of list) if ((shared[index] = (shared[index] as number) + 1) === 1) met.push(index);
  }
  let best: Statement | undefined;
  let most = 0;
  for (const index of met) {
    const other = version[index] as Statement;
    const share = (shared[index] as number) / Math.min(statement.content.size, Math.max(2, other.content.size));
    if (share > most) {
      most = share;
      best = other;
    }
  }
  return most >= SAME_STATEMENT ? best : undefined;
}
