import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brokenInvariants } from "#tests/support/scenes/billing-scene.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { userCredits } from "./tables.ts";
import { expireDueCredits, grantCredits, withdrawCredits } from "./write.ts";
import { captureHold, holdCredits, releaseHold } from "./write-holds.ts";

const DAY = 86_400_000;
const PEOPLE = 12;
const OPERATIONS = 2000;

let product: TestDeps;
beforeAll(async () => (product = await createTestDeps()));
afterAll(() => product.close());

/** The rules of credits in plain arithmetic, against which the database is held. */
class Account {
  balance = 0;
  expires: number | null = null;
  isFreeClaimed = false;
  holds = new Map<string, { isWrittenOff: boolean }>();

  grant(amount: number, mode: "add" | "replace", expires: number, now: number): void {
    const lapsed = this.expires !== null && this.expires <= now;
    if (mode === "replace" || lapsed) this.takeRest();
    this.balance += amount;
    this.expires = lapsed || this.expires === null ? expires : Math.max(this.expires, expires);
  }
  takeRest(): void {
    this.balance = this.holds.size;
    for (const hold of this.holds.values()) hold.isWrittenOff = true;
  }
  withdraw(amount: number): number {
    const taken = Math.min(amount, this.balance - this.holds.size);
    this.balance -= taken;
    const open = [...this.holds.values()].filter((hold) => !hold.isWrittenOff).slice(0, amount - taken);
    for (const hold of open) hold.isWrittenOff = true;
    return taken;
  }
  hold(id: string, now: number): boolean {
    const isAllowed = this.balance - this.holds.size >= 1 && (this.expires === null || this.expires > now);
    if (isAllowed) this.holds.set(id, { isWrittenOff: false });
    return isAllowed;
  }
  end(id: string, isCharged: boolean): boolean {
    const hold = this.holds.get(id);
    if (!hold) return false;
    if (isCharged || hold.isWrittenOff) this.balance -= 1;
    return this.holds.delete(id);
  }
}

/** A fixed sequence of whole numbers below a bound, so that a difference can be met again. */
function sequence(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * bound);
  };
}

test(`${OPERATIONS} claims, purchases, renewals, runs, refunds and expiries come out as the model says (C-23)`, async () => {
  const { db } = product.deps;
  const next = sequence(20_261_121);
  const accounts = Array.from({ length: PEOPLE }, () => new Account());
  let now = Date.parse("2026-11-21T00:00:00Z");
  const at = () => new Date(now);
  const runs: string[][] = accounts.map(() => []);

  for (let step = 0; step < OPERATIONS; step += 1) {
    now += next(8) * 3_600_000 + 1000;
    const person = next(PEOPLE);
    const account = accounts[person] as Account;
    const userId = `person-${person}`;
    const own = runs[person] as string[];
    const what = next(20);
    let came: [model: unknown, database: unknown] = [null, null];
    const give = (amount: number, mode: "add" | "replace", isFree: boolean, days: number) => {
      const expiresAt = new Date(now + days * DAY);
      account.grant(amount, mode, expiresAt.getTime(), now);
      const cause = { type: isFree ? "free_claim" : "stripe_invoice", id: isFree ? userId : `in-${step}` } as const;
      const packageType = isFree ? "free" : "basic";
      const grant = { userId, amount, mode, packageType, packageVersionId: null, expiresAt, cause, now: at() } as const;
      return db.transaction((tx) => grantCredits(tx, grant));
    };
    if (what === 0 && !account.isFreeClaimed) {
      account.isFreeClaimed = true;
      came = [true, await give(50, "add", true, 14)];
    } else if (what === 1) came = [true, await give(150, "add", false, 32)];
    else if (what === 2) came = [true, await give(150, "replace", false, 32)];
    else if (what === 3) {
      const options = { userId, amount: 1 + next(150), cause: { type: "stripe_refund", id: `re-${step}` } as const };
      const taken = await db.transaction((tx) => withdrawCredits(tx, { ...options, now: at() }));
      came = [account.withdraw(options.amount), taken];
    } else if (what === 4) {
      for (const each of accounts) if (each.expires !== null && each.expires <= now) each.takeRest();
      await expireDueCredits(db, at());
    } else if (what < 12) {
      const id = `run-${step}`;
      own.push(id);
      const hold = { id, userId, amount: 1, expiresAt: new Date(now + 60_000), now: at() };
      came = [account.hold(id, now), await holdCredits(db, hold)];
    } else if (own.length > 0) {
      const id = own[next(own.length)] as string;
      const isCharged = what < 18;
      came = [account.end(id, isCharged), await (isCharged ? captureHold(db, id) : releaseHold(db, id))];
    }
    const [row] = await db.select().from(userCredits).where(eq(userCredits.userId, userId));
    const stored = [row?.currentCredits ?? 0, row?.held ?? 0, came[1]];
    expect({ step, what, stored }).toEqual({ step, what, stored: [account.balance, account.holds.size, came[0]] });
  }
  expect(await brokenInvariants(product.deps)).toEqual([]);
}, 120_000);
