import { writeFileSync } from "node:fs";
import { WORTH_STEP } from "#engines/questions/worth-model.ts";
import type { WorthModel } from "#engines/questions/worth.ts";
import { fitWorth } from "./fit-worth.ts";
import { measureNotes } from "./measure-notes.ts";
import { measureShown } from "./measure-shown.ts";
import { pairsOf, readHeldOut } from "./read-pairs.ts";

/**
 * `npm run train -- fit`, after `npm run train -- reader`: learns what each question is worth for a request, writes
 * `worth-data.ts`, and prints what the four questions shown to each judged request were called, its writer left out.
 */
export async function train(): Promise<void> {
  const held = readHeldOut();
  const pairs = pairsOf(held);
  measureShown(held, pairs);
  measureNotes(held);
  writeFileSync("src/engines/questions/bank/worth-data.ts", sourceOf(fitWorth(pairs)));
  await Promise.resolve();
}

function sourceOf({ bias, weights }: WorthModel): string {
  const lines = [...weights].map(([name, own]) => {
    const steps = own.map((weight) => Math.round(weight / WORTH_STEP) || "");
    return `${name}:${steps.join(",").replace(/,+$/, "")}`;
  });
  return [
    "// Written by `npm run train -- fit`. Do not edit.",
    "/** What was learned of what a question is worth; see training/fit. */",
    `export const WORTH_BIAS: readonly number[] = [${bias.join(", ")}];`,
    `export const WORTH_LINES = \`${lines.toSorted().join("\n")}\`;`,
    "",
  ].join("\n");
}
