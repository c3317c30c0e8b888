import { eq } from "drizzle-orm";
import { type MutableToken, OAuth2Server } from "oauth2-mock-server";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { cookiesOf, createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createPostgresDeps, hasPostgres } from "#tests/support/scenes/test-deps.ts";
import { identities } from "#domain/accounts/tables.ts";

describe.skipIf(!hasPostgres)("two Google callbacks at once", () => {
  const google = new OAuth2Server();
  /** What Google says of each sign-in, by the code it gave. */
  const claimsOf = new Map<string, object>();
  let test: Awaited<ReturnType<typeof createPostgresDeps>>;
  let api: TestApi;
  let watcher: pg.Client;
  beforeAll(async () => {
    await google.issuer.keys.generate("RS256");
    await google.start(0, "127.0.0.1");
    google.service.on("beforeTokenSigning", (token: MutableToken, request: { body?: { code?: string } }) => {
      Object.assign(token.payload, claimsOf.get(request.body?.code ?? ""));
    });
    test = await createPostgresDeps({
      GOOGLE_CLIENT_ID: "our-client",
      GOOGLE_CLIENT_SECRET: "our-secret",
      GOOGLE_ISSUER: google.issuer.url as string,
    });
    api = createTestApi(test.deps);
    watcher = new pg.Client({ connectionString: test.url });
    await watcher.connect();
  });
  afterAll(async () => {
    await watcher.end();
    await test.close();
    await google.stop();
  });

  /** Goes to Google and to the door of the callback. */
  async function wayBack(claims: { sub: string; email: string }): Promise<() => Promise<string>> {
    const started = await api.call("/api/auth/sign-in/social", { json: { provider: "google" } });
    const { url } = (await started.json()) as { url: string };
    const consent = await fetch(url, { redirect: "manual" });
    const back = new URL(consent.headers.get("location") ?? "");
    const nonce = new URL(url).searchParams.get("nonce");
    claimsOf.set(back.searchParams.get("code") ?? "", { ...claims, email_verified: true, nonce, aud: "our-client" });
    return async () => cookiesOf(await api.call(back.pathname + back.search, { cookie: cookiesOf(started) }));
  }

  /** Lets both read that there is no identity yet, and write theirs only then. */
  async function atOnce(ways: (() => Promise<string>)[]): Promise<string[]> {
    await watcher.query("begin");
    await watcher.query("lock table identities in share mode");
    const coming = ways.map((come) => come());
    const waiting = `select count(*)::int as count from pg_locks where not granted and relation = 'identities'::regclass`;
    await vi.waitFor(
      async () => expect((await watcher.query<{ count: number }>(waiting)).rows[0]?.count).toBe(ways.length),
      { timeout: 8000, interval: 50 },
    );
    await watcher.query("commit");
    return Promise.all(coming);
  }

  const isSignedIn = (cookie: string) => cookie.includes("session_token=");

  it("with two subjects of one address bind one of them, and let the other in nowhere", async () => {
    const { email, userId } = await signUpConfirmed(test.deps, api);
    const ways = [await wayBack({ sub: "one", email }), await wayBack({ sub: "other", email })];
    const cookies = await atOnce(ways);
    expect(cookies.map(isSignedIn).toSorted()).toEqual([false, true]);
    const bound = await test.deps.db.select().from(identities).where(eq(identities.userId, userId));
    expect(bound.map(({ providerId }) => providerId).toSorted()).toEqual(["credential", "google"]);
  });

  it("with one subject and two addresses bind it to one account", async () => {
    const people = [await signUpConfirmed(test.deps, api), await signUpConfirmed(test.deps, api)];
    const ways = await Promise.all(people.map(({ email }) => wayBack({ sub: "same", email })));
    const cookies = await atOnce(ways);
    expect(cookies.map(isSignedIn).toSorted()).toEqual([false, true]);
    expect(await test.deps.db.$count(identities, eq(identities.accountId, "same"))).toBe(1);
  });
});
