import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startStripeServer, type StripeServer } from "#tests/support/servers/stripe-server.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { PackageVersion } from "#domain/packages/rules.ts";
import { creditPackages } from "#domain/packages/tables.ts";
import { findActivePackage } from "#domain/packages/read.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { readSystemStatus } from "#domain/status/read.ts";
import { priceObject } from "#domain/test-checkout/objects.ts";
import { putObject } from "#domain/test-checkout/store.ts";
import { askChargedPrice, compareChargedPrices, refuseChargedOtherwise } from "./charged-price.ts";

let server: StripeServer;
let test: TestDeps;
beforeAll(async () => {
  server = await startStripeServer();
  test = await createTestDeps({
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_of_these_tests",
    STRIPE_API_BASE: server.url,
  });
  server.use(test.deps);
  await seedPackages(test.deps.db);
  await test.deps.db
    .update(creditPackages)
    .set({ stripePriceId: "price_basic" })
    .where(eq(creditPackages.name, "basic"));
});
afterAll(async () => {
  await test.close();
  await server.close();
});

/** What the provider holds under the id of Basic, 5 dollars a month. */
async function atTheProvider(change: object): Promise<void> {
  const price = priceObject("price_basic", 1_790_000_000, 500, "usd");
  const { recurring, ...rest } = change as { recurring?: object };
  const own = price["recurring"] as object;
  await putObject(test.deps.db, { ...price, ...rest, recurring: { ...own, ...recurring } });
}

const basic = async () => (await findActivePackage(test.deps.db, "basic")) as PackageVersion;

it("asks the provider by its own client and keeps what it takes with the version", async () => {
  await atTheProvider({});
  expect(await askChargedPrice(test.deps, await basic())).toMatchObject({ amountMinor: 500, currency: "USD" });
  expect((await basic()).charged).toMatchObject({ interval: "month", intervalCount: 1, isActive: true });
  await expect(refuseChargedOtherwise(test.deps, await basic())).resolves.toBeUndefined();
});

it.each([
  ["another sum", { unit_amount: 1500 }],
  ["another currency", { currency: "eur" }],
  ["another rhythm", { recurring: { interval: "year" } }],
  ["another number of months", { recurring: { interval_count: 3 } }],
  ["no fixed sum", { unit_amount: null }],
  ["nothing more", { active: false }],
])("does not put on sale what the provider takes %s for", async (_difference, change) => {
  await atTheProvider(change);
  await expect(refuseChargedOtherwise(test.deps, await basic())).rejects.toMatchObject({ code: "price_differs" });
});

it("a year at the provider is twelve months here", async () => {
  await atTheProvider({ recurring: { interval: "year" } });
  await expect(refuseChargedOtherwise(test.deps, { ...(await basic()), durationValue: 12 })).resolves.toBeUndefined();
});

it("refuses an id that the provider does not know, and lets pass while it cannot be asked", async () => {
  const unknown = { ...(await basic()), stripePriceId: "price_nowhere" };
  await expect(refuseChargedOtherwise(test.deps, unknown)).rejects.toMatchObject({ code: "price_differs" });
  const away = { ...test.deps, payments: { ...test.deps.payments, mode: "none" as const } };
  await expect(refuseChargedOtherwise(away, unknown)).resolves.toBeUndefined();
});

it("once a day compares what is on sale, and the back office's first page says what differs", async () => {
  await atTheProvider({});
  await askChargedPrice(test.deps, await basic());
  await atTheProvider({ unit_amount: 1500 });
  const stateNow = async () => (await readSystemStatus(test.deps)).find(({ part }) => part === "payments");
  await compareChargedPrices(test.deps);
  expect(await stateNow()).toMatchObject({ state: "ok" });
  test.setNow(new Date(test.deps.now().getTime() + 25 * 3_600_000));
  await compareChargedPrices(test.deps);
  expect(await stateNow()).toEqual({
    part: "payments",
    state: "failing",
    detail: "payments_price_differs",
    count: 1,
  });
});
