import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessions, users } from "#domain/accounts/tables.ts";
import { auditLog } from "#domain/audit/tables.ts";
import { stripeCustomers, stripeSubscriptions } from "#domain/billing/tables.ts";
import { closeAccount } from "#domain/closing/write.ts";
import { requireSignedIn } from "#domain/accounts/access.ts";
import { exportUserData } from "#domain/closing/read.ts";
import { readDetails } from "#pages/admin/users/read-users-page.ts";
import { seedToolFeatures } from "#domain/tool-features/seed.ts";
import { apiAs, ADMIN_VIEWER } from "#tests/support/scenes/back-office.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { GOOD_PASSWORD, signIn, signInAdministrator, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { featureSeeds } from "#tools/pipeline/settings.ts";

let test: TestDeps;
let api: TestApi;
let admin: ReturnType<typeof apiAs>;
beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
  admin = apiAs(test.deps);
  await seedToolFeatures(test.deps.db, featureSeeds());
});
afterAll(() => test.close());

const suspend = (id: string, reason: unknown = "Sold access to others") =>
  admin("PUT", `/admin/users/${id}/suspension`, { reason });
const lift = (id: string) => admin("DELETE", `/admin/users/${id}/suspension`);
const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { error?: { code: string } }).error?.code ?? null,
];

describe("a suspended person", () => {
  it("is signed out everywhere, cannot sign in, and is told so only after the right password", async () => {
    const person = await signUpConfirmed(test.deps, api);
    await signIn(test.deps, api, person.email);
    expect(await (await suspend(person.userId)).json()).toEqual({ ended: 2 });
    expect(await codeOf(await api.call("/api/me", { cookie: person.cookie }))).toEqual([401, "unauthenticated"]);
    const again = (password: string) =>
      api.call("/api/auth/sign-in/email", { json: { email: person.email, password } });
    expect(await codeOf(await again("wrong-kettle-47-reads"))).toEqual([401, "invalid_credentials"]);
    const refused = await again(GOOD_PASSWORD);
    expect(refused.headers.getSetCookie().some((line) => /session_token=[^;]/.test(line))).toBe(false);
    expect(await codeOf(refused)).toEqual([403, "account_suspended"]);
    const byForm = await api.call("/api/auth/sign-in/email", {
      form: { email: person.email, password: GOOD_PASSWORD },
    });
    expect(byForm.headers.get("location")).toBe("/en/login?error=account_suspended");
    expect((await lift(person.userId)).status).toBe(204);
    await signIn(test.deps, api, person.email);
  });

  it("is refused by the gate though a session is still there, as one begun in the same moment would be", async () => {
    const person = await signUpConfirmed(test.deps, api);
    await test.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, person.userId));
    expect(await codeOf(await api.call("/api/me", { cookie: person.cookie }))).toEqual([403, "account_suspended"]);
  });

  it("runs nothing by key, and the same key runs again once it is lifted", async () => {
    const person = await signUpConfirmed(test.deps, api);
    await giveCredits(test.deps, grantOf(person.userId, 20));
    const made = await api.call("/api/keys", {
      json: { name: "blog", scopes: ["run"], runsPerDay: null },
      cookie: person.cookie,
    });
    const { key } = (await made.json()) as { key: string };
    const headers = { authorization: `Bearer ${key}` };
    const run = () =>
      api.call("/api/tools/prompt-checker/runs", { json: { text: "write about cats", lang: "en" }, headers });
    await suspend(person.userId);
    expect(await codeOf(await run())).toEqual([403, "account_suspended"]);
    const mcp = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const byMcp = await api.call("/api/mcp", {
      json: mcp,
      headers: { ...headers, accept: "application/json, text/event-stream" },
    });
    expect(await codeOf(byMcp)).toEqual([403, "account_suspended"]);
    await lift(person.userId);
    expect((await run()).status).toBe(201);
  });
});

