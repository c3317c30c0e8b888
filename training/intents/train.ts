import { existsSync } from "node:fs";
import type { IntentWeights } from "#engines/questions/read-intent.ts";
import { writeModel } from "../write-model.ts";
import { fitIntents } from "./fit-intents.ts";
import { leaveWritersOut, rowOf } from "./leave-writers-out.ts";
import { readTaskRows } from "./read-task-rows.ts";

/**
 * `TASKS=FOLDER npm run train -- intents`, after `npm run train -- reader`: learns intents from the rows of the folder (requests with the
 * four questions that their writers would have asked; the project's own, kept outside the repository). What `training/requests` has
 * to say comes in through the kinds of work that the reader learned there. Prints what it makes of writers left out, and writes the weights.
 */
export async function train(): Promise<void> {
  const folder = process.env["TASKS"] ?? "";
  if (!existsSync(folder)) throw new Error("TASKS=FOLDER names the folder of the rows with intents");
  const tasks = readTaskRows(folder).map(rowOf);
  const { fitted, measured, measuredAll } = leaveWritersOut(tasks);
  process.stdout.write(`writers left out, the surest of all: ${JSON.stringify(measuredAll)}\n`);
  process.stdout.write(`writers left out, where it names one: ${JSON.stringify(measured)}\n`);
  const table = fitIntents(tasks.map(({ own }) => own));
  const values: IntentWeights = { ...fitted, table };
  writeModel("intents", { trainer: "intents", figures: measured, values });
  process.stdout.write(`${tasks.length} rows, ${JSON.stringify(fitted)}\n`);
  await Promise.resolve();
}
