import { afterAll, beforeAll, expect, it } from "vitest";
import { users } from "#domain/accounts/tables.ts";
import { stripeInvoices, stripeSubscriptions } from "#domain/billing/tables.ts";
import { creditLedger } from "#domain/credits/tables.ts";
import { runs } from "#domain/runs/tables.ts";
import { isLowRated } from "#domain/runs/rules.ts";
import { seedToolFeatures } from "#domain/tool-features/seed.ts";
import { toolFeatures } from "#domain/tool-features/tables.ts";
import { and, eq } from "drizzle-orm";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { withoutTable } from "#tests/support/scenes/unreadable-table.ts";
import { featureSeeds } from "#tools/pipeline/settings.ts";
import { loader } from "./page.tsx";

const NOW = new Date("2026-11-20T12:00:00Z");
const THIS_WEEK = new Date("2026-11-17T12:00:00Z");
const EARLIER = new Date("2026-11-05T12:00:00Z");
const LAST_MONTH = new Date("2026-10-30T12:00:00Z");

let product: TestDeps;
let shown: () => ReturnType<typeof loader>;

function run(id: string, change: Partial<typeof runs.$inferInsert> = {}) {
  return {
    id,
    userId: "u1",
    tool: "prompt-checker",
    lang: "en" as const,
    idempotencyKey: id,
    bodyHash: "h",
    status: "done" as const,
    cost: 1,
    leaseExpiresAt: THIS_WEEK,
    keptUntil: THIS_WEEK,
    createdAt: THIS_WEEK,
    ...change,
  };
}

function person(id: string, createdAt: Date, change: Partial<typeof users.$inferInsert> = {}) {
  return { id, name: "", email: `${id}@example.com`, emailVerified: true, createdAt, ...change };
}

function invoice(invoiceId: string, paidAt: Date, amountTotalMinor: number, change = {}) {
  return { invoiceId, userId: "u1", customerId: "c", amountTotalMinor, status: "paid", paidAt, ...change };
}

beforeAll(async () => {
  product = await createTestDeps();
  product.setNow(NOW);
  const { db } = product.deps;
  await seedToolFeatures(db, featureSeeds());
  await db
    .insert(users)
    .values([
      person("u1", EARLIER),
      person("u2", THIS_WEEK),
      person("u3", THIS_WEEK, { emailVerified: false }),
      person("a", THIS_WEEK, { role: "administrator" }),
    ]);
  const subscription = { customerId: "c", createdAt: EARLIER };
  await db.insert(stripeSubscriptions).values([
    { ...subscription, subscriptionId: "s1", userId: "u1", status: "active" },
    { ...subscription, subscriptionId: "s2", userId: "u2", status: "past_due" },
    { ...subscription, subscriptionId: "s3", userId: "u4", status: "canceled" },
    { ...subscription, subscriptionId: "s4", userId: "u5", status: "unpaid" },
  ]);
  await db
    .insert(stripeInvoices)
    .values([
      invoice("i1", EARLIER, 500),
      invoice("i2", THIS_WEEK, 500, { amountRefundedMinor: 200 }),
      invoice("i3", THIS_WEEK, 900, { currency: "eur" }),
      invoice("i4", LAST_MONTH, 5000),
      invoice("i5", THIS_WEEK, 0, { currency: "gbp" }),
    ]);
  const spend = { userId: "u1", kind: "spend" as const, sourceType: "run", createdAt: THIS_WEEK };
  await db.insert(creditLedger).values([
    { ...spend, amount: -3, sourceId: "r1" },
    { ...spend, amount: -1, sourceId: "r2" },
    { ...spend, amount: -9, sourceId: "r3", createdAt: EARLIER },
    { ...spend, kind: "expire", amount: -7, sourceId: "r4" },
  ]);
  const byModel = { engine: "provider" as const, tokensIn: 1_000_000, tokensOut: 0 };
  await db
    .insert(runs)
    .values([
      run("r1", { ...byModel, model: "claude-sonnet-5-5" }),
      run("r2", { ...byModel, model: "a model without a price" }),
      run("r3", { createdAt: EARLIER }),
      ...Array.from({ length: 10 }, (_, index) => run(`rated-${index}`, { rating: index < 5 ? 1 : -1 })),
    ]);
  shown = () => loader(loaderArgs(product.deps, null, "/rai/dashboard", "en"));
});
afterAll(() => product.close());

it("the first page shows people, payers, the month's income by currency, and the week's work", async () => {
  expect((await shown()).business).toEqual({
    people: "2",
    arrived: "1",
    payers: "2",
    income: ["€9", "$8"],
    runs: "12",
    credits: "4",
    modelCost: "$2.00",
    unpriced: "1",
  });
});

it("what needs attention leads to the page where it is mended", async () => {
  const { db } = product.deps;
  const off = and(eq(toolFeatures.slug, "ai-detector"), eq(toolFeatures.language, "en"));
  await db.update(toolFeatures).set({ isActive: false, displayName: "AI Detector" }).where(off);
  const { attention } = await shown();
  expect(attention.isWhole).toBe(true);
  expect(attention.list).toEqual([
    { kind: "state", detail: "mail_outbox", to: "/dev/outbox", shown: "0" },
    { kind: "state", detail: "payments_test", to: "/rai/packages", shown: "0" },
    { kind: "state", detail: "providers_builtin", to: "/rai/models", shown: "0" },
    { kind: "toolsOff", to: "/rai/tool-features", shown: "AI Detector" },
    { kind: "lowRated", to: "/rai/usage#ratings", shown: "Prompt Checker" },
  ]);
});

it("a figure that cannot be read is left out, and the others stay", async () => {
  await withoutTable(product.deps, "stripe_invoices", async (deps) => {
    const { business } = await loader(loaderArgs({ ...deps, log: { ...deps.log, error: () => {} } }, null, "/", "en"));
    expect([business.income, business.payers, business.people]).toEqual([null, "2", "2"]);
  });
  await withoutTable(product.deps, "tool_features", async (deps) => {
    const { attention } = await loader(loaderArgs({ ...deps, log: { ...deps.log, error: () => {} } }, null, "/", "en"));
    expect([attention.isWhole, attention.list.map(({ kind }) => kind)]).toEqual([false, ["lowRated"]]);
  });
});

it("a tool is low rated by at least ten ratings of which under three in five are good", () => {
  expect(isLowRated({ useful: 0, notUseful: 9 })).toBe(false);
  expect(isLowRated({ useful: 5, notUseful: 5 })).toBe(true);
  expect(isLowRated({ useful: 6, notUseful: 4 })).toBe(false);
});
