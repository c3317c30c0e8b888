import type { RunTurn } from "./run-turn.ts";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { RefusalError } from "#i18n/refusals.ts";
import type { AppEnv } from "#api/app-env.ts";
import { limitBody } from "#api/refusal-answer.ts";
import { signedInUser } from "./access.ts";
import type { Metrics } from "#platform/process/metrics.server.ts";

/**
 * What one process takes on. Admitting a run needs a database connection several times over, so fewer are admitted at once
 * than the pool has (`POOL_CONNECTIONS`, 20): the rest of the product keeps some, and nobody waits in vain for one. The
 * limit of runs a minute alone would let one account have half of the work.
 */
export const RUN_GATE = { atWork: 500, atWorkPerAccount: 100, admitting: 12, waiting: 300, bodiesPerAccount: 20 };
export type RunGateBounds = typeof RUN_GATE;

/** All that asks a model or an engine for work. MCP enters by itself, with its message read. */
const RUNS = /^\/api\/(?:tools\/[^/]+\/runs|runs\/[^/]+\/(?:answers|proofs|replies))$/;
const RETRY_AFTER_SECONDS = 2;

/** The gate of one process. `enter` waits for a place or throws `queue_full`; what entered must `leave`. */
export interface RunGate {
  enter(): Promise<RunTurn & { leave(failed?: boolean): void }>;
}

export function createRunGate(bounds: RunGateBounds = RUN_GATE, watch?: Metrics["watch"]): RunGate {
  let atWork = 0;
  const places = createPlaces(bounds.admitting);
  const receiveOne = limitPerAccount(bounds.bodiesPerAccount);
  const takeOf = placesPerAccount(bounds.atWorkPerAccount);
  watch?.("siyagha_runs_in_process", "Runs that this process has taken on", ["state"], () => [
    { labels: { state: "working" }, value: atWork - places.waiting() },
    { labels: { state: "waiting" }, value: places.waiting() },
  ]);
  return {
    async enter() {
      if (atWork >= bounds.atWork || places.waiting() >= bounds.waiting) throw full();
      atWork += 1;
      let leaveAccount: (() => void) | null = null;
      const ended = once(() => {
        atWork -= 1;
        leaveAccount?.();
      });
      await places.take();
      let hasPlace = true;
      let isFollowed = false;
      const admitted = () => {
        if (hasPlace) places.leave();
        hasPlace = false;
      };
      const belongTo = (account: string) => void (leaveAccount ??= takeOf(account));
      async function receive<Body>(account: string, body: () => Promise<Body>): Promise<Body> {
        belongTo(account);
        admitted();
        const received = await receiveOne(account, body);
        await places.take();
        hasPlace = true;
        return received;
      }
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
      return { receive, belongTo, admitted, follow, leave };
    },
  };
}

/** So many places, taken in turn; one that is left goes to who has waited longest. */
function createPlaces(most: number) {
  let taken = 0;
  const queue: (() => void)[] = [];
  return {
    waiting: () => queue.length,
    async take(): Promise<void> {
      if (taken < most) taken += 1;
      else await new Promise<void>((resolve) => queue.push(resolve));
    },
    leave(): void {
      const next = queue.shift();
      if (next) next();
      else taken -= 1;
    },
  };
}

/** Refuses with `queue_full` what one account has going on beyond `most`. */
function limitPerAccount(most: number) {
  const takeOf = placesPerAccount(most);
  return async function limited<Done>(account: string, work: () => Promise<Done>): Promise<Done> {
    const leave = takeOf(account);
    return work().finally(leave);
  };
}

/** Takes one of an account's `most` places, and gives back how to leave it. Throws `queue_full` where none is left. */
function placesPerAccount(most: number): (account: string) => () => void {
  const taken = new Map<string, number>();
  return (account) => {
    const before = taken.get(account) ?? 0;
    if (before >= most) throw full();
    taken.set(account, before + 1);
    return once(() => {
      const left = (taken.get(account) ?? 1) - 1;
      if (left > 0) taken.set(account, left);
      else taken.delete(account);
    });
  };
}

/**
 * Lets runs, weavings, proofs and replies in by turns, and refuses those beyond the gate's bounds with `queue_full` before the
 * database is asked.
 */
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

/**
 * What `read` makes of a body of at most `bytes`, waited for without a place in the gate. Throws `too_large`, `queue_full`, or
 * what `read` throws.
 */
export function receive<Body>(c: Context<AppEnv>, bytes: number, read: () => Promise<Body>): Promise<Body> {
  const limited = () =>
    new Promise<Body>((resolve, reject) => {
      limitBody(bytes)(c, () => read().then(resolve, reject)).catch(reject);
    });
  return c.get("runTurn")?.receive(signedInUser(c).id, limited) ?? limited();
}

function full(): RefusalError {
  return new RefusalError("queue_full", { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

function once(work: () => unknown): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
