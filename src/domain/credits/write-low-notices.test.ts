import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPerson } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { changePreferences } from "#domain/accounts/preferences.ts";
import { users } from "#domain/accounts/tables.ts";
import { mailQueue } from "#platform/database/tables.ts";
import { lowCreditNotices } from "./tables.ts";
import { captureHold, holdCredits } from "./write-holds.ts";
import { isLowCreditsToken, leaveLowCreditMails, sendLowCreditMails } from "./write-low-notices.ts";

let scene: TestDeps;
beforeAll(async () => {
  scene = await createTestDeps();
});
afterAll(() => scene.close());

/** A person whose last run left five credits. */
async function lowPerson(): Promise<{ id: string; email: string }> {
  const person = await addPerson(scene.deps);
  await giveCredits(scene.deps, grantOf(person.id, 6));
  await spend(person.id, 1);
  return person;
}

async function spend(userId: string, amount: number): Promise<void> {
  const now = scene.deps.now();
  const id = `${userId}/${Math.random()}`;
  await holdCredits(scene.deps.db, { id, userId, amount, expiresAt: new Date(now.getTime() + 60_000), now });
  await captureHold(scene.deps.db, id);
}

const mailsTo = (email: string) => scene.deps.db.select().from(mailQueue).where(eq(mailQueue.recipient, email));
const mailedAt = async (userId: string) =>
  (await scene.deps.db.select().from(lowCreditNotices).where(eq(lowCreditNotices.userId, userId)))[0]?.mailedAt;

describe("the mail about few credits", () => {
  test.each([
    [
      "never confirmed the address",
      ({ id }: { id: string }) => scene.deps.db.update(users).set({ emailVerified: false }).where(eq(users.id, id)),
    ],
    [
      "switched it off",
      ({ id }: { id: string }) => changePreferences(scene.deps.db, id, { mailLowCredits: false }, scene.deps.now()),
    ],
    ["has more again", ({ id }: { id: string }) => giveCredits(scene.deps, grantOf(id, 1))],
    ["has none left", ({ id }: { id: string }) => spend(id, 5)],
  ])("is not for who %s, now or at the next turn", async (_who, change) => {
    const person = await lowPerson();
    await change(person);
    expect(await sendLowCreditMails(scene.deps)).toBe(0);
    expect(await mailsTo(person.email)).toEqual([]);
    expect(await mailedAt(person.id)).toBeInstanceOf(Date);
    expect(await sendLowCreditMails(scene.deps)).toBe(0);
  });

  test("goes to who is at exactly five, and is noted at the moment of its turn", async () => {
    const person = await lowPerson();
    const turn = new Date(Date.now() + 1000);
    scene.setNow(turn);
    expect(await sendLowCreditMails(scene.deps)).toBe(1);
    expect(await mailedAt(person.id)).toEqual(turn);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  test("is ended by its own token only", async () => {
    const [one, other] = [await lowPerson(), await lowPerson()];
    await sendLowCreditMails(scene.deps);
    const [mail] = await mailsTo(one.email);
    const token = mail?.unsubscribeUrl?.split("token=")[1] ?? "";
    expect(isLowCreditsToken(token)).toBe(true);
    expect(isLowCreditsToken("another.token")).toBe(false);
    const stolen = token.replace(one.id, other.id);
    expect(stolen).not.toBe(token);
    await expect(leaveLowCreditMails(scene.deps, stolen)).rejects.toMatchObject({ code: "invalid_token" });
    await expect(leaveLowCreditMails(scene.deps, `${token}x`)).rejects.toMatchObject({ code: "invalid_token" });
    await leaveLowCreditMails(scene.deps, token);
    await leaveLowCreditMails(scene.deps, token);
  });
});
