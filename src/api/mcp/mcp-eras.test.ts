import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type ServerType, serve } from "@hono/node-server";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppEnv } from "#api/app-env.ts";
import { createApi } from "#api/app.ts";
import { requestContext } from "#api/middleware/request-context.ts";
import { RUN_GATE } from "#api/middleware/run-gate.ts";
import { mountWellKnown } from "#api/well-known.ts";
import { prepareFirstStart } from "#first-start.ts";
import { replaceRunner } from "#tests/support/models/replace-runner.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { toolInputs } from "#tests/support/tool-inputs.ts";
import { isBuilt, TOOL_SLUGS } from "#tools/index.ts";

/** Clients of the protocol's new era beside those of the handshake, and programs that speak it by hand. */
let test: TestDeps;
let api: TestApi;
let server: ServerType;
let origin: string;
let user: SignedIn;
let key: string;
beforeAll(async () => {
  test = await createTestDeps();
  await prepareFirstStart(test.deps);
  api = createTestApi(test.deps);
  const app = new Hono<AppEnv>();
  app.use(requestContext(test.deps));
  app.route("/api", createApi(test.deps));
  mountWellKnown(app);
  server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  user = await signUpConfirmed(test.deps, api);
  await giveCredits(test.deps, grantOf(user.userId, 40));
  const made = await api.call("/api/keys", { json: { name: "eras", scopes: ["run", "library"] }, cookie: user.cookie });
  ({ key } = (await made.json()) as { key: string });
}, 60_000);
afterAll(async () => {
  server.close();
  await test.close();
});

const creditsLeft = async () =>
  ((await (await api.call("/api/credits", { cookie: user.cookie })).json()) as { credits: number }).credits;

async function connect(mode: "legacy" | "auto" | { pin: string }): Promise<Client> {
  const client = new Client({ name: "a-stranger", version: "2" }, { versionNegotiation: { mode } });
  const url = new URL(`${origin}/api/mcp?lang=en`);
  await client.connect(
    new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization: `Bearer ${key}` } } }),
  );
  return client;
}

describe.each([
  ["of the handshake", "legacy"],
  ["that finds the era out", "auto"],
  ["of the new era alone", { pin: "2026-07-28" }],
] as const)("a client %s", (_name, mode) => {
  it("finds the tools, runs one and reads the library", async () => {
    const client = await connect(mode);
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual(TOOL_SLUGS.filter(isBuilt));
    const before = await creditsLeft();
    const said = await client.callTool({ name: "prompt-checker", arguments: { text: "write about cats", lang: "en" } });
    expect(said.isError).toBeFalsy();
    expect(said.structuredContent).toMatchObject({ tool: "prompt-checker", engine: "builtin" });
    const { cost } = said.structuredContent as { cost: number };
    expect(await creditsLeft()).toBe(before - cost);
    const refused = await client.callTool({ name: "prompt-checker", arguments: { text: "a" } });
    expect(refused).toMatchObject({ isError: true, _meta: { error: { code: "invalid_input" } } });
    expect((await client.listPrompts()).prompts).not.toHaveLength(0);
    await expect(client.getPrompt({ name: "library-999999" })).rejects.toMatchObject({ data: { code: "not_found" } });
    await client.close();
  });

  it("hears of progress, and what it cancels costs nothing", async () => {
    const before = await creditsLeft();
    let ended = "";
    const restore = replaceRunner("image-to-text", {
      async *builtIn(_input: unknown, { signal }: { signal: AbortSignal }) {
        for (let step = 1; step <= 100; step += 1) {
          yield { value: step / 100, label: `page ${step}` };
          await sleep(100);
          if (signal.aborted) ended = "aborted";
          signal.throwIfAborted();
        }
        throw new Error("nobody stopped it");
      },
    } as never);
    const client = await connect(mode);
    const controller = new AbortController();
    let heard = 0;
    const { file } = (await toolInputs())["image-to-text"];
    const data = Buffer.from(file?.bytes ?? []).toString("base64");
    const called = client.callTool(
      { name: "image-to-text", arguments: { file: { data } } },
      { signal: controller.signal, onprogress: () => (heard += 1) === 2 && controller.abort("enough") },
    );
    await expect(called).rejects.toThrow();
    await expect.poll(() => ended, { timeout: 5000 }).toBe("aborted");
    await expect.poll(creditsLeft).toBe(before);
    restore();
    await client.close();
  });
});

