import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { identities, users } from "./tables.ts";

let test: TestDeps;
beforeAll(async () => {
  test = await createTestDeps();
});
afterAll(() => test.close());

type Row = [id: string, user: string, provider: string, subject: string, minute: number];

async function add(...rows: Row[]): Promise<void> {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
  for (const [id, userId, providerId, accountId, minute] of rows) {
    await test.deps.db
      .insert(users)
      .values({ id: userId, name: "", email: `${userId}@example.com` })
      .onConflictDoNothing();
    const times = { createdAt: at(minute), updatedAt: at(minute) };
    await test.deps.db.insert(identities).values({ id, userId, providerId, accountId, ...times });
  }
}

it("refuse a second identity of a provider for an account, and a subject for a second account", async () => {
  await add(["a", "ann", "google", "subject-a", 0], ["b", "ann", "credential", "ann", 0]);
  await expect(add(["c", "ann", "google", "subject-c", 1])).rejects.toThrow();
  await expect(add(["d", "dan", "google", "subject-a", 1])).rejects.toThrow();
});

it("are made unique where there were several: the newest password stays, and of outside identities who came first", async () => {
  const { db } = test.deps;
  await db.delete(identities);
  await db.execute(sql`drop index identities_once_a_user`);
  await db.execute(sql`drop index identities_once_a_subject`);
  await db.execute(sql`create index identities_user on identities (user_id)`);
  await db.execute(sql`create index identities_subject on identities (provider_id, account_id)`);
  await add(
    ["old-password", "eve", "credential", "eve", 0],
    ["new-password", "eve", "credential", "eve", 5],
    ["first-of-eve", "eve", "google", "subject-1", 1],
    ["second-of-eve", "eve", "google", "subject-2", 2],
    ["own-of-fay", "fay", "google", "subject-2", 3],
    ["taken-by-gus", "gus", "google", "subject-1", 4],
  );
  const statements = readFileSync("migrations/0010_identities_and_mails.sql", "utf8").split("--> statement-breakpoint");
  for (const statement of statements.filter((each) => each.includes("identities"))) await db.execute(statement);
  const left = await db.select({ id: identities.id }).from(identities).orderBy(identities.id);
  expect(left.map(({ id }) => id)).toEqual(["first-of-eve", "new-password", "own-of-fay"]);
  await expect(add(["again", "eve", "google", "subject-9", 9])).rejects.toThrow();
});
