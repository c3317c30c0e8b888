import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller, KeyScope, Viewer } from "#domain/accounts/access.ts";
import { giveCredits, grantOf } from "#tests/support/give-credits.ts";
import { type SignedIn, signInAdministrator, signUpConfirmed } from "#tests/support/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/test-deps.ts";

const RUN = { text: "write a short thank-you note to my team", tone: "warm" };

let product: TestDeps;
let api: TestApi;
let user: SignedIn;
let administrator: SignedIn;
const keys = new Map<string, Caller>();
beforeAll(async () => {
  product = await createTestDeps();
  api = createTestApi(product.deps, async (_deps, key) => keys.get(key) ?? null);
  user = await signUpConfirmed(product.deps, api);
  administrator = await signInAdministrator(product.deps, api);
  await giveCredits(product.deps, grantOf(user.userId, 5));
  keys.set("sy_reads", callerOf(user, ["read"]));
  keys.set("sy_runs", callerOf(user, ["read", "run"]));
  keys.set("sy_admin", { user: { ...viewerOf(administrator), role: "administrator" }, scopes: ["read", "run"] });
});
afterAll(() => product.close());

function viewerOf({ userId }: SignedIn): Viewer {
  return {
    id: userId,
    email: "a@example.com",
    emailVerified: true,
    role: "user",
    mustChangePassword: false,
    createdAt: new Date(),
    sessionId: "",
  };
}
const callerOf = (person: SignedIn, scopes: KeyScope[]): Caller => ({ user: viewerOf(person), scopes });

const withKey = (key: string, more: object = {}) => ({
  headers: { authorization: `Bearer ${key}`, origin: "" },
  ...more,
});
const statusOf = async (path: string, call: object) => (await api.call(path, call)).status;

describe("a program with a key", () => {
  test("is its owner for what its scopes allow, from any origin", async () => {
    expect(await (await api.call("/api/credits", withKey("sy_reads"))).json()).toMatchObject({ credits: 5 });
    expect(await statusOf("/api/tools/prompt-generate/runs", withKey("sy_runs", { json: RUN }))).toBe(201);
    expect(await (await api.call("/api/credits", withKey("sy_reads"))).json()).toMatchObject({ credits: 4 });
  });

  test("is refused beyond its scopes, and where no key is welcome", async () => {
    expect(await statusOf("/api/tools/prompt-generate/runs", withKey("sy_reads", { json: RUN }))).toBe(403);
    expect(await statusOf("/api/me", withKey("sy_runs", { method: "DELETE", json: {} }))).toBe(403);
    expect(await statusOf("/api/saved", withKey("sy_runs"))).toBe(403);
    expect(await statusOf("/api/checkout", withKey("sy_runs", { json: {} }))).toBe(403);
    expect(await statusOf("/api/admin/features", withKey("sy_admin"))).toBe(403);
  });

  test("falls with a wrong key, whatever cookie comes with it", async () => {
    expect(await statusOf("/api/credits", { ...withKey("sy_wrong"), cookie: user.cookie })).toBe(401);
    expect(await statusOf("/api/admin/features", { ...withKey("sy_wrong"), cookie: administrator.cookie })).toBe(401);
  });
});

test("a path without a row in the access table is refused, whoever asks", async () => {
  expect(await statusOf("/api/unheard-of", { cookie: administrator.cookie })).toBe(404);
});
