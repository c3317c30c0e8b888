import { randomUUID } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { hostileFiles } from "#tests/support/hostile-files.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";

let product: TestDeps;
let api: TestApi;
let user: SignedIn;
let picture: Sharp;
beforeAll(async () => {
  product = await createTestDeps();
  api = createTestApi(product.deps);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="120"><rect width="500" height="120" ` +
    `fill="#fff"/><text x="30" y="70" font-family="DejaVu Sans" font-size="32">Fresh bread daily</text></svg>`;
  picture = sharp(Buffer.from(svg));
});
afterAll(() => product.close());

beforeEach(async () => {
  user = await signUpConfirmed(product.deps, api);
  await giveCredits(product.deps, grantOf(user.userId, 200, { packageType: "basic" }));
});

/** Milliseconds. On a quiet machine it stays under 200 (docs/measurements.md); here other tests run beside it. */
const MOST_LAG = 500;

const creditsOf = async () =>
  ((await (await api.call("/api/credits", { cookie: user.cookie })).json()) as { credits: number }).credits;

async function read(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  body.set("file", new Blob([bytes]), name);
  const started = performance.now();
  const response = await api.call("/api/tools/image-to-text/runs?lang=en", {
    body,
    cookie: user.cookie,
    headers: { "idempotency-key": randomUUID() },
  });
  const answer = (await response.json()) as { result?: { text: string }; error?: { code: string } };
  return {
    name,
    status: response.status,
    code: answer.error?.code,
    text: answer.result?.text,
    ms: performance.now() - started,
  };
}

describe("hostile files", () => {
  test(
    "are refused in bounded time and memory, nothing is charged, and the next image is read",
    { timeout: 180_000 },
    async () => {
      const files = await hostileFiles(await picture.png().toBuffer(), await picture.jpeg().toBuffer());
      expect(files).toHaveLength(26);
      const before = await creditsOf();
      const memory = process.memoryUsage.rss();
      const answers = [];
      for (const { name, bytes } of files) answers.push(await read(name, bytes));
      // A picture with something behind it or beside it is still a picture; it is read as one, and what hangs on it is not.
      const answered = answers.filter(({ status }) => status === 201);
      expect(answered.map(({ text }) => text).filter((text) => text !== "Fresh bread daily")).toEqual([]);
      expect(answers.filter(({ status }) => ![201, 400, 413, 415].includes(status))).toEqual([]);
      expect(answers.filter(({ ms }) => ms > 20_000)).toEqual([]);
      expect(await creditsOf()).toBe(before - answered.length);
      expect(process.memoryUsage.rss() - memory).toBeLessThan(600 * 1024 * 1024);
      expect(await read("plain.png", new Uint8Array(await picture.png().toBuffer()))).toMatchObject({
        text: "Fresh bread daily",
      });
    },
  );

  test("thirty uploads at once leave other pages their answers", { timeout: 180_000 }, async () => {
    const bytes = new Uint8Array(await picture.png().toBuffer());
    await read("first.png", bytes);
    const lag = monitorEventLoopDelay({ resolution: 10 });
    lag.enable();
    const uploads = Promise.all(Array.from({ length: 30 }, (_, at) => read(`${at}.png`, bytes)));
    const others = [];
    for (let asked = 0; asked < 10; asked += 1) {
      const started = performance.now();
      expect((await api.call("/api/credits", { cookie: user.cookie })).status).toBe(200);
      others.push(performance.now() - started);
    }
    const answers = await uploads;
    lag.disable();
    expect(answers.filter(({ status }) => ![201, 409, 429].includes(status))).toEqual([]);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    expect(lag.percentile(99) / 1e6).toBeLessThan(MOST_LAG);
    expect(Math.max(...others)).toBeLessThan(2000);
  });
});
