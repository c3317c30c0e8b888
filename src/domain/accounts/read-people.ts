import { and, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import { sessions, users } from "./tables.ts";

/** What the back office shows of an account. */
export interface Person {
  id: string;
  email: string;
  emailVerified: boolean;
  role: "user" | "administrator";
  createdAt: Date;
  /** Since when the administrator keeps this person out. */
  suspendedAt: Date | null;
}

/** The columns of a `Person`. */
export const PERSON_FIELDS = {
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  role: users.role,
  createdAt: users.createdAt,
  suspendedAt: users.suspendedAt,
};

export const PEOPLE_PAGE_SIZE = 30;

/** Accounts whose address contains `q`; undefined for all of them. */
export function addressContains(q: string): SQL | undefined {
  const part = q.trim().toLowerCase();
  return part === "" ? undefined : sql`lower(${users.email}) like ${`%${part.replace(/[\\%_]/g, "\\$&")}%`}`;
}

/** Accounts whose address contains `q`, newest first; 30 a page, `page` starts at 1. */
export async function listPeople(
  db: Database,
  { q = "", page = 1 }: { q?: string | undefined; page?: number } = {},
): Promise<{ people: Person[]; total: number }> {
  const where = addressContains(q);
  const [people, total] = await Promise.all([
    db
      .select(PERSON_FIELDS)
      .from(users)
      .where(where)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(PEOPLE_PAGE_SIZE)
      .offset((Math.max(1, page) - 1) * PEOPLE_PAGE_SIZE),
    db.$count(users, where),
  ]);
  return { people, total };
}

/** The addresses of accounts by their ids; ids that name none are left out. */
export async function readAddresses(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(found.map(({ id, email }) => [id, email]));
}

/** One account with the number of its live sessions, why it is suspended, and whether a second factor is on. Throws `not_found`. */
export async function readPerson(
  db: Database,
  id: string,
  now: Date,
): Promise<Person & { sessions: number; suspendedReason: string | null; twoFactor: boolean }> {
  const [person] = await db
    .select({ ...PERSON_FIELDS, suspendedReason: users.suspendedReason, twoFactor: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, id));
  if (!person) throw new RefusalError("not_found");
  return { ...person, sessions: await db.$count(sessions, and(eq(sessions.userId, id), gt(sessions.expiresAt, now))) };
}
