import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "#platform/database/db.server.ts";
import { mailQueue } from "#platform/database/tables.ts";
import { creditHolds } from "#domain/credits/tables.ts";
import { runs } from "#domain/runs/tables.ts";

/** What is open in the database at this moment, whichever process works on it. */
export interface OpenWork {
  heldCredits: number;
  openRuns: number;
  waitingMails: number;
  /** Mails that were tried too often and stay. */
  oldestMailSeconds: number;
}

/** One statement over partial indexes that hold open rows only, so that it costs as little as there is open work. */
export async function readOpenWork(db: Database, now: Date): Promise<OpenWork> {
  const [row] = await rowsOf<OpenWork>(
    db,
    sql`select
      (select coalesce(sum(amount), 0)::float8 from ${creditHolds} where state = 'held') as "heldCredits",
      (select count(*)::float8 from ${runs} where status = 'running') as "openRuns",
      m.waiting as "waitingMails", m.oldest as "oldestMailSeconds"
    from (select count(*)::float8 as waiting,
        coalesce(extract(epoch from ${now.toISOString()}::timestamptz - min(created_at)), 0)::float8 as oldest
      from ${mailQueue} where sent_at is null) m`,
  );
  return row as OpenWork;
}
