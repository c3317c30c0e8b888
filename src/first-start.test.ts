import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { GOOD_PASSWORD, mailedToken, signIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { createPostgresDeps, createTestDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { users } from "./domain/accounts/tables.ts";
import { makeFirstAdministrator, resetAdministrator } from "./domain/accounts/write/administrator.ts";
import { prepareFirstStart } from "./first-start.ts";

let test: TestDeps;
afterEach(() => test.close());

const PASSWORD = /[a-z2-9]{4}(?:-[a-z2-9]{4}){3}/;

describe("a first start", () => {
  it("makes one administrator and prints a one-time password that must be changed; a second start prints nothing", async () => {
    test = await createTestDeps();
    const lines = await prepareFirstStart(test.deps);
    expect(lines).toContain("admin@siyagha.localhost");
    const [password = ""] = lines.match(PASSWORD) ?? [];
    const api = createTestApi(test.deps);
    const answer = await api.call("/api/auth/sign-in/email", { json: { email: "admin@siyagha.localhost", password } });
    expect(await answer.json()).toEqual({ status: "signed_in", redirectTo: "/rai/account" });
    expect(await prepareFirstStart(test.deps)).toBe("");
    expect(await test.deps.db.$count(users)).toBe(1);
  });

  it("never raises an ordinary account that has the address", async () => {
    test = await createTestDeps({ ADMIN_EMAIL: "first@example.com" });
    const api = createTestApi(test.deps);
    const later = { ...test.deps, settings: { ...test.deps.settings, ADMIN_EMAIL: "taken@example.com" } };
    await signUpConfirmed(test.deps, api, "taken@example.com");
    expect(await prepareFirstStart(later)).toContain("No administrator");
    expect(await test.deps.db.$count(users, eq(users.role, "administrator"))).toBe(0);
  });

  it.skipIf(!hasPostgres)("of several processes at once makes one administrator", async () => {
    test = await createPostgresDeps();
    const made = await Promise.all(Array.from({ length: 4 }, () => makeFirstAdministrator(test.deps)));
    expect(made.map(({ state }) => state).toSorted()).toEqual(["exists", "exists", "exists", "made"]);
  });
});

describe("with ADMIN_PASSWORD", () => {
  it("that password holds and is not printed; a reset gives a one-time password and ends every session and mailed link", async () => {
    test = await createTestDeps({ ADMIN_EMAIL: "Boss@Example.com", ADMIN_PASSWORD: GOOD_PASSWORD });
    const api = createTestApi(test.deps);
    const hashPassword = (password: string) => test.deps.auth.hashPassword(password);
    expect(
      await resetAdministrator(test.deps.db, {
        hashPassword,
        now: new Date(),
        publicUrl: test.deps.settings.PUBLIC_URL,
      }),
    ).toBeNull();
    expect(await prepareFirstStart(test.deps)).not.toContain(GOOD_PASSWORD);
    const { cookie, email } = await signIn(test.deps, api, "boss@example.com");
    expect(await (await api.call("/api/me", { cookie })).json()).toMatchObject({
      isAdministrator: true,
      mustChangePassword: false,
    });

    await api.call("/api/auth/request-password-reset", { json: { email } });
    const token = await mailedToken(test.deps, email);
    const reset = await resetAdministrator(test.deps.db, {
      hashPassword,
      now: new Date(),
      publicUrl: test.deps.settings.PUBLIC_URL,
    });
    expect(reset).toEqual({ email, oneTimePassword: expect.stringMatching(PASSWORD), hadTwoFactor: false });
    expect((await api.call("/api/me", { cookie })).status).toBe(401);
    const json = { token, newPassword: "green-kettle-48-reads" };
    const byOldLink = await api.call("/api/auth/reset-password", { json });
    expect([byOldLink.status, await byOldLink.json()]).toMatchObject([400, { error: { code: "invalid_token" } }]);
    const again = await api.call("/api/auth/sign-in/email", { json: { email, password: reset?.oneTimePassword } });
    expect(await again.json()).toEqual({ status: "signed_in", redirectTo: "/rai/account" });
  });
});
