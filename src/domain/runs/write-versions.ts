import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { creditHolds } from "#domain/credits/tables.ts";
import { captureHold, holdCredits } from "#domain/credits/write-holds.ts";
import type { Database } from "#platform/database/db.server.ts";
import { searchTextOf } from "./rules.ts";
import { runs } from "./tables.ts";
import type { RunEnd } from "./run-end.ts";
import type { StoredRun } from "./stored-run.ts";

/** One state of a run's result. The first was made of the request, later ones of answers: by rule, or woven in by a model. */
export interface RunVersion {
  number: number;
  by: "request" | "rule" | "model";
  input: unknown;
  envelope: unknown;
  /** ISO time. */
  at: string;
}

/** Versions that a run keeps; of more the oldest go, but for the first. */
const MOST_VERSIONS = 10;
/** Weaving calls a run may begin: one that ends well, and others that fail or are stopped. */
const MOST_WEAVES = 3;

/** A run's versions, oldest first; a run without answers has its first alone. */
export function versionsOf(run: Pick<StoredRun, "versions" | "input" | "envelope" | "createdAt">): RunVersion[] {
  if (run.versions !== null) return run.versions as RunVersion[];
  if (run.envelope === null) return [];
  return [{ number: 1, by: "request", input: run.input, envelope: run.envelope, at: run.createdAt.toISOString() }];
}

/** Locks an answered run of this user until the transaction ends. Throws `not_found`. */
export async function lockAnsweredRun(tx: Database, user: SignedInUser, runId: string): Promise<StoredRun> {
  const [run] = await tx
    .select()
    .from(runs)
    .where(
      and(
        eq(runs.id, runId),
        eq(runs.userId, user.id),
        isNull(runs.deletedAt),
        isNotNull(runs.answeredAt),
        isNotNull(runs.envelope),
      ),
    )
    .for("update");
  if (!run) throw new RefusalError("not_found");
  return run;
}

/**
 * Charges a run that was free so far, once: the ledger's cause is the run itself. Returns what the run has cost. Call it
 * with the run locked. Throws `insufficient_credits`.
 */
export async function chargeLate(tx: Database, run: StoredRun, amount: number, now: Date): Promise<number> {
  if (run.cost > 0) return run.cost;
  // The hold of the run's start was given back under the same name.
  await tx.delete(creditHolds).where(and(eq(creditHolds.id, run.id), eq(creditHolds.state, "released")));
  if (!(await holdCredits(tx, { id: run.id, userId: run.userId, amount, expiresAt: now, now })))
    throw new RefusalError("insufficient_credits");
  await captureHold(tx, run.id);
  await tx.update(runs).set({ cost: amount }).where(eq(runs.id, run.id));
  return amount;
}

/**
 * Keeps what answers made as the run's newest version. One made by rule takes the place of one made by rule just before,
 * so that a row of answers is one version, unless it `isStep`, which can be gone back from. Call it with the run locked.
 */
export async function saveVersion(
  tx: Database,
  run: StoredRun,
  made: Pick<RunVersion, "by" | "input" | "envelope"> & { isStep?: boolean; texts: readonly string[]; now: Date },
): Promise<RunVersion> {
  const before = versionsOf(run);
  const isNext = made.by !== "rule" || before.at(-1)?.by !== "rule" || made.isStep === true;
  const kept = isNext ? before : before.slice(0, -1);
  const version: RunVersion = {
    number: (kept.at(-1)?.number ?? 0) + 1,
    by: made.by,
    input: made.input,
    envelope: made.envelope,
    at: made.now.toISOString(),
  };
  await tx
    .update(runs)
    .set({
      versions: [...kept.slice(0, 1), ...kept.slice(1).slice(2 - MOST_VERSIONS), version],
      input: made.input,
      envelope: made.envelope,
      // The name is found by search too, and may be the person's own.
      searchText: searchTextOf([run.title ?? "", ...made.texts]),
      weaveUntil: null,
    })
    .where(eq(runs.id, run.id));
  return version;
}

/** Takes a run for weaving until the lease is over. Call it with the run locked. Throws `run_in_progress`, `already_woven`. */
export async function claimWeave(tx: Database, run: StoredRun, leaseSeconds: number, now: Date): Promise<void> {
  if (run.weaveUntil !== null && run.weaveUntil > now)
    throw new RefusalError("run_in_progress", { retryAfterSeconds: 2 });
  if (run.weaves >= MOST_WEAVES || versionsOf(run).some(({ by }) => by === "model"))
    throw new RefusalError("already_woven");
  await tx
    .update(runs)
    .set({
      weaves: sql`${runs.weaves} + 1`,
      weaveUntil: new Date(now.getTime() + leaseSeconds * 1000),
      stopRequestedAt: null,
    })
    .where(eq(runs.id, run.id));
}

/** Ends a weaving without a version. */
export async function releaseWeave(db: Database, runId: string): Promise<void> {
  await db.update(runs).set({ weaveUntil: null }).where(eq(runs.id, runId));
}

/** Adds what a weaving call used to the run's own use. */
export async function addWeaveUse(
  db: Database,
  runId: string,
  used: Pick<RunEnd, "providerCalls" | "tokensIn" | "tokensOut">,
): Promise<void> {
  await db
    .update(runs)
    .set({
      providerCalls: sql`${runs.providerCalls} + ${used.providerCalls}`,
      tokensIn: sql`coalesce(${runs.tokensIn}, 0) + ${used.tokensIn ?? 0}`,
      tokensOut: sql`coalesce(${runs.tokensOut}, 0) + ${used.tokensOut ?? 0}`,
    })
    .where(eq(runs.id, runId));
}
