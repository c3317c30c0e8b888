import { eq, sql } from "drizzle-orm";
import { type Database, rowsOf } from "#platform/database/db.server.ts";
import { inSteps } from "#platform/database/sweep.server.ts";
import { hasEnded, type PackageType } from "./rules.ts";
import { userCredits } from "./tables.ts";
import {
  addLedgerRow,
  type Cause,
  changeBalance,
  expiryAt,
  freeOf,
  hasCounted,
  lockAccount,
  readAccount,
  takePackage,
  takeTopUp,
  topUpExpiryAt,
  unmarkedOf,
  writeOffHolds,
} from "./write-account.ts";

export interface Grant {
  userId: string;
  amount: number;
  /** "replace": what is left is taken first (a renewal does not roll over). */
  mode: "add" | "replace";
  packageType: Exclude<PackageType, "none">;
  packageVersionId: number | null;
  expiresAt: Date;
  cause: Cause;
  note?: string;
  now: Date;
}

export type TopUpGrant = Pick<Grant, "userId" | "amount" | "expiresAt" | "cause" | "note" | "now">;

/** Gives credits. Returns false, and changes nothing, when this cause has counted already. Call it inside a transaction. */
export async function grantCredits(tx: Database, grant: Grant): Promise<boolean> {
  await lockAccount(tx, grant.userId);
  if (await hasCounted(tx, grant.cause)) return false;
  const account = await readAccount(tx, grant.userId);
  const lapsed = hasEnded(account.expiresAt, grant.now);
  if (grant.mode === "replace") await takePackage(tx, account, { type: "renewal", id: grant.cause.id });
  else if (lapsed) await takePackage(tx, account, expiryAt(account, grant.now));
  const staysBasic = grant.packageType === "free" && !lapsed && account.packageType === "basic";
  const keepsLater = !lapsed && account.expiresAt !== null && account.expiresAt > grant.expiresAt;
  await addLedgerRow(tx, { ...grant, kind: "grant" });
  await tx
    .update(userCredits)
    .set({
      currentCredits: sql`${userCredits.currentCredits} + ${grant.amount}`,
      packageType: staysBasic ? "basic" : grant.packageType,
      packageVersionId: staysBasic ? account.packageVersionId : grant.packageVersionId,
      expiresAt: keepsLater ? account.expiresAt : grant.expiresAt,
      ...(grant.packageType === "free" ? { isFreeClaimed: true } : {}),
      updatedAt: grant.now,
    })
    .where(eq(userCredits.userId, grant.userId));
  return true;
}

/**
 * Adds credits that were bought by themselves to what is left, with an end of their own: a renewal does not take them, and of several
 * top-ups all last until the latest end. Returns false, and changes nothing, when this cause has counted already. Call it inside a
 * transaction.
 */
export async function grantTopUp(tx: Database, grant: TopUpGrant): Promise<boolean> {
  await lockAccount(tx, grant.userId);
  if (await hasCounted(tx, grant.cause)) return false;
  const account = await readAccount(tx, grant.userId);
  const ended = hasEnded(account.topUpExpiresAt, grant.now);
  if (ended) await takeTopUp(tx, account, topUpExpiryAt(account, grant.now));
  const keepsLater =
    !ended && account.topUpCredits > 0 && (account.topUpExpiresAt ?? grant.expiresAt) > grant.expiresAt;
  await addLedgerRow(tx, { ...grant, kind: "grant" });
  await tx
    .update(userCredits)
    .set({
      currentCredits: sql`${userCredits.currentCredits} + ${grant.amount}`,
      topUpCredits: sql`${userCredits.topUpCredits} + ${grant.amount}`,
      topUpExpiresAt: keepsLater ? account.topUpExpiresAt : grant.expiresAt,
      updatedAt: grant.now,
    })
    .where(eq(userCredits.userId, grant.userId));
  return true;
}

/**
 * Takes up to `amount` of what is not held, of the package's credits or of those of top-ups: what was paid for otherwise stays. Open
 * holds on the same part are written off for the rest when they end. Returns what was taken now.
 */
