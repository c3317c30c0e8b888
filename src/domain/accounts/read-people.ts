import { and, desc, eq, gt, sql } from "drizzle-orm";
import { RefusalError } from "../../i18n/refusals.ts";
import type { Database } from "../../platform/db.server.ts";
import { sessions, users } from "./tables.ts";

/** What the back office shows of an account. */
export interface Person {
  id: string;
  email: string;
  emailVerified: boolean;
  role: "user" | "administrator";
  createdAt: Date;
}

const FIELDS = {
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  role: users.role,
  createdAt: users.createdAt,
};

export const PEOPLE_PAGE_SIZE = 30;

/** Accounts whose address contains `q`, newest first; 30 a page, `page` starts at 1. */
export async function listPeople(
  db: Database,
  options: { q?: string; page?: number } = {},
): Promise<{ people: Person[]; total: number }> {
  const { q = "", page = 1 } = options;
  const like = `%${q
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;
  const where = q.trim() === "" ? undefined : sql`lower(${users.email}) like ${like}`;
  const [people, total] = await Promise.all([
    db
      .select(FIELDS)
      .from(users)
      .where(where)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(PEOPLE_PAGE_SIZE)
      .offset((Math.max(1, page) - 1) * PEOPLE_PAGE_SIZE),
    db.$count(users, where),
  ]);
  return { people, total };
}

/** One account with the number of its live sessions. Throws `not_found`. */
export async function readPerson(db: Database, id: string, now: Date): Promise<Person & { sessions: number }> {
  const [person] = await db.select(FIELDS).from(users).where(eq(users.id, id));
  if (!person) throw new RefusalError("not_found");
  return { ...person, sessions: await db.$count(sessions, and(eq(sessions.userId, id), gt(sessions.expiresAt, now))) };
}
