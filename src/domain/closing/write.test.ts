import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPerson, brokenInvariants } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { createPostgresDeps, createTestDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { creditHolds, creditLedger, userCredits } from "#domain/credits/tables.ts";
import { runs } from "#domain/runs/tables.ts";
import { holdRun, settleRun } from "#domain/runs/write.ts";
import type { Database } from "#platform/database/db.server.ts";
import { closeAccount } from "./write.ts";

const NO_TRACE = {
  wasCharged: false,
  run: { input: null, envelope: null, title: null, searchText: null, status: "stopped", answeredAt: null },
  hold: { state: "released" },
  credits: { currentCredits: 0, held: 0 },
  spent: [],
  broken: [],
};

describe.each([
  ["embedded", createTestDeps, true],
  ["PostgreSQL", createPostgresDeps, hasPostgres],
] as const)("an account closed while a run works, on %s", (kind, createDeps, available) => {
  describe.skipIf(!available)("with a database", () => {
    let test: TestDeps;
    beforeAll(async () => {
      test = await createDeps();
    });
    afterAll(() => test.close());

    async function start(db: Database, user: SignedInUser): Promise<string> {
      const runId = randomUUID();
      await holdRun(db, user, {
        runId,
        tool: "prompt-generate",
        lang: "en",
        idempotencyKey: runId,
        bodyHash: "",
        cost: 1,
        input: { request: "a private matter" },
        title: "a private matter",
        limits: null,
        keepsHistory: true,
        leaseSeconds: 120,
        now: test.deps.now(),
      });
      return runId;
    }

    const finish = (runId: string) =>
      settleRun(test.deps.db, {
        runId,
        now: test.deps.now(),
        ms: 1,
        engine: "provider",
        providerCalls: 1,
        status: "done",
        envelope: { result: "a private answer" },
        searchText: "a private answer",
        price: 1,
      });

    async function traceOf(user: SignedInUser, runId: string) {
      const { db } = test.deps;
      const wasCharged = await finish(runId);
      const [run] = await db.select().from(runs).where(eq(runs.id, runId));
      const [hold] = await db.select().from(creditHolds).where(eq(creditHolds.id, runId));
      const [credits] = await db.select().from(userCredits).where(eq(userCredits.userId, user.id));
      const ledger = await db.select().from(creditLedger).where(eq(creditLedger.userId, user.id));
      const spent = ledger.filter((row) => row.kind === "spend");
      return { wasCharged, run, hold, credits, spent, broken: await brokenInvariants(test.deps) };
    }

    it("stores nothing of what the run still produces and charges nothing", async () => {
      const user = await addPerson(test.deps);
      await giveCredits(test.deps, grantOf(user.id, 5));
      const runId = await start(test.deps.db, user);
      await closeAccount(test.deps, user);
      expect(await traceOf(user, runId)).toMatchObject(NO_TRACE);
    });

    it.skipIf(kind === "embedded")("ends a run that was being admitted at that moment", async () => {
      const user = await addPerson(test.deps);
      await giveCredits(test.deps, grantOf(user.id, 5));
      const closing: Promise<void>[] = [];
      const runId = await test.deps.db.transaction(async (tx) => {
        const id = await start(tx, user);
        closing.push(closeAccount(test.deps, user));
        await new Promise((resolve) => setTimeout(resolve, 300));
        return id;
      });
      await Promise.all(closing);
      expect(await traceOf(user, runId)).toMatchObject(NO_TRACE);
    });
  });
});
