import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { assembleDeps } from "#create-deps.ts";
import { auditLog } from "#domain/audit/tables.ts";
import { providerKeys, providerTests } from "#domain/provider-keys/tables.ts";
import { listFeatures } from "#domain/tool-features/read-back-office.ts";
import { seedToolFeatures } from "#domain/tool-features/seed.ts";
import { FIELD_FAULTS } from "#i18n/field-faults.ts";
import type { Deps } from "#platform/deps.ts";
import { featureSeeds, listToolStates } from "#tools/pipeline/settings.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { NOTE_ANSWER, NOTE_REQUEST } from "#tests/support/models/model-answers.ts";
import { ADMIN_VIEWER, apiAs } from "#tests/support/scenes/back-office.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps, TEST_SECRET } from "#tests/support/scenes/test-deps.ts";

const KEY = "sk-a-pasted-key-that-must-not-leak-7Qz4";
const OTHER_KEY = "sk-another-pasted-key-not-to-leak-9Wx8";
const ENVIRONMENT_KEY = "sk-ant-the-key-of-the-environment-0001";

let llm: LlmServer;
let test: TestDeps;
let send: ReturnType<typeof apiAs>;
beforeAll(async () => {
  llm = await startLlmServer();
  test = await createTestDeps({
    ANTHROPIC_API_KEY: ENVIRONMENT_KEY,
    OPENAI_BASE_URL: `${llm.origin}/v1`,
    ANTHROPIC_BASE_URL: llm.origin,
    DEEPSEEK_BASE_URL: llm.origin,
  });
  await seedToolFeatures(test.deps.db, featureSeeds());
  send = apiAs(test.deps);
});
afterAll(() => Promise.all([llm.close(), test.close()]));
beforeEach(async () => {
  await test.deps.db.delete(providerKeys);
  await test.deps.db.delete(providerTests);
  await test.deps.ai.refreshKeys(true);
  llm.requests.length = 0;
  llm.play({ does: "answer", text: "ok" });
});

const json = async (answer: Promise<Response>) => (await (await answer).json()) as Record<string, unknown>;
const save = (key?: string, provider = "deepseek") =>
  send("PUT", `/admin/provider-keys/${provider}`, key === undefined ? {} : { key });
const sentKeys = () => llm.requests.map(({ headers }) => headers.authorization ?? headers["x-api-key"]);
const stateOf = async (provider: string, as = send) =>
  ((await json(as("GET", "/admin/provider-keys")))["vendors"] as { provider: string }[]).find(
    (vendor) => vendor.provider === provider,
  );
/** A second process on the same database. */
const another = (secret: string): Deps =>
  assembleDeps({
    settings: test.deps.settings,
    database: { db: test.deps.db, kind: "embedded" },
    secret,
    ports: test.deps.ports,
    now: test.deps.now,
  });

