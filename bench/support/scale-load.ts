import { randomInt, randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { NOTE_REQUEST } from "#tests/support/models/model-answers.ts";
import type { ProductProcess } from "#tests/support/processes/product-process.ts";
import { GOOD_PASSWORD, type SignedIn } from "#tests/support/scenes/sign-in.ts";
import { send } from "#tests/storm/support/storm-load.ts";
import type { Cost, Operation } from "./scale-model.ts";

const CONNECTIONS = 16;

export interface Stage {
  products: readonly ProductProcess[];
  people: readonly SignedIn[];
  client: pg.Client;
  countFile: string;
}

export interface Measured extends Cost {
  perSecond: number;
  p99: number;
  failed: number;
}

const pick = <T>(items: readonly T[]): T => items[randomInt(items.length)] as T;

/** Asks for operations over 16 connections for so long, or so often; what one took of statements and processors. */
export async function measure(
  stage: Stage,
  next: () => Operation,
  limit: { ms: number; times?: number },
): Promise<Measured> {
  const before = await usedBy(stage);
  const taken: number[] = [];
  let failed = 0;
  let left = limit.times ?? Number.POSITIVE_INFINITY;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - begun < limit.ms && left-- > 0) {
        const at = performance.now();
        if (!(await ask(stage, next()))) failed += 1;
        taken.push(performance.now() - at);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const after = await usedBy(stage);
  const each = (key: keyof Cost) => (after[key] - before[key]) / taken.length;
  taken.sort((a, b) => a - b);
  return {
    perSecond: taken.length / seconds,
    p99: taken[Math.floor(taken.length * 0.99)] ?? 0,
    failed,
    queries: each("queries"),
    productMs: each("productMs"),
    databaseMs: each("databaseMs"),
  };
}

async function ask({ products, people }: Stage, operation: Operation): Promise<boolean> {
  const product = pick(products);
  const person = pick(people);
  const peer = { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
  const run = (headers: Record<string, string>) =>
    send(product, person, "/api/tools/prompt-generate/runs?lang=en", { text: NOTE_REQUEST }, headers);
  if (operation === "run") return (await run({ "idempotency-key": randomUUID() }))?.status === 201;
  if (operation === "stream") {
    const answer = await run({ "idempotency-key": randomUUID(), accept: "text/event-stream" });
    return answer?.text.includes("event: done") ?? false;
  }
  const answer = await {
    read: () => send(product, null, "/guide/prompt-checker", undefined, peer),
    own: () => send(product, person, "/en/prompt-checker"),
    history: () => send(product, person, "/en/history"),
    signIn: () =>
      send(product, null, "/api/auth/sign-in/email", { email: person.email, password: GOOD_PASSWORD }, peer),
  }[operation]();
  return answer?.status === 200;
}

/** Statements, and processor time in ms, that the products and their database have used so far. */
export async function usedBy({ products, client, countFile }: Stage): Promise<Cost> {
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  const queries = await Promise.all(products.map(({ child }) => statementsOf(child.pid as number, countFile)));
  return {
    queries: queries.reduce((sum, count) => sum + count, 0),
    productMs: products.reduce((sum, { child }) => sum + processorMs(child.pid as number), 0),
    databaseMs: rows.reduce((sum, { pid }) => sum + processorMs(pid), 0),
  };
}

async function statementsOf(pid: number, countFile: string): Promise<number> {
  const path = `${countFile}.${pid}`;
  rmSync(path, { force: true });
  process.kill(pid, "SIGUSR2");
  for (let look = 0; look < 500; look += 1) {
    const count = readCount(path);
    if (count !== null) return count;
    await sleep(10);
  }
  throw new Error("the product does not count its statements");
}

function readCount(path: string): number | null {
  try {
    const text = readFileSync(path, "utf8");
    return text === "" ? null : Number(text);
  } catch {
    return null;
  }
}

/** Clock ticks of Linux are 10 ms. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
