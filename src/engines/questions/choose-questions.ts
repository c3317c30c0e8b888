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
/** What a general question is worth beside one of the right kind of work: it always fits, and never as closely. */
const GENERAL = 0.35;
/** From here on the type is as good as known. */
const SURE = 0.75;
/** A part of a sentence or more tells something; UTF-16 code units. */
const LEAST_PART = 30;

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
  return [...valuesOf(reading)]
    .map(([id, value]) => ({ id, value, answered: answeredBy(TOPICS[id] as QuestionTopic, known) }))
    .filter(({ id, answered }) => answered < least && !done.includes(id))
    .sort((a, b) => b.value * (1 - b.answered) - a.value * (1 - a.answered))
    .map(({ id }) => findQuestion(id, voice))
    .filter((question) => question !== null);
}

/** The ids of a kind of work's bank, those that change most first. */
export function bankOf(type: TaskType | null, kind: WorkKind | null): readonly string[] {
  const name = type ?? "general";
  return BANKS[`${name}/${kind ?? ""}`] ?? BANKS[name] ?? (BANKS["general"] as readonly string[]);
}

/**
 * What each question is worth: its place in the bank of each likely kind of work, by how likely that is. Where the type is
 * not sure, the questions of the best guess and general ones stand side by side: a wrong guess costs one idle question.
 */
function valuesOf({ type, kind, runnerUp, typeProbability }: Asked["reading"]): Map<string, number> {
  const sure = type !== null && typeProbability >= SURE;
  const guess = type ?? runnerUp;
  const banks: [readonly string[], number][] = [
    ...(guess === null ? [] : [[bankOf(guess, type === null ? null : kind), sure ? 1 : typeProbability] as const]),
    ...(type === null || runnerUp === null || sure
      ? []
      : [[bankOf(runnerUp, null), (1 - typeProbability) / 2] as const]),
    ...(sure ? [] : [[bankOf("general", null), GENERAL] as const]),
  ].map(([bank, share]) => [bank, share]);
  const values = new Map<string, number>();
  for (const [bank, share] of banks)
    for (const [place, id] of bank.entries())
      values.set(id, Math.max(values.get(id) ?? 0, share * Math.max(0.1, 1 - place * STEP)));
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
