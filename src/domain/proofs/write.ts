import { and, eq, gt, inArray, isNotNull, lte } from "drizzle-orm";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { captureHold, holdCredits, releaseHold } from "#domain/credits/write-holds.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import { updateDue } from "#platform/database/sweep.server.ts";
import { shownProof, type ShownProof, type StoredProof } from "./read.ts";
import { proofs } from "./tables.ts";

/** Credits for one proof: two answers of a model. */
export const PROOF_COST = 2;

/** Proofs an hour that may cost us a model's work and the user nothing. */
const MOST_UNPAID_AN_HOUR = 10;

export type ProofStart = Pick<
  typeof proofs.$inferInsert,
  "id" | "runId" | "idempotencyKey" | "tool" | "lang" | "engine" | "promptVersion" | "promptFirst" | "keptUntil"
> & { leaseSeconds: number; now: Date };

/**
 * Admits a proof in one transaction: its row by idempotency key, the hold. Returns the earlier one when this key was
 * answered before. Throws `idempotency_mismatch`, `run_in_progress`, `insufficient_credits`, `rate_limited`, or how the earlier
 * proof ended: `run_ended` (without answers, at no cost), `not_found` (answered and paid, and its texts are gone).
 */
export async function holdProof(
  db: Database,
  user: SignedInUser,
  { leaseSeconds, now, ...start }: ProofStart,
): Promise<{ earlier: StoredProof | null }> {
  return db.transaction(async (tx) => {
    const leaseExpiresAt = new Date(now.getTime() + leaseSeconds * 1000);
    const inserted = await tx
      .insert(proofs)
      .values({ ...start, userId: user.id, cost: PROOF_COST, leaseExpiresAt, createdAt: now })
      .onConflictDoNothing({ target: [proofs.userId, proofs.idempotencyKey] })
      .returning({ id: proofs.id });
    if (inserted.length === 0) return { earlier: await readEarlier(tx, user.id, start) };
    const hold = { id: start.id, userId: user.id, amount: PROOF_COST, expiresAt: leaseExpiresAt, now };
    if (!(await holdCredits(tx, hold))) throw new RefusalError("insufficient_credits");
    const unpaid = await tx.$count(
      proofs,
      and(
        eq(proofs.userId, user.id),
        gt(proofs.createdAt, new Date(now.getTime() - 3_600_000)),
        inArray(proofs.status, ["stopped", "failed"]),
      ),
    );
    if (unpaid >= MOST_UNPAID_AN_HOUR) throw new RefusalError("rate_limited", { retryAfterSeconds: 900 });
    return { earlier: null };
  });
}

async function readEarlier(
  tx: Database,
  userId: string,
  start: Pick<ProofStart, "idempotencyKey" | "runId">,
): Promise<StoredProof> {
  const [earlier] = await tx
    .select()
    .from(proofs)
    .where(and(eq(proofs.userId, userId), eq(proofs.idempotencyKey, start.idempotencyKey)));
  const proof = earlier as StoredProof;
  if (proof.runId !== start.runId) throw new RefusalError("idempotency_mismatch");
  if (proof.status === "running") throw new RefusalError("run_in_progress", { retryAfterSeconds: 2 });
  if (proof.status !== "done") throw new RefusalError("run_ended");
  if (proof.answers === null) throw new RefusalError("not_found");
  return proof;
}

export interface ProofAnswers {
  answers: { request: string; prompt: string };
  provider: string;
  model: string;
  tokensIn: number | null;
  tokensOut: number | null;
}

/** Stores both answers and charges, in one transaction. Null, charging nothing, when the lease was over first. */
export async function settleProof(db: Database, id: string, made: ProofAnswers): Promise<StoredProof | null> {
  return db.transaction(async (tx) => {
    const [proof] = await tx
      .update(proofs)
      .set({ ...made, status: "done" })
      .where(and(eq(proofs.id, id), eq(proofs.status, "running")))
      .returning();
    if (!proof) return null;
    await captureHold(tx, id);
    return proof;
  });
}

/** Ends a proof without answers and gives its credits back. Safe to call more than once. */
export async function giveBackProof(db: Database, id: string, status: "stopped" | "failed"): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(proofs)
      .set({ status })
      .where(and(eq(proofs.id, id), eq(proofs.status, "running")))
      .returning({ id: proofs.id });
    if (ended.length > 0) await releaseHold(tx, id);
  });
}

/** Keeps which answer was the better one; the first choice counts, for after it the order is known. Throws `not_found`. */
export async function chooseAnswer(
  db: Database,
  user: SignedInUser,
  proof: { runId: string; proofId: string; choice: "first" | "second" | "equal"; now: Date },
): Promise<ShownProof> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(proofs)
      .where(
        and(
          eq(proofs.id, proof.proofId),
          eq(proofs.runId, proof.runId),
          eq(proofs.userId, user.id),
          isNotNull(proofs.answers),
        ),
      )
      .for("update");
    if (!found) throw new RefusalError("not_found");
    if (found.choice !== null) return shownProof(found);
    const isPrompt = (proof.choice === "first") === found.promptFirst;
    const choice = proof.choice === "equal" ? "equal" : isPrompt ? "prompt" : "request";
    await tx.update(proofs).set({ choice, chosenAt: proof.now }).where(eq(proofs.id, found.id));
    return shownProof({ ...found, choice });
  });
}

/** Ends proofs whose process died: the user pays nothing. Safe in every process at once. */
export async function sweepAbandonedProofs(db: Database, now: Date): Promise<number> {
  const due = await db
    .select({ id: proofs.id })
    .from(proofs)
    .where(and(eq(proofs.status, "running"), lte(proofs.leaseExpiresAt, now)))
    .limit(100);
  for (const { id } of due) await giveBackProof(db, id, "failed");
  return due.length;
}

/** Removes the texts of proofs whose time is over. */
export async function sweepProofTexts(db: Database, now: Date): Promise<void> {
  await updateDue(db, proofs, and(lte(proofs.keptUntil, now), isNotNull(proofs.answers)), { answers: null });
}

/** The texts of a person's proofs go: all of them, or those of one run. Proofs at work end here, given back. */
export async function forgetProofs(tx: Database, userId: string, runId?: string): Promise<void> {
  const open = await tx
    .update(proofs)
    .set({ status: "stopped" })
    .where(
      and(
        eq(proofs.userId, userId),
        eq(proofs.status, "running"),
        runId === undefined ? undefined : eq(proofs.runId, runId),
      ),
    )
    .returning({ id: proofs.id });
  for (const { id } of open) await releaseHold(tx, id);
  await tx
    .update(proofs)
    .set({ answers: null })
    .where(and(eq(proofs.userId, userId), runId === undefined ? undefined : eq(proofs.runId, runId)));
}
