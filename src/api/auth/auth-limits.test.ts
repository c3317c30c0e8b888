import { createOTP } from "@better-auth/utils/otp";
import { base32 } from "@better-auth/utils/base32";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GOOD_PASSWORD, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { cookiesOf, createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { sessions } from "#domain/accounts/tables.ts";
import { mailQueue, rateWindows } from "#platform/database/tables.ts";

let test: TestDeps;
let api: TestApi;
beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
});
afterAll(() => test.close());

const statusesOf = (answers: readonly Response[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, group]) => [status, group.length] as const),
  );

describe("one network of IPv6 addresses", () => {
  it("counts as one peer, where people sign in and where they sign up", async () => {
    const signIns: Response[] = [];
    for (let host = 1; host <= 12; host += 1) {
      const json = { email: `nobody${host}@example.com`, password: GOOD_PASSWORD };
      signIns.push(await api.call("/api/auth/sign-in/email", { json, peer: `2001:db8:7:7::${host}` }));
    }
    expect(statusesOf(signIns)).toEqual({ 401: 10, 429: 2 });
    const signUps: Response[] = [];
    for (let host = 1; host <= 22; host += 1) {
      const json = { email: `new${host}@example.com`, password: GOOD_PASSWORD };
      signUps.push(await api.call("/api/auth/sign-up/email", { json, peer: `2001:db8:7:8:${host}::1` }));
    }
    expect(statusesOf(signUps)).toEqual({ 200: 20, 429: 2 });
  });
});

describe("mails to addresses that never asked", () => {
  it("are five an hour a user, however many addresses the account is to be moved to", async () => {
    const { cookie } = await signUpConfirmed(test.deps, api);
    const answers: Response[] = [];
    for (let victim = 1; victim <= 8; victim += 1) {
      const json = { newEmail: `victim${victim}@example.org`, password: GOOD_PASSWORD };
      answers.push(await api.call("/api/auth/change-email", { json, cookie }));
    }
    expect(statusesOf(answers)).toEqual({ 200: 5, 429: 3 });
    expect(await test.deps.db.$count(mailQueue, like(mailQueue.recipient, "victim%@example.org"))).toBe(5);
  });
});

describe("mails that strangers ask for", () => {
  it.each(["request-password-reset", "send-verification-email"])("by %s are thirty an hour a peer", async (path) => {
    const peer = path.startsWith("request") ? "198.51.100.1" : "198.51.100.2";
    const answers: Response[] = [];
    for (let person = 1; person <= 32; person += 1) {
      const json = { email: `person${person}.${path}@example.org` };
      answers.push(await api.call(`/api/auth/${path}`, { json, peer }));
    }
    expect(statusesOf(answers)).toEqual({ 200: 30, 429: 2 });
  });
});

describe("right passwords", () => {
  it("are taken a hundred times in 15 minutes an account, since each costs a hash", async () => {
    const { email } = await signUpConfirmed(test.deps, api);
    const signIn = () => api.call("/api/auth/sign-in/email", { json: { email, password: GOOD_PASSWORD } });
    await test.deps.db.delete(rateWindows);
    expect((await signIn()).status).toBe(200);
    const counted = like(rateWindows.key, "sign-ins-account:%");
    await test.deps.db.update(rateWindows).set({ count: 99 }).where(counted);
    expect([(await signIn()).status, (await signIn()).status]).toEqual([200, 429]);
  });
});

describe("codes of the second factor", () => {
  async function withSecondFactor() {
    const person = await signUpConfirmed(test.deps, api);
    const enabled = await api.call("/api/auth/two-factor/enable", {
      json: { password: GOOD_PASSWORD },
      cookie: person.cookie,
    });
    const { totpUri } = (await enabled.json()) as { totpUri: string };
    const secret = new TextDecoder().decode(base32.decode(new URL(totpUri).searchParams.get("secret") ?? ""));
    const codeNow = () => createOTP(secret).totp();
    await verify(await codeNow(), person.cookie);
    const firstStep = async () => {
      const json = { email: person.email, password: GOOD_PASSWORD };
      return cookiesOf(await api.call("/api/auth/sign-in/email", { json }));
    };
    return { ...person, codeNow, firstStep };
  }
  const verify = (code: string, cookie: string) =>
    api.call("/api/auth/two-factor/verify-totp", { json: { code }, cookie });

  it("are guessed at most ten times, from however many addresses and sign-ins, before the right one is refused too", async () => {
    const { codeNow, firstStep } = await withSecondFactor();
    const answers: Response[] = [];
    for (let round = 0; round < 5; round += 1) {
      const cookie = await firstStep();
      for (let guess = 0; guess < 4; guess += 1) answers.push(await verify("000000", cookie));
    }
    expect(statusesOf(answers)).toEqual({ 401: 10, 429: 10 });
    expect((await verify(await codeNow(), await firstStep())).status).toBe(429);
  });

  it("sign in once, and the session of a second use is none", async () => {
    const { userId, codeNow, firstStep } = await withSecondFactor();
    const [one, other] = [await firstStep(), await firstStep()];
    const before = await test.deps.db.$count(sessions, eq(sessions.userId, userId));
    const code = await codeNow();
    const answers = await Promise.all([verify(code, one), verify(code, other)]);
    expect(statusesOf(answers)).toEqual({ 200: 1, 401: 1 });
    expect(answers.find(({ status }) => status === 401)?.headers.getSetCookie()).toEqual([]);
    expect(await test.deps.db.$count(sessions, eq(sessions.userId, userId))).toBe(before + 1);
  });
});
