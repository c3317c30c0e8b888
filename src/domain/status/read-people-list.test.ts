import { afterAll, beforeAll, expect, it } from "vitest";
import { sessions, users } from "#domain/accounts/tables.ts";
import { userCredits } from "#domain/credits/tables.ts";
import { creditPackages } from "#domain/packages/tables.ts";
import { runs } from "#domain/runs/tables.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { listPeopleWithCredits, type PeopleColumn } from "./read-people-list.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const on = (day: number) => new Date(Date.UTC(2026, 10, day));

let product: TestDeps;
beforeAll(async () => {
  product = await createTestDeps();
  const { db } = product.deps;
  const person = (id: string, day: number) => ({
    id,
    name: "",
    email: `${id}@example.com`,
    emailVerified: true,
    createdAt: on(day),
  });
  await db.insert(users).values([person("amal", 1), person("badr", 2), person("dina", 3), person("eman", 4)]);
  const [team] = await db
    .insert(creditPackages)
    .values({ name: "team", version: 1, displayName: "Team", displayNameAr: "الفريق" })
    .returning({ id: creditPackages.id });
  await db.insert(userCredits).values([
    { userId: "amal", currentCredits: 90, held: 1, packageType: "free", expiresAt: on(10) },
    { userId: "badr", currentCredits: 40, held: 2, packageType: "free", expiresAt: on(25) },
    {
      userId: "dina",
      currentCredits: 5,
      packageType: "basic",
      packageVersionId: team?.id ?? 0,
      expiresAt: on(25),
    },
  ]);
  await db
    .insert(sessions)
    .values({ id: "s", token: "t", userId: "amal", expiresAt: on(30), updatedAt: on(12), createdAt: on(1) });
  const run = { lang: "en" as const, bodyHash: "", cost: 1, leaseExpiresAt: NOW, keptUntil: NOW, tool: "ai-detector" };
  await db.insert(runs).values([
    { ...run, id: "r1", userId: "amal", idempotencyKey: "r1", createdAt: on(8) },
    { ...run, id: "r2", userId: "badr", idempotencyKey: "r2", createdAt: on(14) },
  ]);
});
afterAll(() => product.close());

async function sortedBy(by: PeopleColumn, isDescending: boolean) {
  const { people } = await listPeopleWithCredits(product.deps.db, NOW, { sort: { by, isDescending } });
  return people.map(({ id }) => id);
}

it("each person has the plan and the balance that count now, and when they were last seen", async () => {
  const { people, total } = await listPeopleWithCredits(product.deps.db, NOW);
  expect(total).toBe(4);
  expect(people.map(({ id, packageType, credits, lastSeenAt }) => [id, packageType, credits, lastSeenAt])).toEqual([
    ["eman", "none", 0, null],
    ["dina", "basic", 5, null],
    ["badr", "free", 38, on(14)],
    ["amal", "none", 0, on(12)],
  ]);
  expect(people.map(({ otherPackage }) => otherPackage)).toEqual([null, { en: "Team", ar: "الفريق" }, null, null]);
});

it("the list is sorted by any column, the unknown last either way", async () => {
  expect(await sortedBy("created", true)).toEqual(["eman", "dina", "badr", "amal"]);
  expect(await sortedBy("created", false)).toEqual(["amal", "badr", "dina", "eman"]);
  expect(await sortedBy("email", false)).toEqual(["amal", "badr", "dina", "eman"]);
  expect(await sortedBy("balance", true)).toEqual(["badr", "dina", "eman", "amal"]);
  expect(await sortedBy("plan", true)).toEqual(["dina", "badr", "eman", "amal"]);
  expect(await sortedBy("seen", true)).toEqual(["badr", "amal", "eman", "dina"]);
  expect(await sortedBy("seen", false)).toEqual(["amal", "badr", "eman", "dina"]);
});

it("search finds a part of the address as it is written", async () => {
  const { db } = product.deps;
  const found = await listPeopleWithCredits(db, NOW, { q: " DIN ", sort: { by: "balance", isDescending: true } });
  expect([found.total, found.people.map(({ id }) => id)]).toEqual([1, ["dina"]]);
  expect(await listPeopleWithCredits(db, NOW, { q: "100%_" })).toEqual({ people: [], total: 0 });
});
