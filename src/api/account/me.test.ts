import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { basicPriceId } from "#tests/support/scenes/billing-scene.ts";
import { GOOD_PASSWORD, signIn, signInAdministrator, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { sessions, userPreferences, users, verifications } from "#domain/accounts/tables.ts";
import { stripeSubscriptions } from "#domain/billing/tables.ts";
import { startCheckout } from "#domain/billing/checkout/write-checkout.ts";
import { creditLedger, freeClaims, userCredits } from "#domain/credits/tables.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { runs } from "#domain/runs/tables.ts";
import { savedPrompts } from "#domain/saved/tables.ts";
import { mailQueue } from "#platform/database/tables.ts";

let test: TestDeps;
let api: TestApi;
beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
  await seedPackages(test.deps.db);
});
afterAll(() => test.close());

const bodyOf = async (answer: Response) =>
  (await answer.json()) as Record<string, unknown> & { error?: { code: string; fields?: object } };

describe("the account", () => {
  it("tells a signed-in person who they are, and a stranger nothing", async () => {
    const { cookie, email, userId } = await signUpConfirmed(test.deps, api);
    expect(await bodyOf(await api.call("/api/me", { cookie }))).toEqual({
      id: userId,
      email,
      createdAt: expect.stringMatching(/^\d{4}-/),
      isAdministrator: false,
      mustChangePassword: false,
      signInWays: { password: true, google: false, twoFactor: false },
    });
    const stranger = await api.call("/api/me", { language: "ar" });
    expect([stranger.status, (await bodyOf(stranger)).error]).toEqual([
      401,
      { code: "unauthenticated", message: "سجّل الدخول أولًا.", requestId: expect.any(String) },
    ]);
  });

  it("answers 503 when the database does not answer", async () => {
    const other = await createTestDeps();
    const there = createTestApi(other.deps);
    const { cookie } = await signUpConfirmed(other.deps, there);
    await other.close();
    const answer = await there.call("/api/me", { cookie });
    expect([answer.status, (await bodyOf(answer)).error?.code]).toEqual([503, "database_unavailable"]);
  });
});

describe("preferences", () => {
  it("are made with Arabic and the light theme when the row is missing", async () => {
    const { cookie, userId } = await signUpConfirmed(test.deps, api);
    await test.deps.db.delete(userPreferences).where(eq(userPreferences.userId, userId));
    expect(await bodyOf(await api.call("/api/preferences", { cookie }))).toEqual({
      language: "ar",
      theme: "light",
      timeZone: null,
      digits: null,
      keepHistory: true,
      mailLowCredits: true,
    });
    expect(await test.deps.db.$count(userPreferences, eq(userPreferences.userId, userId))).toBe(1);
  });

  it("change one by one, and language, theme and digits are in cookies for the first paint", async () => {
    const { cookie } = await signUpConfirmed(test.deps, api);
    const put = (json: object) => api.call("/api/preferences", { method: "PUT", json, cookie });
    const themed = await put({ theme: "dark" });
    expect(themed.headers.getSetCookie()).toEqual(["theme=dark; Max-Age=31536000; Path=/; SameSite=Lax"]);
    const counted = await put({ digits: "latn" });
    expect(counted.headers.getSetCookie()).toEqual(["digits=latn; Max-Age=31536000; Path=/; SameSite=Lax"]);
    await put({ timeZone: "Africa/Cairo", keepHistory: false });
    const last = await put({ language: "en" });
    expect(last.headers.getSetCookie().join()).toContain("lang=en");
    expect(await bodyOf(last)).toEqual({
      language: "en",
      theme: "dark",
      timeZone: "Africa/Cairo",
      digits: "latn",
      keepHistory: false,
      mailLowCredits: true,
    });
  });

  it("refuse what they do not know", async () => {
    const { cookie } = await signUpConfirmed(test.deps, api);
    for (const json of [
      { language: "fr" },
      { timeZone: "Mars/Base" },
      { theme: 1 },
      { digits: "hanidec" },
      { userId: "someone" },
    ]) {
      const answer = await api.call("/api/preferences", { method: "PUT", json, cookie });
      expect([answer.status, Object.keys((await bodyOf(answer)).error?.fields ?? {})]).toEqual([
        400,
        Object.keys(json),
      ]);
    }
  });
});

