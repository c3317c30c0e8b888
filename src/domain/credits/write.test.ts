import fc from "fast-check";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { type Database, rowsOf } from "#platform/database/db.server.ts";
import { readCredits } from "./read.ts";
import { creditLedger, userCredits } from "./tables.ts";
import { adjustCredits, closeCredits, expireDueCredits, type Grant, grantCredits, withdrawCredits } from "./write.ts";
import { captureHold, holdCredits, releaseHold } from "./write-holds.ts";

let product: TestDeps;
let db: Database;
beforeAll(async () => {
  product = await createTestDeps();
  db = product.deps.db;
});
afterAll(() => product.close());

const START = new Date("2026-11-01T00:00:00Z");
const DAY = 86_400_000;
let users = 0;
const newUser = () => `user-${(users += 1)}`;
const freeGrant = (userId: string, change: Partial<Grant> = {}): Grant => ({
  userId,
  amount: 50,
  mode: "add",
  packageType: "free",
  packageVersionId: null,
  expiresAt: new Date(START.getTime() + 14 * DAY),
  cause: { type: "free_claim", id: userId },
  now: START,
  ...change,
});
const give = (grant: Grant) => db.transaction((tx) => grantCredits(tx, grant));
const hold = (userId: string, id: string, now = START) =>
  holdCredits(db, { id, userId, amount: 1, expiresAt: new Date(now.getTime() + 60_000), now });
const balanceOf = async (userId: string) =>
  (await db.select().from(userCredits).where(eq(userCredits.userId, userId)))[0];
const ledgerOf = async (userId: string) =>
  (await db.select().from(creditLedger).where(eq(creditLedger.userId, userId)).orderBy(creditLedger.id)).map((row) => [
    row.kind,
    row.amount,
  ]);

describe("a grant", () => {
  test("counts once for its cause", async () => {
    const userId = newUser();
    expect(await give(freeGrant(userId))).toBe(true);
    expect(await give(freeGrant(userId))).toBe(false);
    expect(await readCredits(db, userId, START)).toEqual({
      credits: 50,
      packageType: "free",
      expiresAt: new Date(START.getTime() + 14 * DAY),
      isExpired: false,
      isFreeClaimed: true,
      topUp: null,
    });
  });

  test("that adds keeps what is unexpired and never shortens the expiry", async () => {
    const userId = newUser();
    await give(freeGrant(userId, { expiresAt: new Date(START.getTime() + 60 * DAY) }));
    await give(
      freeGrant(userId, {
        amount: 150,
        packageType: "basic",
        cause: { type: "stripe_invoice", id: `in-${userId}` },
        expiresAt: new Date(START.getTime() + 32 * DAY),
      }),
    );
    const account = await balanceOf(userId);
    expect(account).toMatchObject({
      currentCredits: 200,
      packageType: "basic",
      expiresAt: new Date(START.getTime() + 60 * DAY),
    });
  });

  test("that replaces takes what is left first: a renewal with 40 left ends at 150", async () => {
    const userId = newUser();
    await give(freeGrant(userId, { amount: 40 }));
    await give(
      freeGrant(userId, {
        amount: 150,
        mode: "replace",
        packageType: "basic",
        cause: { type: "stripe_invoice", id: `in-${userId}` },
      }),
    );
    expect((await balanceOf(userId))?.currentCredits).toBe(150);
    expect(await ledgerOf(userId)).toEqual([
      ["grant", 40],
      ["expire", -40],
      ["grant", 150],
    ]);
  });

  test("after an expiry nobody swept yet does not revive the old credits", async () => {
    const userId = newUser();
    await give(freeGrant(userId));
    const later = new Date(START.getTime() + 20 * DAY);
    await give(
      freeGrant(userId, {
        amount: 150,
        packageType: "basic",
        cause: { type: "stripe_invoice", id: `in-${userId}` },
        now: later,
        expiresAt: new Date(later.getTime() + 32 * DAY),
      }),
    );
    expect((await balanceOf(userId))?.currentCredits).toBe(150);
  });

  test("of the free package keeps Basic while that lives, and not once it has lapsed", async () => {
    for (const [day, packageType, credits] of [
      [9, "basic", 200],
      [10, "free", 50],
    ] as const) {
      const userId = newUser();
      const cause = { type: "stripe_invoice" as const, id: `in-${userId}` };
      const expiresAt = new Date(START.getTime() + 10 * DAY);
      await give(freeGrant(userId, { amount: 150, packageType: "basic", packageVersionId: 7, cause, expiresAt }));
      const now = new Date(START.getTime() + day * DAY);
      await give(freeGrant(userId, { now, expiresAt: new Date(now.getTime() + 14 * DAY) }));
      const account = await balanceOf(userId);
      expect([account?.packageType, account?.packageVersionId, account?.currentCredits]).toEqual([
        packageType,
        packageType === "basic" ? 7 : null,
        credits,
      ]);
    }
  });
});

