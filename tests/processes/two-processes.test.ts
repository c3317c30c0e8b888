import { randomUUID } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createDeps } from "#create-deps.ts";
import { findActivePackage } from "#domain/packages/read.ts";
import { activateVersion, createVersion, seedPackages } from "#domain/packages/write.ts";
import { claimFreePackage } from "#domain/packages/write-claim.ts";
import { startCheckout } from "#domain/billing/checkout/write-checkout.ts";
import { receiveEvent } from "#domain/billing/events/write-event.ts";
import { holdRun, settleRun, sweepAbandonedRuns } from "#domain/runs/write.ts";
import { runs } from "#domain/runs/tables.ts";
import { toolFeatures, usageLimits } from "#domain/tool-features/tables.ts";
import { creditHolds, creditLedger, userCredits } from "#domain/credits/tables.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import {
  addPerson,
  basicPriceId,
  brokenInvariants,
  deliveriesOf,
  moneyOf,
  paidCheckout,
  providerOf,
} from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { GOOD_PASSWORD, signIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { cookiesOf, createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createPostgresDeps, hasPostgres, TEST_SECRET, type TestDeps } from "#tests/support/scenes/test-deps.ts";

/** Two products that share nothing but one PostgreSQL: what a person does at one holds at the other at once. */
describe.skipIf(!hasPostgres)("two products on one PostgreSQL", () => {
  let first: TestDeps & { url: string };
  let second: Awaited<ReturnType<typeof createDeps>>;
  let both: [Deps, Deps];
  let apis: [TestApi, TestApi];
  const env = { BUILTIN_ENGINES: "only", LOG_LEVEL: "silent" };

  beforeAll(async () => {
    first = await createPostgresDeps(env);
    second = await createDeps({ ...env, DATABASE_URL: first.url, APP_SECRET: TEST_SECRET });
    both = [first.deps, second.deps];
    apis = [createTestApi(both[0]), createTestApi(both[1])];
    await seedPackages(first.deps.db);
  });
  afterEach(async () => expect(await brokenInvariants(first.deps)).toEqual([]));
  afterAll(async () => {
    await second?.close();
    await first?.close();
  });

  /** Does something at both, in turn and all at once; what came of it, refusals as their codes. */
  const atOnce = <T>(times: number, work: (deps: Deps, api: TestApi) => Promise<T>): Promise<(T | string)[]> =>
    Promise.all(
      Array.from({ length: times }, (_, index) =>
        work(both[index % 2] as Deps, apis[index % 2] as TestApi).catch((error: unknown) => {
          if (error instanceof RefusalError) return error.code;
          throw error;
        }),
      ),
    );

  test("a session that ends at one is dead at the other (A-11)", async () => {
    const [here, there] = apis;
    const statusThere = async (cookie: string) => (await there.call("/api/me", { cookie })).status;
    const one = await signUpConfirmed(first.deps, here);
    expect(await statusThere(one.cookie)).toBe(200);
    await here.call("/api/auth/sign-out", { json: {}, cookie: one.cookie });
    expect(await statusThere(one.cookie)).toBe(401);

    const old = await signIn(first.deps, there, one.email);
    const fresh = await signIn(first.deps, here, one.email);
    const json = { currentPassword: GOOD_PASSWORD, newPassword: "green-kettle-48" };
    const changed = await here.call("/api/auth/change-password", { json, cookie: fresh.cookie });
    const kept = cookiesOf(changed, fresh.cookie);
    expect([await statusThere(old.cookie), await statusThere(kept)]).toEqual([401, 200]);
    await here.call("/api/me", { method: "DELETE", json: { password: "green-kettle-48" }, cookie: kept });
    expect(await statusThere(kept)).toBe(401);
  });

  test("a hundred people sign in at once, and the others do not notice (A-21)", async () => {
    const [api] = apis;
    const other = await signUpConfirmed(first.deps, api);
    const delay = monitorEventLoopDelay({ resolution: 10 });
    const seen: number[] = [];
    const watch = setInterval(() => {
      void api.call("/api/me", { cookie: other.cookie }).then((answer) => seen.push(answer.status));
    }, 100);
    delay.enable();
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const json = { email: `someone-${index}@example.com`, password: GOOD_PASSWORD };
        return (await api.call("/api/auth/sign-in/email", { json })).status;
      }),
    );
    delay.disable();
    clearInterval(watch);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect(seen.length).toBeGreaterThan(5);
    expect(new Set(seen)).toEqual(new Set([200]));
    expect(delay.percentile(99) / 1e6).toBeLessThan(200);
  }, 60_000);

  test("one invoice, five deliveries: granted once (B-01)", async () => {
    const user = await addPerson(first.deps);
    const { events } = await paidCheckout(first.deps, user);
    const [, delivery] = deliveriesOf(first.deps, events);
    const outcomes = await atOnce(5, (deps) => receiveEvent(deps, delivery?.body ?? "", delivery?.signature ?? ""));
    expect(outcomes.filter((outcome) => outcome === "duplicate")).toHaveLength(4);
    expect(await moneyOf(first.deps, user.id)).toMatchObject({ credits: 150, orders: ["500 usd paid"] });
  });

  test("twelve presses on the plan: one page to pay on, then the portal (B-14)", async () => {
    const user = await addPerson(first.deps);
    const price = await basicPriceId(first.deps);
    const pages = await atOnce(12, async (deps) => (await startCheckout(deps, user, price, "en")).url);
    expect(new Set(pages).size).toBe(1);
    const events = await providerOf(first.deps).pay(new URL(String(pages[0])).searchParams.get("session") ?? "");
    for (const { body, signature } of deliveriesOf(first.deps, events))
      await receiveEvent(second.deps, body, signature);
    const [after] = await atOnce(1, async (deps) => (await startCheckout(deps, user, price, "en")).url);
    expect(after).toContain("portal=");
  });

  test("twenty claims of the free package: one (C-11)", async () => {
    const user = await addPerson(first.deps);
    const outcomes = await atOnce(20, async (deps) => (await claimFreePackage(deps, user)).credits);
    expect(outcomes.filter((outcome) => outcome === 50)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "free_already_claimed")).toHaveLength(19);
    expect(await moneyOf(first.deps, user.id)).toMatchObject({ credits: 50, packageType: "free" });
  });

  test("two versions activated at once: one of them is (B-29)", async () => {
    const admin = { id: "admin", email: "admin@siyagha.localhost" } as never;
    const {
      isActive: _active,
      price: _price,
      id: _id,
      version: _version,
      ...fields
    } = (await findActivePackage(first.deps.db, "basic")) as NonNullable<Awaited<ReturnType<typeof findActivePackage>>>;
    const made = await Promise.all(
      [700, 900].map((priceMinor) => createVersion(admin, first.deps.db, { ...fields, priceMinor })),
    );
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(made.map(({ id }, index) => activateVersion(admin, (both[index] as Deps).db, id, new Date())));
      const active = await first.deps.db.execute(
        sql`select id from credit_packages where name = 'basic' and is_active`,
      );
      expect((active as unknown as { rows: unknown[] }).rows).toHaveLength(1);
    }
  });

  test("thirty-one runs where thirty a day are allowed: thirty, and one costs nothing (C-19)", async () => {
    const user = await signUpConfirmed(first.deps, apis[0]);
    await giveCredits(first.deps, grantOf(user.userId, 100));
    const feature = { name: "prompt-generate-en", slug: "prompt-generate", displayName: "x" };
    const [made] = await first.deps.db
      .insert(toolFeatures)
      .values({ ...feature, featureType: "text", language: "en" })
      .returning();
    await first.deps.db.insert(usageLimits).values({ featureId: made?.id as number });
    const run = async (api: TestApi) => {
      const json = { text: "write a thank-you note to my team", tone: "warm" };
      const answer = await api.call("/api/tools/prompt-generate/runs?lang=en", { json, cookie: user.cookie });
      return answer.ok ? "answered" : ((await answer.json()) as { error: { code: string } }).error.code;
    };
    const outcomes = await atOnce(31, (_deps, api) => run(api));
    expect(outcomes.filter((outcome) => outcome === "answered")).toHaveLength(30);
    expect(outcomes.filter((outcome) => outcome === "daily_limit")).toHaveLength(1);
    expect(await moneyOf(first.deps, user.userId)).toMatchObject({ credits: 70 });
    const now = new Date();
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
    first.setNow(new Date(midnight - 1));
    expect(await run(apis[0])).toBe("daily_limit");
    first.setNow(new Date(midnight));
    expect(await run(apis[0])).toBe("answered");
    first.setNow(new Date());
    await first.deps.db.delete(toolFeatures);
  });

  test("a run that ends as its lease does is charged or given back, never both (C-09)", async () => {
    const user = await addPerson(first.deps);
    await giveCredits(first.deps, grantOf(user.id, 60));
    let charged = 0;
    for (let round = 0; round < 40; round += 1) {
      const runId = randomUUID();
      const now = new Date();
      const start = { runId, tool: "prompt-generate", lang: "en" as const, idempotencyKey: runId, bodyHash: "h" };
      const more = { cost: 1, input: {}, title: "x", limits: null, keepsHistory: true, leaseSeconds: 0, now };
      await holdRun(first.deps.db, user, { ...start, ...more });
      const end = { runId, now, ms: 1, engine: "builtin" as const, providerCalls: 0 };
      const [isSettled] = await Promise.all([
        settleRun(first.deps.db, { ...end, status: "done", envelope: {}, searchText: "", price: 1 }),
        sweepAbandonedRuns(second.deps.db, new Date(now.getTime() + 1)),
      ]);
      const [run] = await first.deps.db.select().from(runs).where(eq(runs.id, runId));
      const [hold] = await first.deps.db.select().from(creditHolds).where(eq(creditHolds.id, runId));
      const spends = await first.deps.db.$count(creditLedger, eq(creditLedger.sourceId, runId));
      expect([run?.status, hold?.state, spends]).toEqual(
        isSettled ? ["done", "captured", 1] : ["abandoned", "released", 0],
      );
      charged += spends;
    }
    const [account] = await first.deps.db.select().from(userCredits).where(eq(userCredits.userId, user.id));
    expect(account).toMatchObject({ currentCredits: 60 - charged, held: 0 });
  });
});