describe("the choice of digits", () => {
  it.each([
    ["of a visitor, back to the page that was read", "/tasks?q=1", "/tasks?q=1"],
    ["nowhere but to a page of the product", "//evil.example", "/"],
  ])("is kept in a cookie, %s", async (_what, read, to) => {
    const referer = `${test.deps.settings.PUBLIC_URL}${read}`;
    const answer = await api.call("/api/digits", { form: { digits: "latn" }, headers: { referer } });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, to]);
    expect(answer.headers.getSetCookie()[0]).toContain("digits=latn;");
  });

  it("is stored for a signed-in person", async () => {
    const { cookie } = await signUpConfirmed(test.deps, api);
    const answer = await api.call("/api/digits", { form: { digits: "latn" }, cookie });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
    expect(await bodyOf(await api.call("/api/preferences", { cookie }))).toMatchObject({ digits: "latn" });
    expect((await api.call("/api/digits", { form: { digits: "roman" } })).status).toBe(400);
  });
});

describe("the language switch", () => {
  const go = async (form: Record<string, string>, cookie?: string) => {
    const answer = await api.call("/api/language", { form, ...(cookie ? { cookie } : {}) });
    return [answer.status, answer.headers.get("location"), answer.headers.getSetCookie()[0]?.split(";")[0]];
  };

  it("leads to the same page in the language and keeps it in a cookie", async () => {
    expect(await go({ lang: "en", returnTo: "/pricing?plan=basic#faq" })).toEqual([
      303,
      "/en/pricing?plan=basic#faq",
      "lang=en",
    ]);
    expect(await go({ lang: "ar", returnTo: "/en/pricing" })).toEqual([303, "/pricing", "lang=ar"]);
    expect(await go({ lang: "en", returnTo: "/rai/packages" })).toEqual([303, "/rai/packages", "lang=en"]);
    expect(await go({ lang: "en" })).toEqual([303, "/en", "lang=en"]);
  });

  it("takes JSON too, and stores the choice of a signed-in person", async () => {
    const { cookie } = await signUpConfirmed(test.deps, api);
    const answer = await api.call("/api/language", { json: { lang: "ar", returnTo: "/en/account" }, cookie });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/account"]);
    expect(await bodyOf(await api.call("/api/preferences", { cookie }))).toMatchObject({ language: "ar" });
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/x",
    "javascript:alert(1)",
    "/en//evil.example",
    "/\u0009/evil.example",
  ])("never leads away: %s", async (returnTo) => {
    const [status, location] = await go({ lang: "ar", returnTo });
    expect(status).toBe(303);
    expect(new URL(location as string, "http://localhost:3000").host).toBe("localhost:3000");
  });
});

