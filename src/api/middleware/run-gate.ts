import { createMiddleware } from "hono/factory";
import { RefusalError } from "#i18n/refusals.ts";
import type { AppEnv } from "#api/app-env.ts";
import type { Metrics } from "#platform/process/metrics.server.ts";

/** One request for a run on its way through the gate. */
export interface RunTurn {
  /** The run is admitted, or refused: the next one may be. */
  admitted(): void;
  /** Counts the run's events as work until they end. */
  follow<Event>(events: AsyncGenerator<Event>): AsyncGenerator<Event>;
}

/**
 * What one process takes on. Admitting a run needs a database connection several times over, so fewer are admitted at once
 * than the pool has (`POOL_CONNECTIONS`, 20): the rest of the product keeps some, and nobody waits in vain for one.
 */
export const RUN_GATE = { atWork: 500, admitting: 12, waiting: 300 };

const RUNS = /^\/api\/tools\/[^/]+\/runs$/;
const RETRY_AFTER_SECONDS = 2;

/** The gate of one process. `enter` waits for a place or throws `queue_full`; what entered must `leave`. */
export interface RunGate {
  enter(): Promise<RunTurn & { leave(failed?: boolean): void }>;
}

export function createRunGate(bounds = RUN_GATE, watch?: Metrics["watch"]): RunGate {
  let atWork = 0;
  let admitting = 0;
  const queue: (() => void)[] = [];
  watch?.("siyagha_runs_in_process", "Runs that this process has taken on", ["state"], () => [
    { labels: { state: "working" }, value: atWork - queue.length },
    { labels: { state: "waiting" }, value: queue.length },
  ]);
  return {
    async enter() {
      if (atWork >= bounds.atWork || queue.length >= bounds.waiting)
        throw new RefusalError("queue_full", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      atWork += 1;
      const ended = once(() => (atWork -= 1));
      if (admitting < bounds.admitting) admitting += 1;
      else await new Promise<void>((resolve) => queue.push(resolve));
      // A turn is handed on, or given up.
      const admitted = once(() => queue.shift()?.() ?? (admitting -= 1));
      let isFollowed = false;
      async function* follow<Event>(events: AsyncGenerator<Event>): AsyncGenerator<Event> {
        isFollowed = true;
        try {
          for await (const event of events) {
            admitted();
            yield event;
          }
        } finally {
          ended();
        }
      }
      const leave = (failed = false) => {
        admitted();
        if (!isFollowed || failed) ended();
      };
      return { admitted, follow, leave };
    },
  };
}

/** Lets runs in one after the other and refuses those beyond the gate's bounds with `queue_full`, before the database is asked. */
export function gateRuns(gate: RunGate) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.method !== "POST" || !RUNS.test(c.req.path)) return next();
    const turn = await gate.enter();
    c.set("runTurn", turn);
    try {
      await next();
    } finally {
      turn.leave(Boolean(c.error));
    }
  });
}

function once(work: () => unknown): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
