import { once } from "node:events";
import { createServer, connect, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type BrowserContext, expect, test as base } from "@playwright/test";
import pg from "pg";
import { TEST_KEY } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { NOTE_ANSWER, NOTE_REQUEST } from "#tests/support/models/model-answers.ts";
import { TEST_SECRET } from "#tests/support/scenes/test-deps.ts";
import { signedUp, startProduct } from "#tests/e2e/support/product.ts";

/** What only whole processes show: leaving callers, stopping, starting side by side, a database that goes away. */
type Started = Awaited<ReturnType<typeof startProduct>>;
const SERVER = process.env["TEST_DATABASE_URL"];

const test = base.extend<{ llm: LlmServer; start: (env?: Record<string, string>) => Promise<Started> }>({
  llm: async ({}, use) => {
    const llm = await startLlmServer();
    await use(llm);
    await llm.close();
  },
  start: async ({ llm }, use) => {
    const started: Started[] = [];
    await use(async (env = {}) => {
      const product = await startProduct({
        APP_SECRET: TEST_SECRET,
        DEEPSEEK_API_KEY: TEST_KEY,
        DEEPSEEK_BASE_URL: llm.origin,
        PROVIDER_HOSTS: new URL(llm.origin).host,
        ...env,
      });
      started.push(product);
      return product;
    });
    await Promise.all(started.map((product) => product.stop()));
  },
});

interface Person {
  headers: Record<string, string>;
}

async function newPerson(context: BrowserContext, product: Pick<Started, "url">): Promise<Person> {
  await signedUp(context, product);
  const cookie = (await context.cookies(product.url)).map(({ name, value }) => `${name}=${value}`).join("; ");
  return { headers: { cookie, origin: product.url, "content-type": "application/json" } };
}

function run(product: Started, { headers }: Person, more: Record<string, string> = {}, signal?: AbortSignal) {
  return fetch(`${product.url}/api/tools/prompt-generate/runs?lang=en`, {
    method: "POST",
    headers: { ...headers, ...more },
    body: JSON.stringify({ text: NOTE_REQUEST, tone: "warm" }),
    signal: signal ?? null,
  });
}

const EVENTS = { accept: "text/event-stream" };

async function creditsOf(product: Started, { headers }: Person): Promise<number> {
  const answer = await fetch(`${product.url}/api/credits`, { headers });
  return ((await answer.json()) as { credits: number }).credits;
}

/** Reads a stream until it holds `wanted`; gives back how to read on. */
async function readUntil(answer: Response, wanted: string): Promise<ReadableStreamDefaultReader<string>> {
  const reader = (answer.body as ReadableStream<Uint8Array>)
    .pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let read = "";
  while (!read.includes(wanted)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`the stream ended without ${wanted}: ${read}`);
    read += value;
  }
  return reader;
}

async function readOn(reader: ReadableStreamDefaultReader<string>): Promise<string> {
  let read = "";
  for (let step = await reader.read(); !step.done; step = await reader.read()) read += step.value;
  return read;
}

test("a caller that leaves before any text stops the model within a second and pays nothing (C-06)", async ({
  context,
  llm,
  start,
}) => {
  const product = await start();
  const person = await newPerson(context, product);
  for (const more of [{}, EVENTS]) {
    llm.play({ does: "keep-alive" });
    const leaving = new AbortController();
    const asked = run(product, person, more, leaving.signal).then((answer) => answer.text());
    asked.catch(() => undefined);
    await expect.poll(() => llm.requests.length).toBe(1);
    leaving.abort();
    await expect.poll(() => llm.abandonedAt.length, { timeout: 1000 }).toBe(1);
    await expect.poll(() => creditsOf(product, person)).toBe(50);
  }
});

test("a caller that leaves after text was shown stops the model and pays once; what was written is kept (C-07)", async ({
  context,
  llm,
  start,
}) => {
  const product = await start();
  const person = await newPerson(context, product);
  llm.play({ does: "answer", text: NOTE_ANSWER, pieces: 60, everyMs: 100 });
  const leaving = new AbortController();
  await readUntil(await run(product, person, EVENTS, leaving.signal), "event: delta");
  leaving.abort();
  await expect.poll(() => llm.abandonedAt.length, { timeout: 1500 }).toBe(1);
  await expect.poll(() => creditsOf(product, person)).toBe(49);
  const listed = await fetch(`${product.url}/api/runs`, { headers: person.headers });
  expect(((await listed.json()) as { runs: { status: string }[] }).runs.map(({ status }) => status)).toEqual([
    "stopped",
  ]);
});

