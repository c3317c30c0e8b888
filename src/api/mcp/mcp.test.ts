import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type ServerType, serve } from "@hono/node-server";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppEnv } from "#api/app-env.ts";
import { createApi } from "#api/app.ts";
import { requestContext } from "#api/middleware/request-context.ts";
import { prepareFirstStart } from "#first-start.ts";
import { runs } from "#domain/runs/tables.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { replaceRunner } from "#tests/support/models/replace-runner.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createPostgresDeps, createTestDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { toolInputs } from "#tests/support/tool-inputs.ts";
import { isBuilt, TOOL_SLUGS } from "#tools/index.ts";

/** The protocol's own client over loopback, as an assistant would come. */
let test: TestDeps;
let api: TestApi;
let server: ServerType;
let origin: string;
let user: SignedIn;
beforeAll(async () => {
  test = await (hasPostgres ? createPostgresDeps() : createTestDeps());
  await prepareFirstStart(test.deps);
  api = createTestApi(test.deps);
  const app = new Hono<AppEnv>();
  app.use(requestContext(test.deps));
  app.route("/api", createApi(test.deps));
  server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  user = await signUpConfirmed(test.deps, api);
  await giveCredits(test.deps, grantOf(user.userId, 40));
}, 60_000);
afterAll(async () => {
  server.close();
  await test.close();
});

async function makeKey(scopes: string[], owner = user): Promise<string> {
  return (await makeKeyWithId(scopes, owner)).key;
}

async function makeKeyWithId(scopes: string[], owner = user): Promise<{ id: string; key: string }> {
  const made = await api.call("/api/keys", { json: { name: "assistant", scopes }, cookie: owner.cookie });
  return (await made.json()) as { id: string; key: string };
}

async function connect(key: string, language = "en"): Promise<Client> {
  const client = new Client({ name: "a-stranger", version: "1" });
  const url = new URL(`${origin}/api/mcp?lang=${language}`);
  await client.connect(
    new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization: `Bearer ${key}` } } }),
  );
  return client;
}

const BUILT = TOOL_SLUGS.filter(isBuilt);

const creditsLeft = async () =>
  ((await (await api.call("/api/credits", { cookie: user.cookie })).json()) as { credits: number }).credits;

interface Called {
  isError?: boolean;
  structuredContent?: { tool: string; engine: string; runId: string; creditsLeft: number };
  _meta?: { error?: { code: string; fields?: Record<string, string> } };
}
const codeOf = (called: unknown) => (called as Called)._meta?.error?.code;

