import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPerson } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { createPostgresDeps, createTestDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { auditLog } from "#domain/audit/tables.ts";
import { countFacts, readProfile } from "./read.ts";
import { MOST_FACTS } from "./rules.ts";
import {
  changeFact,
  exportProfile,
  forgetAllFacts,
  forgetFact,
  noteUses,
  rememberFact,
  switchProfile,
} from "./write.ts";

const DAY_MS = 86_400_000;
const START = new Date("2026-11-28T08:00:00Z");
const later = (days: number) => new Date(START.getTime() + days * DAY_MS);

describe.each([
  ["embedded", createTestDeps, true],
  ["PostgreSQL", createPostgresDeps, hasPostgres],
] as const)("a profile, on %s", (kind, createDeps, available) => {
  describe.skipIf(!available)("with a database", () => {
    let test: TestDeps;
    beforeAll(async () => {
      test = await createDeps();
    });
    afterAll(() => test.close());

    async function person(options: { isOn?: boolean; basicUntil?: Date } = {}): Promise<SignedInUser> {
      const user = await addPerson(test.deps);
      if (options.basicUntil) {
        const basic = { packageType: "basic", expiresAt: options.basicUntil, now: START } as const;
        await giveCredits(test.deps, grantOf(user.id, 150, basic));
      }
      if (options.isOn !== false) await switchProfile(test.deps.db, user, true, START);
      return user;
    }
    const remember = (user: SignedInUser, name: string, words = "words", day = 0) =>
      rememberFact(test.deps.db, user, { name, words }, later(day));
    const names = async (user: SignedInUser, day = 0) =>
      (await readProfile(test.deps.db, user.id, later(day))).facts.map(({ name, isOffered }) => [name, isOffered]);
    const actions = async (user: SignedInUser) =>
      (await test.deps.db.select().from(auditLog).where(eq(auditLog.subject, user.id)).orderBy(auditLog.id)).map(
        ({ action, actorEmail, before, after }) => [action, actorEmail === user.id, before ?? after],
      );

    it("is off until the person says yes, and keeps the moment of the first yes", async () => {
      const user = await person({ isOn: false });
      await expect(remember(user, "Shop")).rejects.toMatchObject({ code: "profile_off" });
      expect(await readProfile(test.deps.db, user.id, START)).toEqual({ since: null, facts: [], limit: 3 });
      await switchProfile(test.deps.db, user, true, START);
      await switchProfile(test.deps.db, user, true, later(1));
      expect((await readProfile(test.deps.db, user.id, later(1))).since).toEqual(START);
      await remember(user, "Shop");
      await switchProfile(test.deps.db, user, false, later(2));
      expect(await readProfile(test.deps.db, user.id, later(2))).toMatchObject({
        since: null,
        facts: [{ name: "Shop" }],
      });
      expect(await actions(user)).toEqual([
        ["profile.on", true, null],
        ["profile.off", true, null],
      ]);
    });

    it("keeps where a fact came from, and gives one of the same name the new words", async () => {
      const user = await person();
      const source = { tool: "prompt-generate", question: "write-reader" };
      const first = await rememberFact(test.deps.db, user, { name: "القارئ", words: "زبائن الحي", ...source }, START);
      expect(first).toMatchObject({
        sourceTool: "prompt-generate",
        sourceQuestion: "write-reader",
        lastUsedAt: null,
        createdAt: START,
        isOffered: true,
      });
      const again = await remember(user, "القارِئ", "زبائن المدينة", 1);
      expect(again).toMatchObject({
        id: first.id,
        words: "زبائن المدينة",
        createdAt: START,
        sourceTool: "prompt-generate",
      });
      expect(await names(user)).toEqual([["القارئ", true]]);
    });

    it("keeps three facts for nobody's package and the free one, and says so at the fourth", async () => {
      const user = await person();
      await giveCredits(test.deps, grantOf(user.id, 50, { now: START, expiresAt: later(14) }));
      for (const [place, name] of ["one", "two", "three"].entries()) await remember(user, name, "words", place / 10);
      await expect(remember(user, "four")).rejects.toMatchObject({ code: "profile_full" });
      // A fact of the same name takes no further place.
      await remember(user, "Three", "other words");
      expect(await countFacts(test.deps.db, user.id)).toBe(3);
      const [first] = (await readProfile(test.deps.db, user.id, START)).facts;
      await forgetFact(test.deps.db, user, first?.id ?? "");
      await remember(user, "four", "words", 1);
      expect(await names(user)).toEqual([
        ["two", true],
        ["three", true],
        ["four", true],
      ]);
    });

    it("offers the three oldest of a Basic that has lapsed, and leaves the others to read, export and delete", async () => {
      const user = await person({ basicUntil: later(10) });
      for (const [day, name] of ["one", "two", "three", "four", "five"].entries()) await remember(user, name, "w", day);
      expect((await names(user, 5)).every(([, isOffered]) => isOffered)).toBe(true);
      const lapsed = [
        ["one", true],
        ["two", true],
        ["three", true],
        ["four", false],
        ["five", false],
      ];
      expect(await names(user, 11)).toEqual(lapsed);
      await expect(remember(user, "six", "w", 11)).rejects.toMatchObject({ code: "profile_full" });
      expect((await exportProfile(test.deps.db, user, later(11))).facts).toHaveLength(5);
      const { facts } = await readProfile(test.deps.db, user.id, later(11));
      await forgetFact(test.deps.db, user, facts[0]?.id ?? "");
      await forgetFact(test.deps.db, user, facts[4]?.id ?? "");
      expect(await names(user, 11)).toEqual([
        ["two", true],
        ["three", true],
        ["four", true],
      ]);
    });

    it("has an end for Basic too", async () => {
      const user = await person({ basicUntil: later(10) });
      for (let number = 1; number <= MOST_FACTS; number += 1) await remember(user, `fact ${number}`);
      await expect(remember(user, "one more")).rejects.toMatchObject({ code: "too_many_facts" });
    });

    it("changes a fact, but not to a name that another has", async () => {
      const user = await person();
      const shop = await remember(user, "Shop", "bread");
      await remember(user, "City", "Basra", 1);
      const changed = await changeFact(test.deps.db, user, shop.id, { words: "bread and cakes" }, later(1));
      expect(changed).toMatchObject({ name: "Shop", words: "bread and cakes", createdAt: START });
      await expect(changeFact(test.deps.db, user, shop.id, { name: "CITY" }, later(1))).rejects.toMatchObject({
        code: "invalid_input",
        fields: { name: "name_taken" },
      });
      expect(await changeFact(test.deps.db, user, shop.id, { name: "SHOP" }, later(1))).toMatchObject({ name: "SHOP" });
    });

    it("is its owner's alone", async () => {
      const [owner, other] = [await person(), await person()];
      const { id } = await remember(owner, "Shop", "bread");
      await expect(changeFact(test.deps.db, other, id, { words: "x" }, START)).rejects.toMatchObject({
        code: "not_found",
      });
      await expect(forgetFact(test.deps.db, other, id)).rejects.toMatchObject({ code: "not_found" });
      await noteUses(test.deps.db, other, [id], later(1));
      expect(await forgetAllFacts(test.deps.db, other)).toBe(0);
      expect((await readProfile(test.deps.db, owner.id, START)).facts).toMatchObject([
        { words: "bread", lastUsedAt: null },
      ]);
      await noteUses(test.deps.db, owner, [id, "nobody's"], later(2));
      expect((await readProfile(test.deps.db, owner.id, START)).facts).toMatchObject([{ lastUsedAt: later(2) }]);
    });

    it("is exported and emptied with a line in the log that has none of its words", async () => {
      const user = await person();
      await remember(user, "Shop", "bread");
      await remember(user, "City", "Basra", 1);
      await exportProfile(test.deps.db, user, later(2));
      expect(await forgetAllFacts(test.deps.db, user)).toBe(2);
      expect(await forgetAllFacts(test.deps.db, user)).toBe(0);
      expect(await names(user)).toEqual([]);
      expect(await actions(user)).toEqual([
        ["profile.on", true, null],
        ["profile.export", true, { facts: 2 }],
        ["profile.delete-all", true, { facts: 2 }],
      ]);
    });

    it.skipIf(kind === "embedded")("lets two presses at once take one last place", async () => {
      const user = await person();
      await remember(user, "one");
      await remember(user, "two");
      const both = await Promise.allSettled([remember(user, "three"), remember(user, "four")]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      expect(await countFacts(test.deps.db, user.id)).toBe(3);
    });
  });
});
