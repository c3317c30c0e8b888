import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addPerson,
  basicPriceId,
  deliveriesOf,
  moneyOf,
  paidCheckout,
  providerOf,
} from "#tests/support/scenes/billing-scene.ts";
import { createPostgresDeps, createTestDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { findActivePackage } from "#domain/packages/read.ts";
import { type PackageFields, type PackageVersion, priceMinorOf } from "#domain/packages/rules.ts";
import { activateVersion, createVersion, deleteVersion, seedPackages, updateVersion } from "#domain/packages/write.ts";
import { startCheckout } from "./checkout/write-checkout.ts";
import { receiveEvent } from "./events/write-event.ts";

const administrator = { id: "admin", role: "administrator" } as unknown as Administrator;
const START = new Date("2026-11-21T10:00:00Z");

function fieldsOf(version: PackageVersion, changes: Partial<PackageFields> = {}): PackageFields {
  const {
    id: _id,
    version: _version,
    isActive: _active,
    soldAt: _sold,
    createdAt: _made,
    updatedAt: _at,
    price,
    ...rest
  } = version;
  // A description that names the credits would have to change with them.
  return { ...rest, description: "", descriptionAr: "", priceMinor: priceMinorOf(price), ...changes };
}

describe.each([
  ["embedded", createTestDeps, true],
  ["PostgreSQL", createPostgresDeps, hasPostgres],
] as const)("a version that was sold, on %s", (_kind, createDeps, available) => {
  describe.skipIf(!available)("with a database", () => {
    let test: TestDeps;
    const deliver = async (events: Parameters<typeof deliveriesOf>[1]) => {
      for (const { body, signature } of deliveriesOf(test.deps, events)) await receiveEvent(test.deps, body, signature);
    };
    const activeBasic = async () => (await findActivePackage(test.deps.db, "basic")) as PackageVersion;
    const update = (version: PackageVersion, changes: Partial<PackageFields>) =>
      updateVersion(administrator, test.deps.db, version.id, fieldsOf(version, changes), test.deps.now());

    beforeAll(async () => {
      test = await createDeps();
      test.setNow(START);
      await seedPackages(test.deps.db);
    });
    afterAll(() => test.close());

    it("may be changed before its first checkout", async () => {
      const version = await activeBasic();
      expect((await update(version, { credits: 160 })).credits).toBe(160);
      expect((await update(version, { credits: 150 })).credits).toBe(150);
    });

    it("keeps what was bought and lets its words change; its renewals give the same", async () => {
      const user = await addPerson(test.deps);
      const { subscriptionId, events } = await paidCheckout(test.deps, user);
      await deliver(events);
      const sold = await activeBasic();
      const changes: Partial<PackageFields>[] = [
        { credits: 7 },
        { priceMinor: 501 },
        { currency: "EUR" },
        { stripePriceId: "price_other" },
        { durationValue: 2 },
        { durationUnit: "weeks" },
        { isRecurring: false },
      ];
      for (const change of changes) await expect(update(sold, change)).rejects.toMatchObject({ code: "package_sold" });
      expect((await update(sold, { displayName: "Basic, as it was" })).displayName).toBe("Basic, as it was");
      const next = await createVersion(administrator, test.deps.db, fieldsOf(sold, { credits: 7 }));
      await activateVersion(administrator, test.deps.db, next.id, START);
      await expect(deleteVersion(administrator, test.deps.db, sold.id)).rejects.toMatchObject({ code: "package_sold" });
      await deliver(await providerOf(test.deps).change(subscriptionId, "renew"));
      expect((await moneyOf(test.deps, user.id)).credits).toBe(150);
      await activateVersion(administrator, test.deps.db, sold.id, START);
      await deleteVersion(administrator, test.deps.db, next.id);
    });

    it("is fixed from the moment a checkout begins", async () => {
      const made = await createVersion(administrator, test.deps.db, fieldsOf(await activeBasic(), { credits: 90 }));
      await activateVersion(administrator, test.deps.db, made.id, START);
      await startCheckout(test.deps, await addPerson(test.deps), await basicPriceId(test.deps), "en");
      await expect(update(made, { credits: 1 })).rejects.toMatchObject({ code: "package_sold" });
    });

    it("gives what was on offer or is not sold, when a change and checkouts come at once", async () => {
      const made = await createVersion(administrator, test.deps.db, fieldsOf(await activeBasic(), { credits: 90 }));
      await activateVersion(administrator, test.deps.db, made.id, START);
      const buyers = await Promise.all([1, 2, 3].map(() => addPerson(test.deps)));
      const price = await basicPriceId(test.deps);
      const [change] = await Promise.allSettled([
        update(made, { stripePriceId: "price_moved" }),
        ...buyers.map((buyer) => startCheckout(test.deps, buyer, price, "en")),
      ]);
      const after = await activeBasic();
      if (change.status === "rejected") expect(after.stripePriceId).toBeNull();
      else expect(after).toMatchObject({ stripePriceId: "price_moved", soldAt: null });
    });
  });
});
