import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPerson } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { auditLog } from "#domain/audit/tables.ts";
import { readCredits } from "./read.ts";
import { creditLedger, userCredits } from "./tables.ts";
import { closeCredits } from "./write.ts";
import { adjustUserCredits } from "./write-adjustment.ts";

const admin = { id: "admin", email: "admin@example.com", role: "administrator" } as Administrator;
let scene: TestDeps;
beforeAll(async () => {
  scene = await createTestDeps();
});
afterAll(() => scene.close());

const adjust = (userId: string, amount: number, key: string, reason = "wrong charge") =>
  adjustUserCredits(admin, scene.deps.db, { userId, amount, reason, key, now: scene.deps.now() });
const auditOf = async (userId: string) =>
  (await scene.deps.db.select().from(auditLog).where(eq(auditLog.subject, userId))).map(
    ({ action, actorId, after }) => ({
      action,
      actorId,
      after,
    }),
  );
const ledgerOf = async (userId: string) =>
  (await scene.deps.db.select().from(creditLedger).where(eq(creditLedger.userId, userId)).orderBy(creditLedger.id)).map(
    ({ kind, amount, sourceType, note }) => ({ kind, amount, sourceType, note }),
  );

describe("a correction by the administrator", () => {
  test("is in the ledger and the audit log, once, however often it is pressed", async () => {
    const { id } = await addPerson(scene.deps);
    expect(await adjust(id, 5, `${id}/1`, "  wrong\0 charge ")).toBe(5);
    await adjust(id, 5, `${id}/1`);
    expect((await readCredits(scene.deps.db, id, scene.deps.now())).credits).toBe(5);
    expect(await ledgerOf(id)).toEqual([{ kind: "adjust", amount: 5, sourceType: "adjustment", note: "wrong charge" }]);
    expect(await auditOf(id)).toEqual([
      { action: "credits.adjust", actorId: "admin", after: { amount: 5, reason: "wrong charge" } },
    ]);
  });

  test("downwards takes what is there and no more, and the audit log has what counted", async () => {
    const { id } = await addPerson(scene.deps);
    await giveCredits(scene.deps, grantOf(id, 3));
    expect(await adjust(id, -10, `${id}/1`)).toBe(-3);
    expect(await auditOf(id)).toMatchObject([{ after: { amount: -3 } }]);
  });

  test("that changes nothing is in no log", async () => {
    const { id } = await addPerson(scene.deps);
    expect(await adjust(id, -10, `${id}/1`)).toBe(0);
    expect(await auditOf(id)).toEqual([]);
    expect(await ledgerOf(id)).toEqual([]);
  });

  test("needs a reason and a person", async () => {
    const { id } = await addPerson(scene.deps);
    await expect(adjust(id, 5, `${id}/1`, " \0 ")).rejects.toMatchObject({ code: "invalid_input" });
    await expect(adjust("nobody", 5, `${id}/2`)).rejects.toMatchObject({ code: "not_found" });
    expect(await ledgerOf(id)).toEqual([]);
  });
});

test("an account that is closed has no credits and no package from that moment; the ledger says why", async () => {
  const { id } = await addPerson(scene.deps);
  await giveCredits(scene.deps, grantOf(id, 50));
  const now = scene.deps.now();
  await scene.deps.db.transaction((tx) => closeCredits(tx, id, now));
  const [account] = await scene.deps.db.select().from(userCredits).where(eq(userCredits.userId, id));
  expect(account).toMatchObject({ currentCredits: 0, held: 0, packageType: "none", expiresAt: now });
  expect((await ledgerOf(id)).at(-1)).toMatchObject({ amount: -50, sourceType: "account_closed" });
});
