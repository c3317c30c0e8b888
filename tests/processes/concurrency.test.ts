import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface, type Interface } from "node:readline";
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rowsOf } from "#platform/database/db.server.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { createPostgresDeps, hasPostgres, TEST_SECRET, type TestDeps } from "#tests/support/scenes/test-deps.ts";

/** One process that runs tools on request. */
interface Worker {
  child: ChildProcess;
  lines: AsyncIterator<string>;
}

describe.skipIf(!hasPostgres)("two processes on one PostgreSQL", () => {
  let product: TestDeps & { url: string };
  let workers: Worker[];
  const readers: Interface[] = [];

  beforeAll(async () => {
    product = await createPostgresDeps();
    workers = await Promise.all([startWorker(product.url, readers), startWorker(product.url, readers)]);
  });
  afterAll(async () => {
    for (const worker of workers ?? []) {
      worker.child.stdin?.end();
      await once(worker.child, "exit");
    }
    await product?.close();
  });

  async function newAccount(credits: number): Promise<string> {
    const userId = randomUUID();
    await product.deps.db.execute(
      sql`insert into users (id, name, email, email_verified) values (${userId}, 'x', ${`${userId}@example.com`}, true)`,
    );
    await giveCredits(product.deps, grantOf(userId, credits));
    return userId;
  }

  async function expectAccount(userId: string, credits: number, spent: number) {
    const [row] = await rowsOf<Record<string, number>>(
      product.deps.db,
      sql`select current_credits as balance, held, (select sum(amount)::int from credit_ledger where user_id = ${userId}) as ledger,
        (select count(*)::int from credit_ledger where user_id = ${userId} and kind = 'spend') as spent,
        (select count(*)::int from runs where user_id = ${userId} and answered_at is not null) as answered from user_credits where user_id = ${userId}`,
    );
    expect(row).toEqual({ balance: credits, held: 0, ledger: credits, spent, answered: spent });
  }

  test("one credit, two runs at once: one wins, the other is refused", async () => {
    const userId = await newAccount(1);
    const outcomes = await atOnce(workers, { userId, runs: 1 });
    expect(outcomes.toSorted()).toEqual(["answered", "insufficient_credits"]);
    await expectAccount(userId, 0, 1);
  });

  test("ten credits, fifty runs at once: exactly ten are answered", async () => {
    const userId = await newAccount(10);
    const outcomes = await atOnce(workers, { userId, runs: 25 });
    expect(outcomes.filter((outcome) => outcome === "answered")).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === "insufficient_credits")).toHaveLength(40);
    await expectAccount(userId, 0, 10);
  });

  test("one key pressed twenty times in both: one run, one charge", async () => {
    const userId = await newAccount(5);
    const outcomes = await atOnce(workers, { userId, runs: 10, key: randomUUID() });
    expect(outcomes.filter((outcome) => outcome !== "answered" && outcome !== "run_in_progress")).toEqual([]);
    await expectAccount(userId, 4, 1);
  });
});

async function startWorker(url: string, readers: Interface[]): Promise<Worker> {
  const child = spawn(process.execPath, ["tests/support/processes/run-worker.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, DATABASE_URL: url, APP_SECRET: TEST_SECRET, LOG_LEVEL: "silent" },
  });
  const reader = createInterface({ input: child.stdout });
  readers.push(reader);
  const lines = reader[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe("ready");
  return { child, lines };
}

/** Gives both processes the same order at the same moment and joins what their runs came to. */
async function atOnce(workers: Worker[], order: { userId: string; runs: number; key?: string }): Promise<string[]> {
  for (const worker of workers) worker.child.stdin?.write(`${JSON.stringify(order)}\n`);
  const answers = await Promise.all(
    workers.map(async (worker) => JSON.parse(String((await worker.lines.next()).value)) as string[]),
  );
  return answers.flat();
}
