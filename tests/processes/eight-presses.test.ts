import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDeps } from "#create-deps.ts";
import { startCheckout } from "#domain/billing/checkout/write-checkout.ts";
import { checkoutAttempts } from "#domain/billing/tables.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { rowsOf } from "#platform/database/db.server.ts";
import { addPerson, basicPriceId } from "#tests/support/scenes/billing-scene.ts";
import { signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { createPostgresDeps, hasPostgres, TEST_SECRET, type TestDeps } from "#tests/support/scenes/test-deps.ts";

const TRIES = 30;

/** Two processes on their own ports: each names another page to return to, under the attempt's one idempotency key. */
describe.skipIf(!hasPostgres)("checkout at two products of one PostgreSQL, each with an address of its own", () => {
  let first: TestDeps & { url: string };
  let second: Awaited<ReturnType<typeof createDeps>>;
  const env = { BUILTIN_ENGINES: "only", LOG_LEVEL: "silent" };
  beforeAll(async () => {
    first = await createPostgresDeps(env);
    const address = { DATABASE_URL: first.url, APP_SECRET: TEST_SECRET, PUBLIC_URL: "http://localhost:3001" };
    second = await createDeps({ ...env, ...address });
    await seedPackages(first.deps.db);
  });
  afterAll(async () => {
    await second?.close();
    await first?.close();
  });

  async function sessionsOf(userId: string): Promise<number | undefined> {
    const [row] = await rowsOf<{ count: number }>(
      first.deps.db,
      sql`select count(*)::int as count from test_stripe_objects
        where body->>'object' = 'checkout.session' and body->>'client_reference_id' = ${userId}`,
    );
    return row?.count;
  }

  test("eight presses at once, thirty times: one session each time, and all are answered", async () => {
    const apis = [createTestApi(first.deps), createTestApi(second.deps)] as const;
    const priceId = await basicPriceId(first.deps);
    const tries: string[] = [];
    for (let round = 0; round < TRIES; round += 1) {
      const { userId, cookie } = await signUpConfirmed(first.deps, apis[0]);
      const answers = await Promise.all(
        Array.from({ length: 8 }, async (_, index) => {
          const api = index % 2 === 0 ? apis[0] : apis[1];
          const answer = await api.call("/api/checkout", { json: { priceId }, cookie });
          const { url } = (await answer.json()) as { url?: string };
          return { status: answer.status, url };
        }),
      );
      const statuses = [...new Set(answers.map(({ status }) => status))].join();
      const pages = new Set(answers.map(({ url }) => new URL(url ?? "http://none").search)).size;
      const attempts = await first.deps.db.$count(checkoutAttempts, eq(checkoutAttempts.userId, userId));
      tries.push(`${await sessionsOf(userId)} session, ${pages} page, ${attempts} attempt: ${statuses}`);
    }
    expect(tries).toEqual(Array.from({ length: TRIES }, () => "1 session, 1 page, 1 attempt: 200"));
  }, 240_000);

  test("an attempt whose maker died before it wrote the session down is given up for a new one", async () => {
    const user = await addPerson(first.deps);
    const priceId = await basicPriceId(first.deps);
    await startCheckout(first.deps, user, priceId, "en");
    const died = { state: "creating", sessionId: null, url: null } as const;
    await first.deps.db.update(checkoutAttempts).set(died).where(eq(checkoutAttempts.userId, user.id));
    const { id } = await startCheckout(second.deps, user, priceId, "en");
    const rows = await first.deps.db.select().from(checkoutAttempts).where(eq(checkoutAttempts.userId, user.id));
    expect(rows.map(({ state, sessionId }) => [state, sessionId]).sort()).toEqual([
      ["expired", null],
      ["open", id],
    ]);
  }, 60_000);
});
