import { afterAll, beforeAll, expect, it } from "vitest";
import { stripeInvoices } from "#domain/billing/tables.ts";
import { creditPackages } from "#domain/packages/tables.ts";
import { runs } from "#domain/runs/tables.ts";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { withoutTable } from "#tests/support/scenes/unreadable-table.ts";
import { loader } from "./page.tsx";

const IN_TIME = new Date("2026-11-10T23:00:00Z");
const TOO_LATE = new Date("2026-11-11T00:00:00Z");
const PAGE = "/rai/usage?from=2026-11-01&to=2026-11-10";

let product: TestDeps;
beforeAll(async () => {
  product = await createTestDeps();
  const { db } = product.deps;
  const version = { price: "5", isRecurring: true };
  const ids = await db
    .insert(creditPackages)
    .values([
      { ...version, name: "basic", version: 1, displayName: "Basic, old", displayNameAr: "الأساسية القديمة" },
      { ...version, name: "basic", version: 2, displayName: "Basic", displayNameAr: "الأساسية" },
      { ...version, name: "team", version: 1, displayName: "Team", displayNameAr: "الفريق" },
    ])
    .returning({ id: creditPackages.id });
  const invoice = (invoiceId: string, place: number | null, amountTotalMinor: number, change = {}) => ({
    invoiceId,
    userId: "u",
    customerId: "c",
    packageVersionId: place === null ? null : (ids[place]?.id ?? null),
    amountTotalMinor,
    status: "paid",
    paidAt: IN_TIME,
    ...change,
  });
  await db
    .insert(stripeInvoices)
    .values([
      invoice("i1", 0, 500),
      invoice("i2", 1, 1000),
      invoice("i3", 2, 1000, { amountRefundedMinor: 500 }),
      invoice("i4", null, 300, { currency: "eur" }),
      invoice("i5", 2, 9000, { paidAt: TOO_LATE }),
    ]);
  const run = (id: string, tool: string, rating: number | null, createdAt = IN_TIME) => ({
    id,
    userId: "u",
    tool,
    lang: "en" as const,
    idempotencyKey: id,
    bodyHash: "",
    cost: 1,
    rating,
    leaseExpiresAt: IN_TIME,
    keptUntil: IN_TIME,
    createdAt,
  });
  await db
    .insert(runs)
    .values([
      run("1", "ai-detector", 1),
      run("2", "ai-detector", 1),
      run("3", "ai-detector", -1),
      run("4", "ai-detector", null),
      run("5", "image-to-text", -1),
      run("6", "image-to-text", 1, TOO_LATE),
    ]);
});
afterAll(() => product.close());

it("the usage page says what share of a tool's rated results was useful", async () => {
  const { shares } = await loader(loaderArgs(product.deps, null, PAGE, "en"));
  expect(shares.ratings).toEqual([
    { tool: "ai-detector", useful: "2", notUseful: "1", share: "67%" },
    { tool: "image-to-text", useful: "0", notUseful: "1", share: "0%" },
  ]);
  const ofOne = await loader(loaderArgs(product.deps, null, `${PAGE}&tool=image-to-text`, "en"));
  expect(ofOne.shares.ratings?.map(({ tool }) => tool)).toEqual(["image-to-text"]);
});

it("sales are shared out by package within a currency, all versions of a package together", async () => {
  const { shares } = await loader(loaderArgs(product.deps, null, PAGE, "en"));
  expect(shares.sales).toEqual([
    { key: "null/EUR", name: null, payments: "1", sum: "€3", share: "100%" },
    { key: "basic/USD", name: "Basic", payments: "2", sum: "$15", share: "75%" },
    { key: "team/USD", name: "Team", payments: "1", sum: "$5", share: "25%" },
  ]);
});

it("sales that cannot be read leave the ratings alone", async () => {
  await withoutTable(product.deps, "stripe_invoices", async (deps) => {
    const quiet = { ...deps, log: { ...deps.log, error: () => {} } };
    const { shares } = await loader(loaderArgs(quiet, null, PAGE, "en"));
    expect([shares.sales, shares.ratings?.length]).toEqual([null, 2]);
  });
});
