import { and, eq, sql } from "drizzle-orm";
import { type Database, rowsOf } from "#platform/database/db.server.ts";
import { inSteps } from "#platform/database/sweep.server.ts";
import type { PackageType } from "./rules.ts";
import { creditHolds, creditLedger, userCredits } from "./tables.ts";

/** What moved credits: unique, so that the same cause never counts twice. */
export interface Cause {
  type:
    | "free_claim"
    | "stripe_invoice"
    | "stripe_refund"
    | "run"
    | "expiry"
    | "hold_write_off"
    | "adjustment"
    | "renewal"
    | "account_closed";
  id: string;
}

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

/** Gives credits. Returns false, and changes nothing, when this cause has counted already. Call it inside a transaction. */
export async function grantCredits(tx: Database, grant: Grant): Promise<boolean> {
  await lockAccount(tx, grant.userId);
  if (await hasCounted(tx, grant.cause)) return false;
  const account = await readAccount(tx, grant.userId);
  const lapsed = hasLapsed(account, grant.now);
  if (grant.mode === "replace") await takeWhatIsLeft(tx, account, { type: "renewal", id: grant.cause.id });
  else if (lapsed) await takeWhatIsLeft(tx, account, expiryAt(account, grant.now));
  const staysBasic = grant.packageType === "free" && !lapsed && account.packageType === "basic";
  const keepsLater = !lapsed && account.expiresAt !== null && account.expiresAt > grant.expiresAt;
  await addLedgerRow(tx, {
    userId: grant.userId,
    kind: "grant",
    amount: grant.amount,
    cause: grant.cause,
    note: grant.note,
  });
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

/** Takes up to `amount` of what is not held; open holds up to the rest are written off when they end. Returns what was taken now. */
export async function withdrawCredits(
  tx: Database,
  options: { userId: string; amount: number; cause: Cause; note?: string; now: Date },
): Promise<number> {
  await lockAccount(tx, options.userId);
  if (await hasCounted(tx, options.cause)) return 0;
  const account = await readAccount(tx, options.userId);
  const taken = Math.min(options.amount, account.currentCredits - account.held);
  if (taken > 0) {
    await addLedgerRow(tx, {
      userId: options.userId,
      kind: "withdraw",
      amount: -taken,
      cause: options.cause,
      note: options.note,
    });
    await changeBalance(tx, options.userId, -taken);
  }
  if (options.amount > taken && account.held > 0) await writeOffHolds(tx, options.userId, options.amount - taken);
  return taken;
}

/**
 * The administrator's correction, up or down; a correction down takes at most what is not held. Given after a package has
 * lapsed, credits have no expiry of their own. Returns the amount that counted.
 */
export async function adjustCredits(
  tx: Database,
  options: { userId: string; amount: number; cause: Cause; note: string; now: Date },
): Promise<number> {
  await lockAccount(tx, options.userId);
  if (await hasCounted(tx, options.cause)) return 0;
  const before = await readAccount(tx, options.userId);
  const lapsed = hasLapsed(before, options.now);
  if (lapsed) await takeWhatIsLeft(tx, before, expiryAt(before, options.now));
  const account = lapsed ? await readAccount(tx, options.userId) : before;
  const amount = Math.max(options.amount, account.held - account.currentCredits);
  if (amount === 0) return 0;
  await addLedgerRow(tx, { userId: options.userId, kind: "adjust", amount, cause: options.cause, note: options.note });
  await changeBalance(tx, options.userId, amount);
  if (lapsed)
    await tx
      .update(userCredits)
      .set({ packageType: "none", packageVersionId: null, expiresAt: null, updatedAt: options.now })
      .where(eq(userCredits.userId, options.userId));
  return amount;
}

/** Takes the credits of packages whose time is over; safe in every process at once. Returns how many accounts it closed. */
export function expireDueCredits(db: Database, now: Date): Promise<number> {
  return inSteps((most) => expireSome(db, now, most), 20);
}

async function expireSome(db: Database, now: Date, most: number): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await rowsOf<{ user_id: string }>(
      tx,
      sql`select user_id from ${userCredits} where expires_at <= ${now.toISOString()}::timestamptz and package_type <> 'none'
        order by expires_at, user_id limit ${most} for update skip locked`,
    );
    for (const { user_id: userId } of due) {
      const account = await readAccount(tx, userId);
      await takeWhatIsLeft(tx, account, expiryAt(account, now));
      await tx
        .update(userCredits)
        .set({ packageType: "none", packageVersionId: null, updatedAt: now })
        .where(eq(userCredits.userId, userId));
    }
    return due.length;
  });
}

