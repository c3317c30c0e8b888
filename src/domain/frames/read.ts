import { and, eq, inArray, sql } from "drizzle-orm";
import { users } from "#domain/accounts/tables.ts";
import { LIVE_STATUSES } from "#domain/billing/rules.ts";
import { stripeSubscriptions } from "#domain/billing/tables.ts";
import { type CreditsInfo, creditsInfoOf } from "#domain/credits/rules.ts";
import { userCredits } from "#domain/credits/tables.ts";
import { listNotices, type Notice } from "#domain/notices/read.ts";
import { siteNotices } from "#domain/notices/tables.ts";
import { listActivePackages } from "#domain/packages/read.ts";
import type { PackageVersion } from "#domain/packages/rules.ts";
import { creditPackages } from "#domain/packages/tables.ts";
import { listFeatures } from "#domain/tool-features/read.ts";
import { serviceProviders, toolFeatures } from "#domain/tool-features/tables.ts";
import type { AwaitedTool } from "#domain/tool-waits/read.ts";
import { toolWaits } from "#domain/tool-waits/tables.ts";
import { type Database, prepareOnce } from "#platform/database/db.server.ts";

/** What the frame of a signed-in page shows. */
export interface Frame {
  credits: CreditsInfo;
  isSubscriber: boolean;
  awaited: AwaitedTool[];
  /** The same for everybody. */
  common: Common;
}

/** What the administrator stored, as it is in the database now. */
interface Common {
  features: Awaited<ReturnType<typeof listFeatures>>;
  /** Every notice, newest first. */
  notices: Notice[];
  /** The active versions, cheapest first. */
  packages: PackageVersion[];
}

/**
 * A person's part of the frame and a stamp of what is the same for everybody, by one question. The latter is read again
 * only when its stamp has changed, so that nothing is ever shown that is older than the question.
 */
export async function readFrame(db: Database, userId: string, now: Date): Promise<Frame | null> {
  const [row] = await findFrame(db).execute({ userId });
  if (!row) return null;
  const common = await readCommon(db, row.stamp ?? "");
  return {
    credits: creditsInfoOf(row.credits, now),
    isSubscriber: row.isSubscriber,
    awaited: row.awaited,
    common,
  };
}

const STAMPED = [toolFeatures, serviceProviders, siteNotices, creditPackages];

/** The transaction that wrote each row: a change gives a row another one, and a row more or fewer changes the list. */
const stamp = sql<string | null>`(select md5(string_agg(row.written, ',')) from (${sql.join(
  STAMPED.map((table) => sql`select xmin::text as written from ${table}`),
  sql` union all select '-' union all `,
)}) as row)`;

const findFrame = prepareOnce((db) =>
  db
    .select({
      credits: userCredits,
      isSubscriber: sql<boolean>`exists (${db
        .select({ one: sql`1` })
        .from(stripeSubscriptions)
        .where(
          and(eq(stripeSubscriptions.userId, users.id), inArray(stripeSubscriptions.status, [...LIVE_STATUSES])),
        )})`,
      awaited: sql<AwaitedTool[]>`coalesce((select json_agg(json_build_object('slug', ${toolWaits.slug}, 'language', ${
        toolWaits.language
      })) from ${toolWaits} where ${toolWaits.userId} = ${users.id}), '[]'::json)`,
      stamp,
    })
    .from(users)
    .leftJoin(userCredits, eq(userCredits.userId, users.id))
    .where(eq(users.id, sql.placeholder("userId")))
    .prepare(""),
);

const kept = new WeakMap<Database, { stamp: string; common: Promise<Common> }>();

/** What was read under the stamp; read after it, so never older. A failure is not kept. */
function readCommon(db: Database, stamp: string): Promise<Common> {
  const found = kept.get(db);
  if (found?.stamp === stamp) return found.common;
  const common = Promise.all([listFeatures(db), listNotices(db), listActivePackages(db)]).then(
    ([features, notices, packages]) => ({ features, notices, packages }),
  );
  kept.set(db, { stamp, common });
  common.catch(() => {
    if (kept.get(db)?.common === common) kept.delete(db);
  });
  return common;
}
