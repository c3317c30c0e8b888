import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import type { Database } from "#platform/database/db.server.ts";
import { readRun } from "./read.ts";
import { searchTextOf } from "./rules.ts";
import { runs } from "./tables.ts";

const SHARE_ID_BYTES = 16;

const ownAnswered = (user: SignedInUser, runId: string) =>
  and(eq(runs.id, runId), eq(runs.userId, user.id), isNull(runs.deletedAt), isNotNull(runs.envelope));

/**
 * Gives a result a link by which anybody may read it: the one it has, else a new one that cannot be guessed. It ends with the
 * run's text. Throws `not_found`.
 */
export async function shareRun(db: Database, user: SignedInUser, runId: string, now: Date): Promise<string> {
  const shareId = randomBytes(SHARE_ID_BYTES).toString("base64url");
  await db
    .update(runs)
    .set({ shareId, sharedAt: now })
    .where(and(ownAnswered(user, runId), isNull(runs.shareId)));
  const [run] = await db.select({ shareId: runs.shareId }).from(runs).where(ownAnswered(user, runId));
  if (!run?.shareId) throw new RefusalError("not_found");
  return run.shareId;
}

/** Takes the link back; a later one is another. Throws `not_found` for a run that is not the user's. */
export async function unshareRun(db: Database, user: SignedInUser, runId: string): Promise<void> {
  const found = await db
    .update(runs)
    .set({ shareId: null, sharedAt: null })
    .where(and(eq(runs.id, runId), eq(runs.userId, user.id)))
    .returning({ id: runs.id });
  if (found.length === 0) throw new RefusalError("not_found");
}

/** Names a run, or puts it first in history. A name is found by search. Throws `not_found`. */
export async function changeRun(
  db: Database,
  user: SignedInUser,
  runId: string,
  change: { title?: string | undefined; pinned?: boolean | undefined },
  now: Date,
): Promise<void> {
  const run = await readRun(db, user.id, runId);
  const { title, pinned } = change;
  if (title === undefined && pinned === undefined) return;
  await db
    .update(runs)
    .set({
      ...(title === undefined ? {} : { title, searchText: searchTextOf([title, run.searchText ?? ""]) }),
      ...(pinned === undefined ? {} : { pinnedAt: pinned ? now : null }),
    })
    .where(ownAnswered(user, runId));
}
