import { createHmac, createPrivateKey, createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import { eq } from "drizzle-orm";
import { type MutableResponse, OAuth2Server } from "oauth2-mock-server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  GOOD_PASSWORD,
  mailedToken,
  signIn,
  signInAdministrator,
  signUpConfirmed,
} from "#tests/support/scenes/sign-in.ts";
import { cookiesOf, createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { identities, users } from "#domain/accounts/tables.ts";

type Claims = Record<string, unknown>;

const google = new OAuth2Server();
const foreign = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
let own: KeyObject;
let kid: string;
let test: TestDeps;
let api: TestApi;
/** What Google says next; a test changes it, and everything is put back afterwards. */
let answer: { claims: Claims; token: (claims: Claims) => string | undefined; status: number };

beforeAll(async () => {
  await google.issuer.keys.generate("RS256");
  await google.start(0, "127.0.0.1");
  const [jwk] = google.issuer.keys.toJSON(true);
  kid = jwk?.kid as string;
  own = createPrivateKey({ key: jwk as never, format: "jwk" });
  google.service.on("beforeResponse", (response: MutableResponse) => {
    response.statusCode = answer.status;
    const token = answer.token({ ...goodClaims(), ...answer.claims });
    const { id_token: _own, ...body } = response.body as Record<string, unknown>;
    response.body = token === undefined ? body : { ...body, id_token: token };
  });
  google.service.on("beforeUserinfo", (response: MutableResponse) => {
    response.body = { ...goodClaims(), ...answer.claims };
  });
  const env = {
    GOOGLE_CLIENT_ID: "our-client",
    GOOGLE_CLIENT_SECRET: "our-secret",
    GOOGLE_ISSUER: google.issuer.url as string,
  };
  test = await createTestDeps(env);
  api = createTestApi(test.deps);
  reset();
});
afterEach(reset);
afterAll(async () => {
  await test.close();
  await google.stop();
});

function reset(): void {
  answer = { claims: {}, token: (claims) => jwt({ alg: "RS256", kid }, claims, own), status: 200 };
}

let nonce = "";

function goodClaims(): Claims {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: google.issuer.url,
    aud: "our-client",
    sub: "subject-1",
    email: "person@gmail.example",
    email_verified: true,
    name: "Person",
    nonce,
    iat: now,
    exp: now + 300,
  };
}

function jwt(header: Claims, claims: Claims, key: KeyObject): string {
  const part = (value: Claims) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${part(header)}.${part(claims)}`;
  return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key).toString("base64url")}`;
}

interface WayThere {
  cookie: string;
  /** The callback path that Google's page leads to. */
  callback: string;
}

async function goThere(json: object = {}, query = ""): Promise<WayThere> {
  const started = await api.call(`/api/auth/sign-in/social${query}`, { json: { provider: "google", ...json } });
  const { url } = (await started.json()) as { url: string };
  nonce = new URL(url).searchParams.get("nonce") ?? "";
  const consent = await fetch(url, { redirect: "manual" });
  const back = new URL(consent.headers.get("location") ?? "");
  expect(back.origin).toBe("http://localhost:3000");
  return { cookie: cookiesOf(started), callback: back.pathname + back.search };
}

async function comeBack(way: WayThere): Promise<{ location: string | null; cookie: string; status: number }> {
  const back = await api.call(way.callback, { cookie: way.cookie });
  return { status: back.status, location: back.headers.get("location"), cookie: cookiesOf(back) };
}

async function viewerOf(cookie: string): Promise<unknown> {
  return ((await (await api.call("/api/auth/get-session", { cookie })).json()) as { user: unknown }).user;
}

/** Turns the second factor on for a session; returns what an authenticator would show. */
async function turnOnSecondFactor(cookie: string): Promise<() => Promise<string>> {
  const enabled = await api.call("/api/auth/two-factor/enable", { json: { password: GOOD_PASSWORD }, cookie });
  const { totpUri } = (await enabled.json()) as { totpUri: string };
  const secret = new TextDecoder().decode(base32.decode(new URL(totpUri).searchParams.get("secret") ?? ""));
  const code = () => createOTP(secret).totp();
  await api.call("/api/auth/two-factor/verify-totp", { json: { code: await code() }, cookie });
  return code;
}

const sessionIn = (cookie: string) => cookie.includes("session_token=");

