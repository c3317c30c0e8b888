import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addPerson } from "#tests/support/scenes/billing-scene.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { findLink } from "./links.ts";
import { isReservedAddress, readSignInWays } from "./read.ts";
import { listPeople, readAddresses, readPerson } from "./read-people.ts";
import { identities, sessions, users } from "./tables.ts";
import { resetAdministrator } from "./write/administrator.ts";

let test: TestDeps;
beforeAll(async () => {
  test = await createTestDeps();
});
afterAll(() => test.close());

it.each([
  [[], { password: false, google: false }],
  [["credential"], { password: true, google: false }],
  [["google"], { password: false, google: true }],
  [["credential", "google"], { password: true, google: true }],
])("%j says how a person can sign in", async (providers, expected) => {
  const { db } = test.deps;
  const { id } = await addPerson(test.deps);
  for (const providerId of providers)
    await db.insert(identities).values({ id: randomUUID(), accountId: randomUUID(), providerId, userId: id });
  expect(await readSignInWays(db, id)).toEqual({ ...expected, twoFactor: false });
});

it("finds people by a part of the address, as it is written and not as a pattern, newest first", async () => {
  const { db } = test.deps;
  const earlier = await addPerson(test.deps);
  const later = await addPerson(test.deps);
  const before = new Date(test.deps.now().getTime() - 60_000);
  await db.update(users).set({ createdAt: before }).where(eq(users.id, earlier.id));
  const part = later.email.slice(1, -4).toUpperCase();
  expect((await listPeople(db, { q: ` ${part} ` })).people).toMatchObject([{ id: later.id }]);
  expect(await listPeople(db, { q: "100%_" })).toEqual({ people: [], total: 0 });
  const ids = (await listPeople(db)).people.map(({ id }) => id);
  expect(ids.indexOf(later.id)).toBeLessThan(ids.indexOf(earlier.id));
});

it("names addresses by id, and leaves out ids of nobody", async () => {
  const { id, email } = await addPerson(test.deps);
  expect(await readAddresses(test.deps.db, [id, randomUUID()])).toEqual(new Map([[id, email]]));
});

it("counts a person's live sessions alone", async () => {
  const { db } = test.deps;
  const { id } = await addPerson(test.deps);
  const now = new Date();
  const session = (milliseconds: number) => ({
    id: randomUUID(),
    token: randomUUID(),
    userId: id,
    expiresAt: new Date(now.getTime() + milliseconds),
  });
  await db.insert(sessions).values([session(60_000), session(-60_000)]);
  expect(await readPerson(db, id, now)).toMatchObject({ id, sessions: 1 });
  await expect(readPerson(db, randomUUID(), now)).rejects.toMatchObject({ code: "not_found" });
});

it("keeps the administrator's address for the administrator, in capitals too", async () => {
  const { db, settings } = test.deps;
  expect(await isReservedAddress(db, settings, settings.ADMIN_EMAIL.toUpperCase())).toBe(true);
  expect(await isReservedAddress(db, settings, "someone@example.com")).toBe(false);
});

it("knows no link by a token that none can have", async () => {
  expect(await findLink(test.deps.db, "a token' or true --", new Date())).toBeNull();
  expect(await findLink(test.deps.db, "x".repeat(201), new Date())).toBeNull();
});

it("resets no administrator where there is none", async () => {
  const parts = { hashPassword: async (password: string) => password, now: new Date(), publicUrl: "http://localhost" };
  expect(await resetAdministrator(test.deps.db, parts)).toBeNull();
});
