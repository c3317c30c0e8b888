import type { IntentWeights } from "#engines/questions/read-intent.ts";
import { writeModel } from "../write-model.ts";
import { fitIntents } from "./fit-intents.ts";
import { leaveWritersOut, rowOf } from "./leave-writers-out.ts";
import { readTaskRows } from "./read-task-rows.ts";

/**
 * `npm run train -- intents`, after `npm run train -- reader`: learns intents from the requests of `training/tasks/requests`. What
 * `training/requests` has to say comes in through the kinds of work that the reader learned there. Prints what it makes of writers left out,
 * and writes the weights.
 */
export async function train(): Promise<void> {
  const tasks = readTaskRows().map(rowOf);
  const { fitted, measured, measuredAll } = leaveWritersOut(tasks);
  process.stdout.write(`writers left out, the surest of all: ${JSON.stringify(measuredAll)}\n`);
  process.stdout.write(`writers left out, where it names one: ${JSON.stringify(measured)}\n`);
  const table = fitIntents(tasks.map(({ own }) => own));
  const values: IntentWeights = { ...fitted, table };
  writeModel("intents", { trainer: "intents", figures: measured, values });
  process.stdout.write(`${tasks.length} rows, ${JSON.stringify(fitted)}\n`);
  await Promise.resolve();
}
