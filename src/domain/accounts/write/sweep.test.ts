import { afterAll, beforeAll, expect, it } from "vitest";
import { GOOD_PASSWORD, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { sessions, users, verifications } from "#domain/accounts/tables.ts";
import { sweepAccounts } from "./sweep.ts";

let test: TestDeps;
beforeAll(async () => {
  test = await createTestDeps();
});
afterAll(() => test.close());

it("sweeps old links, then old sessions and addresses nobody confirmed, and keeps the people", async () => {
  const { db } = test.deps;
  const api = createTestApi(test.deps);
  const { email } = await signUpConfirmed(test.deps, api);
  await api.call("/api/auth/sign-up/email", { json: { email: "never@example.com", password: GOOD_PASSWORD } });
  const counts = async () => [await db.$count(users), await db.$count(sessions), await db.$count(verifications)];
  const after = (days: number) => new Date(Date.now() + days * 86_400_000);

  await sweepAccounts(db, after(0));
  expect(await counts()).toEqual([2, 1, 1]);
  await sweepAccounts(db, after(2));
  expect(await counts()).toEqual([2, 1, 0]);
  await sweepAccounts(db, after(31));
  expect(await counts()).toEqual([1, 0, 0]);
  expect((await db.select().from(users))[0]?.email).toBe(email);
});
