import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testAdministrator } from "#tests/support/scenes/back-office.ts";
import { addPerson } from "#tests/support/scenes/billing-scene.ts";
import { createPostgresDeps, hasPostgres, openTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { changePreferences } from "#domain/accounts/preferences.ts";
import { users } from "#domain/accounts/tables.ts";
import { listFeatures } from "#domain/tool-features/read-back-office.ts";
import { setFeatureActive } from "#domain/tool-features/write-features.ts";
import { seedToolFeatures } from "#domain/tool-features/seed.ts";
import type { Language } from "#i18n/language.ts";
import { mailQueue } from "#platform/database/tables.ts";
import { featureSeeds } from "#tools/pipeline/settings.ts";
import { countWaits, isAwaited } from "./read.ts";
import { setWait, tellWaiting } from "./write.ts";

const HUMANIZER = { slug: "ai-humanizer", language: "en" } as const;
const FROM = "https://siyagha.example";

describe.skipIf(!hasPostgres)("who waits for a tool, on PostgreSQL", () => {
  let test: TestDeps & { url: string };
  let featureId = 0;
  const admin = testAdministrator();
  const now = new Date();
  beforeAll(async () => {
    test = await createPostgresDeps();
    await seedToolFeatures(test.deps.db, featureSeeds());
    const features = await listFeatures(test.deps, { language: "en" });
    featureId = features.find(({ slug }) => slug === HUMANIZER.slug)?.id ?? 0;
  });
  afterAll(() => test.close());

  async function waiter(language?: Language): Promise<SignedInUser> {
    const user = await addPerson(test.deps);
    if (language) await changePreferences(test.deps.db, user.id, { language }, now);
    await setWait(test.deps.db, user, HUMANIZER, true, now);
    return user;
  }
  const mailsTo = (user: SignedInUser) =>
    test.deps.db.select().from(mailQueue).where(eq(mailQueue.recipient, user.email));
  const switchTo = (isActive: boolean, from: string | null = FROM, deps = test.deps) =>
    setFeatureActive(admin, deps.db, featureId, isActive, from);

  it("asking twice is one wish, taking it back leaves the others', and each language is its own", async () => {
    const { db } = test.deps;
    const [one, other] = [await waiter(), await waiter()];
    await setWait(db, one, HUMANIZER, true, now);
    expect(await countWaits(db)).toEqual([{ ...HUMANIZER, count: 2 }]);
    expect(await isAwaited(db, one.id, { ...HUMANIZER, language: "ar" })).toBe(false);
    await setWait(db, one, HUMANIZER, false, now);
    await setWait(db, one, HUMANIZER, false, now);
    expect([await isAwaited(db, one.id, HUMANIZER), await isAwaited(db, other.id, HUMANIZER)]).toEqual([false, true]);
    await db.delete(users).where(eq(users.id, other.id));
    expect(await countWaits(db)).toEqual([]);
  });

  it("switching on mails each in the own language, else the tool's, and forgets them; with nothing to answer they wait", async () => {
    const [arabic, english, unsaid] = [await waiter("ar"), await waiter("en"), await waiter()];
    const waiting = async () => (await listFeatures(test.deps, { id: featureId }))[0]?.waiting;
    await switchTo(false);
    expect(await waiting()).toBe(3);
    await switchTo(true, null);
    expect(await waiting()).toBe(3);
    await switchTo(false);
    await switchTo(true);
    expect(await waiting()).toBe(0);
    const [mail] = await mailsTo(arabic);
    expect(mail).toMatchObject({ userId: arabic.id, subject: expect.stringMatching(/^أداة «.+» جاهزة الآن$/) });
    expect(mail?.textBody).toContain(`${FROM}/en/ai-humanizer`);
    expect((await mailsTo(english)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/ is ready$/)]);
    expect((await mailsTo(unsaid)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/ is ready$/)]);
    await switchTo(true);
    expect(await mailsTo(arabic)).toHaveLength(1);
  });

  it("two processes that switch it on at once send one mail each person", async () => {
    const second = await openTestDeps(test.url);
    const people = await Promise.all(Array.from({ length: 8 }, () => waiter()));
    await Promise.all([
      switchTo(true),
      switchTo(true, FROM, second.deps),
      switchTo(true),
      switchTo(true, FROM, second.deps),
    ]);
    await second.close();
    for (const person of people) expect(await mailsTo(person)).toHaveLength(1);
  });

  it("two that tell outside of the switch, at once, send one mail each person", async () => {
    const person = await waiter();
    const tool = { ...HUMANIZER, names: { ar: "أ", en: "A" } };
    const told = await Promise.all([1, 2, 3].map(() => test.deps.db.transaction((tx) => tellWaiting(tx, FROM, tool))));
    expect(told.toSorted()).toEqual([0, 0, 1]);
    expect(await mailsTo(person)).toHaveLength(1);
  });

  it("a switch that fails after the mails were written leaves everybody waiting and no mail", async () => {
    const person = await waiter();
    const tool = { ...HUMANIZER, names: { ar: "أ", en: "A" } };
    const broken = test.deps.db.transaction(async (tx) => {
      expect(await tellWaiting(tx, FROM, tool)).toBe(1);
      throw new Error("the process ends here");
    });
    await expect(broken).rejects.toThrow("the process ends here");
    expect(await isAwaited(test.deps.db, person.id, HUMANIZER)).toBe(true);
    expect(await mailsTo(person)).toEqual([]);
  });
});
