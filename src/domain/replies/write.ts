import { and, eq, gt, inArray, isNotNull, lte } from "drizzle-orm";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { captureHold, holdCredits, releaseHold } from "#domain/credits/write-holds.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import { updateDue } from "#platform/database/sweep.server.ts";
import type { StoredReply } from "./read.ts";
import { replies } from "./tables.ts";

/** Credits for one answer of a model. */
export const REPLY_COST = 1;

/** Replies an hour that may cost us a model's work and the user nothing. */
const MOST_UNPAID_AN_HOUR = 10;

export type ReplyStart = Pick<
  typeof replies.$inferInsert,
  "id" | "runId" | "idempotencyKey" | "tool" | "lang" | "promptHash" | "keptUntil"
> & { prompt: string; leaseSeconds: number; now: Date };

/**
 * Admits a reply: its row by idempotency key and by prompt, and the hold. Returns the earlier one where this key was answered, or
 * where this prompt of the run has a whole answer. Call it in a transaction that holds the run's lock. Throws
 * `idempotency_mismatch`, `run_in_progress`, `insufficient_credits`, `rate_limited`, or how the earlier one of this key ended:
 * `run_ended` (without a text, at no cost), `not_found` (its text is gone).
 */
export async function holdReply(
  tx: Database,
  user: SignedInUser,
  { leaseSeconds, now, ...start }: ReplyStart,
): Promise<{ earlier: StoredReply | null }> {
  const leaseExpiresAt = new Date(now.getTime() + leaseSeconds * 1000);
  const inserted = await tx
    .insert(replies)
    .values({ ...start, userId: user.id, cost: REPLY_COST, leaseExpiresAt, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: replies.id });
  if (inserted.length === 0) return { earlier: await readEarlier(tx, user.id, start) };
  const hold = { id: start.id, userId: user.id, amount: REPLY_COST, expiresAt: leaseExpiresAt, now };
  if (!(await holdCredits(tx, hold))) throw new RefusalError("insufficient_credits");
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const unpaid = await tx.$count(
    replies,
    and(eq(replies.userId, user.id), gt(replies.createdAt, hourAgo), eq(replies.cost, 0)),
  );
  if (unpaid >= MOST_UNPAID_AN_HOUR) throw new RefusalError("rate_limited", { retryAfterSeconds: 900 });
  return { earlier: null };
}

async function readEarlier(
  tx: Database,
  userId: string,
  start: Pick<ReplyStart, "idempotencyKey" | "runId" | "promptHash">,
): Promise<StoredReply> {
  const [ofKey] = await tx
    .select()
    .from(replies)
    .where(and(eq(replies.userId, userId), eq(replies.idempotencyKey, start.idempotencyKey)));
  if (ofKey && (ofKey.runId !== start.runId || ofKey.promptHash !== start.promptHash))
    throw new RefusalError("idempotency_mismatch");
  const [ofPrompt] = ofKey
    ? [ofKey]
    : await tx
        .select()
        .from(replies)
        .where(
          and(
            eq(replies.runId, start.runId),
            eq(replies.promptHash, start.promptHash),
            inArray(replies.status, ["running", "done"]),
          ),
        );
  // One that failed between the two statements leaves neither: the caller may try again.
  if (!ofPrompt || ofPrompt.status === "running") throw new RefusalError("run_in_progress", { retryAfterSeconds: 2 });
  if (ofPrompt.answeredAt === null) throw new RefusalError("run_ended");
  if (ofPrompt.text === null) throw new RefusalError("not_found");
  return ofPrompt;
}

export interface ReplyEnd {
  text: string;
  status: "done" | "stopped";
  isCut: boolean;
  /** Keeps the text and gives the credit back: the time was over before the answer was. */
  isFree: boolean;
  provider: string;
  model: string;
  tokensIn: number | null;
  tokensOut: number | null;
  now: Date;
}

/** Stores an answer and charges for it, in one transaction. Null, charging nothing, when the lease was over first. */
export async function settleReply(
  db: Database,
  id: string,
  { isFree, now, ...made }: ReplyEnd,
): Promise<StoredReply | null> {
  return db.transaction(async (tx) => {
    const [reply] = await tx
      .update(replies)
      .set({ ...made, answeredAt: now, ...(isFree ? { cost: 0 } : {}) })
      .where(and(eq(replies.id, id), eq(replies.status, "running")))
      .returning();
    if (!reply) return null;
    await (isFree ? releaseHold(tx, id) : captureHold(tx, id));
    return reply;
  });
}

/** What a reply without an answer leaves. */
const UNANSWERED = { prompt: null, cost: 0 } as const;

/** Ends a reply without an answer and gives its credit back. Safe to call more than once. */
export async function giveBackReply(db: Database, id: string, status: "stopped" | "failed"): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(replies)
      .set({ ...UNANSWERED, status })
      .where(and(eq(replies.id, id), eq(replies.status, "running")))
      .returning({ id: replies.id });
    if (ended.length > 0) await releaseHold(tx, id);
  });
}

/** Ends replies whose process died: the user pays nothing. Safe in every process at once. */
export async function sweepAbandonedReplies(db: Database, now: Date): Promise<number> {
  const due = await db
    .select({ id: replies.id })
    .from(replies)
    .where(and(eq(replies.status, "running"), lte(replies.leaseExpiresAt, now)))
    .limit(100);
  for (const { id } of due) await giveBackReply(db, id, "failed");
  return due.length;
}

/** Removes the texts of replies whose time is over. */
export async function sweepReplyTexts(db: Database, now: Date): Promise<void> {
  const due = and(lte(replies.keptUntil, now), isNotNull(replies.prompt));
  await updateDue(db, replies, due, { prompt: null, text: null });
}

/** The texts of a person's replies go: all of them, or those of one run. Those at work end here, given back. */
export async function forgetReplies(tx: Database, userId: string, runId?: string): Promise<void> {
  const theirs = and(eq(replies.userId, userId), runId === undefined ? undefined : eq(replies.runId, runId));
  const open = await tx
    .update(replies)
    .set({ ...UNANSWERED, status: "stopped" })
    .where(and(theirs, eq(replies.status, "running")))
    .returning({ id: replies.id });
  for (const { id } of open) await releaseHold(tx, id);
  await tx.update(replies).set({ prompt: null, text: null }).where(theirs);
}
