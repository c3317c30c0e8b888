import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { serve, type ServerType } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { AppEnv } from "./app-env.ts";
import { createHealth } from "./health.ts";

const health = createHealth();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let product: TestDeps;
let server: ServerType;
let answerNow: () => void;
beforeAll(async () => {
  product = await createTestDeps();
  const app = new Hono<AppEnv>();
  health.mount(app, product.deps);
  app.get("/slow", async (c) => {
    await new Promise<void>((resolve) => (answerNow = resolve));
    return c.text("whole");
  });
  server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
});
afterAll(async () => {
  agent.destroy();
  server.close();
  await product.close();
});

/** Over the one connection that is kept. */
async function ask(path: string): Promise<[status: number | undefined, connection: string | undefined]> {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ host: "127.0.0.1", port, path, agent }), "response")) as [IncomingMessage];
  answer.resume();
  await once(answer, "end");
  return [answer.statusCode, answer.headers.connection];
}

test("a process that stops closes the connections that it answers on, those of work that began before too", async () => {
  expect(await ask("/readyz")).toEqual([200, "keep-alive"]);
  const begun = ask("/slow");
  await expect.poll(() => typeof answerNow).toBe("function");
  health.stopping = true;
  answerNow();
  expect(await begun).toEqual([200, "close"]);
  expect(await ask("/readyz")).toEqual([503, "close"]);
});
