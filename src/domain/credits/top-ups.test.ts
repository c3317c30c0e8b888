import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { Database } from "#platform/database/db.server.ts";
import { users as people } from "#domain/accounts/tables.ts";
import { readCredits } from "./read.ts";
import { creditLedger, userCredits } from "./tables.ts";
import { adjustCredits, closeCredits, expireDueCredits, grantCredits, grantTopUp, withdrawCredits } from "./write.ts";
import { captureHold, holdCredits, releaseHold } from "./write-holds.ts";

let product: TestDeps;
let db: Database;
beforeAll(async () => {
  product = await createTestDeps();
  db = product.deps.db;
});
afterAll(() => product.close());

const START = new Date("2026-11-01T00:00:00Z");
const day = (count: number) => new Date(START.getTime() + count * 86_400_000);
let users = 0;
const newUser = async () => {
  const id = `buyer-${(users += 1)}`;
  await db.insert(people).values({ id, name: "", email: `${id}@example.com`, emailVerified: true });
  return id;
};
const plan = (userId: string, amount: number, days: number, mode: "add" | "replace" = "add", now = START) =>
  db.transaction((tx) =>
    grantCredits(tx, {
      userId,
      amount,
      mode,
      packageType: "basic",
      packageVersionId: null,
      expiresAt: day(days),
      cause: { type: "stripe_invoice", id: `${userId}/${now.toISOString()}/${mode}` },
      now,
    }),
  );
const topUp = (userId: string, amount: number, days: number, id = "a", now = START) =>
  db.transaction((tx) =>
    grantTopUp(tx, {
      userId,
      amount,
      expiresAt: day(days),
      cause: { type: "stripe_payment", id: `${userId}/${id}` },
      now,
    }),
  );
const hold = (userId: string, id: string, now = START) =>
  holdCredits(db, { id: `${userId}/${id}`, userId, amount: 1, expiresAt: day(100), now });
const spend = async (userId: string, count: number, now = START) => {
  for (let index = 0; index < count; index += 1) {
    const id = `${now.toISOString()}-${index}`;
    expect(await hold(userId, id, now)).toBe(true);
    expect(await captureHold(db, `${userId}/${id}`)).toBe(true);
  }
};
const partsOf = async (userId: string) => {
  const [row] = await db.select().from(userCredits).where(eq(userCredits.userId, userId));
  return { all: row?.currentCredits, topUp: row?.topUpCredits, held: row?.held };
};
const ledgerOf = async (userId: string) =>
  (await db.select().from(creditLedger).where(eq(creditLedger.userId, userId)).orderBy(creditLedger.id)).map(
    (row) => `${row.sourceType} ${row.amount}`,
  );

