import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { drive as driveOver } from "#bench/support/drive.ts";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createPostgresDeps, TEST_SECRET } from "#tests/support/scenes/test-deps.ts";
import { startProduct } from "#tests/e2e/support/product.ts";

const CONNECTIONS = 16;
const ROUNDS = 3;
/** Ratio to the bare server in the same round, and milliseconds for 99 of 100 requests. */
const LIMITS = { content: { requests: 1500, ratio: 0.3, p99: 50 }, tool: { requests: 400, ratio: 0.25, p99: 120 } };

/**
 * Requests a second over 16 kept connections: a page to read against a bare server that answers as many kept bytes, and a
 * signed-in tool page (session query, rendering, compression) against a bare server that renders a plain list of that size.
 * Rounds alternate; the median counts. Needs a build and TEST_DATABASE_URL.
 */
export async function run(): Promise<{ table: string[][]; json: object }> {
  const database = await createPostgresDeps();
  const { cookie } = await signUpConfirmed(database.deps, createTestApi(database.deps));
  const product = await startProduct({ DATABASE_URL: database.url, APP_SECRET: TEST_SECRET });
  const bare = fork(new URL("../../tests/support/processes/bare-server.ts", import.meta.url), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  try {
    const [port] = (await once(bare, "message")) as [number];
    const content = await compare(
      `${product.url}/guide/prompt-checker`,
      {},
      (bytes) => `http://127.0.0.1:${port}/static?bytes=${bytes}`,
      LIMITS.content.requests,
    );
    const tool = await compare(
      `${product.url}/prompt-generate`,
      { cookie },
      (bytes) => `http://127.0.0.1:${port}/rendered?bytes=${bytes}`,
      LIMITS.tool.requests,
    );
    const row = (name: string, { ratio, p99, perSecond }: Compared, limit: { ratio: number; p99: number }) => [
      name,
      ratio.toFixed(2),
      `≥ ${limit.ratio}`,
      p99.toFixed(0),
      `≤ ${limit.p99}`,
      perSecond.toFixed(0),
    ];
    return {
      table: [
        ["page", "ratio to bare", "limit", "p99 ms", "limit", "requests/s"],
        row("page to read, visitor", content, LIMITS.content),
        row("tool page, signed in", tool, LIMITS.tool),
      ],
      json: { content, tool, limits: LIMITS },
    };
  } finally {
    await stopBare(bare);
    await product.stop();
    await database.close();
  }
}

interface Compared {
  ratio: number;
  p99: number;
  perSecond: number;
}

async function compare(
  url: string,
  headers: Record<string, string>,
  bareUrl: (bytes: number) => string,
  requests: number,
): Promise<Compared> {
  const asked = { ...headers, "accept-encoding": "gzip" };
  const { bytes } = await drive(url, asked, requests / 4);
  // A plain list is measured by the markup it makes, a kept answer by the bytes that travel.
  const size = bareUrl(0).includes("/rendered") ? (await drive(url, headers, 1)).bytes : bytes;
  await drive(bareUrl(size), {}, requests / 4);
  const rounds: (Compared & { bare: number })[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await drive(bareUrl(size), {}, requests);
    const ours = await drive(url, asked, requests);
    rounds.push({
      ratio: ours.perSecond / bare.perSecond,
      p99: ours.p99,
      perSecond: ours.perSecond,
      bare: bare.perSecond,
    });
  }
  const median = (key: keyof Compared) =>
    rounds.map((round) => round[key]).toSorted((a, b) => a - b)[ROUNDS >> 1] as number;
  return { ratio: median("ratio"), p99: median("p99"), perSecond: median("perSecond") };
}

const drive = (url: string, headers: Record<string, string>, count: number) =>
  driveOver(url, [headers], { count, connections: CONNECTIONS });

async function stopBare(bare: ChildProcess): Promise<void> {
  bare.disconnect();
  if (bare.exitCode === null) await once(bare, "exit");
}