test("SIGTERM: not ready at once, no new work, five streams end whole, exit 0 (L-01, L-02)", async ({
  context,
  llm,
  start,
}) => {
  const product = await start();
  const person = await newPerson(context, product);
  const health = async (path: string) => (await fetch(product.url + path)).status;
  expect([await health("/healthz"), await health("/readyz")]).toEqual([200, 200]);
  llm.play({ does: "answer", text: NOTE_ANSWER, pieces: 40, everyMs: 80 });
  const streams = await Promise.all(Array.from({ length: 5 }, () => run(product, person, EVENTS)));
  const readers = await Promise.all(streams.map((answer) => readUntil(answer, "event: delta")));
  product.child.kill("SIGTERM");
  await sleep(300);
  expect(await health("/readyz").catch(() => 0)).not.toBe(200);
  expect(
    await run(product, person).then(
      ({ status }) => status,
      () => 0,
    ),
  ).toBe(0);
  for (const ending of await Promise.all(readers.map(readOn))) expect(ending).toContain("event: done");
  const [code] = product.child.exitCode === null ? await once(product.child, "exit") : [product.child.exitCode];
  expect(code).toBe(0);
});

test("nobody reads, rates, stops or deletes another's run (Z-03)", async ({ browser, start }) => {
  const product = await start({ BUILTIN_ENGINES: "only" });
  const [owner, other] = [
    await newPerson(await browser.newContext(), product),
    await newPerson(await browser.newContext(), product),
  ];
  const { runId } = (await (await run(product, owner)).json()) as { runId: string };
  const asked = async (method: string, path: string, body: unknown, { headers }: Person) =>
    (await fetch(`${product.url}/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }))
      .status;
  for (const [method, path, body] of [
    ["GET", `/runs/${runId}`, null],
    ["PUT", `/runs/${runId}/rating`, { rating: 1 }],
    ["POST", `/runs/${runId}/cancel`, null],
    ["DELETE", `/runs/${runId}`, null],
  ] as const) {
    expect([method, path, await asked(method, path, body, other)]).toEqual([method, path, 404]);
  }
  expect(await asked("GET", `/runs/${runId}`, null, owner)).toBe(200);
});

/** A database of its own on the tests' server, behind a proxy that can be shut as an outage shuts it. */
async function withDatabase(work: (url: string, proxy: { shut(): void; open(): Promise<void> }) => Promise<void>) {
  const server = new URL(SERVER as string);
  const name = `siyagha_test_e2e_${Date.now().toString(36)}`;
  const admin = new pg.Client(server.href);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const sockets = new Set<Socket>();
  const proxy: Server = createServer((inside) => {
    const outside = connect(Number(server.port || 5432), server.hostname);
    for (const socket of [inside, outside]) {
      sockets.add(socket);
      socket
        .on("error", () => undefined)
        .on("close", () => (sockets.delete(socket), inside.destroy(), outside.destroy()));
    }
    inside.pipe(outside).pipe(inside);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as { port: number };
  const url = new URL(`/${name}`, server);
  url.host = `127.0.0.1:${port}`;
  try {
    await work(url.href, {
      shut: () => (proxy.close(), sockets.forEach((socket) => socket.destroy())),
      open: async () => void (proxy.listen(port, "127.0.0.1"), await once(proxy, "listening")),
    });
  } finally {
    proxy.close();
    sockets.forEach((socket) => socket.destroy());
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

test("two products start at once on an empty database; a change at one holds for the next run at the other (L-03, T-17)", async ({
  context,
  start,
}) => {
  test.skip(!SERVER, "needs TEST_DATABASE_URL");
  await withDatabase(async (DATABASE_URL) => {
    const env = { DATABASE_URL, BUILTIN_ENGINES: "only" };
    const [one, other] = await Promise.all([start(env), start(env)]);
    const person = await newPerson(context, one);
    const sessionAt = (product: Started): Person => ({ headers: { ...person.headers, origin: product.url } });
    expect((await run(other, sessionAt(other))).status).toBe(201);
    const client = new pg.Client(DATABASE_URL);
    await client.connect();
    await client.query("update tool_features set is_active = false where name = 'prompt-generate-en'");
    await client.end();
    expect((await run(one, person)).status).toBe(404);
    expect((await run(other, sessionAt(other))).status).toBe(404);
    expect(await creditsOf(one, person)).toBe(49);
  });
});

test("without its database a product answers 503 within five seconds, lives, and recovers by itself (K-02)", async ({
  context,
  start,
}) => {
  test.skip(!SERVER, "needs TEST_DATABASE_URL");
  await withDatabase(async (DATABASE_URL, proxy) => {
    const product = await start({ DATABASE_URL, BUILTIN_ENGINES: "only", LOG_LEVEL: "fatal" });
    const person = await newPerson(context, product);
    proxy.shut();
    for (const path of ["/api/credits", "/en/history", "/readyz"]) {
      const asked = Date.now();
      const answer = await fetch(product.url + path, { headers: { cookie: person.headers["cookie"] as string } });
      expect([path, answer.status]).toEqual([path, 503]);
      expect(Date.now() - asked).toBeLessThan(5000);
      expect(await answer.text()).not.toMatch(/select|params|ECONN/);
    }
    expect((await run(product, person)).status).toBe(503);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    await proxy.open();
    await expect.poll(async () => (await fetch(`${product.url}/readyz`)).status, { timeout: 10_000 }).toBe(200);
    expect((await run(product, person)).status).toBe(201);
    expect(await creditsOf(product, person)).toBe(49);
  });
});
