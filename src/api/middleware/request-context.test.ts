import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppEnv } from "#api/app-env.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { requestContext } from "./request-context.ts";

let product: TestDeps;
let app: Hono<AppEnv>;
beforeAll(async () => {
  product = await createTestDeps();
  app = new Hono<AppEnv>();
  app.use(requestContext(product.deps));
  app.get("*", (c) => c.text(c.get("language")));
});
afterAll(() => product.close());

async function ask(path: string, from?: string, cookie?: string) {
  const headers = {
    host: "siyagha.example",
    ...(from ? { referer: from } : {}),
    ...(cookie ? { cookie: `lang=${cookie}` } : {}),
  };
  const answer = await app.request(`http://siyagha.example${path}`, { headers });
  const kept = answer.headers.getSetCookie().find((line) => line.startsWith("lang="));
  return [await answer.text(), kept?.match(/^lang=(\w+)/)?.[1] ?? null];
}

const HERE = "http://siyagha.example";

test("a page whose path says no language has that of the page one came from, and keeps it", async () => {
  expect(await ask("/contact", `${HERE}/pricing`, "en")).toEqual(["ar", "ar"]);
  expect(await ask("/contact.data", `${HERE}/`, "en")).toEqual(["ar", "ar"]);
  expect(await ask("/contact", `${HERE}/en/pricing`, "ar")).toEqual(["en", "en"]);
  expect(await ask("/rai/dashboard", `${HERE}/en/login`, "en")).toEqual(["en", null]);
  expect(await ask("/dev/checkout?session=1", `${HERE}/pricing`, "en")).toEqual(["ar", "ar"]);
});

test("without such a page the kept language holds", async () => {
  expect(await ask("/contact", undefined, "en")).toEqual(["en", null]);
  expect(await ask("/contact", `${HERE}/contact`, "en")).toEqual(["en", null]);
  expect(await ask("/contact", "https://elsewhere.example/pricing", "en")).toEqual(["en", null]);
  expect(await ask("/contact", "no address", "en")).toEqual(["en", null]);
  expect(await ask("/contact")).toEqual(["ar", null]);
});

test("a path that says a language is read in it", async () => {
  expect(await ask("/pricing", `${HERE}/en`, "en")).toEqual(["ar", null]);
  expect(await ask("/en/pricing", `${HERE}/`)).toEqual(["en", "en"]);
});
