import type { Language } from "#i18n/language.ts";
import { and, eq, gt, gte, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { CallerKey } from "#domain/accounts/access.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import { secondsUntilNext, UNPAID_RUNS_AN_HOUR, usageWindows } from "./rules.ts";
import { runs } from "./tables.ts";

const HOUR_MS = 3_600_000;

interface Admission {
  tool: string;
  lang: Language;
  limits: { perDay: number; perMonth: number } | null;
  key?: CallerKey | null;
  now: Date;
}

/**
 * Every limit of a run whose row is written, with the account's row locked. Throws `rate_limited`, `daily_limit`,
 * `monthly_limit`, `key_limit`.
 */
export async function checkAdmission(tx: Database, userId: string, start: Admission): Promise<void> {
  await checkUnpaid(tx, userId, start.now);
  if (start.limits) await checkLimits(tx, { ...start, userId, limits: start.limits });
  if (start.key) await checkKeyLimit(tx, start.key, start.now);
}

/**
 * Giving back has no end by itself: without this, one credit would buy any number of calls that are stopped in time.
 * Throws `rate_limited`.
 */
async function checkUnpaid(tx: Database, userId: string, now: Date): Promise<void> {
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

async function checkLimits(
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

async function checkKeyLimit(tx: Database, key: CallerKey, now: Date): Promise<void> {
  if (key.runsPerDay === null) return;
  const used = await tx.$count(
    runs,
    and(
      eq(runs.apiKeyId, key.id),
      gte(runs.createdAt, usageWindows(now).day),
      or(eq(runs.status, "running"), isNotNull(runs.answeredAt)),
    ),
  );
  if (used > key.runsPerDay) throw new RefusalError("key_limit", { retryAfterSeconds: secondsUntilNext("day", now) });
}
