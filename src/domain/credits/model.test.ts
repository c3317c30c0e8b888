import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brokenInvariants } from "#tests/support/scenes/billing-scene.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { users } from "#domain/accounts/tables.ts";
import { userCredits } from "./tables.ts";
import { expireDueCredits, grantCredits, grantTopUp, withdrawCredits } from "./write.ts";
import { captureHold, holdCredits, releaseHold } from "./write-holds.ts";

const DAY = 86_400_000;
const PEOPLE = 12;
const OPERATIONS = 2000;

let product: TestDeps;
beforeAll(async () => (product = await createTestDeps()));
afterAll(() => product.close());

/** The rules of credits in plain arithmetic, against which the database is held. */
class Account {
  package = 0;
  topUp = 0;
  expires: number | null = null;
  topUpExpires: number | null = null;
  isFreeClaimed = false;
  holds = new Map<string, { isWrittenOff: boolean }>();

  get balance(): number {
    return this.package + this.topUp;
  }
  /** How many open holds that nothing passed over lie on top-ups. */
  heldTopUp(): number {
    const open = this.unmarked().length;
    const isFirst = this.topUpExpires !== null && this.topUpExpires < (this.expires ?? Number.POSITIVE_INFINITY);
    const rest = isFirst ? open : open - Math.min(open, Math.max(0, this.package - (this.holds.size - open)));
    return Math.min(rest, this.topUp);
  }
  unmarked() {
    return [...this.holds.values()].filter((hold) => !hold.isWrittenOff);
  }
  grant(amount: number, mode: "add" | "replace", expires: number, now: number): void {
    const lapsed = this.expires !== null && this.expires <= now;
    if (mode === "replace" || lapsed) this.takePackage();
    this.package += amount;
    this.expires = lapsed || this.expires === null ? expires : Math.max(this.expires, expires);
  }
  addTopUp(amount: number, expires: number, now: number): void {
    if (this.topUpExpires !== null && this.topUpExpires <= now) this.takeTopUp();
    this.topUpExpires = this.topUp > 0 ? Math.max(this.topUpExpires ?? 0, expires) : expires;
    this.topUp += amount;
  }
  takePackage(): void {
    this.take("package", this.balance);
  }
  takeTopUp(): void {
    this.take("topUp", this.balance);
    this.package += this.topUp;
    this.topUp = 0;
    this.topUpExpires = null;
  }
  /** Takes what is not held of a part; holds on it are passed over for the rest. */
  take(part: "package" | "topUp", amount: number): number {
    const onTopUp = this.heldTopUp();
    const free = part === "topUp" ? this.topUp - onTopUp : Math.max(0, this.package - (this.holds.size - onTopUp));
    const taken = Math.min(amount, free, this.balance - this.holds.size);
    const onPart = part === "topUp" ? onTopUp : this.unmarked().length - onTopUp;
    const passed = Math.min(amount - taken, onPart);
    this[part] -= taken;
    for (const hold of this.unmarked().slice(0, passed)) hold.isWrittenOff = true;
    if (part === "topUp") {
      this.topUp -= passed;
      this.package += passed;
    }
    return taken;
  }
  expire(now: number): void {
    if (this.expires !== null && this.expires <= now && this.isPackaged) this.takePackage();
    if (this.expires !== null && this.expires <= now) this.isPackaged = false;
    if (this.topUpExpires !== null && this.topUpExpires <= now) this.takeTopUp();
  }
  isPackaged = false;
  hold(id: string, now: number): boolean {
    const ofPackage = this.expires === null || this.expires > now ? this.package : 0;
    const ofTopUps = this.topUpExpires !== null && this.topUpExpires > now ? this.topUp : 0;
    const isAllowed = ofPackage + ofTopUps - this.holds.size >= 1;
    if (isAllowed) this.holds.set(id, { isWrittenOff: false });
    return isAllowed;
  }
  end(id: string, isCharged: boolean): boolean {
    const hold = this.holds.get(id);
    if (!hold) return false;
    if (isCharged || hold.isWrittenOff) this.spend(hold.isWrittenOff);
    return this.holds.delete(id);
  }
  spend(isOfPackage: boolean): void {
    const isTopUpFirst = this.topUpExpires !== null && this.topUpExpires < (this.expires ?? Number.POSITIVE_INFINITY);
    const isOfTopUp = this.topUp > 0 && (this.package === 0 || (isTopUpFirst && !isOfPackage));
    this[isOfTopUp ? "topUp" : "package"] -= 1;
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

test(`${OPERATIONS} claims, purchases, top-ups, renewals, runs, refunds and expiries come out as the model says (C-23)`, async () => {
  const { db } = product.deps;
  const next = sequence(20_261_121);
  const accounts = Array.from({ length: PEOPLE }, () => new Account());
  const people = accounts.map((_, index) => `person-${index}`);
  await db
    .insert(users)
    .values(people.map((id) => ({ id, name: "", email: `${id}@example.com`, emailVerified: true })));
  let now = Date.parse("2026-11-21T00:00:00Z");
  const at = () => new Date(now);
  const runs: string[][] = accounts.map(() => []);

  for (let step = 0; step < OPERATIONS; step += 1) {
    now += next(8) * 3_600_000 + 1000;
    const person = next(PEOPLE);
    const account = accounts[person] as Account;
    const userId = `person-${person}`;
    const own = runs[person] as string[];
    const what = next(22);
    let came: [model: unknown, database: unknown] = [null, null];
    const give = (amount: number, mode: "add" | "replace", isFree: boolean, days: number) => {
      const expiresAt = new Date(now + days * DAY);
      account.grant(amount, mode, expiresAt.getTime(), now);
      account.isPackaged = true;
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
      const of = next(2) === 0 ? "package" : "topUp";
      const taken = await db.transaction((tx) => withdrawCredits(tx, { ...options, of, now: at() }));
      came = [account.take(of, options.amount), taken];
    } else if (what === 4) {
      for (const each of accounts) each.expire(now);
      await expireDueCredits(db, at());
    } else if (what >= 20) {
      const [amount, days] = [1 + next(100), 1 + next(60)];
      const expiresAt = new Date(now + days * DAY);
      const cause = { type: "stripe_payment", id: `cs-${step}` } as const;
      account.addTopUp(amount, expiresAt.getTime(), now);
      came = [true, await db.transaction((tx) => grantTopUp(tx, { userId, amount, expiresAt, cause, now: at() }))];
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
    const stored = [row?.currentCredits ?? 0, row?.topUpCredits ?? 0, row?.held ?? 0, came[1]];
    const expected = [account.balance, account.topUp, account.holds.size, came[0]];
    expect({ step, what, stored }).toEqual({ step, what, stored: expected });
  }
  expect(await brokenInvariants(product.deps)).toEqual([]);
}, 120_000);
