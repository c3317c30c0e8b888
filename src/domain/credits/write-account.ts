import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { heldOf } from "./rules.ts";
import { creditHolds, creditLedger, userCredits } from "./tables.ts";

/** What moved credits: unique, so that the same cause never counts twice. */
export interface Cause {
  type:
    | "free_claim"
    | "stripe_invoice"
    | "stripe_payment"
    | "stripe_refund"
    | "run"
    | "expiry"
    | "top_up_expiry"
    | "hold_write_off"
    | "adjustment"
    | "renewal"
    | "account_closed";
  id: string;
}

/** An account's row, and how much of what is held has been written off. */
export type Account = typeof userCredits.$inferSelect & { writtenOff: number };

/** Every change of an account first takes its row's lock, so that two changes follow one another. Makes the row when it is missing. */
export async function lockAccount(tx: Database, userId: string): Promise<void> {
  await tx.insert(userCredits).values({ userId }).onConflictDoNothing();
  await tx.select({ userId: userCredits.userId }).from(userCredits).where(eq(userCredits.userId, userId)).for("update");
}

/** The account as it is; call it with the row locked. */
export async function readAccount(tx: Database, userId: string): Promise<Account> {
  const [account] = await tx.select().from(userCredits).where(eq(userCredits.userId, userId));
  const [sum] = await tx
    .select({ writtenOff: sql<number>`coalesce(sum(${creditHolds.amount}), 0)::int` })
    .from(creditHolds)
    .where(and(eq(creditHolds.userId, userId), eq(creditHolds.state, "held"), eq(creditHolds.writeOff, true)));
  return { ...(account as typeof userCredits.$inferSelect), writtenOff: sum?.writtenOff ?? 0 };
}

/** What is not held, of either part. */
export function freeOf(account: Account): { package: number; topUp: number } {
  const held = heldOf(account);
  const all = account.currentCredits - account.held;
  const ofPackage = account.currentCredits - account.topUpCredits - held.package;
  return {
    package: Math.min(all, Math.max(0, ofPackage)),
    topUp: Math.min(all, account.topUpCredits - held.topUp),
  };
}

/** What is held and not written off, of either part. */
export function unmarkedOf(account: Account): { package: number; topUp: number } {
  const held = heldOf(account);
  return { package: held.package - account.writtenOff, topUp: held.topUp };
}

/** An expiry as a cause; with the moment it was noticed, since credits may come to a lapsed account and lapse again. */
export function expiryAt(account: Account, now: Date): Cause {
  return { type: "expiry", id: `${account.userId}/${account.expiresAt?.toISOString()}/${now.toISOString()}` };
}

export function topUpExpiryAt(account: Account, now: Date): Cause {
  return {
    type: "top_up_expiry",
    id: `${account.userId}/${account.topUpExpiresAt?.toISOString()}/${now.toISOString()}`,
  };
}

export async function hasCounted(tx: Database, cause: Cause): Promise<boolean> {
  const found = await tx
    .select({ id: creditLedger.id })
    .from(creditLedger)
    .where(and(eq(creditLedger.sourceType, cause.type), eq(creditLedger.sourceId, cause.id)));
  return found.length > 0;
}

/** Takes what is left of a package; what is held of it is written off when it ends. */
export async function takePackage(tx: Database, account: Account, cause: Cause): Promise<void> {
  const left = freeOf(account).package;
  if (left > 0) {
    await addLedgerRow(tx, { userId: account.userId, kind: "expire", amount: -left, cause });
    await changeBalance(tx, account.userId, -left, 0);
  }
  const held = unmarkedOf(account).package;
  if (held > 0) await writeOffHolds(tx, account.userId, held);
}

/** Takes what is left of top-ups. What is held of them is written off when it ends, and counted to the package until then. */
export async function takeTopUp(tx: Database, account: Account, cause: Cause): Promise<void> {
  const left = freeOf(account).topUp;
  if (left > 0) {
    await addLedgerRow(tx, { userId: account.userId, kind: "expire", amount: -left, cause });
    await changeBalance(tx, account.userId, -left, -left);
  }
  const held = unmarkedOf(account).topUp;
  if (held > 0) await writeOffHolds(tx, account.userId, held);
  await tx
    .update(userCredits)
    .set({ topUpCredits: 0, topUpExpiresAt: null })
    .where(eq(userCredits.userId, account.userId));
}

/** Marks open holds, oldest first, until `atMost` credits are covered: what they give back goes too. */
export async function writeOffHolds(tx: Database, userId: string, atMost: number): Promise<void> {
  const isOpen = and(eq(creditHolds.userId, userId), eq(creditHolds.state, "held"), eq(creditHolds.writeOff, false));
  const open = await tx.select().from(creditHolds).where(isOpen).orderBy(creditHolds.createdAt, creditHolds.id);
  let rest = atMost;
  for (const { id, amount } of open) {
    if (rest <= 0) return;
    await tx.update(creditHolds).set({ writeOff: true }).where(eq(creditHolds.id, id));
    rest -= amount;
  }
}

/** Adds to the balance, and to the part of it that top-ups are; both may be negative. */
export async function changeBalance(tx: Database, userId: string, amount: number, topUp: number): Promise<void> {
  await tx
    .update(userCredits)
    .set({
      currentCredits: sql`${userCredits.currentCredits} + ${amount}`,
      topUpCredits: sql`${userCredits.topUpCredits} + ${topUp}`,
    })
    .where(eq(userCredits.userId, userId));
}

export async function addLedgerRow(
  tx: Database,
  row: {
    userId: string;
    kind: "grant" | "withdraw" | "expire" | "adjust";
    amount: number;
    cause: Cause;
    note?: string | undefined;
  },
): Promise<void> {
  await tx.insert(creditLedger).values({
    userId: row.userId,
    kind: row.kind,
    amount: row.amount,
    sourceType: row.cause.type,
    sourceId: row.cause.id,
    note: row.note ?? null,
  });
}