describe("a hold", () => {
  test("sets credits aside, and capturing it spends them once", async () => {
    const userId = newUser();
    await give(freeGrant(userId));
    expect(await hold(userId, `${userId}/1`)).toBe(true);
    expect((await readCredits(db, userId, START)).credits).toBe(49);
    expect(await captureHold(db, `${userId}/1`)).toBe(true);
    expect(await captureHold(db, `${userId}/1`)).toBe(false);
    expect(await releaseHold(db, `${userId}/1`)).toBe(false);
    expect(await balanceOf(userId)).toMatchObject({ currentCredits: 49, held: 0 });
    expect(await ledgerOf(userId)).toEqual([
      ["grant", 50],
      ["spend", -1],
    ]);
  });

  test("that is released leaves nothing in the ledger", async () => {
    const userId = newUser();
    await give(freeGrant(userId));
    await hold(userId, `${userId}/1`);
    expect(await releaseHold(db, `${userId}/1`)).toBe(true);
    expect(await releaseHold(db, `${userId}/1`)).toBe(false);
    expect(await ledgerOf(userId)).toEqual([["grant", 50]]);
    expect(await balanceOf(userId)).toMatchObject({ currentCredits: 50, held: 0 });
  });

  test("is refused without credits, with all of them held, or past the expiry", async () => {
    const userId = newUser();
    expect(await hold(userId, `${userId}/0`)).toBe(false);
    await give(freeGrant(userId, { amount: 1 }));
    expect(await hold(userId, `${userId}/1`)).toBe(true);
    expect(await hold(userId, `${userId}/2`)).toBe(false);
    await releaseHold(db, `${userId}/1`);
    const expiry = START.getTime() + 14 * DAY;
    for (const ms of [expiry, expiry + 1]) expect(await hold(userId, `${userId}/3`, new Date(ms))).toBe(false);
    expect(await hold(userId, `${userId}/4`, new Date(expiry - 1))).toBe(true);
  });

  test("that an expiry passed over is written off when it is released, and spent when it is captured", async () => {
    const userId = newUser();
    await give(freeGrant(userId, { amount: 10 }));
    await hold(userId, `${userId}/1`);
    await hold(userId, `${userId}/2`);
    await expireDueCredits(db, new Date(START.getTime() + 15 * DAY));
    expect(await balanceOf(userId)).toMatchObject({ currentCredits: 2, held: 2, packageType: "none" });
    await releaseHold(db, `${userId}/1`);
    await captureHold(db, `${userId}/2`);
    expect(await balanceOf(userId)).toMatchObject({ currentCredits: 0, held: 0 });
    expect(await ledgerOf(userId)).toEqual([
      ["grant", 10],
      ["expire", -8],
      ["expire", -1],
      ["spend", -1],
    ]);
  });
});

describe("a withdrawal", () => {
  test("takes what is not held, at most what is there, once", async () => {
    const userId = newUser();
    await give(freeGrant(userId, { amount: 10 }));
    await hold(userId, `${userId}/1`);
    const withdraw = () =>
      db.transaction((tx) =>
        withdrawCredits(tx, { userId, amount: 150, cause: { type: "stripe_refund", id: `re-${userId}` }, now: START }),
      );
    expect(await withdraw()).toBe(9);
    expect(await withdraw()).toBe(0);
    await releaseHold(db, `${userId}/1`);
    expect(await balanceOf(userId)).toMatchObject({ currentCredits: 0, held: 0 });
  });

  test("writes off no more of what is held than it still asks for", async () => {
    const userId = newUser();
    await give(freeGrant(userId, { amount: 10 }));
    for (const run of [1, 2, 3, 4]) await hold(userId, `${userId}/${run}`);
    const cause = { type: "stripe_refund" as const, id: `re-${userId}` };
    expect(await db.transaction((tx) => withdrawCredits(tx, { userId, amount: 7, cause, now: START }))).toBe(6);
    for (const run of [1, 2, 3, 4]) await releaseHold(db, `${userId}/${run}`);
    expect(await balanceOf(userId)).toMatchObject({ currentCredits: 3, held: 0 });
  });
});