describe("Google sign-in", () => {
  it("makes an account by a verified address, returns to the page that was asked for, and keeps no token", async () => {
    const back = await comeBack(await goThere({ returnTo: "/en/history" }));
    expect(back).toMatchObject({ status: 302, location: "/en/history" });
    expect((await comeBack(await goThere())).location).toBe("/en");
    expect((await comeBack(await goThere({}, "?lang=ar"))).location).toBe("/");
    expect(await viewerOf(back.cookie)).toMatchObject({ email: "person@gmail.example", isAdministrator: false });
    const [identity] = await test.deps.db.select().from(identities).where(eq(identities.accountId, "subject-1"));
    expect(identity).toMatchObject({ providerId: "google", accessToken: null, refreshToken: null, idToken: null });
  });

  it("knows a person by the subject, whatever the address says later", async () => {
    answer.claims = { sub: "subject-2", email: "second@gmail.example" };
    await comeBack(await goThere());
    answer.claims = { sub: "subject-2", email: "renamed@gmail.example" };
    const back = await comeBack(await goThere());
    expect(await viewerOf(back.cookie)).toMatchObject({ email: "second@gmail.example" });
    answer.claims = { sub: "subject-3", email: "renamed@gmail.example" };
    const other = await comeBack(await goThere());
    expect(await viewerOf(other.cookie)).toMatchObject({ email: "renamed@gmail.example" });
  });

  it("joins a confirmed account by a verified address, and its password still works", async () => {
    const { email, userId } = await signUpConfirmed(test.deps, api);
    answer.claims = { sub: "subject-4", email };
    const back = await comeBack(await goThere());
    expect(await viewerOf(back.cookie)).toMatchObject({ id: userId });
    await signIn(test.deps, api, email);
  });

  it("tells a suspended person so, and lets them in again when it is lifted", async () => {
    answer.claims = { sub: "subject-23", email: "kept-out@gmail.example" };
    await comeBack(await goThere());
    const suspend = (suspendedAt: Date | null) =>
      test.deps.db.update(users).set({ suspendedAt }).where(eq(users.email, "kept-out@gmail.example"));
    await suspend(new Date());
    const back = await comeBack(await goThere());
    expect(sessionIn(back.cookie)).toBe(false);
    expect(back.location).toContain("/login?error=account_suspended");
    await suspend(null);
    expect(sessionIn((await comeBack(await goThere())).cookie)).toBe(true);
  });

  it("never lets another subject into an account that has one, though the address is the same", async () => {
    answer.claims = { sub: "subject-20", email: "passed-on@gmail.example" };
    await comeBack(await goThere());
    answer.claims = { sub: "subject-21", email: "passed-on@gmail.example" };
    const back = await comeBack(await goThere());
    expect(sessionIn(back.cookie)).toBe(false);
    expect(back.location).toContain("error=google_sign_in_failed");
    const bound = await test.deps.db.select().from(identities).where(eq(identities.accountId, "subject-21"));
    expect(bound).toEqual([]);
  });

  it("asks for the second factor too, then leads where the sign-in would have led", async () => {
    const { email, cookie, userId } = await signUpConfirmed(test.deps, api);
    const code = await turnOnSecondFactor(cookie);
    answer.claims = { sub: "subject-22", email };
    const back = await comeBack(await goThere({ returnTo: "/en/history" }));
    expect(back.location).toBe("/login?twoFactor=1&returnTo=%2Fen%2Fhistory");
    expect(await viewerOf(back.cookie)).toBeNull();
    const json = { code: await code(), returnTo: "/en/history" };
    const second = await api.call("/api/auth/two-factor/verify-totp", { json, cookie: back.cookie });
    expect(await second.json()).toEqual({ status: "signed_in", redirectTo: "/en/history" });
    expect(await viewerOf(cookiesOf(second))).toMatchObject({ id: userId });
  });

  it("never joins or signs in by an address that Google has not verified", async () => {
    const { email } = await signUpConfirmed(test.deps, api);
    for (const claims of [
      { sub: "subject-5", email },
      { sub: "subject-6", email: "stranger@example.com" },
    ]) {
      answer.claims = { ...claims, email_verified: false };
      const back = await comeBack(await goThere());
      expect(back.location).toBe("/en/login?error=google_sign_in_failed");
      expect(sessionIn(back.cookie)).toBe(false);
    }
    expect(await test.deps.db.$count(users, eq(users.email, "stranger@example.com"))).toBe(0);
  });

  it("drops a stranger's unconfirmed password and links when the owner comes by Google", async () => {
    const email = "owner-by-google@gmail.example";
    const his = await api.call("/api/auth/sign-up/email", { json: { email, password: "strangers-own-pass-1" } });
    const hisToken = await mailedToken(test.deps, email);
    answer.claims = { sub: "subject-7", email };
    const back = await comeBack(await goThere());
    expect(await viewerOf(back.cookie)).toMatchObject({ email });
    const tried = await api.call("/api/auth/sign-in/email", { json: { email, password: "strangers-own-pass-1" } });
    expect(tried.status).toBe(401);
    const pressed = await api.call("/api/auth/verify-email", { json: { token: hisToken }, cookie: cookiesOf(his) });
    expect(pressed.status).toBe(400);
  });

  it("can neither create nor join the administrator", async () => {
    const email = test.deps.settings.ADMIN_EMAIL;
    answer.claims = { sub: "subject-8", email };
    expect((await comeBack(await goThere())).location).toBe("/en/login?error=google_sign_in_failed");
    expect(await test.deps.db.$count(users, eq(users.email, email))).toBe(0);
    await signInAdministrator(test.deps, api);
    expect((await comeBack(await goThere())).location).toBe("/en/login?error=google_sign_in_failed");
    expect(await test.deps.db.$count(identities, eq(identities.accountId, "subject-8"))).toBe(0);
  });

  it.each<[string, () => void]>([
    ["a wrong nonce", () => (answer.claims = { nonce: "another" })],
    ["no nonce", () => (answer.claims = { nonce: undefined })],
    ["another audience", () => (answer.claims = { aud: "their-client" })],
    ["another issuer", () => (answer.claims = { iss: "https://evil.example" })],
    ["an expired token", () => (answer.claims = { exp: Math.floor(Date.now() / 1000) - 3600, iat: 1 })],
    ["a foreign key", () => (answer.token = (claims) => jwt({ alg: "RS256", kid }, claims, foreign))],
    ["an unknown key id", () => (answer.token = (claims) => jwt({ alg: "RS256", kid: "who" }, claims, foreign))],
    [
      "a broken signature",
      () => (answer.token = (claims) => `${jwt({ alg: "RS256", kid }, claims, own).slice(0, -8)}AAAAAAAA`),
    ],
    [
      "alg none",
      () => (answer.token = (claims) => `${jwt({ alg: "none" }, claims, own).split(".").slice(0, 2).join(".")}.`),
    ],
    ["HS256 with our secret", () => (answer.token = (claims) => hs256(claims, "our-secret"))],
    ["no id_token at all", () => (answer.token = () => undefined)],
    ["a token endpoint in trouble", () => (answer.status = 500)],
  ])("refuses %s", async (_name, arrange) => {
    arrange();
    const back = await comeBack(await goThere());
    expect(back.location).toBe("/en/login?error=google_sign_in_failed");
    expect(sessionIn(back.cookie)).toBe(false);
  });

  it("refuses a callback without state, with a made-up state, in another browser, or used twice", async () => {
    const way = await goThere();
    const without = await comeBack({ ...way, callback: "/api/auth/callback/google?code=abc" });
    const madeUp = await comeBack({ ...way, callback: "/api/auth/callback/google?code=abc&state=made-up" });
    const elsewhere = await comeBack({ ...way, cookie: "" });
    expect([without, madeUp, elsewhere].map((back) => back.location?.split("?")[1])).toEqual([
      "error=google_sign_in_failed",
      "error=google_sign_in_failed",
      "error=google_sign_in_failed",
    ]);
    const first = await goThere();
    expect(sessionIn((await comeBack(first)).cookie)).toBe(true);
    const replay = await comeBack(first);
    expect([replay.location?.split("?")[1], sessionIn(replay.cookie)]).toEqual(["error=google_sign_in_failed", false]);
  });

  it("leads back to the page it began on when the person says no", async () => {
    const way = await goThere({ page: "signup", returnTo: "/en/pricing" });
    const state = new URLSearchParams(way.callback.split("?")[1]).get("state");
    const back = await comeBack({ ...way, callback: `/api/auth/callback/google?error=access_denied&state=${state}` });
    expect(back.location).toBe("/en/signup?error=google_sign_up_failed&returnTo=%2Fen%2Fpricing");
  });

  it("works from a plain form", async () => {
    const started = await api.call("/api/auth/sign-in/social?lang=ar", { form: { provider: "google" } });
    expect(started.status).toBe(303);
    expect(started.headers.get("location")).toMatch(new RegExp(`^${google.issuer.url}/authorize\\?`));
  });
});

describe("without Google's settings", () => {
  it("the button leads to the page that says how to configure it", async () => {
    const plain = await createTestDeps();
    const started = await createTestApi(plain.deps).call("/api/auth/sign-in/social", { json: { provider: "google" } });
    expect(await started.json()).toEqual({ url: "/dev/google" });
    await plain.close();
  });
});

function hs256(claims: Claims, secret: string): string {
  const part = (value: Claims) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${part({ alg: "HS256" })}.${part(claims)}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}
