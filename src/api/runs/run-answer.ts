import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { REFUSALS, RefusalError, refusalMessage } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import type { RunEvent } from "#tools/pipeline/run-events.ts";
import type { Envelope } from "#tools/tool.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { refuseWhenSpent } from "#api/middleware/write-limit.ts";
import type { AppEnv } from "#api/app-env.ts";
import { OUR_FAULTS } from "#api/refusal-answer.ts";

/** The key that makes a repeated request count once; made up where the caller gave none. Throws `invalid_input`. */
export function idempotencyKeyOf(c: Context<AppEnv>): string {
  const given = c.req.header("idempotency-key");
  if (given === undefined) return randomUUID();
  if (!/^[\w-]{8,100}$/.test(given))
    throw new RefusalError("invalid_input", { fields: { "Idempotency-Key": "[A-Za-z0-9_-]{8,100}" } });
  return given;
}

const RUNS_PER_MINUTE = { name: "runs", limit: 120, windowSeconds: 60 };

/** Counts a run of the user's, however it came in. Throws `rate_limited`. */
export async function countRun(deps: Deps, user: SignedInUser): Promise<void> {
  await refuseWhenSpent(deps, RUNS_PER_MINUTE, user.id);
}

/** Answers with a run's events as they happen where the caller asks for a stream, else with its envelope. */
export function answerEvents(
  c: Context<AppEnv>,
  deps: Deps,
  given: AsyncGenerator<RunEvent>,
  leave: () => void,
): Promise<Response> {
  const events = c.get("runTurn")?.follow(given) ?? given;
  return c.req.header("accept")?.includes("text/event-stream")
    ? streamRun(c, deps, events, leave)
    : collectRun(c, events, leave);
}

async function collectRun(c: Context<AppEnv>, events: AsyncGenerator<RunEvent>, leave: () => void) {
  const { signal } = c.req.raw;
  signal.addEventListener("abort", leave);
  let envelope: Envelope | null = null;
  try {
    for await (const event of events) if (event.type === "result") envelope = event.envelope;
  } finally {
    // Node keeps the signal of a request until its request is collected: a listener that knows the request would keep both for good.
    signal.removeEventListener("abort", leave);
  }
  if (!envelope) throw new RefusalError("run_ended");
  return c.json(envelope as unknown as Record<string, unknown>, 201);
}

/** The first event is fetched before the answer begins, so that a refusal keeps its status; later ones travel as `error` events. */
async function streamRun(c: Context<AppEnv>, deps: Deps, events: AsyncGenerator<RunEvent>, leave: () => void) {
  const first = await events.next();
  c.header("cache-control", "no-store");
  c.header("x-accel-buffering", "no");
  return streamSSE(c, async (stream) => {
    stream.onAbort(leave);
    const send = (event: string, data: object) => stream.writeSSE({ event, data: JSON.stringify(data) });
    try {
      for (let step = first; !step.done; step = await events.next()) await send(...wireOf(step.value));
      await send("done", {});
    } catch (error) {
      const code = error instanceof RefusalError ? error.code : "internal";
      if (OUR_FAULTS.has(code)) deps.log.error({ requestId: c.get("requestId"), error }, "run failed");
      await send("error", {
        code,
        message: refusalMessage(code, c.get("language")),
        status: REFUSALS[code].status,
        requestId: c.get("requestId"),
      });
    }
  });
}

function wireOf(event: RunEvent): [string, object] {
  if (event.type === "result") return ["result", event.envelope];
  const { type, ...data } = event;
  return [type, data];
}
