import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "./db.server.ts";
import type { Log } from "#platform/process/log.ts";

const READ_EVERY_MS = 15_000;
/** A reading that took longer says too little; the first one counts all the same. */
const SLOW_READING_MS = 1000;
/** A machine's clock this far from the database's is worth a line in the log. */
const NOTABLE_MS = 5000;

export interface DatabaseClock {
  now(): Date;
  /** Stops reading the database's time. */
  stop(): void;
}

/**
 * The database server's time, the same for every process on it: a process whose own clock is wrong must not end other
 * processes' runs or keep a session too long. Between readings it goes on by the monotonic clock, so that a machine's clock
 * that jumps changes nothing, and it goes on while the database does not answer.
 */
export async function startDatabaseClock(db: Database, log: Log): Promise<DatabaseClock> {
  let offset = await readOffset(db, Number.POSITIVE_INFINITY);
  const aheadMs = Math.round(Date.now() - offset - performance.now());
  if (Math.abs(aheadMs) > NOTABLE_MS)
    log.warn({ aheadMs }, "this machine's clock differs from the database's; that counts");
  const timer = setInterval(() => {
    readOffset(db, SLOW_READING_MS)
      .then((read) => (offset = read))
      .catch(() => {});
  }, READ_EVERY_MS);
  timer.unref();
  return { now: () => new Date(offset + performance.now()), stop: () => clearInterval(timer) };
}

/** What to add to the monotonic clock; the reading is taken for the middle of its round trip. Throws when it took too long. */
async function readOffset(db: Database, atMostMs: number): Promise<number> {
  const before = performance.now();
  const [row] = await rowsOf<{ ms: number | string }>(
    db,
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  );
  const after = performance.now();
  if (after - before > atMostMs) throw new Error("the reading of the database's time took too long");
  return Number(row?.ms) - (before + after) / 2;
}
