import type { Reading, Stated, TaskType, WorkKind } from "#engines/reader/reading.ts";
import { answeredChance, toldBy } from "./answered.ts";
import { BANKS } from "./bank/banks-data.ts";
import { TOPICS } from "./bank/topics-data.ts";
import { findQuestion } from "./find-question.ts";
import type { Question, Voice } from "./question.ts";

/** A question that is so likely to be answered already is not asked; below, it is less pressing by this power of what is left. */
const LEAST_ANSWERED = 0.4;
const RELUCTANCE = 1.5;
/** A bank is ordered by how much a question changes the answer: the first counts 1, each further one this much less. */
const STEP = 0.06;
/** What a general question is worth beside one of the right kind of work, and what one of the wrong kind costs. */
const GENERAL = 0.6;
const MISPLACED = 0.2;
const LEAST_WORTH = 0.1;

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
  const told = toldBy(text, reading);
  const order = [...valuesOf(reading)]
    .map(([id, value]) => ({ id, value, answered: isGiven(id, given) ? 1 : answeredChance(id, told) }))
    .filter(({ answered }) => answered < LEAST_ANSWERED)
    .toSorted((a, b) => openWorth(b) - openWorth(a))
    .map(({ id }) => id);
  return withoutTwins(order, done, banksOf(reading))
    .map((id) => findQuestion(id, voice))
    .filter((question) => question !== null);
}

function openWorth({ value, answered }: { value: number; answered: number }): number {
  return value * (1 - answered) ** RELUCTANCE;
}

function isGiven(id: string, given: readonly Stated[]): boolean {
  return (TOPICS[id]?.answeredBy ?? []).some((slot) => given.includes(slot));
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
