import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { creditPackages } from "#domain/packages/tables.ts";
import { runs } from "#domain/runs/tables.ts";
import { isDatabaseUnavailable, rowsOf } from "./db.server.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { createPostgresDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";

/** One that finds something to repair: what finds nothing is free. */
const FAULTY = "I will tip you 200 dollars. PLEASE!!! Write a polite mail to a client whose invoice is late.";

describe.skipIf(!hasPostgres)("a PostgreSQL server that fails", () => {
  let product: TestDeps;

  beforeAll(async () => {
    product = await createPostgresDeps();
  });
  afterAll(() => product.close());

  test("a connection lost inside a transaction fails that caller as unavailable, and the process goes on", async () => {
    const { db } = product.deps;
    const uncaught: unknown[] = [];
    const note = (error: unknown) => uncaught.push(error);
    process.on("uncaughtException", note);
    const failure = await db
      .transaction(async (tx) => {
        const [own] = await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
        await db.execute(sql`select pg_terminate_backend(${own?.pid})`);
        await new Promise((done) => setTimeout(done, 50));
        await tx.execute(sql`select 1`);
      })
      .catch((error: unknown) => error);
    await new Promise((done) => setTimeout(done, 50));
    process.off("uncaughtException", note);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect(uncaught).toEqual([]);
    expect(await rowsOf(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  test("a run whose connection is lost while it is admitted gets 503, leaves nothing, and its key is free again", async () => {
    const { db } = product.deps;
    const api = createTestApi(product.deps);
    const { userId, cookie } = await signUpConfirmed(product.deps, api);
    await giveCredits(product.deps, grantOf(userId, 5));
    const headers = { "idempotency-key": randomUUID() };
    const press = () =>
      api.call("/api/tools/prompt-generate/runs?lang=en", { json: { text: FAULTY, tone: "warm" }, cookie, headers });
    const counts = async () => [await db.$count(runs, eq(runs.userId, userId)), await heldBy(userId)];
    const answer = await db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from user_credits where user_id = ${userId} for update`);
      const pressed = press();
      // The run's row is written and its hold waits for the lock: there its connection goes.
      const waiting = sql`select pg_terminate_backend(pid) as ended from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%user_credits%'`;
      await vi.waitFor(async () => expect(await rowsOf(db, waiting)).toEqual([{ ended: true }]), { timeout: 5000 });
      return pressed;
    });
    expect([answer.status, (await answer.json()) as object]).toMatchObject([
      503,
      { error: { code: "database_unavailable" } },
    ]);
    expect(await counts()).toEqual([0, 0]);
    expect((await press()).status).toBe(201);
    expect((await press()).status).toBe(201);
    expect(await counts()).toEqual([1, 0]);
    const spent = sql`select sum(amount)::int as sum from credit_ledger where user_id = ${userId} and kind = 'spend'`;
    expect(await rowsOf(db, spent)).toEqual([{ sum: -1 }]);
  });

  test("two transactions that lock each other's rows both come through", async () => {
    const { db } = product.deps;
    const first = await addPackage();
    const second = await addPackage();
    let meet: () => void;
    const met = new Promise<void>((done) => (meet = done));
    let arrived = 0;
    const crossed = (from: number, to: number) =>
      db.transaction(async (tx) => {
        await tx.update(creditPackages).set({ credits: 1 }).where(eq(creditPackages.id, from));
        arrived += 1;
        if (arrived === 2) meet();
        await met;
        await tx.update(creditPackages).set({ credits: 2 }).where(eq(creditPackages.id, to));
        return "kept";
      });
    expect(await Promise.all([crossed(first, second), crossed(second, first)])).toEqual(["kept", "kept"]);
  });

  test.each([
    ["a database that takes no connections", "55000"],
    ["a lock that was not given in time", "55P03"],
    ["a deadlock", "40P01"],
    ["a serialisation failure", "40001"],
  ])("%s counts as unavailable", async (_what, code) => {
    const raise = sql.raw(`do $$ begin raise exception 'x' using errcode = '${code}'; end $$`);
    const failure = await product.deps.db.execute(raise).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });

  async function heldBy(userId: string): Promise<number | undefined> {
    const [row] = await rowsOf<{ held: number }>(
      product.deps.db,
      sql`select held from user_credits where user_id = ${userId}`,
    );
    return row?.held;
  }

  async function addPackage(): Promise<number> {
    const name = `p${randomUUID()}`.slice(0, 40);
    const [made] = await product.deps.db
      .insert(creditPackages)
      .values({ name, version: 1, displayName: name, displayNameAr: name })
      .returning();
    return made?.id as number;
  }
});
