import { randomUUID } from "node:crypto";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { changeProfileSince } from "#domain/accounts/preferences.ts";
import { users } from "#domain/accounts/tables.ts";
import { appendAudit } from "#domain/audit/write.ts";
import { readCredits } from "#domain/credits/read.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import { type Profile, type ProfileFact, readFact, readProfile, readProfileSince } from "./read.ts";
import { factsOf, MOST_FACTS, nameKeyOf } from "./rules.ts";
import { profileFacts } from "./tables.ts";

export interface NewFact {
  name: string;
  words: string;
  /** The tool and the question that it answered. */
  tool?: string | undefined;
  question?: string | undefined;
}

/** Keeps the person's yes with its moment, or takes it back. The facts stay: what becomes of them is another press. */
export async function switchProfile(db: Database, user: SignedInUser, isOn: boolean, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwner(tx, user);
    // The first yes counts, not the second press.
    if (((await readProfileSince(tx, user.id)) !== null) === isOn) return;
    await changeProfileSince(tx, user.id, isOn ? now : null, now);
    await appendAudit(tx, ownerOf(user), { action: isOn ? "profile.on" : "profile.off", subject: user.id });
  });
}

/**
 * Remembers a fact; one of the same name takes the new words. Throws `profile_off`, `profile_full` where the package keeps no
 * more, `too_many_facts` where nobody has more.
 */
export async function rememberFact(
  db: Database,
  user: SignedInUser,
  { name, words, tool, question }: NewFact,
  now: Date,
): Promise<ProfileFact> {
  return db.transaction(async (tx) => {
    // The lock makes the count exact for two presses at once.
    await lockOwner(tx, user);
    if ((await readProfileSince(tx, user.id)) === null) throw new RefusalError("profile_off");
    const nameKey = nameKeyOf(name);
    const source = { sourceTool: tool ?? null, sourceQuestion: question ?? null };
    const [known] = await tx
      .update(profileFacts)
      .set({ words, ...(tool ? source : {}) })
      .where(and(eq(profileFacts.userId, user.id), eq(profileFacts.nameKey, nameKey)))
      .returning({ id: profileFacts.id });
    if (known) return readFact(tx, user.id, known.id, now);
    await refuseWithoutRoom(tx, user, now);
    const id = randomUUID();
    await tx.insert(profileFacts).values({ id, userId: user.id, name, nameKey, words, ...source, createdAt: now });
    return readFact(tx, user.id, id, now);
  });
}

async function refuseWithoutRoom(tx: Database, user: SignedInUser, now: Date): Promise<void> {
  const count = await tx.$count(profileFacts, eq(profileFacts.userId, user.id));
  if (count >= MOST_FACTS) throw new RefusalError("too_many_facts");
  const { packageType } = await readCredits(tx, user.id, now);
  if (count >= factsOf(packageType)) throw new RefusalError("profile_full");
}

/** Changes the name or the words of a fact. Throws `not_found`, or `invalid_input` for a name that another fact has. */
export async function changeFact(
  db: Database,
  user: SignedInUser,
  id: string,
  change: Partial<Pick<NewFact, "name" | "words">>,
  now: Date,
): Promise<ProfileFact> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, user);
    const current = await readFact(tx, user.id, id, now);
    const { name = current.name, words = current.words } = change;
    const nameKey = nameKeyOf(name);
    const others = and(
      eq(profileFacts.userId, user.id),
      eq(profileFacts.nameKey, nameKey),
      ne(profileFacts.id, current.id),
    );
    if ((await tx.$count(profileFacts, others)) > 0)
      throw new RefusalError("invalid_input", { fields: { name: "name_taken" } });
    await tx.update(profileFacts).set({ name, nameKey, words }).where(eq(profileFacts.id, current.id));
    return readFact(tx, user.id, id, now);
  });
}

/** Notes that a person took facts into a request. Ids of nobody's, or of another's, are passed over. */
export async function noteUses(db: Database, user: SignedInUser, ids: readonly string[], now: Date): Promise<void> {
  await db
    .update(profileFacts)
    .set({ lastUsedAt: now })
    .where(and(eq(profileFacts.userId, user.id), inArray(profileFacts.id, [...ids])));
}

/** Forgets one fact, for good. Throws `not_found`. */
export async function forgetFact(db: Database, user: SignedInUser, id: string): Promise<void> {
  const gone = await db
    .delete(profileFacts)
    .where(and(eq(profileFacts.id, id), eq(profileFacts.userId, user.id)))
    .returning({ id: profileFacts.id });
  if (gone.length === 0) throw new RefusalError("not_found");
}

/** Forgets all facts. The log keeps how many they were, and none of their words. */
export async function forgetAllFacts(db: Database, user: SignedInUser): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(profileFacts)
      .where(eq(profileFacts.userId, user.id))
      .returning({ id: profileFacts.id });
    if (gone.length > 0)
      await appendAudit(tx, ownerOf(user), {
        action: "profile.delete-all",
        subject: user.id,
        before: { facts: gone.length },
      });
    return gone.length;
  });
}

/** All of a profile to take along; that it was taken is in the log. */
export async function exportProfile(db: Database, user: SignedInUser, now: Date): Promise<Profile> {
  return db.transaction(async (tx) => {
    const profile = await readProfile(tx, user.id, now);
    await appendAudit(tx, ownerOf(user), {
      action: "profile.export",
      subject: user.id,
      after: { facts: profile.facts.length },
    });
    return profile;
  });
}

async function lockOwner(tx: Database, user: SignedInUser): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("update");
}

/** The audit log outlives the account, so it names the owner by id and never by address. */
function ownerOf(user: SignedInUser): { id: string; email: string } {
  return { id: user.id, email: user.id };
}
