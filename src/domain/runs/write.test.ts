import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { readCredits } from "#domain/credits/read.ts";
import { creditHolds } from "#domain/credits/tables.ts";
import { UNPAID_RUNS_AN_HOUR } from "./rules.ts";
import { runs } from "./tables.ts";
import { listRuns } from "./read.ts";
import {
  deleteRun,
  giveBackRun,
  holdRun,
  rateRun,
  type RunStart,
  settleRun,
  sweepAbandonedRuns,
  sweepRunTexts,
} from "./write.ts";
import { requestStop } from "./write-stop.ts";

let test: TestDeps;
beforeAll(async () => {
  test = await createTestDeps();
});
afterAll(() => test.close());

const START = new Date("2026-11-01T10:00:00Z");
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

async function newPerson(): Promise<SignedInUser> {
  const user = { id: randomUUID() } as SignedInUser;
  await giveCredits(test.deps, grantOf(user.id, 10, { now: START, expiresAt: after(100_000) }));
  return user;
}

async function start(user: SignedInUser, now: Date, change: Partial<RunStart> = {}): Promise<string> {
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
    ...change,
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

describe("runs that are given back", () => {
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

const settle = (runId: string, now: Date) =>
  settleRun(test.deps.db, {
    runId,
    now,
    ms: 1,
    engine: "builtin",
    providerCalls: 0,
    status: "done",
    envelope: { result: "an answer" },
    searchText: "an answer",
    price: 1,
    isFree: false,
  });
describe("a run for which nothing was held", () => {
  const booksOf = async (user: SignedInUser) => readCredits(test.deps.db, user.id, START);

  it("is charged at its end where its answer is not free", async () => {
    const user = await newPerson();
    const id = await start(user, START, { cost: 0 });
    expect((await booksOf(user)).credits).toBe(10);
    expect(await settle(id, START)).toBe(true);
    expect((await booksOf(user)).credits).toBe(9);
    expect((await storedRun(id))?.cost).toBe(1);
  });

  it("stores no answer that cannot be paid, and is given back like any other", async () => {
    const user = { id: randomUUID() } as SignedInUser;
    const id = await start(user, START, { cost: 0 });
    await expect(settle(id, START)).rejects.toMatchObject({ code: "insufficient_credits" });
    expect(await storedRun(id)).toMatchObject({ status: "running", envelope: null });
    await giveBack(id, 0, START);
    expect(await storedRun(id)).toMatchObject({ status: "stopped", cost: 0 });
    expect(await test.deps.db.select().from(creditHolds).where(eq(creditHolds.userId, user.id))).toEqual([]);
  });

  it("counts for the day's limit like any other", async () => {
    const user = await newPerson();
    const limits = { perDay: 1, perMonth: 5 };
    await settle(await start(user, START, { cost: 0, limits }), START);
    await expect(start(user, START, { cost: 0, limits })).rejects.toMatchObject({ code: "daily_limit" });
  });
});

const storedRun = async (id: string) => (await test.deps.db.select().from(runs).where(eq(runs.id, id)))[0];

describe("limits", () => {
  it("of the day and of the month are refused, each until its window ends", async () => {
    const user = await newPerson();
    const night = new Date("2026-11-29T23:00:00Z");
    const limits = { perDay: 2, perMonth: 3 };
    for (const day of [0, 0, 1]) {
      const now = new Date(night.getTime() + day * 86_400_000);
      await settle(await start(user, now, { limits }), now);
    }
    const last = new Date("2026-11-30T23:30:00Z");
    await expect(start(user, night, { limits })).rejects.toMatchObject({
      code: "daily_limit",
      retryAfterSeconds: 3600,
    });
    await expect(start(user, last, { limits })).rejects.toMatchObject({
      code: "monthly_limit",
      retryAfterSeconds: 1800,
    });
    await expect(start(user, last, { limits, lang: "ar" })).resolves.toBeTypeOf("string");
    await expect(start(user, last, { limits, tool: "prompt-checker" })).resolves.toBeTypeOf("string");
    await expect(start(await newPerson(), last, { limits })).resolves.toBeTypeOf("string");
    const december = new Date("2026-12-01T00:00:00Z");
    await expect(start(user, december, { limits })).resolves.toBeTypeOf("string");
  });
});

describe("a run's text", () => {
  it("is kept 30 days with history and 24 hours without, and a sweep before that takes nothing", async () => {
    const user = await newPerson();
    const kept = await start(user, START, { keepsHistory: true });
    const unkept = await start(user, START, { keepsHistory: false });
    for (const id of [kept, unkept]) await settle(id, START);
    const left = async (hours: number) => {
      await sweepRunTexts(test.deps.db, new Date(START.getTime() + hours * 3_600_000));
      return [await storedRun(kept), await storedRun(unkept)].map((run) => run?.envelope !== null);
    };
    expect(await left(23.99)).toEqual([true, true]);
    expect(await left(24)).toEqual([true, false]);
    expect(await left(30 * 24 - 0.01)).toEqual([true, false]);
    expect(await left(30 * 24)).toEqual([false, false]);
    expect(await storedRun(kept)).toMatchObject({ input: null, title: null, searchText: null, answeredAt: START });
  });

  it("shows in history unless the person kept it out, or deleted it", async () => {
    const user = await newPerson();
    const shown = await start(user, after(1), { keepsHistory: true });
    const unkept = await start(user, after(2), { keepsHistory: false });
    const deleted = await start(user, after(3), { keepsHistory: true });
    for (const id of [shown, unkept, deleted]) await settle(id, after(4));
    await deleteRun(test.deps.db, user, deleted, after(5));
    const { runs: listed, total } = await listRuns(test.deps.db, user.id);
    expect([listed.map(({ id }) => id), total]).toEqual([[shown], 1]);
  });
});

describe("a run of somebody else", () => {
  it("cannot be stopped, rated or deleted", async () => {
    const [owner, stranger] = [await newPerson(), await newPerson()];
    const id = await start(owner, START);
    const { db } = test.deps;
    await expect(requestStop(db, stranger, id, START)).rejects.toMatchObject({ code: "not_found" });
    expect((await storedRun(id))?.stopRequestedAt).toBeNull();
    await settle(id, START);
    await expect(rateRun(db, stranger, id, 1)).rejects.toMatchObject({ code: "not_found" });
    await expect(deleteRun(db, stranger, id, START)).rejects.toMatchObject({ code: "not_found" });
    expect(await storedRun(id)).toMatchObject({ rating: null, deletedAt: null });
  });
});

describe("the key of a run that has ended without an answer", () => {
  it("says so, whether the run was abandoned or failed, and never with a refusal that this call could have met itself", async () => {
    const user = await newPerson();
    const key = { idempotencyKey: "key-of-one-press", bodyHash: "same" };
    await start(user, START, key);
    await sweepAbandonedRuns(test.deps.db, after(3));
    await expect(start(user, after(4), key)).rejects.toMatchObject({ code: "run_ended" });
    await expect(start(user, after(4), { ...key, bodyHash: "other" })).rejects.toMatchObject({
      code: "idempotency_mismatch",
    });
    const failing = { idempotencyKey: "key-of-another", bodyHash: "same" };
    const runId = await start(user, after(5), failing);
    await expect(start(user, after(5), failing)).rejects.toMatchObject({ code: "run_in_progress" });
    await giveBackRun(test.deps.db, {
      runId,
      now: after(6),
      ms: 1,
      engine: "provider",
      providerCalls: 1,
      status: "failed",
      errorCode: "provider_unavailable",
    });
    await expect(start(user, after(7), failing)).rejects.toMatchObject({ code: "run_ended" });
  });
});
