import type { Reading, Stated, TaskType, WorkKind } from "#engines/reader/reading.ts";
import { BANKS } from "./bank/banks-data.ts";
import { TOPICS } from "./bank/topics-data.ts";
import { type ClosedFact, closedFactsIn } from "./closed-facts.ts";
import { findQuestion } from "./find-question.ts";
import type { Question, QuestionTopic, Voice } from "./question.ts";

/** From here on what the request states answers a question; below, it makes the question less pressing. */
const LEAST_ANSWERED = 0.5;
/** A bank is ordered by how much a question changes the answer: the first counts 1, each further one this much less. */
const STEP = 0.06;
/** A question that the runner-up's bank asks too is a safer one where the type is not sure. */
const SHARED = 1.3;
const SURE = 0.7;

export interface Asked {
  /** The request as written. */
  text: string;
  reading: Pick<Reading, "type" | "kind" | "runnerUp" | "typeProbability" | "stated">;
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
  const bank = bankOf(reading.type, reading.kind);
  const second = reading.runnerUp === null ? [] : bankOf(reading.runnerUp, null);
  const unsure = reading.typeProbability < SURE;
  const facts = closedFactsIn(text);
  return bank
    .map((id, place) => {
      const answered = answeredBy(TOPICS[id] as QuestionTopic, reading.stated, given, facts);
      const base = Math.max(0.1, 1 - place * STEP) * (unsure && second.includes(id) ? SHARED : 1);
      return { id, place, answered, weight: base * (1 - answered) };
    })
    .filter(({ id, answered }) => answered < LEAST_ANSWERED && !done.includes(id))
    .sort((a, b) => b.weight - a.weight || a.place - b.place)
    .map(({ id }) => findQuestion(id, voice))
    .filter((question) => question !== null);
}

/** The ids of a kind of work's bank, those that change most first. */
export function bankOf(type: TaskType | null, kind: WorkKind | null): readonly string[] {
  const name = type ?? "general";
  return BANKS[`${name}/${kind ?? ""}`] ?? BANKS[name] ?? (BANKS["general"] as readonly string[]);
}

function answeredBy(
  topic: QuestionTopic,
  stated: Reading["stated"],
  given: readonly Stated[],
  facts: ReadonlySet<ClosedFact>,
): number {
  if (topic.facts.some((fact) => facts.has(fact)) || topic.answeredBy.some((slot) => given.includes(slot))) return 1;
  return Math.max(0, ...topic.answeredBy.map((slot) => stated[slot]));
}
