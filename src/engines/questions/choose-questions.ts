import type { ClosedFact } from "#engines/reader/fact-words-data.ts";
import { closedFactsIn } from "#engines/reader/find-facts.ts";
import type { PartRole, Reading, Stated, TaskType, WorkKind } from "#engines/reader/reading.ts";
import { readTokens, type Token, TOKEN } from "#engines/reader/tokens.ts";
import { BANKS } from "./bank/banks-data.ts";
import { TOPICS } from "./bank/topics-data.ts";
import { findQuestion } from "./find-question.ts";
import type { Question, QuestionTopic, Voice } from "./question.ts";

/** From here on what the request states answers a question; below, it makes the question less pressing. */
const LEAST_ANSWERED = { short: 0.5, long: 0.35 };
/** A request of so many words tells much: what it may state, it states. */
const LONG = 50;
/** A bank is ordered by how much a question changes the answer: the first counts 1, each further one this much less. */
const STEP = 0.06;
/** A purpose is told in passing more often than it is recognised: it counts as stated at a lower probability. */
const PURPOSE_COUNTS = 1.7;
/** What a general question is worth beside one of the right kind of work, and what one of the wrong kind costs. */
const GENERAL = 0.6;
const MISPLACED = 0.2;
const LEAST_WORTH = 0.1;
/** A part of a sentence or more tells something; words. */
const LEAST_PART = 10;

export interface Asked {
  /** The request as written. */
  text: string;
  reading: Pick<Reading, "type" | "kind" | "likely" | "stated" | "parts">;
  voice: Voice;
  /** What options state: never asked for. */
  given?: readonly Stated[];
  /** Questions that were answered or skipped. */
  done?: readonly string[];
}

/**
 * The questions whose answers change this work most, best first; those that the request answers are left out, what is
 * unsure stays in with less weight. The first four are shown, and the next come as they go. Deterministic.
 */
export function chooseQuestions({ text, reading, voice, given = [], done = [] }: Asked): Question[] {
  const all = readTokens(text);
  const tokens = all.filter(({ shape, courtesy }) => shape < TOKEN.mark && !courtesy);
  const least = tokens.length < LONG ? LEAST_ANSWERED.short : LEAST_ANSWERED.long;
  const known: Known = {
    stated: reading.stated,
    given,
    facts: closedFactsIn(all.filter(({ courtesy }) => !courtesy)),
    told: toldBy(tokens, reading.parts),
  };
  const order = [...valuesOf(reading)]
    .map(([id, value]) => ({ id, value, answered: answeredBy(TOPICS[id] as QuestionTopic, known) }))
    .filter(({ answered }) => answered < least)
    .toSorted((a, b) => b.value * (1 - b.answered) - a.value * (1 - a.answered))
    .map(({ id }) => id);
  return withoutTwins(order, done, banksOf(reading))
    .map((id) => findQuestion(id, voice))
    .filter((question) => question !== null);
}

/** Leaves out what was done, and of two banks' questions about the same thing the later one. */
function withoutTwins(
  order: readonly string[],
  done: readonly string[],
  banks: readonly ReadonlySet<string>[],
): string[] {
  const asked = done.filter((id) => Object.hasOwn(TOPICS, id));
  const open: string[] = [];
  for (const id of order) {
    const concept = TOPICS[id]?.concept ?? null;
    const isTwin = [...asked, ...open].some(
      (other) =>
        concept !== null &&
        TOPICS[other]?.concept === concept &&
        !banks.some((bank) => bank.has(other) && bank.has(id)),
    );
    if (!done.includes(id) && !isTwin) open.push(id);
  }
  return open;
}

/** The banks that questions are taken from. */
function banksOf(reading: Asked["reading"]): ReadonlySet<string>[] {
  const own = worksOf(reading).map(({ bank }) => new Set(bank));
  return reading.type === null ? [new Set(bankOf(null, null)), ...own] : own;
}

/** The kinds of work that the request may be, each with its bank and probability. */
function worksOf({ type, kind, likely }: Asked["reading"]): { bank: readonly string[]; probability: number }[] {
  if (type !== null && kind !== null) return [{ bank: bankOf(type, kind), probability: 1 }];
  const types = type === null ? likely : likely.filter((one) => one.type === type);
  if (type !== null && types.length === 0) return [{ bank: bankOf(type, null), probability: 1 }];
  return types.flatMap((one) => {
    const whole = type === null ? one.probability : 1;
    const told = one.kinds.reduce((sum, { probability }) => sum + probability, 0);
    return [
      { bank: bankOf(one.type, null), probability: whole * (1 - told) },
      ...one.kinds.map((own) => ({ bank: bankOf(one.type, own.kind), probability: whole * own.probability })),
    ];
  });
}

/** The ids of a kind of work's bank, those that change most first; of no known type the general ones. */
export function bankOf(type: TaskType | null, kind: WorkKind | null): readonly string[] {
  const name = type ?? "unsure";
  return BANKS[`${name}/${kind ?? ""}`] ?? (BANKS[name] as readonly string[]);
}

/**
 * What each question is worth: its place in the bank of the kind of work. Where the reader is unsure of the kind, what it may
 * be expected to bring: its worth in each likely bank by how likely that is, less what it costs where it is out of place. So
 * questions that likely kinds share come first. Unsure of the type, general questions stand beside them, never quite wrong.
 */
function valuesOf(reading: Asked["reading"]): Map<string, number> {
  const values = new Map<string, number>();
  for (const { bank, probability } of worksOf(reading))
    for (const [id, worth] of worthIn(bank))
      values.set(id, (values.get(id) ?? -MISPLACED) + probability * (worth + MISPLACED));
  if (reading.type === null)
    for (const [id, worth] of worthIn(bankOf(null, null)))
      values.set(id, Math.max(values.get(id) ?? 0, worth * GENERAL));
  return reading.type === null ? new Map([...values].filter(([, value]) => value > 0)) : values;
}

function worthIn(bank: readonly string[]): Map<string, number> {
  return new Map(bank.map((id, place) => [id, Math.max(LEAST_WORTH, 1 - place * STEP)]));
}

interface Known {
  stated: Reading["stated"];
  given: readonly Stated[];
  facts: ReadonlySet<ClosedFact>;
  told: ReadonlyMap<PartRole, number>;
}

/** The roles that have a part long enough to tell something, with the probability of the surest. */
function toldBy(tokens: readonly Token[], parts: Reading["parts"]): Map<PartRole, number> {
  const told = new Map<PartRole, number>();
  for (const { start, end, role, probability } of parts)
    if (tokens.filter((token) => token.start >= start && token.end <= end).length >= LEAST_PART)
      told.set(role, Math.max(told.get(role) ?? 0, probability));
  return told;
}

function answeredBy({ answeredBy: slots, facts, parts }: QuestionTopic, known: Known): number {
  if (facts.some((fact) => known.facts.has(fact)) || slots.some((slot) => known.given.includes(slot))) return 1;
  return Math.max(
    0,
    ...slots.map((slot) => Math.min(1, known.stated[slot] * (slot === "purpose" ? PURPOSE_COUNTS : 1))),
    ...parts.map((role) => known.told.get(role) ?? 0),
  );
}
