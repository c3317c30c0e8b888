import type { PartRole, Reading, Stated, TaskType, WorkKind } from "#engines/reader/reading.ts";
import { BANKS } from "./bank/banks-data.ts";
import { TOPICS } from "./bank/topics-data.ts";
import { type ClosedFact, closedFactsIn } from "./closed-facts.ts";
import { findQuestion } from "./find-question.ts";
import type { Question, QuestionTopic, Voice } from "./question.ts";

/** From here on what the request states answers a question; below, it makes the question less pressing. */
const LEAST_ANSWERED = { short: 0.5, long: 0.35 };
/** A request of so many characters tells much: what it may state, it states. */
const LONG = 300;
/** A bank is ordered by how much a question changes the answer: the first counts 1, each further one this much less. */
const STEP = 0.06;
/** A purpose is told in passing more often than it is recognised: it counts as stated at a lower probability. */
const PURPOSE_COUNTS = 1.7;
/** What a general question is worth beside a guess: it follows the guess's question of the same place. */
const TURN = 0.99;
/** From here on a type is taken as known: below it general questions come in between. */
const SURE = 0.55;
const LEAST_WORTH = 0.1;
/** The least probability of a type that the reader abstains from at which its questions are asked at all. */
const LEAST_GUESS = 0.4;
/** A part of a sentence or more tells something; UTF-16 code units. */
const LEAST_PART = 60;

export interface Asked {
  /** The request as written. */
  text: string;
  reading: Pick<Reading, "type" | "kind" | "runnerUp" | "typeProbability" | "stated" | "parts">;
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
  const least = text.length < LONG ? LEAST_ANSWERED.short : LEAST_ANSWERED.long;
  const known: Known = { stated: reading.stated, given, facts: closedFactsIn(text), told: toldBy(reading.parts) };
  const order = [...valuesOf(reading)]
    .map(([id, value]) => ({ id, value, answered: answeredBy(TOPICS[id] as QuestionTopic, known) }))
    .filter(({ answered }) => answered < least)
    .toSorted((a, b) => b.value * (1 - b.answered) - a.value * (1 - a.answered))
    .map(({ id }) => id);
  return withoutTwins(order, done)
    .map((id) => findQuestion(id, voice))
    .filter((question) => question !== null);
}

/** Leaves out what was done, and a general question about what a closer one asks already, or the other way round. */
function withoutTwins(order: readonly string[], done: readonly string[]): string[] {
  const general = new Set(bankOf(null, null));
  const asked = done.filter((id) => Object.hasOwn(TOPICS, id));
  const open: string[] = [];
  for (const id of order) {
    const concept = TOPICS[id]?.concept ?? null;
    const isTwin = [...asked, ...open].some(
      (other) => concept !== null && TOPICS[other]?.concept === concept && general.has(other) !== general.has(id),
    );
    if (!done.includes(id) && !isTwin) open.push(id);
  }
  return open;
}

/** The ids of a kind of work's bank, those that change most first; of no known type the general ones. */
export function bankOf(type: TaskType | null, kind: WorkKind | null): readonly string[] {
  const name = type ?? "unsure";
  return BANKS[`${name}/${kind ?? ""}`] ?? (BANKS[name] as readonly string[]);
}

/**
 * What each question is worth: its place in its bank. Where the reader abstains, the questions of its best guess and
 * general ones take turns, so that a wrong guess costs an idle question or two and no more.
 */
function valuesOf({ type, kind, runnerUp, typeProbability }: Asked["reading"]): Map<string, number> {
  const isSure = type !== null && typeProbability >= SURE;
  const guess = typeProbability >= LEAST_GUESS ? (type ?? runnerUp) : null;
  const banks: [readonly string[], worth: number][] = isSure ? [] : [[bankOf(null, null), TURN]];
  if (guess !== null) banks.push([bankOf(guess, type === null ? null : kind), 1]);
  const values = new Map<string, number>();
  for (const [bank, worth] of banks)
    for (const [place, id] of bank.entries())
      values.set(id, Math.max(values.get(id) ?? 0, worth * Math.max(LEAST_WORTH, 1 - place * STEP)));
  return values;
}

interface Known {
  stated: Reading["stated"];
  given: readonly Stated[];
  facts: ReadonlySet<ClosedFact>;
  told: ReadonlyMap<PartRole, number>;
}

/** The roles that have a part long enough to tell something, with the probability of the surest. */
function toldBy(parts: Reading["parts"]): Map<PartRole, number> {
  const told = new Map<PartRole, number>();
  for (const { start, end, role, probability } of parts)
    if (end - start >= LEAST_PART) told.set(role, Math.max(told.get(role) ?? 0, probability));
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
