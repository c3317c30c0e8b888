import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { creditPackages } from "#domain/packages/tables.ts";
import { isDatabaseUnavailable, rowsOf } from "./db.server.ts";
import { createPostgresDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";

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

  async function addPackage(): Promise<number> {
    const name = `p${randomUUID()}`.slice(0, 40);
    const [made] = await product.deps.db
      .insert(creditPackages)
      .values({ name, version: 1, displayName: name, displayNameAr: name })
      .returning();
    return made?.id as number;
  }
});
