import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addPerson } from "#tests/support/scenes/billing-scene.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { readSignInWays } from "./read.ts";
import { identities } from "./tables.ts";

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
