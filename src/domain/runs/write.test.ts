import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveCredits, grantOf } from "#tests/support/give-credits.ts";
import { createTestDeps, type TestDeps } from "#tests/support/test-deps.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { creditHolds } from "#domain/credits/tables.ts";
import { UNPAID_RUNS_AN_HOUR } from "./rules.ts";
import { runs } from "./tables.ts";
import { giveBackRun, holdRun } from "./write.ts";

let test: TestDeps;
beforeAll(async () => {
  test = await createTestDeps();
});
afterAll(() => test.close());

const START = new Date("2026-11-01T10:00:00Z");
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

describe("runs that are given back", () => {
  async function newPerson(): Promise<SignedInUser> {
    const user = { id: randomUUID() } as SignedInUser;
    await giveCredits(test.deps, grantOf(user.id, 1, { expiresAt: after(10_000) }));
    return user;
  }

  async function start(user: SignedInUser, now: Date): Promise<string> {
    const runId = randomUUID();
    await holdRun(test.deps.db, user, {
      runId,
      tool: "prompt-generate",
      lang: "en",
      idempotencyKey: runId,
      bodyHash: "",
      cost: 1,
      input: {},
      title: "",
      limits: { perDay: 5, perMonth: 5 },
      keepsHistory: true,
      leaseSeconds: 120,
      now,
    });
    return runId;
  }

  const giveBack = (runId: string, providerCalls: number, now: Date) =>
    giveBackRun(test.deps.db, {
      runId,
      now,
      ms: 1,
      engine: "provider",
      providerCalls,
      status: "stopped",
      errorCode: null,
    });

  it("cost nothing, and may cost a model's work only so often an hour", async () => {
    const user = await newPerson();
    for (let stopped = 0; stopped < UNPAID_RUNS_AN_HOUR; stopped += 1)
      await giveBack(await start(user, after(stopped)), 1, after(stopped));
    await expect(start(user, after(30))).rejects.toMatchObject({ code: "rate_limited" });
    const holds = await test.deps.db.select().from(creditHolds).where(eq(creditHolds.userId, user.id));
    expect(holds.map(({ state }) => state)).toEqual(Array(UNPAID_RUNS_AN_HOUR).fill("released"));
    const kept = await test.deps.db.select().from(runs).where(eq(runs.userId, user.id));
    expect(kept.filter(({ input, title }) => input !== null || title !== null)).toEqual([]);
    await giveBack(await start(user, after(61)), 1, after(61));
  });

  it("are not counted where no model worked", async () => {
    const user = await newPerson();
    for (let stopped = 0; stopped < UNPAID_RUNS_AN_HOUR; stopped += 1)
      await giveBack(await start(user, after(stopped)), 0, after(stopped));
    await expect(start(user, after(30))).resolves.toBeTypeOf("string");
  });
});
