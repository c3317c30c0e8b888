import type { Language } from "#i18n/language.ts";
import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/db.server.ts";
import { secondsUntilNext, UNPAID_RUNS_AN_HOUR, usageWindows } from "./rules.ts";
import { runs } from "./tables.ts";

const HOUR_MS = 3_600_000;

/**
 * Giving back has no end by itself: without this, one credit would buy any number of calls that are stopped in time.
 * Call it with the account's row locked. Throws `rate_limited`.
 */
export async function checkUnpaid(tx: Database, userId: string, now: Date): Promise<void> {
  const unpaid = await tx.$count(
    runs,
    and(
      eq(runs.userId, userId),
      gt(runs.createdAt, new Date(now.getTime() - HOUR_MS)),
      isNull(runs.answeredAt),
      inArray(runs.status, ["stopped", "failed"]),
      gt(runs.providerCalls, 0),
    ),
  );
  if (unpaid >= UNPAID_RUNS_AN_HOUR) throw new RefusalError("rate_limited", { retryAfterSeconds: HOUR_MS / 4000 });
}

/** Call it with the account's row locked. Throws `daily_limit`, `monthly_limit`. */
export async function checkLimits(
  tx: Database,
  start: { userId: string; tool: string; lang: Language; limits: { perDay: number; perMonth: number }; now: Date },
): Promise<void> {
  const { userId, limits } = start;
  const { day, month } = usageWindows(start.now);
  const [used] = await tx
    .select({
      today: sql<number>`count(*) filter (where ${runs.createdAt} >= ${day.toISOString()}::timestamptz)::int`,
      thisMonth: sql<number>`count(*)::int`,
    })
    .from(runs)
    .where(
      and(
        eq(runs.userId, userId),
        eq(runs.tool, start.tool),
        eq(runs.lang, start.lang),
        sql`${runs.createdAt} >= ${month.toISOString()}::timestamptz`,
        or(eq(runs.status, "running"), isNotNull(runs.answeredAt)),
      ),
    );
  if (used && used.today > limits.perDay)
    throw new RefusalError("daily_limit", { retryAfterSeconds: secondsUntilNext("day", start.now) });
  if (used && used.thisMonth > limits.perMonth)
    throw new RefusalError("monthly_limit", { retryAfterSeconds: secondsUntilNext("month", start.now) });
}
