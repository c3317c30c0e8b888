import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { operationFor, documentedCodes } from "#tests/support/api-document.ts";
import type { ApiDocument } from "#api/documentation/describe-api.ts";
import { isBuilt, TOOL_SLUGS } from "#tools/index.ts";
import { expect, signedUp, test } from "#tests/e2e/support/product.ts";

/** What a stranger's programs do with a key, against the started product: the examples as they are handed out. */
const run = promisify(execFile);

test.describe.configure({ mode: "serial", timeout: 240_000 });

test("every tool runs over HTTP and over MCP, on one balance", async ({ context, product }) => {
  await signedUp(context, product);
  const made = await context.request.post("/api/keys", {
    data: { name: "stranger", scopes: ["run", "library"] },
    headers: { origin: product.url },
  });
  const { key } = (await made.json()) as { key: string };
  const env = { ...process.env, SIYAGHA_KEY: key };
  const credits = async () => {
    const answer = await fetch(`${product.url}/api/credits`, { headers: { authorization: `Bearer ${key}` } });
    return ((await answer.json()) as { credits: number }).credits;
  };
  const before = await credits();
  const overHttp = await run(process.execPath, ["examples/every-tool.ts", product.url], { env });
  expect(overHttp.stdout.match(/^[\w-]+(?=: builtin)/gm)).toEqual([
    "prompt-generate",
    "prompt-checker",
    "ai-detector",
    "ai-humanizer",
    "image-prompt",
    "image-to-prompt",
    "image-to-text",
    "video-prompt",
  ]);
  const spent = [...overHttp.stdout.matchAll(/(\d+) credit/g)].reduce((sum, [, cost]) => sum + Number(cost), 0);
  // Without a model the reading tools and the generator charge, the others are free.
  expect(spent).toBeGreaterThan(0);
  expect(await credits()).toBe(before - spent);
  const overMcp = await run(process.execPath, ["examples/every-tool-mcp.ts", product.url], { env });
  expect(overMcp.stdout.match(/^[\w-]+(?=: done)/gm)).toEqual(TOOL_SLUGS.filter(isBuilt));
  expect(overMcp.stdout).toContain("the library: ");
});

test("each refusal comes with the status and code that the description names", async ({
  context,
  browser,
  product,
}) => {
  await signedUp(context, product);
  const make = async (of: typeof context, data: object) => {
    const headers = { origin: product.url };
    const made = await of.request.post(`${product.url}/api/keys`, { data: { name: "k", ...data }, headers });
    return ((await made.json()) as { key: string }).key;
  };
  const poorContext = await browser.newContext();
  await signedUp(poorContext, product, { credits: false });
  const poor = await make(poorContext, { scopes: ["run"] });
  const runs = await make(context, { scopes: ["run"] });
  const reads = await make(context, { scopes: ["history"] });
  const daily = await make(context, { scopes: ["run"], runsPerDay: 1 });
  const document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as ApiDocument;
  const CHECK = "/api/tools/prompt-generate/runs";
  const text = JSON.stringify({
    text: "Write something nice about cats. Do not use lists. Use a list.",
    tone: "warm",
    lang: "en",
  });
  async function ask(key: string, method: string, path: string, body?: string, more: Record<string, string> = {}) {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json", ...more };
    const answer = await fetch(product.url + path, { method, headers, ...(body ? { body } : {}) });
    const given = (await answer.json()) as { error?: { code: string } };
    const operation = operationFor(document, method, path);
    if (operation && given.error) expect(documentedCodes(operation, answer.status)).toContain(given.error.code);
    return { status: answer.status, code: given.error?.code, wait: Number(answer.headers.get("retry-after") ?? 0) };
  }
  const same = { "idempotency-key": crypto.randomUUID() };
  expect(await ask(`sy_${"0".repeat(48)}`, "POST", CHECK, text)).toMatchObject({
    status: 401,
    code: "unauthenticated",
  });
  expect(await ask(reads, "POST", CHECK, text)).toMatchObject({ status: 403, code: "forbidden" });
  expect(await ask(runs, "GET", "/api/runs")).toMatchObject({ status: 403, code: "forbidden" });
  expect(await ask(runs, "GET", "/api/saved")).toMatchObject({ status: 403, code: "forbidden" });
  expect(await ask(poor, "POST", CHECK, text)).toMatchObject({ status: 402, code: "insufficient_credits" });
  expect(await ask(runs, "POST", CHECK, '{"text":""}')).toMatchObject({ status: 400, code: "invalid_input" });
  expect(await ask(runs, "POST", CHECK, "{}", { "content-type": "text/plain" })).toMatchObject({ status: 415 });
  expect(await ask(runs, "POST", CHECK, `{"text":"${"a".repeat(600_000)}"}`)).toMatchObject({ status: 413 });
  expect(await ask(daily, "POST", CHECK, text, same)).toMatchObject({ status: 201 });
  const limited = await ask(daily, "POST", CHECK, text);
  expect(limited).toMatchObject({ status: 429, code: "key_limit" });
  expect(limited.wait).toBeGreaterThan(0);
  expect(await ask(daily, "POST", CHECK, text, same)).toMatchObject({ status: 201 });
  expect(await ask(daily, "POST", CHECK, '{"text":"another request"}', same)).toMatchObject({
    status: 422,
    code: "idempotency_mismatch",
  });
  expect(await ask(reads, "GET", "/api/runs/none")).toMatchObject({ status: 404, code: "not_found" });
  await poorContext.close();
});
