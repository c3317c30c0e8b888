import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { cookiesOf, createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createPostgresDeps, hasPostgres } from "#tests/support/scenes/test-deps.ts";
import { sessions } from "#domain/accounts/tables.ts";
import { endLateSessions } from "#domain/accounts/write/session-end.ts";

describe.skipIf(!hasPostgres)("signing out while the database does not answer", () => {
  let test: Awaited<ReturnType<typeof createPostgresDeps>>;
  let api: TestApi;
  beforeAll(async () => {
    test = await createPostgresDeps();
    api = createTestApi(test.deps);
  });
  afterAll(() => test.close());

  async function inServer(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: process.env["TEST_DATABASE_URL"] });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  async function whileDown<T>(work: () => Promise<T>): Promise<T> {
    const name = new URL(test.url).pathname.slice(1);
    await inServer(`alter database ${name} allow_connections false`);
    await inServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    try {
      return await work();
    } finally {
      await inServer(`alter database ${name} allow_connections true`);
    }
  }

  it("says that it is not finished, takes the browser's cookie, and ends the session when the database is back", async () => {
    const { cookie, email, userId } = await signUpConfirmed(test.deps, api);
    const other = await signIn(test.deps, api, email);
    const answer = await whileDown(() => api.call("/api/auth/sign-out", { json: {}, cookie }));
    const { error } = (await answer.json()) as { error: { code: string } };
    expect([answer.status, error.code, cookiesOf(answer, cookie)]).toEqual([503, "sign_out_unfinished", ""]);
    expect((await api.call("/api/me", { cookie })).status).toBe(200);
    await endLateSessions(test.deps.db);
    expect((await api.call("/api/me", { cookie })).status).toBe(401);
    expect((await api.call("/api/me", { cookie: other.cookie })).status).toBe(200);
    expect(await test.deps.db.$count(sessions, eq(sessions.userId, userId))).toBe(1);
  });
});
