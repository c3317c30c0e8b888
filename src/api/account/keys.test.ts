import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#domain/audit/tables.ts";
import { users } from "#domain/accounts/tables.ts";
import { apiKeys } from "#domain/api-keys/tables.ts";
import { runs } from "#domain/runs/tables.ts";
import { rateWindows } from "#platform/database/tables.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { GOOD_PASSWORD, type SignedIn, signInAdministrator, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createPostgresDeps, createTestDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";

const RUN = { text: "write a short thank-you note to my team", tone: "warm" };
const PATH = "/api/tools/prompt-generate/runs";
const ALL = ["run", "history", "library"];

interface Made {
  id: string;
  key: string;
  start: string;
}

describe.each([
  ["embedded", createTestDeps, true],
  ["PostgreSQL", createPostgresDeps, hasPostgres],
] as const)("API keys on %s", (kind, createDeps, available) => {
  describe.skipIf(!available)("with a database", () => {
    let test: TestDeps;
    let api: TestApi;
    let user: SignedIn;
    beforeAll(async () => {
      test = await createDeps();
      api = createTestApi(test.deps);
    });
    afterAll(() => test.close());
    beforeEach(async () => {
      user = await signUpConfirmed(test.deps, api);
      await giveCredits(test.deps, grantOf(user.userId, 20));
    });

    const bodyOf = async (answer: Response) => (await answer.json()) as Record<string, unknown>;
    const refusalOf = async (answer: Response) => {
      const { error } = (await answer.json()) as { error?: { code: string; fields?: Record<string, string> } };
      return [answer.status, error?.code, ...Object.keys(error?.fields ?? {})];
    };
    async function make(change: object = {}, owner = user): Promise<Made> {
      const json = { name: "blog", scopes: ALL, ...change };
      const answer = await api.call("/api/keys", { json, cookie: owner.cookie });
      expect(answer.status).toBe(201);
      return (await answer.json()) as Made;
    }
    /** A call as a stranger's program makes it: the key and no Origin. */
    const ask = (key: string, path: string, call: { method?: string; json?: unknown; headers?: object } = {}) =>
      api.call(path, { ...call, headers: { authorization: `Bearer ${key}`, origin: "", ...call.headers } });
    const run = (key: string, headers: object = {}) => ask(key, PATH, { json: RUN, headers });
    const creditsLeft = async () =>
      Number((await bodyOf(await api.call("/api/credits", { cookie: user.cookie })))["credits"]);

    it("are shown once and kept as a hash; lists and the export carry neither", async () => {
      const made = await make({ runsPerDay: 7 });
      expect(made).toMatchObject({ name: "blog", scopes: ALL, runsPerDay: 7, lastUsedAt: null });
      expect(made.key).toMatch(/^sy_[0-9a-f]{48}$/);
      expect(made.key.startsWith(made.start)).toBe(true);
      const [row] = await test.deps.db.select().from(apiKeys).where(eq(apiKeys.id, made.id));
      expect(JSON.stringify(row)).not.toContain(made.key.slice(12));
      const list = await (await api.call("/api/keys", { cookie: user.cookie })).text();
      const whole = await (await api.call("/api/me/export", { cookie: user.cookie })).text();
      for (const text of [list, whole]) {
        expect(text).toContain(made.id);
        expect(text).not.toContain(made.key.slice(12));
        expect(text).not.toContain(row?.hash as string);
      }
      const audited = await test.deps.db.select().from(auditLog).where(eq(auditLog.actorId, user.userId));
      expect(audited).toMatchObject([{ action: "api-key.create", subject: made.start, actorEmail: user.userId }]);
    });

    it("make their owner of a program, from any origin, with one balance and one history", async () => {
      const { key } = await make();
      const answer = await run(key);
      expect([answer.status, (await bodyOf(answer))["creditsLeft"]]).toEqual([201, 19]);
      expect(await bodyOf(await ask(key, "/api/credits"))).toMatchObject({ credits: 19 });
      expect(await bodyOf(await ask(key, "/api/me"))).toMatchObject({ email: user.email });
      const history = await bodyOf(await ask(key, "/api/runs"));
      expect(history).toMatchObject({ total: 1, runs: [{ tool: "prompt-generate" }] });
    });

    it("count a run once by its idempotency key, repeated by anyone of the account", async () => {
      const [one, other] = [await make(), await make()];
      const headers = { "idempotency-key": crypto.randomUUID() };
      const first = await bodyOf(await run(one.key, headers));
      const again = await bodyOf(await run(other.key, headers));
      const bySession = await bodyOf(await api.call(PATH, { json: RUN, cookie: user.cookie, headers }));
      expect([again["runId"], bySession["runId"]]).toEqual([first["runId"], first["runId"]]);
      expect(await creditsLeft()).toBe(19);
      const mismatch = await ask(one.key, PATH, { json: { text: "another request" }, headers });
      expect(await refusalOf(mismatch)).toEqual([422, "idempotency_mismatch"]);
    });

    it("refuse what their scopes leave out, and where no key is welcome", async () => {
      const runs_ = await make({ scopes: ["run"] });
      const reads = await make({ scopes: ["history"] });
      const browses = await make({ scopes: ["library"] });
      expect(await refusalOf(await run(reads.key))).toEqual([403, "forbidden", "scope"]);
      expect(await refusalOf(await ask(runs_.key, "/api/runs"))).toEqual([403, "forbidden", "scope"]);
      expect(await refusalOf(await ask(runs_.key, "/api/prompts"))).toEqual([403, "forbidden", "scope"]);
      expect((await ask(browses.key, "/api/prompts")).status).toBe(200);
      expect((await ask(browses.key, "/api/tools")).status).toBe(200);
      const closed = [
        ["GET", "/api/saved"],
        ["GET", "/api/keys"],
        ["POST", "/api/keys"],
        ["DELETE", "/api/me"],
        ["GET", "/api/me/export"],
        ["POST", "/api/checkout"],
        ["PUT", "/api/preferences"],
        ["POST", "/api/runs/x/proofs"],
      ] as const;
      const whole = await make();
      for (const [method, path] of closed) {
        const answer = await ask(whole.key, path, { method, ...(method === "GET" ? {} : { json: {} }) });
        expect([path, ...(await refusalOf(answer))]).toEqual([path, 403, "forbidden", "authorization"]);
      }
    });

    it("open no back office, the administrator's neither", async () => {
      const administrator = await signInAdministrator(test.deps, api);
      const { key } = await make({}, administrator);
      expect(await refusalOf(await ask(key, "/api/admin/features"))).toEqual([403, "forbidden", "authorization"]);
    });

    it("that are wrong, malformed or revoked are 401, whatever cookie comes with them", async () => {
      const { key, id } = await make();
      const wrong = `sy_${"0".repeat(48)}`;
      for (const bad of [wrong, "sy_short", key.toUpperCase(), `${key}0`, "nothing"]) {
        const answer = await api.call("/api/credits", {
          cookie: user.cookie,
          headers: { authorization: `Bearer ${bad}` },
        });
        expect(await refusalOf(answer)).toEqual([401, "unauthenticated", "authorization"]);
      }
      expect(await refusalOf(await ask(wrong, "/api/tools"))).toEqual([401, "unauthenticated", "authorization"]);
      const gone = await api.call(`/api/keys/${id}`, { method: "DELETE", cookie: user.cookie });
      expect(gone.status).toBe(204);
      expect(await refusalOf(await run(key))).toEqual([401, "unauthenticated", "authorization"]);
      const audited = await test.deps.db.select().from(auditLog).where(eq(auditLog.actorId, user.userId));
      expect(audited.map((row) => row.action)).toEqual(["api-key.create", "api-key.revoke"]);
    });

    it("are nobody else's to end, and end with the account", async () => {
      const { key, id } = await make();
      const other = await signUpConfirmed(test.deps, api);
      const refused = await api.call(`/api/keys/${id}`, { method: "DELETE", cookie: other.cookie });
      expect(await refusalOf(refused)).toEqual([404, "not_found"]);
      expect((await ask(key, "/api/credits")).status).toBe(200);
      const closed = await api.call("/api/me", {
        method: "DELETE",
        json: { password: GOOD_PASSWORD },
        cookie: user.cookie,
      });
      expect(closed.status).toBe(200);
      expect(await test.deps.db.$count(apiKeys, eq(apiKeys.id, id))).toBe(0);
      expect(await refusalOf(await ask(key, "/api/credits"))).toEqual([401, "unauthenticated", "authorization"]);
    });

    it("say when credits or the key's own runs are used up, charging nothing, and with what to wait for", async () => {
      const limited = await make({ runsPerDay: 2 });
      const headers = { "idempotency-key": crypto.randomUUID() };
      expect((await run(limited.key, headers)).status).toBe(201);
      expect((await run(limited.key)).status).toBe(201);
      const third = await run(limited.key);
      expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refusalOf(third)).toEqual([429, "key_limit"]);
      expect((await run(limited.key, headers)).status).toBe(201);
      expect(await creditsLeft()).toBe(18);
      const poor = await signUpConfirmed(test.deps, api);
      const { key } = await make({}, poor);
      expect(await refusalOf(await run(key))).toEqual([402, "insufficient_credits"]);
    });

    it.skipIf(kind === "embedded")("admit exactly as many runs a day as they may, side by side", async () => {
      const { key } = await make({ runsPerDay: 3 });
      const statuses = await Promise.all(Array.from({ length: 9 }, async () => (await run(key)).status));
      expect(statuses.toSorted()).toEqual([201, 201, 201, 429, 429, 429, 429, 429, 429]);
      expect(await creditsLeft()).toBe(17);
      expect(await test.deps.db.$count(runs, eq(runs.userId, user.userId))).toBe(3);
    });

    it("are refused for a while after 300 calls a minute", async () => {
      const { key, id } = await make();
      const counted = eq(rateWindows.key, `key-calls:${id}`);
      expect((await ask(key, "/api/credits")).status).toBe(200);
      await test.deps.db.update(rateWindows).set({ count: 299 }).where(counted);
      expect((await ask(key, "/api/credits")).status).toBe(200);
      const refused = await ask(key, "/api/credits");
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refusalOf(refused)).toEqual([429, "rate_limited"]);
    });

    it("note their last use at most every five minutes", async () => {
      const { key, id } = await make();
      const usedAt = async () =>
        (await test.deps.db.select().from(apiKeys).where(eq(apiKeys.id, id)))[0]?.lastUsedAt?.getTime();
      const start = Date.now();
      const seen: (number | undefined)[] = [];
      for (const minutes of [0, 4, 6, 10, 12]) {
        test.setNow(new Date(start + minutes * 60_000));
        await ask(key, "/api/credits");
        seen.push((((await usedAt()) ?? 0) - start) / 60_000);
      }
      test.setNow(new Date());
      expect(seen).toEqual([0, 0, 6, 6, 12]);
    });

    it("are at most 20 at once, two presses side by side included", async () => {
      const one = () => api.call("/api/keys", { json: { name: "k", scopes: ["run"] }, cookie: user.cookie });
      const answers = await Promise.all(Array.from({ length: 24 }, one));
      expect(answers.filter((answer) => answer.status === 201)).toHaveLength(20);
      const [refused] = answers.filter((answer) => answer.status !== 201);
      expect(await refusalOf(refused as Response)).toEqual([409, "too_many_keys"]);
    });

    it("are made with a name, a scope and a sensible limit only", async () => {
      const faultsOf = async (json: object) =>
        (await refusalOf(await api.call("/api/keys", { json, cookie: user.cookie }))).slice(2);
      expect(await faultsOf({ name: " ", scopes: ["run"] })).toEqual(["name"]);
      expect(await faultsOf({ name: "a", scopes: [] })).toEqual(["scopes"]);
      expect(await faultsOf({ name: "a", scopes: ["admin"] })).toEqual(["scopes.0"]);
      expect(await faultsOf({ name: "a", scopes: ["run"], runsPerDay: 0 })).toEqual(["runsPerDay"]);
      expect(await faultsOf({ name: "a", scopes: ["run"], runsPerDay: "many" })).toEqual(["runsPerDay"]);
      expect(await faultsOf({ name: "a", scopes: ["run"], userId: "someone" })).toEqual(["userId"]);
    });

    it("of a person whose address is no longer confirmed do not work", async () => {
      const { key } = await make();
      await test.deps.db.update(users).set({ emailVerified: false }).where(eq(users.id, user.userId));
      expect(await refusalOf(await run(key))).toEqual([403, "email_unconfirmed"]);
    });
  });
});

describe("a path without a row in the access table", () => {
  it("is refused, by any caller", async () => {
    const test = await createTestDeps();
    const api = createTestApi(test.deps);
    const { cookie } = await signInAdministrator(test.deps, api);
    expect((await api.call("/api/unheard-of", { cookie })).status).toBe(404);
    await test.close();
  });
});
