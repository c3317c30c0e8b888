import { getEventListeners } from "node:events";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import type { AppEnv } from "#api/app-env.ts";
import type { Deps } from "#platform/deps.ts";
import type { RunEvent } from "#tools/pipeline/run-events.ts";
import { answerEvents } from "./run-answer.ts";

/** Answers one request with these events, and says how often the caller was seen to leave. */
async function answered(events: () => AsyncGenerator<RunEvent>, request: Request) {
  let left = 0;
  const app = new Hono<AppEnv>();
  app.post("/", (c) => answerEvents(c, {} as Deps, events(), () => void (left += 1)));
  app.onError((_, c) => c.text("refused", 503));
  const answer = await app.request(request);
  await answer.text();
  return { status: answer.status, left };
}

const newRequest = (signal?: AbortSignal) =>
  new Request("http://localhost/", { method: "POST", ...(signal ? { signal } : {}) });

describe("a run's answer and the signal of its request", () => {
  test("an answered request leaves no listener, which would keep the request in memory for good", async () => {
    const request = newRequest();
    const { status } = await answered(async function* () {
      yield { type: "result", envelope: {} } as unknown as RunEvent;
    }, request);
    expect(status).toBe(201);
    expect(getEventListeners(request.signal, "abort")).toEqual([]);
  });

  test("nor does one that was refused", async () => {
    const request = newRequest();
    const { status } = await answered(async function* () {
      yield* [] as RunEvent[];
      throw new Error("no engine");
    }, request);
    expect(status).toBe(503);
    expect(getEventListeners(request.signal, "abort")).toEqual([]);
  });

  test("a caller who goes while it works is seen to leave, once", async () => {
    const caller = new AbortController();
    const request = newRequest(caller.signal);
    const { left } = await answered(async function* () {
      caller.abort();
      yield { type: "result", envelope: {} } as unknown as RunEvent;
    }, request);
    expect(left).toBe(1);
  });
});
