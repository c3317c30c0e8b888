import { afterAll, beforeAll, expect, it } from "vitest";
import { exportUserData } from "#domain/closing/read.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";

let test: TestDeps;
let api: TestApi;
beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
});
afterAll(() => test.close());

/** A person's calls below /api/profile. */
async function person() {
  const { cookie, userId } = await signUpConfirmed(test.deps, api);
  const call = async (method: string, path = "", json?: object) => {
    const answer = await api.call(`/api/profile${path}?lang=en`, { method, cookie, ...(json ? { json } : {}) });
    const body = answer.status === 204 ? null : ((await answer.json()) as Record<string, unknown>);
    return { status: answer.status, headers: answer.headers, body, error: body?.["error"] as Fault | undefined };
  };
  return { userId, call };
}
interface Fault {
  code: string;
  message: string;
  fields?: Record<string, string>;
}

const SHOP = { name: "My shop", words: "bread and cakes in Basra" };

it("nothing is remembered before the person has said yes, and the yes has its moment", async () => {
  const { call } = await person();
  expect((await call("GET")).body).toEqual({ since: null, facts: [], limit: 3 });
  const early = await call("POST", "/facts", SHOP);
  expect([early.status, early.error]).toEqual([
    409,
    expect.objectContaining({ code: "profile_off", message: "My profile is off. Switch it on first, on its page." }),
  ]);
  expect((await call("PUT", "", { isOn: true })).body).toMatchObject({ since: expect.any(String), facts: [] });
  expect((await call("POST", "/facts", SHOP)).status).toBe(201);
  expect((await call("PUT", "", { isOn: false })).body).toMatchObject({ since: null, facts: [SHOP] });
});

it("the free package is refused a fourth fact in words that say what to do; Basic is not", async () => {
  const { call, userId } = await person();
  await call("PUT", "", { isOn: true });
  for (const name of ["one", "two", "three"]) await call("POST", "/facts", { ...SHOP, name });
  const fourth = await call("POST", "/facts", { ...SHOP, name: "four" });
  expect([fourth.status, fourth.error?.message]).toEqual([
    403,
    "The free package keeps three facts. Delete one of them, or take Basic, which keeps them all.",
  ]);
  await giveCredits(test.deps, grantOf(userId, 5, { packageType: "basic" }));
  expect((await call("POST", "/facts", { ...SHOP, name: "four" })).status).toBe(201);
  expect((await call("GET")).body).toMatchObject({ limit: 100 });
});

it.each([
  [{ name: "", words: "x" }, { name: "Fill in this field." }],
  [{ name: "x", words: "  " }, { words: "Fill in this field." }],
  [{ name: "n".repeat(61), words: "x" }, { name: "This text is too long. The limit is 60 characters." }],
  [{ name: "x", words: "w".repeat(501) }, { words: "This text is too long. The limit is 500 characters." }],
])("a fact keeps to its sizes: %j", async (fact, fields) => {
  const { call } = await person();
  await call("PUT", "", { isOn: true });
  expect((await call("POST", "/facts", fact)).error).toMatchObject({ code: "invalid_input", fields });
});

it("facts are changed, used, forgotten one by one and all, by their owner alone", async () => {
  const [owner, other] = [await person(), await person()];
  for (const { call } of [owner, other]) await call("PUT", "", { isOn: true });
  const made = await owner.call("POST", "/facts", { ...SHOP, tool: "prompt-generate", question: "write-reader" });
  expect(made.body).toMatchObject({ ...SHOP, sourceTool: "prompt-generate", isOffered: true, lastUsedAt: null });
  const path = `/facts/${String(made.body?.["id"])}`;
  for (const [method, json] of [
    ["PUT", { words: "mine now" }],
    ["DELETE", undefined],
  ] as const)
    expect([method, (await other.call(method, path, json)).status]).toEqual([method, 404]);
  expect((await owner.call("PUT", path, { words: "bread" })).body).toMatchObject({ name: "My shop", words: "bread" });
  await owner.call("POST", "/facts", { name: "City", words: "Basra" });
  expect((await owner.call("PUT", path, { name: "city" })).error?.fields).toEqual({
    name: "You already have a fact by this name. Please choose another.",
  });
  expect((await owner.call("POST", "/uses", { ids: [made.body?.["id"]] })).status).toBe(204);
  expect((await owner.call("GET")).body).toMatchObject({
    facts: [{ lastUsedAt: expect.any(String) }, { lastUsedAt: null }],
  });
  expect((await owner.call("DELETE", path)).status).toBe(204);
  expect((await owner.call("DELETE", "/facts")).body).toEqual({ forgotten: 1 });
  expect((await owner.call("GET")).body).toMatchObject({ facts: [] });
});

it("the profile comes as a file, and is in the account's own export", async () => {
  const { call, userId } = await person();
  await call("PUT", "", { isOn: true });
  await call("POST", "/facts", SHOP);
  const file = await call("GET", "/export");
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="siyagha-profile.json"');
  expect(file.headers.get("cache-control")).toBe("no-store");
  expect(file.body).toMatchObject({ since: expect.any(String), facts: [SHOP] });
  expect(await exportUserData(test.deps.db, userId, test.deps.now())).toMatchObject({ profile: [SHOP] });
});

it("is closed to strangers and to programs", async () => {
  expect((await api.call("/api/profile")).status).toBe(401);
  const { cookie } = await signUpConfirmed(test.deps, api);
  const made = await api.call("/api/keys", { json: { name: "k", scopes: ["run", "history", "library"] }, cookie });
  const { key } = (await made.json()) as { key: string };
  const byKey = await api.call("/api/profile", { headers: { authorization: `Bearer ${key}` } });
  expect(byKey.status).toBe(403);
});
