import { createHash } from "node:crypto";
import { bootstrapInterval, mean } from "./bootstrap.ts";

/** What an assistant gets for one request under one condition. */
export interface Message {
  id: string;
  condition: string;
  message: string;
}
export interface Score {
  key: string;
  judge: string;
  score: number;
}

export const RAW = "raw";
const EQUAL = 0.5;

/** The same message of a request is sent and judged once. Hides the condition and, ordered by it, the order too. */
export function keyOf({ id, message }: Pick<Message, "id" | "message">): string {
  return createHash("sha256").update(`${id}\n${message}`).digest("hex").slice(0, 16);
}

/** Each condition against the raw requests, in the order in which they first appear. */
export function resultsOf(messages: readonly Message[], scores: readonly Score[]): Result[] {
  return [...new Set(messages.map(({ condition }) => condition))].map((condition) =>
    resultOf(condition, messages, scores),
  );
}

export function tableOf(results: readonly Result[]): string[][] {
  return [HEAD, ...results.map(rowOf)];
}

interface Result {
  condition: string;
  messages: number;
  judged: number;
  mean: number | null;
  difference: number | null;
  interval: [number, number] | null;
  better: number;
  equal: number;
  worse: number;
}

function resultOf(condition: string, messages: readonly Message[], scores: readonly Score[]): Result {
  const own = messages.filter((message) => message.condition === condition);
  const scoreOf = (id: string, wanted: string): number | null => {
    const message = messages.find((one) => one.id === id && one.condition === wanted);
    const key = message && keyOf(message);
    const found = scores.filter((score) => score.key === key).map(({ score }) => score);
    return found.length === 0 ? null : mean(found);
  };
  const pairs = own.flatMap(({ id }) => {
    const [score, raw] = [scoreOf(id, condition), scoreOf(id, RAW)];
    return score !== null && raw !== null ? [{ score, raw }] : [];
  });
  const differences = pairs.map(({ score, raw }) => score - raw);
  const count = (fits: (difference: number) => boolean) => differences.filter(fits).length;
  return {
    condition,
    messages: own.length,
    judged: pairs.length,
    mean: pairs.length === 0 ? null : mean(pairs.map(({ score }) => score)),
    difference: pairs.length === 0 ? null : mean(differences),
    interval: pairs.length === 0 ? null : bootstrapInterval(differences, 0.9),
    better: count((difference) => difference >= EQUAL),
    equal: count((difference) => Math.abs(difference) < EQUAL),
    worse: count((difference) => difference <= -EQUAL),
  };
}

const HEAD = ["condition", "messages", "judged", "mean", "against raw", "90 %", "better", "equal", "worse"];

function rowOf({
  condition,
  messages,
  judged,
  mean: own,
  difference,
  interval,
  better,
  equal,
  worse,
}: Result): string[] {
  const figure = (value: number | null) => (value === null ? "–" : value.toFixed(2));
  return [
    condition,
    String(messages),
    String(judged),
    figure(own),
    figure(difference),
    interval === null ? "–" : `${figure(interval[0])} to ${figure(interval[1])}`,
    ...[better, equal, worse].map(String),
  ];
}