describe("a program that speaks it by hand", () => {
  const call = (headers: Record<string, string>, name: string, more: object) =>
    fetch(`${origin}/api/mcp?lang=en`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}`, ...headers },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: more } }),
    });

  it.each(["application/json", "*/*", ""])("is answered plain JSON where it accepts %j", async (accept) => {
    const answer = await call({ accept }, "prompt-checker", { text: "write about cats" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
    expect(await answer.json()).toMatchObject({ id: 1, result: { structuredContent: { tool: "prompt-checker" } } });
  });

  it("finds the whole result in the text too, and never its own text in place of an answer", async () => {
    const text = "write about cats";
    const checked = (await (await call({}, "prompt-checker", { text })).json()) as Said;
    expect(checked.result.content.map((part) => JSON.parse(part.text))).toEqual([checked.result.structuredContent]);
    const stock =
      "It is important to note that the shop opens at nine. At the end of the day, service is what matters.";
    const written = (await (await call({}, "ai-humanizer", { text: stock })).json()) as Said;
    const [main, whole] = written.result.content.map((part) => part.text);
    expect(main).toBe(written.result.structuredContent.result["text"]);
    expect(main).not.toBe(stock);
    expect(JSON.parse(whole as string)).toEqual(written.result.structuredContent);
  });
});

interface Said {
  result: { content: { text: string }[]; structuredContent: { result: Record<string, unknown> } };
}

describe("whoever comes without a key", () => {
  const bare = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping", text: "write about cats" }),
    });

  it.each(["/api/mcp", "/api/tools/prompt-checker/runs", "/api/keys", "/api/runs/x/cancel"])(
    "is asked for one at %s, in the words of HTTP",
    async (path) => {
      const malformed: Record<string, string>[] = [
        {},
        { authorization: key },
        { authorization: "Basic eDp5" },
        { authorization: "Bearer a b" },
      ];
      for (const headers of malformed) {
        const answer = await bare(path, headers);
        expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
        expect(await answer.json()).toMatchObject({ error: { code: "unauthenticated" } });
      }
    },
  );

  it("is refused as before where it is a page of another site, brings a session, or no key would help", async () => {
    expect((await bare("/api/keys", { origin: "https://evil.example" })).status).toBe(403);
    expect((await bare("/api/keys", { cookie: user.cookie })).status).toBe(403);
    expect((await bare("/api/contact")).status).toBe(403);
  });

  it.each([
    "/.well-known/oauth-protected-resource",
    "/.well-known/oauth-protected-resource/api/mcp",
    "/.well-known/oauth-authorization-server",
    "/.well-known/openid-configuration",
    "/api/mcp/.well-known/openid-configuration",
  ])("finds no one at %s who would give it one, and reads so as JSON", async (path) => {
    const answer = await fetch(`${origin}${path}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "application/json"]);
    expect(await answer.json()).toMatchObject({ error: { code: "not_found" } });
  });
});

it("has as many tools at work for one account as the API has, and is refused the next", async () => {
  const full = createTestApi(test.deps, { ...RUN_GATE, atWorkPerAccount: 0 });
  const params = { name: "prompt-checker", arguments: { text: "write about cats" } };
  const asked = await full.call("/api/mcp?lang=en", {
    json: { jsonrpc: "2.0", id: 1, method: "tools/call", params },
    headers: {
      authorization: `Bearer ${key}`,
      accept: "application/json, text/event-stream",
      origin: "",
      host: "127.0.0.1",
    },
  });
  expect(await asked.text()).toContain('"code":"queue_full"');
});
