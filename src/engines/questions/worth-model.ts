import { WORTH_BIAS, WORTH_LINES } from "./bank/worth-data.ts";
import type { WorthModel } from "./worth.ts";

/** Weights are kept in whole steps of this size. */
export const WORTH_STEP = 0.05;

let opened: WorthModel | null = null;

/** The model that `npm run train -- fit` wrote. */
export function worthModel(): WorthModel {
  opened ??= { bias: WORTH_BIAS, weights: new Map(WORTH_LINES.split("\n").map(readLine)) };
  return opened;
}

/** "name:good,out,said"; what is missing is 0. */
function readLine(line: string): [string, number[]] {
  const end = line.lastIndexOf(":");
  const steps = line.slice(end + 1).split(",");
  return [line.slice(0, end), steps.map((step) => Number(step) * WORTH_STEP)];
}
