import { and, asc, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
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
}

const FIELDS = {
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  role: users.role,
  createdAt: users.createdAt,
};

export const PEOPLE_PAGE_SIZE = 30;

export const PEOPLE_COLUMNS = ["email", "state", "created"] as const;
export type PeopleColumn = (typeof PEOPLE_COLUMNS)[number];

const SORTED_BY: Record<PeopleColumn, SQL> = {
  email: sql`lower(${users.email})`,
  state: sql`case when ${users.role} = 'administrator' then 0 when ${users.emailVerified} then 1 else 2 end`,
  created: sql`${users.createdAt}`,
};

/** Accounts whose address contains `q`, newest first unless sorted otherwise; 30 a page, `page` starts at 1. */
export async function listPeople(
  db: Database,
  options: { q?: string; page?: number; sort?: { by: PeopleColumn; isDescending: boolean } | null } = {},
): Promise<{ people: Person[]; total: number }> {
  const { q = "", page = 1, sort } = options;
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
      .orderBy(
        ...(sort ? [(sort.isDescending ? desc : asc)(SORTED_BY[sort.by])] : []),
        desc(users.createdAt),
        // People made in one moment keep one order, the other way round where the list is.
        (sort?.isDescending === false ? asc : desc)(users.id),
      )
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

/** One account with the number of its live sessions. Throws `not_found`. */
export async function readPerson(db: Database, id: string, now: Date): Promise<Person & { sessions: number }> {
  const [person] = await db.select(FIELDS).from(users).where(eq(users.id, id));
  if (!person) throw new RefusalError("not_found");
  return { ...person, sessions: await db.$count(sessions, and(eq(sessions.userId, id), gt(sessions.expiresAt, now))) };
}
