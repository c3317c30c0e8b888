import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { cookiesOf, createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";

const HOW = ["hangs", "resets"] as const;

/** An issuer whose discovery page or token endpoint is in trouble; the rest of it answers. */
let trouble: { discovery?: (typeof HOW)[number]; token?: (typeof HOW)[number] } = {};
const held: ServerResponse[] = [];
const issuer = createServer((request, response) => {
  const how = request.url?.startsWith("/.well-known") ? trouble.discovery : trouble.token;
  if (how === "hangs") return void held.push(response);
  if (how === "resets") return void request.socket.destroy();
  const origin = `http://${request.headers.host}`;
  response.setHeader("content-type", "application/json").end(
    JSON.stringify({
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/jwks`,
    }),
  );
});
let test: TestDeps;
let api: TestApi;
beforeAll(() => new Promise<void>((resolve) => issuer.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise<void>((resolve) => issuer.close(() => resolve())));
afterEach(async () => {
  held.splice(0).forEach((response) => response.destroy());
  await test.close();
});

async function startProduct(): Promise<void> {
  const { port } = issuer.address() as AddressInfo;
  test = await createTestDeps({
    GOOGLE_CLIENT_ID: "our-client",
    GOOGLE_CLIENT_SECRET: "our-secret",
    GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
  });
  api = createTestApi(test.deps);
}

const press = () => api.call("/api/auth/sign-in/social", { json: { provider: "google" } });

it.each(HOW)("a token endpoint that %s leads back to sign-in within ten seconds (A-10)", async (how) => {
  trouble = {};
  await startProduct();
  const started = await press();
  const { url } = (await started.json()) as { url: string };
  trouble = { token: how };
  const begun = performance.now();
  const path = `/api/auth/callback/google?code=abc&state=${new URL(url).searchParams.get("state")}`;
  const back = await api.call(path, { cookie: cookiesOf(started) });
  expect(back.headers.get("location")).toMatch(/^\/(en\/)?login\?error=google_sign_in_failed$/);
  expect(performance.now() - begun).toBeLessThan(10_000);
});

it.each(HOW)("a discovery page that %s puts out the Google button alone", async (how) => {
  trouble = { discovery: how };
  await startProduct();
  const begun = performance.now();
  const { cookie } = await signUpConfirmed(test.deps, api);
  expect((await api.call("/api/me", { cookie })).status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(10_000);
  const pressed = performance.now();
  expect(await (await press()).json()).toMatchObject({ error: { code: "google_sign_in_failed" } });
  expect(performance.now() - pressed).toBeLessThan(10_000);
});
