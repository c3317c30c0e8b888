import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  GOOD_PASSWORD,
  mailedToken,
  signIn,
  signInAdministrator,
  signUpConfirmed,
} from "#tests/support/scenes/sign-in.ts";
import { cookiesOf, createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { users } from "#domain/accounts/tables.ts";
import { mailQueue } from "#platform/database/tables.ts";

let test: TestDeps;
let api: TestApi;
beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
});
afterAll(() => test.close());

const signUp = (email: string, password = GOOD_PASSWORD, more: object = {}) =>
  api.call("/api/auth/sign-up/email", { json: { email, password, ...more } });
const tryPassword = (email: string, password: string) =>
  api.call("/api/auth/sign-in/email", { json: { email, password } });
const codeOf = async (answer: Response) => ((await answer.json()) as { error?: { code: string } }).error?.code;
const mailsTo = (email: string) =>
  test.deps.db.select().from(mailQueue).where(eq(mailQueue.recipient, email)).orderBy(mailQueue.createdAt);

describe("sign-up", () => {
  it("leads through the mailed link to a session and to the page that was wanted", async () => {
    const signedUp = await signUp("New@Example.com", GOOD_PASSWORD, { returnTo: "/en/pricing" });
    expect(await signedUp.json()).toEqual({ status: "check_email" });
    const json = { token: await mailedToken(test.deps, "new@example.com") };
    const confirmed = await api.call("/api/auth/verify-email", { json, cookie: cookiesOf(signedUp) });
    expect(await confirmed.json()).toEqual({ status: "signed_in", redirectTo: "/en/pricing" });
    const session = await api.call("/api/auth/get-session", { cookie: cookiesOf(confirmed) });
    expect((await session.json()).user).toMatchObject({ email: "new@example.com", isAdministrator: false });
  });

  it("begins no session for somebody who was suspended before the link was used", async () => {
    const email = "kept-out@example.com";
    const signedUp = await signUp(email);
    await test.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.email, email));
    const json = { token: await mailedToken(test.deps, email) };
    const confirmed = await api.call("/api/auth/verify-email", { json, cookie: cookiesOf(signedUp) });
    expect([confirmed.status, await codeOf(confirmed), cookiesOf(confirmed)]).toEqual([403, "account_suspended", ""]);
  });

  it("keeps the theme that was chosen before there was an account, and drops one that no page offers", async () => {
    for (const [chosen, kept] of [
      ["dark", "dark"],
      ["neon", "light"],
    ]) {
      const email = `${chosen}@example.com`;
      const signedUp = await api.call("/api/auth/sign-up/email", {
        json: { email, password: GOOD_PASSWORD },
        cookie: `theme=${chosen}`,
      });
      const json = { token: await mailedToken(test.deps, email) };
      const confirmed = await api.call("/api/auth/verify-email", { json, cookie: cookiesOf(signedUp) });
      const preferences = await api.call("/api/preferences", { cookie: cookiesOf(confirmed) });
      expect(((await preferences.json()) as { theme: string }).theme).toBe(kept);
    }
  });

  it("mails in the person's language, with links to the configured origin only", async () => {
    await api.call("/api/auth/sign-up/email", {
      json: { email: "salma@example.com", password: GOOD_PASSWORD },
      language: "ar",
      headers: { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    });
    const [mail] = await mailsTo("salma@example.com");
    expect(mail?.subject).toBe("تأكيد بريدك في صياغة");
    expect(mail?.textBody).toContain("http://localhost:3000/confirm?token=");
    expect(mail?.htmlBody).toContain('dir="rtl"');
    expect(mail?.textBody).not.toContain("evil");
    await api.call("/api/auth/request-password-reset", {
      json: { email: "salma@example.com" },
      headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
    });
    const reset = (await mailsTo("salma@example.com")).at(-1);
    expect(reset?.textBody).toMatch(/http:\/\/localhost:3000\/reset-password\?token=\w+/);
    expect(reset?.textBody).not.toContain("evil");
  });

  it("answers the same for a new, an unconfirmed and a confirmed address, and tells the owner by mail", async () => {
    const { email } = await signUpConfirmed(test.deps, api, "owner@example.com");
    const answers = [
      await signUp("fresh@example.com"),
      await signUp("fresh@example.com"),
      await signUp(email, "another-good-pass-9"),
    ];
    const seen = await Promise.all(
      answers.map(async (answer) => [answer.status, await answer.text(), cookiesOf(answer).split("=")[0]]),
    );
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
    expect((await mailsTo(email)).at(-1)?.subject).toBe("You already have a Siyagha account");
    expect((await tryPassword(email, "another-good-pass-9")).status).toBe(401);
    await signIn(test.deps, api, email);
  });

  it("does the same work for a confirmed address as for a new one: one hash, one mail", async () => {
    const { email } = await signUpConfirmed(test.deps, api);
    const hashes = vi.spyOn(test.deps.auth, "hashPassword");
    const workFor = async (address: string) => {
      const before = [hashes.mock.calls.length, await test.deps.db.$count(mailQueue)];
      await signUp(address);
      return [hashes.mock.calls.length - (before[0] ?? 0), (await test.deps.db.$count(mailQueue)) - (before[1] ?? 0)];
    };
    expect(await workFor(email)).toEqual([1, 1]);
    expect(await workFor("untimed@example.com")).toEqual([1, 1]);
  });

  it("can never make the administrator", async () => {
    const answer = await signUp("admin@siyagha.localhost", GOOD_PASSWORD, { role: "administrator" });
    expect(await answer.json()).toEqual({ status: "check_email" });
    expect(await test.deps.db.$count(users, eq(users.email, "admin@siyagha.localhost"))).toBe(0);
    await signUpConfirmed(test.deps, api, "role@example.com");
    await signUp("roleplay@example.com", GOOD_PASSWORD, { role: "administrator", user: { role: "administrator" } });
    const [user] = await test.deps.db.select().from(users).where(eq(users.email, "roleplay@example.com"));
    expect(user?.role).toBe("user");
    await signInAdministrator(test.deps, api);
    expect(await test.deps.db.$count(users, eq(users.role, "administrator"))).toBe(1);
  });

  it.each([
    ["12345", 400, "password_too_short"],
    ["123456", 400, "weak_password"],
    ["Password123!", 400, "weak_password"],
    ["محمد123", 400, "weak_password"],
    ["🌱🌊🪁", 400, "password_too_short"],
    [" ثلاث كلمات ", 200, undefined],
    ["🌱🌊🪁🏔️🧵🎐", 200, undefined],
    ["a\u0000b\u0000cd9", 200, undefined],
    ["kettle-7 ".repeat(22).slice(0, 200), 200, undefined],
    ["k9".repeat(600), 400, "invalid_input"],
    ["k9".repeat(500_000), 413, "too_large"],
  ])("judges the password %#", async (password, status, code) => {
    const answer = await signUp(`p${Math.random()}@example.com`, password);
    expect(answer.status).toBe(status);
    expect(await codeOf(answer)).toBe(code);
  });

  it("never cuts a password", async () => {
    const long = `${"kettle-7 ".repeat(11)}end`;
    const signedUp = await signUp("long@example.com", long);
    const json = { token: await mailedToken(test.deps, "long@example.com") };
    await api.call("/api/auth/verify-email", { json, cookie: cookiesOf(signedUp) });
    expect((await tryPassword("long@example.com", long)).status).toBe(200);
    expect((await tryPassword("long@example.com", long.slice(0, -1))).status).toBe(401);
    expect((await tryPassword("long@example.com", long.slice(0, 72))).status).toBe(401);
  });

  it("names the fields at fault in the caller's language", async () => {
    const answer = await api.call("/api/auth/sign-up/email", { json: { email: "x", password: "" }, language: "ar" });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).error.fields)).toEqual(["email", "password"]);
    const mismatch = await signUp("m@example.com", GOOD_PASSWORD, { confirmPassword: "other-pass-5" });
    expect((await mismatch.json()).error.fields).toEqual({ confirmPassword: "Passwords do not match" });
  });

  it("works as a plain form", async () => {
    const form = { email: "form@example.com", password: GOOD_PASSWORD, confirmPassword: GOOD_PASSWORD };
    const sent = await api.call("/api/auth/sign-up/email?lang=ar", { form });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/signup?sent=1"]);
    const weak = await api.call("/api/auth/sign-up/email?lang=en", {
      form: { ...form, password: "123456", confirmPassword: "123456", returnTo: "/en/pricing" },
    });
    const location = new URL(weak.headers.get("location") ?? "", "http://own.invalid");
    expect(location.pathname).toBe("/en/signup");
    expect(Object.fromEntries(location.searchParams)).toEqual({
      error: "weak_password",
      field: "password",
      returnTo: "/en/pricing",
    });
  });
});