describe("a top-up", () => {
  test("counts once for its cause, and by itself is no package", async () => {
    const userId = await newUser();
    expect(await topUp(userId, 100, 90)).toBe(true);
    expect(await topUp(userId, 100, 90)).toBe(false);
    expect(await readCredits(db, userId, START)).toEqual({
      credits: 100,
      packageType: "none",
      expiresAt: day(90),
      isExpired: false,
      isFreeClaimed: false,
      topUp: { credits: 100, expiresAt: day(90) },
    });
  });

  test("outlives the renewal that takes what is left of the month", async () => {
    const userId = await newUser();
    await plan(userId, 150, 32);
    await topUp(userId, 100, 90);
    await plan(userId, 150, 62, "replace", day(30));
    expect(await partsOf(userId)).toEqual({ all: 250, topUp: 100, held: 0 });
    expect(await ledgerOf(userId)).toEqual([
      "stripe_invoice 150",
      "stripe_payment 100",
      "renewal -150",
      "stripe_invoice 150",
    ]);
  });

  test("neither lengthens the package nor is shortened by it", async () => {
    const userId = await newUser();
    await plan(userId, 150, 32);
    await topUp(userId, 100, 90);
    expect(await readCredits(db, userId, day(31))).toMatchObject({ credits: 250, expiresAt: day(32) });
    expect(await readCredits(db, userId, day(33))).toMatchObject({
      credits: 100,
      packageType: "none",
      expiresAt: day(90),
      isExpired: false,
    });
    expect(await readCredits(db, userId, day(90))).toMatchObject({ credits: 0, topUp: null, isExpired: true });
  });

  test.each([
    ["the package first where it ends first", 32, 90, { all: 55, topUp: 50, held: 0 }],
    ["the package first where both end together", 32, 32, { all: 55, topUp: 50, held: 0 }],
    ["the top-up first where that ends first", 90, 7, { all: 55, topUp: 45, held: 0 }],
  ])("is spent in the order of ends: %s", async (_name, planDays, topUpDays, expected) => {
    const userId = await newUser();
    await plan(userId, 10, planDays);
    await topUp(userId, 50, topUpDays);
    await spend(userId, 5);
    expect(await partsOf(userId)).toEqual(expected);
  });

  test("goes on where the first part is used up, to the last credit and no further", async () => {
    const userId = await newUser();
    await plan(userId, 2, 32);
    await topUp(userId, 2, 90);
    await spend(userId, 4);
    expect(await hold(userId, "one too many")).toBe(false);
    expect(await partsOf(userId)).toEqual({ all: 0, topUp: 0, held: 0 });
  });

  test("can be spent before the sweep has closed a package that is over, and only it", async () => {
    const userId = await newUser();
    await plan(userId, 10, 1);
    await topUp(userId, 1, 90);
    expect(await hold(userId, "of the top-up", day(2))).toBe(true);
    expect(await hold(userId, "of nothing", day(2))).toBe(false);
  });

  test("ends on its day, with what is held of it written off, and leaves the package alone", async () => {
    const userId = await newUser();
    await plan(userId, 10, 90);
    await topUp(userId, 5, 7);
    expect(await hold(userId, "kept")).toBe(true);
    expect(await hold(userId, "given back")).toBe(true);
    await expireDueCredits(db, day(7));
    expect(await readCredits(db, userId, day(7))).toMatchObject({ credits: 10, topUp: null });
    await captureHold(db, `${userId}/kept`);
    await releaseHold(db, `${userId}/given back`);
    expect(await partsOf(userId)).toEqual({ all: 10, topUp: 0, held: 0 });
    expect((await ledgerOf(userId)).slice(2)).toEqual(["top_up_expiry -3", "run -1", "hold_write_off -1"]);
  });

  test("bought again before its end lasts until the later end; after its end it begins anew", async () => {
    const userId = await newUser();
    await topUp(userId, 10, 90, "a");
    await topUp(userId, 10, 30, "b");
    expect((await readCredits(db, userId, START)).topUp).toEqual({ credits: 20, expiresAt: day(90) });
    await topUp(userId, 10, 120, "c", day(90));
    expect((await readCredits(db, userId, day(90))).topUp).toEqual({ credits: 10, expiresAt: day(120) });
    expect(await ledgerOf(userId)).toEqual([
      "stripe_payment 10",
      "stripe_payment 10",
      "top_up_expiry -20",
      "stripe_payment 10",
    ]);
  });
});

test("a withdrawal takes of the part that was paid back, never of the other", async () => {
  const userId = await newUser();
  await plan(userId, 10, 32);
  await topUp(userId, 5, 90);
  await spend(userId, 12);
  const take = (of: "package" | "topUp", amount: number) =>
    db.transaction((tx) =>
      withdrawCredits(tx, { userId, amount, of, cause: { type: "stripe_refund", id: `${userId}/${of}` }, now: START }),
    );
  expect(await take("package", 10)).toBe(0);
  expect(await take("topUp", 5)).toBe(3);
  expect(await partsOf(userId)).toEqual({ all: 0, topUp: 0, held: 0 });
});

test("a withdrawal of a top-up that is held is written off when the hold ends", async () => {
  const userId = await newUser();
  await topUp(userId, 2, 90);
  expect(await hold(userId, "open")).toBe(true);
  const cause = { type: "stripe_refund", id: userId } as const;
  const options = { userId, amount: 2, of: "topUp", cause, now: START } as const;
  expect(await db.transaction((tx) => withdrawCredits(tx, options))).toBe(1);
  await plan(userId, 10, 32);
  await releaseHold(db, `${userId}/open`);
  expect(await partsOf(userId)).toEqual({ all: 10, topUp: 0, held: 0 });
});

test("an adjustment down takes of the package first, and a closed account keeps nothing", async () => {
  const userId = await newUser();
  await plan(userId, 10, 32);
  await topUp(userId, 5, 90);
  const cause = { type: "adjustment", id: userId } as const;
  await db.transaction((tx) => adjustCredits(tx, { userId, amount: -12, cause, note: "", now: START }));
  expect(await partsOf(userId)).toEqual({ all: 3, topUp: 3, held: 0 });
  await db.transaction((tx) => closeCredits(tx, userId, START));
  expect(await partsOf(userId)).toEqual({ all: 0, topUp: 0, held: 0 });
});
