import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createApi } from "#api/app.ts";
import type { AppEnv } from "#api/app-env.ts";
import { requestContext } from "#api/middleware/request-context.ts";
import { seedToolFeatures } from "#domain/tool-features/seed.ts";
import type { Deps } from "#platform/deps.ts";
import { REGISTRATIONS } from "#tools/index.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import type { WorldOrder, WorldReport } from "#tests/support/models/llm-servers-world.ts";
import { signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { createPostgresDeps, hasPostgres } from "#tests/support/scenes/test-deps.ts";

const SINGLE_RUNS = 40;
const STREAMS = 200;
const USERS = 10;
/** About 200 words in 80 pieces over 8 seconds where there are many: all arrive within the first four. */
const ANSWER = JSON.stringify({
  prompt: `Write a short letter to the reader. ${"Keep every sentence plain, name the reason, and close with one clear request. ".repeat(14)}`,
  title: "Letter",
  placeholders: [],
  taskType: "email-letter",
});

/**
 * Time between a provider's first byte of visible text and the reader's first event, one stream at a time and with 200
 * at once, through the real API over a real HTTP server; provider and readers live in another process. Memory and
 * event-loop lag are the product's own. Needs TEST_DATABASE_URL.
 */
export async function run(): Promise<{ table: string[][]; json: object }> {
  if (!hasPostgres)
    return { table: [["stream overhead", "skipped: TEST_DATABASE_URL is not set"]], json: { skipped: true } };
  const world = fork(new URL("../../tests/support/models/llm-servers-world.ts", import.meta.url), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [modelUrl] = (await once(world, "message")) as [string];
  const { deps, close } = await createPostgresDeps({
    DEEPSEEK_API_KEY: "a-key-of-the-benchmark",
    DEEPSEEK_BASE_URL: modelUrl,
    LOG_LEVEL: "silent",
  });
  const server = await serveProduct(deps);
  try {
    const cookies = await signUpReaders(deps);
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/tools/prompt-generate/runs`;
    const order = (more: Partial<WorldOrder>): WorldOrder => ({
      url,
      origin: new URL(deps.settings.PUBLIC_URL).origin,
      cookies: cookies.slice(0, 1),
      runsEach: 1,
      arriveOverMs: 0,
      pieces: 20,
      everyMs: 5,
      answer: ANSWER,
      ...more,
    });
    await ask(world, order({ runsEach: 5 }));
    const single = await measured(world, order({ runsEach: SINGLE_RUNS }));
    const many = await measured(
      world,
      order({
        cookies: Array.from({ length: STREAMS }, (_, index) => cookies[index % USERS] as string),
        pieces: 80,
        arriveOverMs: 4000,
        everyMs: 100,
      }),
    );
    return report(single, many);
  } finally {
    world.kill();
    server.closeAllConnections();
    server.close();
    await close();
  }
}

async function serveProduct(deps: Deps): Promise<Server> {
  const provider = {
    providerName: "deepseek",
    modelName: "deepseek-chat",
    apiKeyName: "DEEPSEEK_API_KEY",
    apiEndpoint: null,
  } as const;
  const feature = {
    slug: "prompt-generate",
    language: "en",
    displayName: "Generator",
    featureType: "text",
    prompt: REGISTRATIONS["prompt-generate"].systemPrompts.en,
  } as const;
  await seedToolFeatures(deps.db, [
    { ...feature, providers: [provider], limits: { perDay: 100_000, perMonth: 1_000_000 } },
  ]);
  const app = new Hono<AppEnv>();
  app.use(requestContext(deps));
  app.route("/api", createApi(deps));
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

async function signUpReaders(deps: Deps): Promise<string[]> {
  const api = createTestApi(deps);
  const cookies: string[] = [];
  for (let count = 0; count < USERS; count += 1) {
    const { cookie, userId } = await signUpConfirmed(deps, api);
    await giveCredits(deps, grantOf(userId, 10_000));
    cookies.push(cookie);
  }
  return cookies;
}

interface Measured extends WorldReport {
  rssGrowthMb: number;
  lagP99Ms: number;
  lagMostMs: number;
}

async function ask(world: ChildProcess, order: WorldOrder): Promise<WorldReport> {
  world.send(order);
  const [answer] = (await once(world, "message")) as [WorldReport];
  if (answer.addedMs.length === 0) throw new Error(`every run failed: ${answer.failures[0]}`);
  return answer;
}

async function measured(world: ChildProcess, order: WorldOrder): Promise<Measured> {
  const lag = monitorEventLoopDelay({ resolution: 5 });
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50);
  lag.enable();
  const answer = await ask(world, order);
  lag.disable();
  clearInterval(timer);
  return {
    ...answer,
    rssGrowthMb: (most - before) / 1e6,
    lagP99Ms: lag.percentile(99) / 1e6,
    lagMostMs: lag.max / 1e6,
  };
}

function report(single: Measured, many: Measured): { table: string[][]; json: object } {
  const rows = { "one at a time": single, [`${STREAMS} at once`]: many };
  const figures = Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      {
        runs: row.addedMs.length,
        failed: row.failures.length,
        firstFailure: row.failures[0] ?? null,
        addedMedianMs: quantile(row.addedMs, 0.5),
        addedP95Ms: quantile(row.addedMs, 0.95),
        wholeP95Ms: quantile(row.wholeMs, 0.95),
        rssGrowthMb: row.rssGrowthMb,
        lagP99Ms: row.lagP99Ms,
        lagMostMs: row.lagMostMs,
      },
    ]),
  );
  const head = [
    "streams",
    "runs",
    "failed",
    "added, median",
    "added, p95",
    "whole run, p95",
    "memory at most",
    "loop lag p99",
    "loop lag most",
  ];
  const table = Object.entries(figures).map(([name, row]) => [
    name,
    String(row.runs),
    String(row.failed),
    ms(row.addedMedianMs),
    ms(row.addedP95Ms),
    ms(row.wholeP95Ms),
    `+${row.rssGrowthMb.toFixed(0)} MB`,
    ms(row.lagP99Ms),
    ms(row.lagMostMs),
  ]);
  return { table: [head, ...table], json: figures };
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