describe("an address that a stranger signed up first", () => {
  const ATTACKERS = "strangers-own-pass-1";

  it("is not opened by his password when the owner presses his link", async () => {
    await signUp("victim1@example.com", ATTACKERS);
    const token = await mailedToken(test.deps, "victim1@example.com");
    const pressed = await api.call("/api/auth/verify-email", { json: { token } });
    expect([pressed.status, await codeOf(pressed)]).toEqual([403, "password_needed"]);
    const guessed = await api.call("/api/auth/verify-email", { json: { token, password: GOOD_PASSWORD } });
    expect(await codeOf(guessed)).toBe("invalid_credentials");
    expect(await codeOf(await tryPassword("victim1@example.com", ATTACKERS))).toBe("email_unconfirmed");
  });

  it("becomes the owner's by the owner's own sign-up, whatever the stranger does in between", async () => {
    await signUp("victim2@example.com", ATTACKERS);
    const mine = await signUp("victim2@example.com", GOOD_PASSWORD);
    const token = await mailedToken(test.deps, "victim2@example.com");
    await signUp("victim2@example.com", ATTACKERS);
    const confirmed = await api.call("/api/auth/verify-email", { json: { token }, cookie: cookiesOf(mine) });
    expect(confirmed.status).toBe(200);
    expect((await tryPassword("victim2@example.com", ATTACKERS)).status).toBe(401);
    await signIn(test.deps, api, "victim2@example.com");
  });

  it("confirms in another browser with the password of that sign-up, once", async () => {
    await signUp("phone@example.com");
    const token = await mailedToken(test.deps, "phone@example.com");
    const json = { token, password: GOOD_PASSWORD };
    expect((await api.call("/api/auth/verify-email", { json })).status).toBe(200);
    expect(await codeOf(await api.call("/api/auth/verify-email", { json }))).toBe("invalid_token");
  });

  it("becomes the owner's by a reset, and the stranger's links end with it", async () => {
    const his = await signUp("victim3@example.com", ATTACKERS);
    const hisToken = await mailedToken(test.deps, "victim3@example.com");
    await api.call("/api/auth/request-password-reset", { json: { email: "victim3@example.com" } });
    const reset = await api.call("/api/auth/reset-password", {
      json: { token: await mailedToken(test.deps, "victim3@example.com"), newPassword: GOOD_PASSWORD },
    });
    expect(reset.status).toBe(200);
    const late = await api.call("/api/auth/verify-email", { json: { token: hisToken }, cookie: cookiesOf(his) });
    expect(await codeOf(late)).toBe("invalid_token");
    await signIn(test.deps, api, "victim3@example.com");
    expect((await tryPassword("victim3@example.com", ATTACKERS)).status).toBe(401);
  });
});

describe("limits", () => {
  it("lets a peer sign up 20 times an hour", async () => {
    const codes: number[] = [];
    for (let number = 0; number < 22; number += 1) {
      const json = { email: `flood${number}@example.com`, password: GOOD_PASSWORD };
      codes.push((await api.call("/api/auth/sign-up/email", { json, peer: "10.9.9.9" })).status);
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
    expect(codes.slice(-2)).toEqual([429, 429]);
  });

  it("mails an address three times an hour, and says so alike for unknown addresses", async () => {
    const ask = (email: string) => api.call("/api/auth/send-verification-email", { json: { email } });
    await signUp("resend@example.com");
    const known = [];
    const unknown = [];
    for (let round = 0; round < 4; round += 1) {
      known.push((await ask("resend@example.com")).status);
      unknown.push((await ask("nobody@example.com")).status);
    }
    expect(known).toEqual([200, 200, 429, 429]);
    expect(unknown).toEqual([200, 200, 200, 429]);
    expect(await mailsTo("resend@example.com")).toHaveLength(3);
    expect((await ask("resend@example.com")).headers.get("retry-after")).toMatch(/^\d+$/);
  });
});
