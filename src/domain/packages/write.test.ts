import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPostgresDeps, createTestDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { Administrator, SignedInUser } from "#domain/accounts/access.ts";
import { creditLedger, userCredits } from "#domain/credits/tables.ts";
import { claimFreePackage } from "./write-claim.ts";
import { findActivePackage, listAllPackages, listOffers, readPackageStatistics, toOffer } from "./read.ts";
import type { PackageFields } from "./rules.ts";
import {
  activateVersion,
  createVersion,
  deactivateVersion,
  deleteVersion,
  seedPackages,
  updateVersion,
} from "./write.ts";

const administrator = { id: "admin", role: "administrator" } as unknown as Administrator;
const person = (id: string, email = `${id}@example.com`) =>
  ({ id, email, emailVerified: true, role: "user" }) as unknown as SignedInUser;
const basic: PackageFields = {
  name: "basic",
  displayName: "Basic Package",
  displayNameAr: "الباقة الأساسية",
  description: "For every day",
  descriptionAr: "لكل يوم",
  priceMinor: 750,
  currency: "USD",
  credits: 200,
  stripePriceId: "price_1",
  durationValue: 1,
  durationUnit: "months",
  isRecurring: true,
};

describe.each([
  ["embedded", createTestDeps, true],
  ["PostgreSQL", createPostgresDeps, hasPostgres],
] as const)("packages on %s", (_kind, createDeps, available) => {
  describe.skipIf(!available)("with a database", () => {
    let test: TestDeps;
    beforeAll(async () => {
      test = await createDeps();
    });
    afterAll(() => test.close());

    it("offers the built-in packages while the table is empty, and seeds the same ones", async () => {
      const before = await listOffers(test.deps);
      expect(before.map(({ name, price, interval, mode }) => [name, price, interval, mode])).toEqual([
        ["Free Package", 0, null, "payment"],
        ["Basic Package", 5, "month", "subscription"],
      ]);
      await seedPackages(test.deps.db);
      await seedPackages(test.deps.db);
      const after = await listOffers(test.deps);
      expect(after.map(({ id: _id, priceId: _price, ...rest }) => rest)).toEqual(
        before.map(({ id: _id, priceId: _price, ...rest }) => rest),
      );
      expect(await readPackageStatistics(test.deps.db)).toEqual({
        totalPackages: 2,
        activePackages: 2,
        packageTypes: 2,
        totalVersions: 2,
        byName: { basic: { versions: 1, activeVersion: 1 }, free: { versions: 1, activeVersion: 1 } },
      });
    });

    it("numbers versions made at once one after the other, all inactive", async () => {
      const made = await Promise.all(
        Array.from({ length: 6 }, () => createVersion(administrator, test.deps.db, basic)),
      );
      expect(made.map((version) => version.version).sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7]);
      const { priceMinor: _minor, ...kept } = basic;
      for (const version of made) expect(version).toMatchObject({ ...kept, price: "7.50", isActive: false });
      const listed = await listAllPackages(test.deps.db);
      expect(listed.map((version) => `${version.name} ${version.version}`)).toEqual([
        "basic 7",
        "basic 6",
        "basic 5",
        "basic 4",
        "basic 3",
        "basic 2",
        "basic 1",
        "free 1",
      ]);
    });

    it("keeps exactly one version active when two are activated at once", async () => {
      const candidates = (await listAllPackages(test.deps.db))
        .filter((version) => version.name === "basic")
        .slice(0, 4);
      await Promise.all(candidates.map(({ id }) => activateVersion(administrator, test.deps.db, id, new Date())));
      const active = (await listAllPackages(test.deps.db)).filter(
        (version) => version.name === "basic" && version.isActive,
      );
      expect(active).toHaveLength(1);
      expect(candidates.map(({ id }) => id)).toContain(active[0]?.id);
    });

    it("refuses to delete the active version and deletes an inactive one", async () => {
      const active = await findActivePackage(test.deps.db, "basic");
      await expect(deleteVersion(administrator, test.deps.db, active?.id ?? 0)).rejects.toMatchObject({
        code: "package_active",
      });
      const inactive = (await listAllPackages(test.deps.db)).find(
        (version) => version.name === "basic" && !version.isActive,
      );
      await deleteVersion(administrator, test.deps.db, inactive?.id ?? 0);
      await expect(deleteVersion(administrator, test.deps.db, inactive?.id ?? 0)).rejects.toMatchObject({
        code: "not_found",
      });
    });

    it("edits a version's fields and not its name, and refuses a recurring one without a price", async () => {
      const active = await findActivePackage(test.deps.db, "basic");
      const renamed = { ...basic, name: "other", priceMinor: 999 };
      const changed = await updateVersion(administrator, test.deps.db, active?.id ?? 0, renamed, new Date());
      expect([changed.name, changed.price]).toEqual(["basic", "9.99"]);
      await expect(
        updateVersion(administrator, test.deps.db, active?.id ?? 0, { ...basic, priceMinor: 0 }, new Date()),
      ).rejects.toMatchObject({
        code: "invalid_input",
        fields: { price: "price_required" },
      });
    });

    it("puts on sale what is paid for once if it gives credits, and keeps what is on sale from giving none", async () => {
      const { db } = test.deps;
      const once = await createVersion(administrator, db, { ...basic, isRecurring: false });
      expect(toOffer(once, null).mode).toBe("one-time");
      const before = await findActivePackage(db, "basic");
      expect(await activateVersion(administrator, db, once.id, new Date())).toMatchObject({ isActive: true });
      const empty = { ...basic, isRecurring: false, credits: 0, description: "", descriptionAr: "" };
      await expect(updateVersion(administrator, db, once.id, empty, new Date())).rejects.toMatchObject({
        code: "package_not_sellable",
      });
      await activateVersion(administrator, db, before?.id ?? 0, new Date());
      await deleteVersion(administrator, db, once.id);
    });

    it("has one free package: what costs nothing under another name is not put on sale", async () => {
      const { db } = test.deps;
      const gift = { ...basic, name: "gift", isRecurring: false, priceMinor: 0, stripePriceId: null };
      const made = await createVersion(administrator, db, gift);
      await expect(activateVersion(administrator, db, made.id, new Date())).rejects.toMatchObject({
        code: "package_second_free",
      });
      await deleteVersion(administrator, db, made.id);
    });

    it("takes a version off sale once, and puts it back", async () => {
      const { db } = test.deps;
      const sold = await findActivePackage(db, "basic");
      const id = sold?.id ?? 0;
      expect(await deactivateVersion(administrator, db, id, new Date())).toMatchObject({ id, isActive: false });
      expect((await listOffers(test.deps)).map(({ packageName }) => packageName)).toEqual(["free"]);
      await expect(deactivateVersion(administrator, db, id, new Date())).rejects.toMatchObject({ code: "not_found" });
      await activateVersion(administrator, db, id, new Date());
      expect((await findActivePackage(db, "basic"))?.id).toBe(id);
    });

    it("counts packages by name, types by kind, and versions", async () => {
      await createVersion(administrator, test.deps.db, { ...basic, name: "team" });
      expect(await readPackageStatistics(test.deps.db)).toMatchObject({
        totalPackages: 3,
        activePackages: 2,
        packageTypes: 2,
        totalVersions: 8,
        byName: { team: { versions: 1, activeVersion: null } },
      });
    });

    it("gives the free package once in 20 claims at once: 50 credits for 14 days", async () => {
      const now = new Date("2026-11-21T10:00:00Z");
      test.setNow(now);
      const claims = await Promise.allSettled(
        Array.from({ length: 20 }, () => claimFreePackage(test.deps, person("sara"))),
      );
      expect(claims.filter((claim) => claim.status === "fulfilled").map((claim) => claim.value)).toEqual([
        { credits: 50, expiresAt: new Date("2026-12-05T10:00:00Z") },
      ]);
      const refusals = claims
        .filter((claim) => claim.status === "rejected")
        .map((claim) => (claim.reason as { code: string }).code);
      expect(refusals).toEqual(Array(19).fill("free_already_claimed"));
      const [row] = await test.deps.db.select().from(userCredits).where(eq(userCredits.userId, "sara"));
      expect(row).toMatchObject({
        currentCredits: 50,
        packageType: "free",
        isFreeClaimed: true,
        expiresAt: new Date("2026-12-05T10:00:00Z"),
      });
      expect(await test.deps.db.select().from(creditLedger).where(eq(creditLedger.userId, "sara"))).toHaveLength(1);
    });

    it("counts a mailbox once: other spellings, another account, a changed address", async () => {
      await claimFreePackage(test.deps, person("omar", "omar.k@gmail.com"));
      await expect(claimFreePackage(test.deps, person("omar2", "OmarK+2@googlemail.com"))).rejects.toMatchObject({
        code: "free_already_claimed",
      });
      await expect(claimFreePackage(test.deps, person("omar", "new@example.com"))).rejects.toMatchObject({
        code: "free_already_claimed",
      });
      await expect(claimFreePackage(test.deps, person("other", "new@example.com"))).resolves.toMatchObject({
        credits: 50,
      });
    });
  });
});

it("offers the cheapest first, whatever their names and the order they were made in", async () => {
  const test = await createTestDeps();
  const { db } = test.deps;
  await seedPackages(db);
  for (const [name, priceMinor] of [
    ["team", 2000],
    ["solo", 250],
  ] as const) {
    const made = await createVersion(administrator, db, { ...basic, name, priceMinor, stripePriceId: null });
    await activateVersion(administrator, db, made.id, new Date());
  }
  expect((await listOffers(test.deps)).map((offer) => offer.packageName)).toEqual(["free", "solo", "basic", "team"]);
  await test.close();
});

it("offers the built-in packages when the table cannot be read", async () => {
  const test = await createTestDeps();
  await test.close();
  expect((await listOffers(test.deps)).map((offer) => offer.packageName)).toEqual(["free", "basic"]);
});