describe("suspending", () => {
  it("takes a reason, keeps it for the administrator, and is audited both ways", async () => {
    const { userId } = await signUpConfirmed(test.deps, api);
    expect(await codeOf(await suspend(userId, "  "))).toEqual([400, "invalid_input"]);
    await suspend(userId, " Sold access ");
    const { person } = (await (await admin("GET", `/admin/users/${userId}`)).json()) as { person: object };
    expect(person).toMatchObject({ suspendedReason: "Sold access", sessions: 0 });
    expect(JSON.stringify(await exportUserData(test.deps.db, userId, new Date()))).not.toContain("Sold access");
    await lift(userId);
    await lift(userId);
    const rows = await test.deps.db.select().from(auditLog).where(eq(auditLog.subject, userId)).orderBy(auditLog.id);
    expect(rows.map(({ action, before, after }) => [action, before, after])).toEqual([
      ["user.suspend", null, { reason: "Sold access", sessions: 1 }],
      ["user.lift-suspension", { reason: "Sold access" }, null],
    ]);
  });

  it("a second time keeps the date and takes the new reason", async () => {
    const { userId } = await signUpConfirmed(test.deps, api);
    await suspend(userId, "first");
    const at = () => test.deps.db.select().from(users).where(eq(users.id, userId));
    const [before] = await at();
    await suspend(userId, "second");
    expect(await at()).toEqual([{ ...before, suspendedReason: "second" }]);
  });

  it("is the administrator's alone, and never of the administrator or of nobody", async () => {
    const { userId } = await signInAdministrator(test.deps, api);
    expect(await codeOf(await suspend(userId))).toEqual([403, "forbidden"]);
    expect(await test.deps.db.$count(sessions, eq(sessions.userId, userId))).toBeGreaterThan(0);
    expect(await codeOf(await suspend("nobody"))).toEqual([404, "not_found"]);
    expect(await codeOf(await lift("nobody"))).toEqual([404, "not_found"]);
    const user = apiAs(test.deps, { ...ADMIN_VIEWER, role: "user" });
    expect(await codeOf(await user("PUT", `/admin/users/${userId}/suspension`, { reason: "x" }))).toEqual([
      403,
      "forbidden",
    ]);
  });

  it("leaves nothing of a closed account to suspend", async () => {
    const { userId, email } = await signUpConfirmed(test.deps, api);
    await closeAccount(test.deps, requireSignedIn({ ...ADMIN_VIEWER, id: userId, email, role: "user" }));
    expect(await codeOf(await suspend(userId))).toEqual([404, "not_found"]);
  });

  it("names a subscription that goes on charging, with the customer's page at the provider", async () => {
    const { userId } = await signUpConfirmed(test.deps, api);
    const details = async (payments: object) => {
      const deps = { ...test.deps, payments: { ...test.deps.payments, ...payments } };
      return (await readDetails({ deps, language: "en", timeZone: "UTC" } as never, userId, 1)).renewal;
    };
    expect(await details({})).toBeNull();
    await test.deps.db.insert(stripeCustomers).values({ userId, customerId: "cus_1" });
    const renewsOn = new Date("2026-12-05T00:00:00Z");
    const subscription = { subscriptionId: "sub_1", customerId: "cus_1", userId, status: "active" };
    await test.deps.db.insert(stripeSubscriptions).values({ ...subscription, currentPeriodEnd: renewsOn });
    const date = "December 5, 2026";
    expect(await details({})).toEqual({ date, url: null });
    expect(await details({ mode: "stripe", livemode: true })).toEqual({
      date,
      url: "https://dashboard.stripe.com/customers/cus_1",
    });
    expect((await details({ mode: "stripe", livemode: false }))?.url).toBe(
      "https://dashboard.stripe.com/test/customers/cus_1",
    );
    await test.deps.db.update(stripeSubscriptions).set({ cancelAtPeriodEnd: true });
    expect(await details({})).toBeNull();
  });
});