/** Ends an account's credits for good: the ledger stays and still sums to the balance. */
export async function closeCredits(tx: Database, userId: string, now: Date): Promise<void> {
  await lockAccount(tx, userId);
  const account = await readAccount(tx, userId);
  await takeWhatIsLeft(tx, account, { type: "account_closed", id: userId });
  await tx
    .update(userCredits)
    .set({ packageType: "none", expiresAt: now, updatedAt: now })
    .where(eq(userCredits.userId, userId));
}

/** Every change of an account first takes its row's lock, so that two changes follow one another. Makes the row when it is missing. */
export async function lockAccount(tx: Database, userId: string): Promise<void> {
  await tx.insert(userCredits).values({ userId }).onConflictDoNothing();
  await tx.select({ userId: userCredits.userId }).from(userCredits).where(eq(userCredits.userId, userId)).for("update");
}

type Account = typeof userCredits.$inferSelect;

async function readAccount(tx: Database, userId: string): Promise<Account> {
  const [account] = await tx.select().from(userCredits).where(eq(userCredits.userId, userId));
  return account as Account;
}

function hasLapsed(account: Account, now: Date): boolean {
  return account.expiresAt !== null && account.expiresAt <= now;
}

/** An expiry as a cause; with the moment it was noticed, since credits may come to a lapsed account and lapse again. */
function expiryAt(account: Account, now: Date): Cause {
  return { type: "expiry", id: `${account.userId}/${account.expiresAt?.toISOString()}/${now.toISOString()}` };
}

async function hasCounted(tx: Database, cause: Cause): Promise<boolean> {
  const found = await tx
    .select({ id: creditLedger.id })
    .from(creditLedger)
    .where(and(eq(creditLedger.sourceType, cause.type), eq(creditLedger.sourceId, cause.id)));
  return found.length > 0;
}

async function takeWhatIsLeft(tx: Database, account: Account, cause: Cause): Promise<void> {
  const left = account.currentCredits - account.held;
  if (left > 0) {
    await addLedgerRow(tx, { userId: account.userId, kind: "expire", amount: -left, cause });
    await changeBalance(tx, account.userId, -left);
  }
  if (account.held > 0) await writeOffHolds(tx, account.userId);
}

/** Marks open holds, oldest first, until `atMost` credits are covered: what they give back goes too. */
async function writeOffHolds(tx: Database, userId: string, atMost = Number.POSITIVE_INFINITY): Promise<void> {
  const isOpen = and(eq(creditHolds.userId, userId), eq(creditHolds.state, "held"), eq(creditHolds.writeOff, false));
  const open = await tx.select().from(creditHolds).where(isOpen).orderBy(creditHolds.createdAt, creditHolds.id);
  let rest = atMost;
  for (const { id, amount } of open) {
    if (rest <= 0) return;
    await tx.update(creditHolds).set({ writeOff: true }).where(eq(creditHolds.id, id));
    rest -= amount;
  }
}

async function changeBalance(tx: Database, userId: string, amount: number): Promise<void> {
  await tx
    .update(userCredits)
    .set({ currentCredits: sql`${userCredits.currentCredits} + ${amount}` })
    .where(eq(userCredits.userId, userId));
}

async function addLedgerRow(
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
