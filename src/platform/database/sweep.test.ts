import { and, lte, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPostgresDeps, createTestDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { deleteDue, inSteps, updateDue } from "./sweep.server.ts";
import { rateWindows } from "./tables.ts";

it("goes on while steps are full and ends with one that is not", async () => {
  const found = [3, 3, 1, 3];
  expect(await inSteps(async () => found.shift() ?? 0, 3)).toBe(7);
  expect(found).toEqual([3]);
});

describe.each([
  ["embedded", createTestDeps, true],
  ["PostgreSQL", createPostgresDeps, hasPostgres],
] as const)("rows that are due, on %s", (_kind, createDeps, available) => {
  describe.skipIf(!available)("with a database", () => {
    let test: TestDeps;
    beforeAll(async () => {
      test = await createDeps();
      await test.deps.db.execute(sql`insert into rate_windows (key, count, window_ends_at)
        select 'k' || n, n, timestamptz '2026-01-01' + n * interval '1 second' from generate_series(1, 1700) n`);
    });
    afterAll(() => test.close());

    it("are changed in steps until none is left, and no other row", async () => {
      const { db } = test.deps;
      const due = and(lte(rateWindows.windowEndsAt, new Date("2026-01-01T00:20:00Z")), sql`${rateWindows.count} > 0`);
      expect(await updateDue(db, rateWindows, due, { count: 0 })).toBe(1200);
      expect(await db.$count(rateWindows, sql`${rateWindows.count} = 0`)).toBe(1200);
    });

    it("are deleted, each once by two at the same time", async () => {
      const { db } = test.deps;
      const due = sql`${rateWindows.count} = 0`;
      const [one, other] = await Promise.all([deleteDue(db, rateWindows, due), deleteDue(db, rateWindows, due)]);
      expect(one + other + (await deleteDue(db, rateWindows, due))).toBe(1200);
      expect(await db.$count(rateWindows)).toBe(500);
    });
  });
});
