import type { RunEnd } from "./run-end.ts";
import type { StoredRun } from "./stored-run.ts";
import type { Language } from "#i18n/language.ts";
import { and, eq, isNotNull, isNull, lte, ne, or } from "drizzle-orm";
import { RefusalError, type RefusalCode } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import { updateDue } from "#platform/database/sweep.server.ts";
import type { CallerKey, SignedInUser } from "#domain/accounts/access.ts";
import { lockAccount } from "#domain/credits/write-account.ts";
import { captureHold, holdCredits, releaseHold } from "#domain/credits/write-holds.ts";
import { forgetProofs } from "#domain/proofs/write.ts";
import { forgetReplies } from "#domain/replies/write.ts";
import { checkAdmission } from "./read-limits.ts";
import { keptUntil } from "./rules.ts";
import { runs } from "./tables.ts";
import { tellEnd } from "./write-end-notice.ts";
import { chargeLate } from "./write-versions.ts";

export interface RunStart {
  runId: string;
  tool: string;
  lang: Language;
  idempotencyKey: string;
  bodyHash: string;
  /** What is set aside: 0 for a run that is free unless its answer turns out not to be. */
  cost: number;
  input: unknown;
  title: string;
  /** Null: no limit. */
  limits: { perDay: number; perMonth: number } | null;
  keepsHistory: boolean;
  leaseSeconds: number;
  /** The key of a program, with its own limit. */
  key?: CallerKey | null;
  now: Date;
}

/**
 * Admits a run in one transaction: its row by idempotency key, the credit hold, the limits. Returns the earlier run when
 * this key has been answered before. Throws `idempotency_mismatch`, `run_in_progress`, `insufficient_credits`,
 * `rate_limited`, `daily_limit`, `monthly_limit`, `key_limit`, or how the earlier run ended: `run_ended` (without an answer, at no
 * cost; a refusal of its own would look like one of this call), `not_found` (answered, and its text is gone).
 */
export async function holdRun(
  db: Database,
  user: SignedInUser,
  start: RunStart,
): Promise<{ earlier: StoredRun | null }> {
  return db.transaction(async (tx) => {
    const leaseExpiresAt = new Date(start.now.getTime() + start.leaseSeconds * 1000);
    const inserted = await tx
      .insert(runs)
      .values({
        id: start.runId,
        userId: user.id,
        tool: start.tool,
        lang: start.lang,
        idempotencyKey: start.idempotencyKey,
        bodyHash: start.bodyHash,
        cost: start.cost,
        input: start.input,
        title: start.title,
        apiKeyId: start.key?.id ?? null,
        inHistory: start.keepsHistory,
        keptUntil: keptUntil(start.now, start.keepsHistory),
        leaseExpiresAt,
        createdAt: start.now,
      })
      .onConflictDoNothing({ target: [runs.userId, runs.idempotencyKey] })
      .returning({ id: runs.id });
    if (inserted.length === 0) return { earlier: await readEarlier(tx, user.id, start) };
    const held = { id: start.runId, userId: user.id, amount: start.cost, expiresAt: leaseExpiresAt, now: start.now };
    if (start.cost === 0) await lockAccount(tx, user.id);
    else if (!(await holdCredits(tx, held))) throw new RefusalError("insufficient_credits");
    // Either has locked the account's row, so this user's runs are admitted one after the other and the count is exact.
    await checkAdmission(tx, user.id, start);
    return { earlier: null };
  });
}

async function readEarlier(tx: Database, userId: string, start: RunStart): Promise<StoredRun> {
  const [earlier] = await tx
    .select()
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.idempotencyKey, start.idempotencyKey)));
  const run = earlier as StoredRun;
  if (run.bodyHash !== start.bodyHash || run.tool !== start.tool) throw new RefusalError("idempotency_mismatch");
  if (run.status === "running") throw new RefusalError("run_in_progress", { retryAfterSeconds: 2 });
  if (run.answeredAt === null) throw new RefusalError("run_ended");
  if (run.envelope === null) throw new RefusalError("not_found");
  return run;
}

/**
 * Stores an answer and charges for it, in one transaction; an answer that `isFree` gives the credits back. Where nothing was
 * held for an answer that is not free, its `price` is charged now. Returns false, charging nothing, when the run's lease was
 * over first. Throws `insufficient_credits`, and then nothing is stored.
 */