describe("an MCP client with a key", () => {
  it("finds every built tool with their inputs and results, in its language", async () => {
    const client = await connect(await makeKey(["run"]), "ar");
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual(BUILT);
    expect(BUILT).toHaveLength(8);
    const reader = tools.find((tool) => tool.name === "image-to-text");
    expect(reader?.title).toBe("من صورة إلى نص");
    expect(reader?.inputSchema.required).toContain("file");
    expect(tools.every((tool) => tool.outputSchema?.type === "object")).toBe(true);
    await client.close();
  });

  it.each(BUILT)(
    "runs %s on the same credits and into the same history",
    async (slug) => {
      const client = await connect(await makeKey(["run"]));
      const before = await creditsLeft();
      const { lang, fields, file } = (await toolInputs())[slug];
      const sent = file ? { file: { data: Buffer.from(file.bytes).toString("base64"), name: file.name } } : {};
      // The client holds the structured content against the tool's own schema, which it has read first.
      await client.listTools();
      const called = (await client.callTool({ name: slug, arguments: { ...fields, lang, ...sent } })) as Called;
      expect(codeOf(called)).toBeUndefined();
      expect(called.structuredContent).toMatchObject({ tool: slug, engine: "builtin" });
      const [run] = await test.deps.db
        .select()
        .from(runs)
        .where(eq(runs.id, called.structuredContent?.runId ?? ""));
      expect(run).toMatchObject({ tool: slug, status: "done", userId: user.userId, apiKeyId: expect.any(String) });
      expect(await creditsLeft()).toBe(before - (run?.cost ?? 0));
      expect(called.structuredContent?.creditsLeft).toBe(before - (run?.cost ?? 0));
      await client.close();
    },
    60_000,
  );

  it("reads the prompt library, page by page, and fills blanks", async () => {
    const client = await connect(await makeKey(["library"]));
    const first = await client.listPrompts();
    expect(first.prompts).toHaveLength(9);
    const next = await client.listPrompts({ cursor: first.nextCursor as string });
    expect(next.prompts[0]?.name).not.toBe(first.prompts[0]?.name);
    const withBlank = [...first.prompts, ...next.prompts].find((prompt) => prompt.arguments?.length);
    const blank = withBlank?.arguments?.[0]?.name as string;
    const filled = await client.getPrompt({ name: withBlank?.name as string, arguments: { [blank]: "seven words" } });
    expect(JSON.stringify(filled.messages)).toContain("seven words");
    await expect(client.getPrompt({ name: "library-999999" })).rejects.toMatchObject({ data: { code: "not_found" } });
    await client.close();
  });

  it("is refused with the documented codes, at no cost", async () => {
    const before = await creditsLeft();
    const reads = await connect(await makeKey(["library"]));
    const text = "write a short note";
    expect(codeOf(await reads.callTool({ name: "prompt-checker", arguments: { text } }))).toBe("forbidden");
    const runsOnly = await connect(await makeKey(["run"]));
    await expect(runsOnly.listPrompts()).rejects.toMatchObject({ data: { code: "forbidden" } });
    const short = await runsOnly.callTool({ name: "prompt-checker", arguments: { text: "a" } });
    expect((short as Called)._meta?.error).toMatchObject({
      code: "invalid_input",
      fields: { text: expect.any(String) },
    });
    expect(codeOf(await runsOnly.callTool({ name: "nothing", arguments: {} }))).toBe("not_found");
    expect(codeOf(await runsOnly.callTool({ name: "image-to-text", arguments: {} }))).toBe("invalid_input");
    const file = { data: Buffer.from("GIF89").toString("base64") };
    expect(codeOf(await runsOnly.callTool({ name: "image-to-text", arguments: { file } }))).toBe("unsupported_media");
    const poor = await connect(await makeKey(["run"], await signUpConfirmed(test.deps, api)));
    const withTone = { name: "prompt-generate", arguments: { text, tone: "friendly" } };
    expect(codeOf(await poor.callTool(withTone))).toBe("insufficient_credits");
    await expect(connect(`sy_${"0".repeat(48)}`)).rejects.toMatchObject({ code: 401 });
    expect(await creditsLeft()).toBe(before);
    await Promise.all([reads, runsOnly, poor].map((client) => client.close()));
  });

  it("ends with its key: a connection that is open answers 401 from then on", async () => {
    const before = await creditsLeft();
    const { id, key } = await makeKeyWithId(["run"]);
    const client = await connect(key);
    expect((await client.listTools()).tools).toHaveLength(BUILT.length);
    await api.call(`/api/keys/${id}`, { method: "DELETE", cookie: user.cookie });
    const call = client.callTool({ name: "prompt-checker", arguments: { text: "write a short note" } });
    await expect(call).rejects.toMatchObject({ code: 401 });
    expect(await creditsLeft()).toBe(before);
    await client.close();
  });

  it("hears of progress, and a cancelled run stops at no cost", async () => {
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
    const client = await connect(await makeKey(["run"]));
    const controller = new AbortController();
    const seen: { progress: number; message?: string | undefined }[] = [];
    const { file } = (await toolInputs())["image-to-text"];
    const data = Buffer.from(file?.bytes ?? []).toString("base64");
    const called = client.callTool({ name: "image-to-text", arguments: { file: { data } } }, undefined, {
      signal: controller.signal,
      onprogress(step) {
        seen.push(step);
        if (seen.length === 3) controller.abort("enough");
      },
    });
    await expect(called).rejects.toThrow("enough");
    await expect.poll(() => ended, { timeout: 5000 }).toBe("aborted");
    await expect.poll(creditsLeft).toBe(before);
    expect(seen.map((step) => [step.progress, step.message]).slice(0, 2)).toEqual([
      [0.01, "page 1"],
      [0.02, "page 2"],
    ]);
    restore();
    await client.close();
  });
});

describe("the access to the MCP server", () => {
  const post = (
    key: string,
    headers: Record<string, string>,
    body: unknown = { jsonrpc: "2.0", id: 1, method: "ping" },
  ) =>
    api.call("/api/mcp", {
      json: body,
      headers: {
        authorization: `Bearer ${key}`,
        accept: "application/json, text/event-stream",
        host: "localhost:3000",
        origin: "",
        ...headers,
      },
    });

  it("opens to programs, and not to pages of other sites or of names pointed at this machine", async () => {
    const key = await makeKey(["run"]);
    expect((await post(key, {})).status).toBe(200);
    expect((await post(key, { origin: "http://localhost:3000" })).status).toBe(200);
    expect((await post(key, { origin: "https://evil.example" })).status).toBe(403);
    expect((await post(key, { host: "evil.example:3000" })).status).toBe(403);
    expect((await post(key, { host: "" })).status).toBe(403);
    const byCookie = await api.call("/api/mcp", { json: { jsonrpc: "2.0" }, cookie: user.cookie });
    expect([byCookie.status, byCookie.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect((await post(key, {}, [{ jsonrpc: "2.0", id: 1, method: "ping" }])).status).toBe(400);
    const stream = await api.call("/api/mcp", { headers: { authorization: `Bearer ${key}` } });
    expect([stream.status, stream.headers.get("allow")]).toEqual([405, "POST"]);
  });
});
