import { and, eq, type SQL } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { runs } from "./tables.ts";

/** Asks a working run to stop, wherever it works. Throws `not_found` for a run that is not the user's. */
export async function requestStop(db: Database, user: SignedInUser, runId: string, now: Date): Promise<void> {
  if (!(await markToStop(db, user, eq(runs.id, runId), now))) throw new RefusalError("not_found");
}

/** The same for a caller who knows the run by its idempotency key alone; nothing happens where there is none. */
export async function requestStopByKey(db: Database, user: SignedInUser, key: string, now: Date): Promise<void> {
  await markToStop(db, user, eq(runs.idempotencyKey, key), now);
}

async function markToStop(db: Database, user: SignedInUser, which: SQL, now: Date): Promise<boolean> {
  const found = await db
    .update(runs)
    .set({ stopRequestedAt: now })
    .where(and(which, eq(runs.userId, user.id)))
    .returning({ id: runs.id });
  return found.length > 0;
}

/** Forgets an earlier stop of a run, so that what begins on it now is not stopped by it. */
export async function clearStop(tx: Database, runId: string): Promise<void> {
  await tx.update(runs).set({ stopRequestedAt: null }).where(eq(runs.id, runId));
}
