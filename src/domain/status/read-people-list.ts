import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { addressContains, PEOPLE_PAGE_SIZE, type Person, PERSON_FIELDS } from "#domain/accounts/read-people.ts";
import { sessions, users } from "#domain/accounts/tables.ts";
import { creditsInfoOf, type PackageType } from "#domain/credits/rules.ts";
import { userCredits } from "#domain/credits/tables.ts";
import { creditPackages } from "#domain/packages/tables.ts";
import { runs } from "#domain/runs/tables.ts";

/** An account with what the back office asks of it first. */
export interface ListedPerson extends Person {
  packageType: PackageType;
  /** The package's name, in both languages, where it is neither Free nor Basic. */
  otherPackage: { en: string; ar: string } | null;
  /** What can be spent now. */
  credits: number;
  /** The last run, or when a session that is still open was last dated, which happens once a day; null where neither is known. */
  lastSeenAt: Date | null;
}

export const PEOPLE_COLUMNS = ["email", "plan", "balance", "seen", "state", "created"] as const;
export type PeopleColumn = (typeof PEOPLE_COLUMNS)[number];

const LAST_SEEN = sql<string | null>`greatest(
  (select max(${sessions.updatedAt}) from ${sessions} where ${sessions.userId} = ${users.id}),
  (select max(${runs.createdAt}) from ${runs} where ${runs.userId} = ${users.id}))`;

/**
 * Accounts whose address contains `q`, newest first unless sorted otherwise; as many a page as `listPeople`. What a column does
 * not know comes last, whichever way.
 */
export async function listPeopleWithCredits(
  db: Database,
  now: Date,
  options: { q?: string; page?: number; sort?: { by: PeopleColumn; isDescending: boolean } | null } = {},
): Promise<{ people: ListedPerson[]; total: number }> {
  const { q = "", page = 1, sort } = options;
  const where = addressContains(q);
  const turn = sort?.isDescending === false ? asc : desc;
  const [rows, total] = await Promise.all([
    db
      .select({
        person: PERSON_FIELDS,
        credits: userCredits,
        held: {
          name: creditPackages.name,
          en: creditPackages.displayName,
          ar: creditPackages.displayNameAr,
        },
        lastSeenAt: LAST_SEEN.mapWith((at: string) => new Date(at)),
      })
      .from(users)
      .leftJoin(userCredits, eq(userCredits.userId, users.id))
      .leftJoin(creditPackages, eq(creditPackages.id, userCredits.packageVersionId))
      .where(where)
      .orderBy(
        ...(sort ? [sql`${turn(sortedBy(sort.by, now))} nulls last`] : []),
        desc(users.createdAt),
        // People made in one moment keep one order, the other way round where the list is.
        turn(users.id),
      )
      .limit(PEOPLE_PAGE_SIZE)
      .offset((Math.max(1, page) - 1) * PEOPLE_PAGE_SIZE),
    db.$count(users, where),
  ]);
  const people = rows.map(({ person, credits: row, held, lastSeenAt }): ListedPerson => {
    const { credits, packageType } = creditsInfoOf(row, now);
    const isOther = packageType !== "none" && held !== null && held.name !== "free" && held.name !== "basic";
    return { ...person, packageType, credits, lastSeenAt, otherPackage: isOther ? { en: held.en, ar: held.ar } : null };
  });
  return { people, total };
}

/** Who pays is the highest of the plans. An expired package is none, and its balance 0, as everywhere. */
function sortedBy(column: PeopleColumn, now: Date): SQL {
  const isExpired = sql`${userCredits.expiresAt} is not null and ${userCredits.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const columns: Record<PeopleColumn, SQL> = {
    email: sql`lower(${users.email})`,
    plan: sql`case when ${isExpired} then 0 when ${userCredits.packageType} = 'basic' then 2
      when ${userCredits.packageType} = 'free' then 1 else 0 end`,
    balance: sql`case when ${isExpired} then 0 else coalesce(${userCredits.currentCredits} - ${userCredits.held}, 0) end`,
    seen: LAST_SEEN,
    state: sql`case when ${users.role} = 'administrator' then 0
      when ${users.suspendedAt} is not null then 3 when ${users.emailVerified} then 1 else 2 end`,
    created: sql`${users.createdAt}`,
  };
  return columns[column];
}
