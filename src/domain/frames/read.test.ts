import { afterAll, beforeAll, expect, it } from "vitest";
import { users } from "#domain/accounts/tables.ts";
import { stripeSubscriptions } from "#domain/billing/tables.ts";
import { readCredits } from "#domain/credits/read.ts";
import { findShownNotice, shownNoticeOf } from "#domain/notices/read.ts";
import { siteNotices } from "#domain/notices/tables.ts";
import { creditPackages } from "#domain/packages/tables.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { seedToolFeatures } from "#domain/tool-features/seed.ts";
import { serviceProviders, toolFeatures } from "#domain/tool-features/tables.ts";
import { toolWaits } from "#domain/tool-waits/tables.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { withoutTable } from "#tests/support/scenes/unreadable-table.ts";
import { featureSeeds } from "#tools/pipeline/settings.ts";
import { readFrame } from "./read.ts";

let test: TestDeps;
beforeAll(async () => {
  test = await createTestDeps();
  const { db } = test.deps;
  await seedToolFeatures(db, featureSeeds());
  await seedPackages(db);
  await db.insert(users).values([
    { id: "one", name: "", email: "one@example.com" },
    { id: "two", name: "", email: "two@example.com" },
  ]);
});
afterAll(() => test.close());

const frameOf = (userId: string) => readFrame(test.deps.db, userId, test.deps.now());

it("has a person's credits, subscription and waits, and nothing of another's; null for nobody", async () => {
  const { db, now } = test.deps;
  expect(await frameOf("one")).toMatchObject({ credits: { credits: 0 }, isSubscriber: false, awaited: [] });
  await giveCredits(test.deps, grantOf("one", 30));
  await db
    .insert(stripeSubscriptions)
    .values({ subscriptionId: "sub", customerId: "cus", userId: "one", status: "past_due" });
  await db.insert(toolWaits).values({ userId: "one", slug: "ai-detector", language: "ar", createdAt: now() });
  const [one, two] = [await frameOf("one"), await frameOf("two")];
  expect(one?.credits).toEqual(await readCredits(db, "one", now()));
  expect(one).toMatchObject({ isSubscriber: true, awaited: [{ slug: "ai-detector", language: "ar" }] });
  expect(two).toMatchObject({ credits: { credits: 0 }, isSubscriber: false, awaited: [] });
  expect(await frameOf("nobody")).toBeNull();
});

it("reads what is the same for everybody again after each change of it, and only then", async () => {
  const { db } = test.deps;
  let common = (await frameOf("one"))?.common;
  const changes: (() => Promise<unknown>)[] = [
    () => db.update(toolFeatures).set({ displayName: "Other" }),
    () => db.update(serviceProviders).set({ modelName: "other" }),
    () => db.delete(serviceProviders),
    () => db.insert(siteNotices).values({ textAr: "أ", textEn: "A" }),
    () => db.update(siteNotices).set({ textEn: "B" }),
    () => db.update(creditPackages).set({ displayName: "Other" }),
    () => db.delete(siteNotices),
  ];
  for (const change of changes) {
    expect((await frameOf("two"))?.common).toBe(common);
    await change();
    const after = (await frameOf("one"))?.common;
    expect(after).not.toBe(common);
    common = after;
  }
  expect(common?.notices).toEqual([]);
  expect(common?.features[0]).toMatchObject({ displayName: "Other", providers: [] });
});

it("shows of many notices the one that the database would choose", async () => {
  const { db } = test.deps;
  const at = (hours: number) => new Date(1_800_000_000_000 + hours * 3_600_000);
  await db.insert(siteNotices).values([
    { textAr: "دائم", textEn: "Always" },
    { textAr: "بعد", textEn: "From 2", showFrom: at(2) },
    { textAr: "قبل", textEn: "To 1", showTo: at(1) },
    { textAr: "بين", textEn: "3 to 4", showFrom: at(3), showTo: at(4) },
  ]);
  const notices = (await frameOf("one"))?.common.notices ?? [];
  for (const hours of [0, 1, 1.5, 2, 3, 3.5, 4, 5])
    expect([hours, shownNoticeOf(notices, "en", at(hours))]).toEqual([
      hours,
      await findShownNotice(db, "en", at(hours)),
    ]);
});

it("fails where a part cannot be read, and answers again once it can", async () => {
  await withoutTable(test.deps, "site_notices", async ({ db }) => {
    await expect(readFrame(db, "one", new Date())).rejects.toThrow();
  });
  expect(await frameOf("one")).not.toBeNull();
});