export async function withdrawCredits(
  tx: Database,
  options: { userId: string; amount: number; of?: "package" | "topUp"; cause: Cause; note?: string; now: Date },
): Promise<number> {
  await lockAccount(tx, options.userId);
  if (await hasCounted(tx, options.cause)) return 0;
  const { of = "package" } = options;
  const account = await readAccount(tx, options.userId);
  const taken = Math.min(options.amount, freeOf(account)[of]);
  if (taken > 0) {
    await addLedgerRow(tx, { ...options, kind: "withdraw", amount: -taken });
    await changeBalance(tx, options.userId, -taken, of === "topUp" ? -taken : 0);
  }
  const rest = Math.min(options.amount - taken, unmarkedOf(account)[of]);
  if (rest > 0) await writeOffHolds(tx, options.userId, rest);
  // Written-off holds lie on the package's part.
  if (rest > 0 && of === "topUp") await changeBalance(tx, options.userId, 0, -rest);
  return taken;
}

/**
 * The administrator's correction, up or down; a correction down takes at most what is not held, of the package first. Given after a
 * package has lapsed, credits have no expiry of their own. Returns the amount that counted.
 */
export async function adjustCredits(
  tx: Database,
  options: { userId: string; amount: number; cause: Cause; note: string; now: Date },
): Promise<number> {
  await lockAccount(tx, options.userId);
  if (await hasCounted(tx, options.cause)) return 0;
  const before = await readAccount(tx, options.userId);
  const lapsed = hasEnded(before.expiresAt, options.now);
  if (lapsed) await takePackage(tx, before, expiryAt(before, options.now));
  if (hasEnded(before.topUpExpiresAt, options.now))
    await takeTopUp(tx, await readAccount(tx, options.userId), topUpExpiryAt(before, options.now));
  const account = await readAccount(tx, options.userId);
  const amount = Math.max(options.amount, account.held - account.currentCredits);
  if (amount === 0) return 0;
  await addLedgerRow(tx, { ...options, kind: "adjust", amount });
  const ofPackage = amount > 0 ? 0 : Math.max(amount, -freeOf(account).package);
  await changeBalance(tx, options.userId, amount, amount > 0 ? 0 : amount - ofPackage);
  if (lapsed)
    await tx
      .update(userCredits)
      .set({ packageType: "none", packageVersionId: null, expiresAt: null, updatedAt: options.now })
      .where(eq(userCredits.userId, options.userId));
  return amount;
}

/** Takes the credits of packages and top-ups whose time is over; safe in every process at once. Returns how many it closed. */
export async function expireDueCredits(db: Database, now: Date): Promise<number> {
  const packages = await inSteps((most) => expirePackages(db, now, most), 20);
  return packages + (await inSteps((most) => expireTopUps(db, now, most), 20));
}

async function expirePackages(db: Database, now: Date, most: number): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await rowsOf<{ user_id: string }>(
      tx,
      sql`select user_id from ${userCredits} where expires_at <= ${now.toISOString()}::timestamptz and package_type <> 'none'
        order by expires_at, user_id limit ${most} for update skip locked`,
    );
    for (const { user_id: userId } of due) {
      const account = await readAccount(tx, userId);
      await takePackage(tx, account, expiryAt(account, now));
      await tx
        .update(userCredits)
        .set({ packageType: "none", packageVersionId: null, updatedAt: now })
        .where(eq(userCredits.userId, userId));
    }
    return due.length;
  });
}

async function expireTopUps(db: Database, now: Date, most: number): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await rowsOf<{ user_id: string }>(
      tx,
      sql`select user_id from ${userCredits} where top_up_expires_at <= ${now.toISOString()}::timestamptz
        order by top_up_expires_at, user_id limit ${most} for update skip locked`,
    );
    for (const { user_id: userId } of due) {
      const account = await readAccount(tx, userId);
      await takeTopUp(tx, account, topUpExpiryAt(account, now));
    }
    return due.length;
  });
}

/** Ends an account's credits for good: the ledger stays and still sums to the balance. */
export async function closeCredits(tx: Database, userId: string, now: Date): Promise<void> {
  await lockAccount(tx, userId);
  const before = await readAccount(tx, userId);
  // One part: one row of the ledger takes it all.
  await tx.update(userCredits).set({ topUpCredits: 0, topUpExpiresAt: null }).where(eq(userCredits.userId, userId));
  await takePackage(tx, { ...before, topUpCredits: 0, topUpExpiresAt: null }, { type: "account_closed", id: userId });
  await tx
    .update(userCredits)
    .set({ packageType: "none", expiresAt: now, updatedAt: now })
    .where(eq(userCredits.userId, userId));
}
