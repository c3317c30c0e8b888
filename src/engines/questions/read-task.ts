import { modelOf } from "#engines/models/models.ts";
import { type LinearTable, type OpenTable, openTable, scoreInto, softmax } from "#engines/reader/linear-table.ts";
import type { Reading } from "#engines/reader/reading.ts";
import { intentFeatures } from "./intent-features.ts";
import { findTask, type Task } from "./tasks.ts";

/** What `npm run train -- tasks` found. */
export interface TaskWeights {
  /** What each output stands for: a task of the catalogue, or "" for work that it does not hold. */
  ids: readonly string[];
  /** The outputs in order, as many to a table as one digit counts. */
  tables: readonly LinearTable[];
  /** Divides the scores. */
  temperature: number;
  /** The least probability at which a task is named, and at which it is offered as one of several. */
  least: number;
  leastOffered: number;
}

export interface TaskReading {
  /** The task that the request is surely about. */
  task: Task | null;
  /** Others that it may be about, likeliest first. */
  near: readonly Task[];
}

/** No task, and none near. */
export const NO_TASK: TaskReading = { task: null, near: [] };
/** What an input names instead of a task by somebody who found none of those offered. */
export const NONE_OF_THEM = "none";
const MOST_NEAR = 2;

const opened = new WeakMap<TaskWeights, readonly OpenTable[]>();

/** The task of the catalogue that a request is about, where one is sure, and those near. Deterministic. */
export function readTask(
  text: string,
  likely: Reading["likely"],
  weights: TaskWeights = modelOf("tasks"),
): TaskReading {
  const chances = taskChances(text, likely, weights);
  const ranked = chances
    .map((chance, at) => ({ chance, task: findTask(weights.ids[at] ?? "") ?? null }))
    .toSorted((a, b) => b.chance - a.chance);
  const task = ranked[0] !== undefined && ranked[0].chance >= weights.least ? ranked[0].task : null;
  const near = ranked.flatMap((one) =>
    one.task === null || one.task === task || one.chance < weights.leastOffered ? [] : [one.task],
  );
  return { task, near: near.slice(0, MOST_NEAR) };
}

/** The probability of each output, in the order of `ids`. */
export function taskChances(text: string, likely: Reading["likely"], weights: TaskWeights): number[] {
  let tables = opened.get(weights);
  if (tables === undefined) opened.set(weights, (tables = weights.tables.map(openTable)));
  const scores = tables.map(({ bias }) => bias.slice());
  const sinks = tables.map((table, at) => scoreInto(table, scores[at] as Float64Array));
  intentFeatures(text, likely, (feature, value) => {
    for (const sink of sinks) sink(feature, value);
  });
  return softmax(
    scores.flatMap((some) => [...some]),
    weights.temperature,
  );
}
