import { type Intent, INTENTS } from "#engines/questions/intent-features.ts";
import { intentChances, intentOf, type IntentWeights } from "#engines/questions/read-intent.ts";
import { fitIntents, type IntentRow } from "./fit-intents.ts";
import { readingOf, type TaskRow } from "./read-task-rows.ts";

/** An intent is named as often as may be while so many are right, or an honest neighbour. */
const WANTED_RIGHT = 0.9;
/** Nothing is asked where so many of those that get nothing are questions of fact. */
const WANTED_FACT = 0.8;
/** Intents so near that the questions of one do for the other. */
const NEIGHBOURS: Readonly<Partial<Record<Intent, readonly Intent[]>>> = {
  write: ["deal-with-person", "invent"],
  plan: ["teach-host", "build-mend"],
  understand: ["fact", "build-mend"],
};

/** A row and what the model learns from of it. */
export interface OwnRow {
  row: TaskRow;
  own: IntentRow;
}

export function rowOf(row: TaskRow): OwnRow {
  const { id, writer, request, intent } = row;
  const { text, reading } = readingOf(request);
  return { row, own: { id, writer, text, likely: reading.likely, intent } };
}

interface Measured {
  named: number;
  right: number;
  near: number;
  /** Of requests for work, those that are asked anything; of questions of fact, those that are not. */
  asked: number;
  notAsked: number;
}

type Fitted = Omit<IntentWeights, "table">;

/** Temperature and thresholds by models that saw no row of a request's writer, and how often those are right. */
export function leaveWritersOut(tasks: readonly OwnRow[]): {
  fitted: Fitted;
  measured: Measured;
  measuredAll: Measured;
} {
  const writers = [...new Set(tasks.map(({ row }) => row.writer))];
  const held = writers.flatMap((writer) => {
    const table = fitIntents(tasks.filter(({ row }) => row.writer !== writer).map(({ own }) => own));
    const weights = { table, temperature: 1, least: 0, leastFact: 1 };
    return tasks
      .filter(({ row }) => row.writer === writer)
      .map(({ row, own }) => ({ intent: row.intent, chances: intentChances(own.text, own.likely, weights) }));
  });
  const temperature = fitTemperature(held);
  const rows = held.map(({ intent, chances }) => ({ intent, chances: atTemperature(chances, temperature) }));
  const leastFact = leastFactOf(rows);
  const at = (least: number) => measure(rows, { least, leastFact });
  const least = GRID.find((one) => at(one).near >= WANTED_RIGHT) ?? 1;
  return { fitted: { temperature, least, leastFact }, measured: at(least), measuredAll: at(0) };
}

interface Held {
  intent: Intent;
  chances: readonly number[];
}

const GRID = Array.from({ length: 60 }, (_, step) => (step + 30) / 100);

function atTemperature(chances: readonly number[], temperature: number): number[] {
  const powers = chances.map((chance) => (chance + 1e-12) ** (1 / temperature));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function fitTemperature(held: readonly Held[]): number {
  const lossOf = (temperature: number) =>
    held.reduce((sum, { intent, chances }) => {
      return sum - Math.log((atTemperature(chances, temperature)[INTENTS.indexOf(intent)] as number) + 1e-9);
    }, 0);
  const tried = Array.from({ length: 40 }, (_, step) => (step + 10) / 20);
  return tried.reduce((best, one) => (lossOf(one) < lossOf(best) ? one : best));
}

function leastFactOf(rows: readonly Held[]): number {
  const found = GRID.find((leastFact) => {
    const shown = rows.filter(({ chances }) => intentOf(chances, { least: 0, leastFact }) === "fact");
    return shareOf(shown, ({ intent }) => intent === "fact") >= WANTED_FACT;
  });
  return found ?? 1;
}

function measure(rows: readonly Held[], thresholds: Pick<Fitted, "least" | "leastFact">): Measured {
  const all = rows.map(({ intent, chances }) => ({ intent, read: intentOf(chances, thresholds) }));
  const named = all.flatMap(({ intent, read }) => (read === null ? [] : [{ intent, read }]));
  const isFact = ({ intent }: { intent: Intent }) => intent === "fact";
  return {
    named: Number((named.length / rows.length).toFixed(3)),
    right: shareOf(named, ({ intent, read }) => intent === read),
    near: shareOf(named, ({ intent, read }) => isNear(read, intent)),
    asked: shareOf(
      all.filter((row) => !isFact(row)),
      ({ read }) => read !== "fact",
    ),
    notAsked: shareOf(all.filter(isFact), ({ read }) => read === "fact"),
  };
}

function isNear(named: Intent, right: Intent): boolean {
  return named === right || has(named, right) || has(right, named);
}

function has(one: Intent, other: Intent): boolean {
  return NEIGHBOURS[one]?.includes(other) ?? false;
}

/** The share of rows that have something, to three places; 1 of none. */
export function shareOf<Row>(rows: readonly Row[], has: (row: Row) => boolean): number {
  return rows.length === 0 ? 1 : Number((rows.filter(has).length / rows.length).toFixed(3));
}