describe("the administrator's correction", () => {
  const adjust = (userId: string, amount: number, key: string, now: Date) =>
    db.transaction((tx) =>
      adjustCredits(tx, { userId, amount, cause: { type: "adjustment", id: key }, note: "test", now }),
    );
  const late = new Date(START.getTime() + 20 * DAY);

  test.each([true, false])("upwards after an expiry can be spent, swept %s, and a purchase keeps it", async (swept) => {
    const userId = newUser();
    await give(freeGrant(userId));
    if (swept) await expireDueCredits(db, late);
    expect(await adjust(userId, -5, `${userId}/down`, late)).toBe(0);
    expect(await adjust(userId, 10, `${userId}/up`, late)).toBe(10);
    expect(await readCredits(db, userId, late)).toMatchObject({ credits: 10, packageType: "none", isExpired: false });
    expect(await hold(userId, `${userId}/1`, late)).toBe(true);
    await releaseHold(db, `${userId}/1`);
    const cause = { type: "stripe_invoice" as const, id: `in-${userId}` };
    const expiresAt = new Date(late.getTime() + 32 * DAY);
    await give(freeGrant(userId, { amount: 150, packageType: "basic", cause, now: late, expiresAt }));
    expect(await readCredits(db, userId, late)).toMatchObject({ credits: 160, packageType: "basic", expiresAt });
  });
});

describe("the database itself", () => {
  test("refuses a negative balance, a hold above the balance, and changes to the ledger", async () => {
    const userId = newUser();
    await give(freeGrant(userId));
    await expect(
      db.execute(sql`update user_credits set current_credits = -1 where user_id = ${userId}`),
    ).rejects.toThrow();
    await expect(db.execute(sql`update user_credits set held = 51 where user_id = ${userId}`)).rejects.toThrow();
    await expect(db.execute(sql`update credit_ledger set amount = 100 where user_id = ${userId}`)).rejects.toThrow();
    await expect(db.execute(sql`delete from credit_ledger where user_id = ${userId}`)).rejects.toThrow();
  });
});

type Step =
  | { kind: "claim" | "renew" | "expire" | "close" }
  | { kind: "hold" | "capture" | "release"; run: number }
  | { kind: "withdraw" | "adjust"; amount: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>({ kind: "claim" }, { kind: "renew" }, { kind: "expire" }),
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom("hold" as const, "capture" as const, "release" as const),
      run: fc.nat(5),
    }),
  },
  fc.record({ kind: fc.constantFrom("withdraw" as const, "adjust" as const), amount: fc.integer({ min: 1, max: 80 }) }),
);

async function apply(userId: string, step: Step, index: number, now: Date): Promise<void> {
  const id = (run: number) => `${userId}/${run}`;
  const cause = { type: "stripe_invoice" as const, id: `${userId}/${index}` };
  if (step.kind === "claim") await give(freeGrant(userId, { now, expiresAt: new Date(now.getTime() + 14 * DAY) }));
  if (step.kind === "renew")
    await give(
      freeGrant(userId, {
        amount: 150,
        mode: "replace",
        packageType: "basic",
        cause,
        now,
        expiresAt: new Date(now.getTime() + 32 * DAY),
      }),
    );
  if (step.kind === "expire") await expireDueCredits(db, now);
  if (step.kind === "close") await db.transaction((tx) => closeCredits(tx, userId, now));
  if (step.kind === "hold") await hold(userId, id(step.run), now).catch(() => false);
  if (step.kind === "capture") await captureHold(db, id(step.run));
  if (step.kind === "release") await releaseHold(db, id(step.run));
  if (step.kind === "withdraw")
    await db.transaction((tx) =>
      withdrawCredits(tx, { userId, amount: step.amount, cause: { type: "stripe_refund", id: cause.id }, now }),
    );
  if (step.kind === "adjust")
    await db.transaction((tx) =>
      adjustCredits(tx, {
        userId,
        amount: index % 2 ? step.amount : -step.amount,
        cause: { type: "adjustment", id: cause.id },
        note: "test",
        now,
      }),
    );
}

test("after any sequence of operations the ledger's sum is the balance, and 0 ≤ held ≤ balance", async () => {
  let day = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const userId = newUser();
      // One clock for all rounds, which only goes forwards: an expiry that ran ahead of it would end other rounds' credits.
      for (const [index, each] of steps.entries()) {
        day += each.kind === "expire" ? 40 : 1;
        await apply(userId, each, index, new Date(START.getTime() + day * DAY));
        const [sums] = await rowsOf<{ ledger: number; balance: number; held: number; open: number }>(
          db,
          sql`select coalesce((select sum(amount) from credit_ledger where user_id = ${userId}), 0)::int as ledger,
            coalesce((select current_credits from user_credits where user_id = ${userId}), 0)::int as balance,
            coalesce((select held from user_credits where user_id = ${userId}), 0)::int as held,
            coalesce((select sum(amount) from credit_holds where user_id = ${userId} and state = 'held'), 0)::int as open`,
        );
        expect(sums?.ledger).toBe(sums?.balance);
        expect(sums?.held).toBe(sums?.open);
        expect(sums?.balance).toBeGreaterThanOrEqual(sums?.held as number);
      }
    }),
    { numRuns: 40 },
  );
}, 60_000);
