import { afterEach, expect, it, vi } from "vitest";
import { eq } from "drizzle-orm";
import { createDeps } from "#create-deps.ts";
import { readViewer } from "#domain/accounts/read.ts";
import { sessions, users } from "#domain/accounts/tables.ts";
import { holdRun, sweepAbandonedRuns } from "#domain/runs/write.ts";
import { addPerson } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { createEmptyDatabase, hasPostgres, TEST_SECRET } from "#tests/support/scenes/test-deps.ts";

const HOUR_MS = 3_600_000;

afterEach(() => void vi.useRealTimers());

/** The product in a process whose own clock is off. */
async function depsWithClock(url: string, aheadMs: number) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + aheadMs });
  return createDeps({ DATABASE_URL: url, APP_SECRET: TEST_SECRET, LOG_LEVEL: "silent" });
}

it.skipIf(!hasPostgres)("is the database's, whatever the machine's clock says or jumps to", async () => {
  const realNow = Date.now();
  const { url, drop } = await createEmptyDatabase();
  const right = await depsWithClock(url, 0);
  const wrong = await depsWithClock(url, HOUR_MS);
  try {
    const person = await addPerson(right.deps);
    await giveCredits(right.deps, grantOf(person.id, 10, { now: right.deps.now() }));
    await holdRun(right.deps.db, person, {
      runId: "run-1",
      tool: "prompt-generate",
      lang: "en",
      idempotencyKey: "key-00000001",
      bodyHash: "hash",
      cost: 1,
      input: {},
      title: "",
      limits: null,
      keepsHistory: true,
      leaseSeconds: 60,
      now: right.deps.now(),
    });
    expect(await sweepAbandonedRuns(wrong.deps.db, wrong.deps.now())).toBe(0);
    vi.setSystemTime(realNow - 24 * HOUR_MS);
    for (const { deps } of [right, wrong]) expect(Math.abs(deps.now().getTime() - realNow)).toBeLessThan(60_000);
  } finally {
    await right.close();
    await wrong.close();
    await drop();
  }
});

it.skipIf(!hasPostgres)(
  "dates sessions: one of a process far ahead ends in 30 days, one that is over is over for a process behind",
  async () => {
    const realNow = Date.now();
    const { url, drop } = await createEmptyDatabase();
    const ahead = await depsWithClock(url, 400 * 24 * HOUR_MS);
    try {
      const { id } = await addPerson(ahead.deps);
      const [line = ""] = await ahead.deps.auth.startSession(id, new Headers());
      const [session] = await ahead.deps.db.select().from(sessions).where(eq(sessions.userId, id));
      expect(Math.abs((session?.expiresAt.getTime() ?? 0) - realNow - 30 * 24 * HOUR_MS)).toBeLessThan(60_000);
      vi.setSystemTime(realNow - HOUR_MS);
      const headers = new Headers({ cookie: line.split(";")[0] ?? "" });
      expect((await readViewer(ahead.deps, headers)).viewer?.id).toBe(id);
      await ahead.deps.db.update(sessions).set({ expiresAt: new Date(realNow - 60_000) });
      expect((await readViewer(ahead.deps, headers)).viewer).toBeNull();
      expect(await ahead.deps.db.$count(users)).toBe(1);
    } finally {
      await ahead.close();
      await drop();
    }
  },
);
