import { taskChances, type TaskWeights } from "#engines/questions/read-task.ts";
import { writeModel } from "../write-model.ts";
import { fitTasks } from "./fit-tasks.ts";
import { outputIds, readRows, type Row } from "./read-rows.ts";

/**
 * A task is named from this chance on: of requests whose writers were left out 0.84 of those named are then exactly the task that a reader
 * mapped them to. From 0.4 on it is 0.81, but the further ones are mostly short requests that could be any of several, which are offered.
 */
const LEAST_NAMED = 0.5;
/** Groups of writers that are left out together, so that few models are fitted. */
const FOLDS = 4;

/**
 * `npm run train -- tasks`, after `npm run train -- reader`: learns which task of the catalogue a request is about. Prints how often that is
 * right for requests whose writers were left out, and writes the weights. Takes some ten minutes.
 */
export async function train(): Promise<void> {
  const { rows, outside } = readRows();
  const ids = outputIds();
  const held = Array.from({ length: FOLDS }, (_, fold) => outside.filter((_, at) => at % FOLDS === fold)).flatMap(
    (left) => {
      const tables = fitTasks(
        rows.filter(({ writer }) => !left.includes(writer)),
        ids,
      );
      const weights = { ids, tables, temperature: 1, least: 0, leastOffered: 0 };
      return rows
        .filter(({ writer }) => left.includes(writer))
        .map((row) => ({ row, chances: taskChances(row.text, row.likely, weights) }));
    },
  );
  const temperature = fitTemperature(held, ids);
  const read = held.map(({ row, chances }) => ({ row, ...bestOf(atTemperature(chances, temperature), ids) }));
  const fitted = { temperature, least: LEAST_NAMED, leastOffered: LEAST_OFFERED };
  for (const one of [0.3, 0.4, 0.6, 0.7, LEAST_NAMED])
    process.stdout.write(`${one}: ${JSON.stringify(measure(read, one))}\n`);
  const figures = { ...measure(read, LEAST_NAMED), ...offers(read) };
  process.stdout.write(`writers left out: ${JSON.stringify(figures)}\n`);
  const values: TaskWeights = { ...fitted, ids, tables: fitTasks(rows, ids) };
  writeModel("tasks", { trainer: "tasks", figures, values });
  process.stdout.write(`${rows.length} rows, ${JSON.stringify(fitted)}\n`);
  await Promise.resolve();
}

/**
 * A task is offered from this chance on. Writers left out, no task named: of the 287 requests for which one is offered then (two at most) 151
 * have their own among the offered, 0.53; from 0.08 on, three at most, it was 330 of 736, 0.45, and three offers of four were others.
 */
const LEAST_OFFERED = 0.35;

interface Held {
  row: Row;
  chances: readonly number[];
}

interface Best {
  row: Row;
  /** Tasks by their chances, best first; none ("") among them. */
  ranked: readonly { id: string; chance: number }[];
}

function bestOf(chances: readonly number[], ids: readonly string[]): Pick<Best, "ranked"> {
  const ranked = chances.map((chance, at) => ({ id: ids[at] ?? "", chance }));
  return { ranked: ranked.toSorted((a, b) => b.chance - a.chance).slice(0, 5) };
}

/** How many requests have a task named, and how many of those are right. */
function measure(read: readonly Best[], least: number) {
  const named = read.filter(({ ranked: [best] }) => best !== undefined && best.id !== "" && best.chance >= least);
  const held = read.filter(({ row }) => row.task !== "");
  const right = named.filter(({ row, ranked: [best] }) => isRight(row, best?.id));
  return {
    named: shareOf(named.length, read.length),
    namedOfHeld: shareOf(named.filter(({ row }) => row.task !== "").length, held.length),
    right: shareOf(right.length, named.length),
  };
}

/** Of requests that the catalogue holds, how many have their task first, and among the first three. */
function offers(read: readonly Best[]) {
  const held = read.filter(({ row }) => row.task !== "");
  const among = (most: number) =>
    held.filter(({ row, ranked }) =>
      ranked
        .filter(({ id }) => id !== "")
        .slice(0, most)
        .some(({ id }) => isRight(row, id)),
    );
  return {
    held: held.length,
    first: shareOf(among(1).length, held.length),
    ofThree: shareOf(among(3).length, held.length),
  };
}

function isRight({ task, also }: Row, id: string | undefined): boolean {
  return id !== undefined && id !== "" && (id === task || id === also);
}

function shareOf(some: number, all: number): number {
  return all === 0 ? 1 : Number((some / all).toFixed(3));
}

function atTemperature(chances: readonly number[], temperature: number): number[] {
  const powers = chances.map((chance) => (chance + 1e-12) ** (1 / temperature));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function fitTemperature(held: readonly Held[], ids: readonly string[]): number {
  const lossOf = (temperature: number) =>
    held.reduce(
      (sum, { row, chances }) =>
        sum - Math.log((atTemperature(chances, temperature)[ids.indexOf(row.task)] as number) + 1e-9),
      0,
    );
  const tried = Array.from({ length: 30 }, (_, step) => (step + 10) / 20);
  return tried.reduce((best, one) => (lossOf(one) < lossOf(best) ? one : best));
}
