import { Hono } from "hono";
import { beforeEach, expect, it } from "vitest";
import { RefusalError } from "#i18n/refusals.ts";
import type { AppEnv } from "#api/app-env.ts";
import { createRunGate, gateRuns, type RunGateBounds } from "./run-gate.ts";

/** Runs that wait at a point until the test lets them on: before they are admitted, or between two events. */
let steps: (() => void)[];
let atOnce: number;
let mostAtOnce: number;
beforeEach(() => {
  steps = [];
  atOnce = 0;
  mostAtOnce = 0;
});
const stand = () => new Promise<void>((resolve) => steps.push(resolve));
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

function productWith(most: Omit<RunGateBounds, "bodiesPerAccount" | "atWorkPerAccount">, fails = false) {
  const bounds = { ...most, bodiesPerAccount: 1, atWorkPerAccount: 1 };
  const app = new Hono<AppEnv>();
  app.onError((error, c) => c.json({ code: (error as RefusalError).code }, 429));
  app.use(gateRuns(createRunGate(bounds)));
  app.post("/api/tools/:slug/runs", async (c) => {
    async function* run() {
      mostAtOnce = Math.max(mostAtOnce, (atOnce += 1));
      await stand();
      atOnce -= 1;
      if (fails) throw new RefusalError("insufficient_credits");
      yield "started";
      await stand();
      yield "done";
    }
    const events = c.get("runTurn")?.follow(run()) ?? run();
    await events.next();
    return new Response(
      new ReadableStream({
        async start(stream) {
          for await (const _event of events);
          stream.close();
        },
      }),
    );
  });
  app.get("/api/tools", (c) => c.text("always"));
  const press = async () => app.request("/api/tools/prompt-generate/runs", { method: "POST" });
  return { app, press };
}

it("admits so many at once, keeps the rest waiting in turn, and refuses beyond that", async () => {
  const { app, press } = productWith({ atWork: 10, admitting: 2, waiting: 1 });
  const answers = [press(), press(), press()];
  await settle();
  expect([steps.length, mostAtOnce]).toEqual([2, 2]);
  expect(await (await press()).json()).toEqual({ code: "queue_full" });
  expect(await (await app.request("/api/tools")).text()).toBe("always");
  steps.shift()?.();
  await settle();
  // The first run is at work, two are being admitted.
  expect([steps.length, mostAtOnce]).toEqual([3, 2]);
  // A place that was handed on is taken: the next one waits.
  answers.push(press());
  await settle();
  expect([steps.length, mostAtOnce]).toEqual([3, 2]);
  for (let round = 0; round < 8; round += 1) {
    steps.shift()?.();
    await settle();
  }
  expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
});

it("counts a stream as work until it ends, and not after", async () => {
  const { press } = productWith({ atWork: 1, admitting: 1, waiting: 1 });
  const first = press();
  await settle();
  steps.shift()?.();
  expect((await first).status).toBe(200);
  expect((await press()).status).toBe(429);
  steps.shift()?.();
  await settle();
  const second = press();
  await settle();
  steps.shift()?.();
  expect((await second).status).toBe(200);
});

it("makes room again after a run that was refused", async () => {
  const { press } = productWith({ atWork: 1, admitting: 1, waiting: 1 }, true);
  for (let round = 0; round < 3; round += 1) {
    const answer = press();
    await settle();
    steps.shift()?.();
    expect(await (await answer).json()).toEqual({ code: "insufficient_credits" });
  }
});
