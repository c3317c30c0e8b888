import { listStopRequested } from "#domain/runs/read.ts";
import type { Database } from "#platform/database/db.server.ts";

const POLL_MS = 400;

interface Watch {
  waiting: Map<string, () => void>;
  timer: NodeJS.Timeout | null;
}

/** One watch a database handle: however many runs work in this process, the database is asked once a turn. */
const watches = new WeakMap<Database, Watch>();

/** Calls `onStop` once when the run's stop is asked for, in whichever process that happens. Returns how to end the watch. */
export function watchForStop(db: Database, runId: string, onStop: () => void): () => void {
  const watch = watches.get(db) ?? { waiting: new Map<string, () => void>(), timer: null };
  watches.set(db, watch);
  watch.waiting.set(runId, onStop);
  watch.timer ??= setInterval(() => void look(db, watch), POLL_MS);
  return () => {
    watch.waiting.delete(runId);
    if (watch.waiting.size > 0 || !watch.timer) return;
    clearInterval(watch.timer);
    watch.timer = null;
  };
}

/** A look that fails is made again at the next turn: a stop that comes late costs little. */
async function look(db: Database, watch: Watch): Promise<void> {
  const stopped = await listStopRequested(db, [...watch.waiting.keys()]).catch(() => []);
  for (const runId of stopped) watch.waiting.get(runId)?.();
}
