import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GOOD_PASSWORD, mailedToken, type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";

let test: TestDeps;
let api: TestApi;
beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
});
afterAll(() => test.close());

const NEW = "green-kettle-48";

async function makeKey({ cookie }: SignedIn): Promise<string> {
  const made = await api.call("/api/keys", { json: { name: "blog", scopes: ["run"] }, cookie });
  return ((await made.json()) as { key: string }).key;
}

const statusOf = async (key: string) =>
  (await api.call("/api/credits", { headers: { authorization: `Bearer ${key}`, origin: "" } })).status;

/** The status of a new password, by its form or by the mailed link. */
const WAYS = {
  change: ({ cookie }: SignedIn, more: object) =>
    api.call("/api/auth/change-password", {
      json: { currentPassword: GOOD_PASSWORD, newPassword: NEW, ...more },
      cookie,
    }),
  reset: async ({ email }: SignedIn, more: object) => {
    await api.call("/api/auth/request-password-reset", { json: { email } });
    const token = await mailedToken(test.deps, email);
    return api.call("/api/auth/reset-password", { json: { token, newPassword: NEW, ...more } });
  },
};

describe.each(["change", "reset"] as const)("a password that is new by %s", (way) => {
  it("leaves API keys at work unless that is asked for", async () => {
    const person = await signUpConfirmed(test.deps, api);
    const key = await makeKey(person);
    expect((await WAYS[way](person, {})).status).toBe(200);
    expect(await statusOf(key)).toBe(200);
  });

  it("revokes all of the person's keys with the box ticked, and nobody else's", async () => {
    const [person, other] = [await signUpConfirmed(test.deps, api), await signUpConfirmed(test.deps, api)];
    const keys = [await makeKey(person), await makeKey(person), await makeKey(other)];
    expect((await WAYS[way](person, { revokeKeys: "yes" })).status).toBe(200);
    expect(await Promise.all(keys.map(statusOf))).toEqual([401, 401, 200]);
  });

  it("revokes nothing when the new password is refused", async () => {
    const person = await signUpConfirmed(test.deps, api);
    const key = await makeKey(person);
    expect((await WAYS[way](person, { newPassword: "123456", revokeKeys: true })).status).toBe(400);
    expect(await statusOf(key)).toBe(200);
  });
});