export async function settleRun(
  db: Database,
  end: RunEnd & {
    status: "done" | "stopped";
    envelope: unknown;
    searchText: string;
    price: number;
    isFree?: boolean;
    /** The run's name by its result; empty or absent where it keeps the one of its input. */
    title?: string;
  },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(runs)
      .set({
        ...engineColumns(end),
        ...(end.isFree ? { cost: 0 } : {}),
        ...(end.title ? { title: end.title } : {}),
        status: end.status,
        envelope: end.envelope,
        searchText: end.searchText,
        answeredAt: end.now,
        endedAt: end.now,
      })
      .where(and(eq(runs.id, end.runId), eq(runs.status, "running")))
      .returning();
    if (!ended) return false;
    if (end.isFree) await releaseHold(tx, end.runId);
    else if (ended.cost > 0) await captureHold(tx, end.runId);
    const cost = end.isFree || ended.cost > 0 ? ended.cost : await chargeLate(tx, ended, end.price, end.now);
    await tellEnd(tx, ended, end.status, cost);
    return true;
  });
}

/** What an unanswered run leaves: nobody reads its text again, and it would be kept at no cost to its sender. */
const NO_TEXT = { input: null, title: null };
/** What goes when a run's text goes. */
const FORGOTTEN = {
  input: null,
  envelope: null,
  versions: null,
  title: null,
  searchText: null,
  shareId: null,
  sharedAt: null,
  pinnedAt: null,
} as const;

/** Ends a run without an answer and gives its credits back; its text goes. Safe to call more than once. */
export async function giveBackRun(
  db: Database,
  end: RunEnd & { status: "failed" | "stopped"; errorCode: RefusalCode | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [run] = await tx
      .update(runs)
      .set({ ...engineColumns(end), ...NO_TEXT, status: end.status, errorCode: end.errorCode, endedAt: end.now })
      .where(and(eq(runs.id, end.runId), eq(runs.status, "running")))
      .returning();
    if (!run) return;
    await releaseHold(tx, end.runId);
    await tellEnd(tx, run, end.status, 0);
  });
}

function engineColumns(end: RunEnd) {
  return {
    engine: end.engine,
    provider: end.provider ?? null,
    model: end.model ?? null,
    promptVersion: end.promptVersion ?? null,
    providerCalls: end.providerCalls,
    tokensIn: end.tokensIn ?? null,
    tokensOut: end.tokensOut ?? null,
    ms: Math.round(end.ms),
  };
}

/**
 * Takes the text of all of a user's runs; their rows stay, since use and cost are counted. Runs at work end here, given back:
 * what they still produce is neither stored nor charged.
 */
export async function forgetRuns(tx: Database, userId: string, now: Date): Promise<void> {
  const open = await tx
    .update(runs)
    .set({ status: "stopped", endedAt: now, stopRequestedAt: now })
    .where(and(eq(runs.userId, userId), eq(runs.status, "running")))
    .returning({ id: runs.id });
  for (const { id } of open) await releaseHold(tx, id);
  await tx
    .update(runs)
    .set({ ...FORGOTTEN, deletedAt: now })
    .where(and(eq(runs.userId, userId), isNull(runs.deletedAt)));
}

/** Ends runs whose process died: their lease is over, the user pays nothing. Safe in every process at once. */
export async function sweepAbandonedRuns(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: runs.id, userId: runs.userId, tool: runs.tool })
      .from(runs)
      .where(and(eq(runs.status, "running"), lte(runs.leaseExpiresAt, now)))
      .limit(100)
      .for("update", { skipLocked: true });
    for (const run of due) {
      await tx
        .update(runs)
        .set({ ...NO_TEXT, status: "abandoned", endedAt: now })
        .where(eq(runs.id, run.id));
      await releaseHold(tx, run.id);
      await tellEnd(tx, run, "abandoned", 0);
    }
    return due.length;
  });
}

/** Removes the text of runs whose time is over; their rows stay for the count. */
export async function sweepRunTexts(db: Database, now: Date): Promise<void> {
  const due = and(lte(runs.keptUntil, now), or(isNotNull(runs.input), isNotNull(runs.envelope)));
  await updateDue(db, runs, due, FORGOTTEN);
}

/** Deletes a run from history: its text goes, its row stays for the count. */
export async function deleteRun(db: Database, user: SignedInUser, runId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await tx
      .update(runs)
      // A reply to it that is being written ends.
      .set({ ...FORGOTTEN, deletedAt: now, stopRequestedAt: now })
      .where(and(eq(runs.id, runId), eq(runs.userId, user.id), isNull(runs.deletedAt), ne(runs.status, "running")))
      .returning({ id: runs.id });
    if (found.length === 0) throw new RefusalError("not_found");
    await forgetProofs(tx, user.id, runId);
    await forgetReplies(tx, user.id, runId);
  });
}

/** Rates a run: 1 up, -1 down, null takes the rating back. */
export async function rateRun(db: Database, user: SignedInUser, runId: string, rating: 1 | -1 | null): Promise<void> {
  const found = await db
    .update(runs)
    .set({ rating })
    .where(and(eq(runs.id, runId), eq(runs.userId, user.id), isNotNull(runs.answeredAt)))
    .returning({ id: runs.id });
  if (found.length === 0) throw new RefusalError("not_found");
}