describe("a person's data", () => {
  it("can be downloaded whole, without secrets", async () => {
    const { cookie, userId, email } = await signUpConfirmed(test.deps, api);
    await seedWork(userId);
    const answer = await api.call("/api/me/export", { cookie });
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="siyagha-export.json"');
    const text = await answer.text();
    const data = JSON.parse(text) as Record<string, unknown[]>;
    expect(data["account"]).toMatchObject({ id: userId, email });
    expect(data["runs"]).toMatchObject([{ input: { text: "my request" } }]);
    expect(data["savedPrompts"]).toMatchObject([{ content: "my prompt" }]);
    expect(data["creditLedger"]).toMatchObject([{ amount: 50 }]);
    const { id } = await startCheckout(test.deps, { id: userId, email } as never, await basicPriceId(test.deps), "en");
    const again = JSON.parse(await (await api.call("/api/me/export", { cookie })).text()) as Record<string, unknown[]>;
    expect(again["checkouts"]).toMatchObject([{ sessionId: id, state: "open" }]);
    expect(data["mails"]).toMatchObject([{ subject: "Confirm your email for Siyagha" }]);
    const [session] = await test.deps.db.select().from(sessions).where(eq(sessions.userId, userId));
    expect(text).not.toContain(session?.token as string);
    expect(text).not.toMatch(/"password"\s*:\s*"/);
  });

  it("is gone when the account is closed; the ledger stays and still adds up, and the free claim is remembered", async () => {
    const { cookie, userId, email } = await signUpConfirmed(test.deps, api);
    await seedWork(userId);
    await test.deps.db.insert(freeClaims).values({ addressHash: `hash-of-${userId}` });
    const wrong = await api.call("/api/me", { method: "DELETE", json: { password: "not-mine-at-all" }, cookie });
    expect([wrong.status, Object.keys((await bodyOf(wrong)).error?.fields ?? {})]).toEqual([400, ["password"]]);
    const closed = await api.call("/api/me", { method: "DELETE", json: { password: GOOD_PASSWORD }, cookie });
    expect(closed.status).toBe(200);

    const { db } = test.deps;
    for (const count of [
      db.$count(users, eq(users.id, userId)),
      db.$count(sessions, eq(sessions.userId, userId)),
      db.$count(savedPrompts, eq(savedPrompts.userId, userId)),
      db.$count(mailQueue, eq(mailQueue.recipient, email)),
      db.$count(verifications, sql`${verifications.identifier} like ${`%${userId}%`}`),
    ]) {
      expect(await count).toBe(0);
    }
    const [run] = await db.select().from(runs).where(eq(runs.userId, userId));
    expect(run).toMatchObject({ tool: "prompt-generate", input: null, envelope: null, title: null, searchText: null });
    const ledger = await db.select().from(creditLedger).where(eq(creditLedger.userId, userId));
    expect(ledger.map((row) => row.amount)).toEqual([50, -50]);
    expect(await db.$count(freeClaims, eq(freeClaims.addressHash, `hash-of-${userId}`))).toBe(1);
    expect((await api.call("/api/me", { cookie })).status).toBe(401);
    expect((await api.call("/api/auth/sign-in/email", { json: { email, password: GOOD_PASSWORD } })).status).toBe(401);
    await signUpConfirmed(test.deps, api, email);
  });

  it("stays when the provider still charges and cannot be reached", async () => {
    const { cookie, userId } = await signUpConfirmed(test.deps, api);
    await test.deps.db
      .insert(stripeSubscriptions)
      .values({ subscriptionId: `sub_${userId}`, customerId: "cus_1", userId, status: "active" });
    const payments = test.deps.payments;
    test.deps.payments = { ...payments, mode: "none" };
    const refused = await api.call("/api/me", { method: "DELETE", json: { password: GOOD_PASSWORD }, cookie });
    test.deps.payments = payments;
    expect([refused.status, (await bodyOf(refused)).error?.code]).toEqual([503, "payment_unavailable"]);
    expect((await api.call("/api/me", { cookie })).status).toBe(200);
  });

  it("of the administrator cannot be deleted", async () => {
    const { cookie, email } = await signInAdministrator(test.deps, api);
    const refused = await api.call("/api/me", { method: "DELETE", json: { password: GOOD_PASSWORD }, cookie });
    expect(refused.status).toBe(403);
    await signIn(test.deps, api, email);
  });
});

/** One run, one saved prompt and a grant of 50 credits. */
async function seedWork(userId: string): Promise<void> {
  const { db } = test.deps;
  await db.insert(runs).values({
    id: randomUUID(),
    userId,
    tool: "prompt-generate",
    lang: "en",
    idempotencyKey: "k",
    bodyHash: "h",
    status: "done",
    cost: 1,
    input: { text: "my request" },
    envelope: { text: "result" },
    title: "my request",
    searchText: "my request",
    leaseExpiresAt: new Date(),
    keptUntil: new Date(),
  });
  await db
    .insert(savedPrompts)
    .values({ id: randomUUID(), userId, title: "t", content: "my prompt", lang: "en", searchText: "my prompt" });
  await db.insert(userCredits).values({ userId, currentCredits: 50, packageType: "free" });
  await db
    .insert(creditLedger)
    .values({ userId, kind: "grant", amount: 50, sourceType: "free_claim", sourceId: userId });
}