describe("a vendor's key from the back office", () => {
  it("is saved, tested and used for all tools in one act", async () => {
    expect(await stateOf("deepseek")).toMatchObject({ source: "none", stored: null, test: null });
    expect(await json(save(` ${KEY}\n`))).toMatchObject({ ok: true, saved: true, features: 16 });
    expect(sentKeys()).toEqual([`Bearer ${KEY}`]);
    expect(await stateOf("deepseek")).toMatchObject({
      source: "stored",
      stored: { lastFour: "7Qz4", setBy: ADMIN_VIEWER.email },
      test: { modelName: "deepseek-chat", fault: null },
    });
    for (const { providers } of await listFeatures(test.deps))
      expect(providers[0]).toMatchObject({ providerName: "deepseek", isActive: true, fault: null });
  });

  it("makes a user's run, over the wire", async () => {
    await save(KEY);
    llm.requests.length = 0;
    llm.play({ does: "answer", text: NOTE_ANSWER });
    const api = createTestApi(test.deps);
    const user = await signUpConfirmed(test.deps, api);
    await giveCredits(test.deps, grantOf(user.userId, 5));
    const answer = await api.call("/api/tools/prompt-generate/runs?lang=en", {
      json: { text: NOTE_REQUEST },
      cookie: user.cookie,
    });
    expect(await answer.json()).toMatchObject({ engine: "provider", provider: "deepseek" });
    expect(sentKeys()).toEqual([`Bearer ${KEY}`]);
  });

  it("is the administrator's alone, before a body is read", async () => {
    const user = { ...ADMIN_VIEWER, id: "user-1", role: "user" as const };
    for (const [viewer, status] of [
      [null, 401],
      [user, 403],
    ] as const)
      for (const [method, path, body] of [
        ["GET", "", undefined],
        ["PUT", "/deepseek", { key: KEY }],
        ["DELETE", "/deepseek", undefined],
        ["POST", "/deepseek/tests", undefined],
      ] as const)
        expect((await apiAs(test.deps, viewer)(method, `/admin/provider-keys${path}`, body)).status).toBe(status);
    expect(await test.deps.db.$count(providerKeys)).toBe(0);
  });

  it("is in no answer, no audit row and no table in the open", async () => {
    const answers = [await save(KEY), await save("bad key with blanks in it"), await save(KEY, "anthropic")];
    answers.push(await send("POST", "/admin/provider-keys/deepseek/tests"));
    answers.push(await send("GET", "/admin/provider-keys"), await send("GET", "/admin/features"));
    answers.push(await send("GET", "/admin/audit"));
    const kept = [await test.deps.db.select().from(providerKeys), await test.deps.db.select().from(auditLog)];
    const said = (await Promise.all(answers.map((answer) => answer.text()))).join("\n") + JSON.stringify(kept);
    expect(said).toContain("7Qz4");
    expect(said).not.toContain(KEY.slice(3, 15));
    expect(said).not.toContain(ENVIRONMENT_KEY.slice(7, 20));
    const rows = await test.deps.db.select().from(auditLog).orderBy(auditLog.id);
    expect(rows.filter(({ action }) => action.startsWith("provider-key")).at(-1)).toMatchObject({
      action: "provider-key.save",
      subject: "deepseek",
      before: null,
      after: { lastFour: "7Qz4" },
      requestId: "request-1",
    });
  });

  it("is not saved where the vendor refuses it, and the one in use stays", async () => {
    await save(KEY);
    llm.play({ does: "status", status: 401, code: "invalid_api_key", message: `wrong key ${OTHER_KEY}` });
    const refused = await save(OTHER_KEY);
    const words = await refused.text();
    expect(JSON.parse(words)).toMatchObject({ ok: false, saved: false, fault: "credentials", features: 0 });
    expect(words).not.toContain(OTHER_KEY);
    expect(await stateOf("deepseek")).toMatchObject({ stored: { lastFour: "7Qz4" }, test: { fault: null } });
    llm.play({ does: "answer", text: "ok" });
    llm.requests.length = 0;
    expect(await json(send("POST", "/admin/provider-keys/deepseek/tests"))).toMatchObject({ ok: true });
    expect(sentKeys()).toEqual([`Bearer ${KEY}`]);
  });

  it("is saved where only its account is empty, says so, and changes no tool", async () => {
    await send("PUT", "/admin/provider-keys/anthropic", {});
    llm.play({ does: "status", status: 402, code: "insufficient_balance" });
    expect(await json(save(KEY))).toMatchObject({ ok: false, saved: true, features: 0, fault: "credentials" });
    expect(await stateOf("deepseek")).toMatchObject({ source: "stored", test: { fault: "credentials" } });
    for (const { providers } of await listFeatures(test.deps)) expect(providers[0]?.providerName).toBe("anthropic");
  });

  it.each([
    ["", "required"],
    ["sk-short", "invalid"],
    [`${KEY} and more`, "invalid"],
    [`${KEY}ع`, "invalid"],
    [`sk-ant-${KEY}`, "key_of_another_vendor"],
  ] as const)("refuses %j before anything is sent: %s", async (key, fault) => {
    const refused = await save(key);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      error: { code: "invalid_input", fields: { key: FIELD_FAULTS[fault].en } },
    });
    expect(llm.requests).toEqual([]);
  });

  it("is forgotten by one press, from the next run", async () => {
    await save(KEY);
    expect((await send("DELETE", "/admin/provider-keys/deepseek")).status).toBe(204);
    expect(await stateOf("deepseek")).toMatchObject({ source: "none", stored: null, test: null });
    expect((await listFeatures(test.deps))[0]?.providers[0]).toMatchObject({ fault: "key_missing" });
    expect((await send("DELETE", "/admin/provider-keys/deepseek")).status).toBe(404);
  });
});

describe("the environment's key", () => {
  it("wins over a stored one, which cannot be entered beside it, and is tested and used by the same press", async () => {
    const refused = await save(`sk-ant-${KEY}`, "anthropic");
    expect(refused.status).toBe(400);
    expect(await json(send("PUT", "/admin/provider-keys/anthropic", {}))).toMatchObject({ ok: true, features: 16 });
    expect(sentKeys()).toEqual([ENVIRONMENT_KEY]);
    expect(await stateOf("anthropic")).toMatchObject({ source: "environment", stored: null, test: { fault: null } });
  });
});

describe("another process", () => {
  it("sends a changed key from its next reading", async () => {
    const second = another(TEST_SECRET);
    const engine = async () => (await listToolStates(second)).find(({ slug }) => slug === "prompt-generate")?.engine.en;
    const testIt = () => json(apiAs(second)("POST", "/admin/provider-keys/deepseek/tests"));
    await save(KEY);
    expect(await engine()).toBe("provider");
    expect(await testIt()).toMatchObject({ ok: true });
    expect(sentKeys().at(-1)).toBe(`Bearer ${KEY}`);
    await save(OTHER_KEY);
    await second.ai.refreshKeys(true);
    expect(await testIt()).toMatchObject({ ok: true });
    expect(sentKeys()).toEqual([KEY, KEY, OTHER_KEY, OTHER_KEY].map((key) => `Bearer ${key}`));
  });

  it("with another secret says that the key cannot be read, and takes it again", async () => {
    await save(KEY);
    const rotated = apiAs(another(`${TEST_SECRET}, a new one`));
    expect(await stateOf("deepseek", rotated)).toMatchObject({ source: "unreadable", stored: { lastFour: "7Qz4" } });
    expect(await json(rotated("POST", "/admin/provider-keys/deepseek/tests"))).toMatchObject({ fault: "key_missing" });
    expect(await json(rotated("PUT", "/admin/provider-keys/deepseek", { key: OTHER_KEY }))).toMatchObject({ ok: true });
    expect(await stateOf("deepseek", rotated)).toMatchObject({ source: "stored", stored: { lastFour: "9Wx8" } });
  });
});
