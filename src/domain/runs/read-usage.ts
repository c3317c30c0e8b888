import { and, gte, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { MODEL_PRICES } from "./model-prices-data.ts";
import { usageWindows } from "./rules.ts";
import { runs } from "./tables.ts";

export { PRICES_NOTED_IN } from "./model-prices-data.ts";

/** Runs of one day (UTC), tool, engine and model; `day` is empty where days are taken together. */
export interface UsageRow {
  day: string;
  tool: string;
  engine: "provider" | "builtin" | null;
  model: string | null;
  runs: number;
  /** Ended without an answer. */
  failures: number;
  /** Ended at no cost: failed, abandoned, stopped before anything was shown, or answered for free. */
  givenBack: number;
  /** Milliseconds of answered runs: the median, and what 95 in 100 stay under; null without any. */
  medianMs: number | null;
  p95Ms: number | null;
  tokensIn: number;
  tokensOut: number;
  /** US dollars, estimated by the prices on file; 0 for the built-in engine, null where the model has no price on file. */
  estimatedCost: number | null;
}

/** From `from` until before `to`, newest day first; with `byDay: false` all days together. */
export async function listUsage(
  db: Database,
  period: { from: Date; to: Date; tool?: string | undefined; byDay?: boolean },
): Promise<UsageRow[]> {
  const day =
    period.byDay === false
      ? sql<string>`''::text`
      : sql<string>`to_char(${runs.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const percentile = (share: number) =>
    sql<
      number | null
    >`(percentile_cont(${sql.raw(String(share))}) within group (order by ${runs.ms}) filter (where ${runs.answeredAt} is not null))::int`;
  const rows = await db
    .select({
      day: day.as("day"),
      tool: runs.tool,
      engine: runs.engine,
      model: runs.model,
      runs: sql<number>`count(*)::int`,
      failures: sql<number>`count(*) filter (where ${runs.status} in ('failed', 'abandoned'))::int`,
      givenBack: sql<number>`count(*) filter (where ${runs.status} <> 'running' and (${runs.answeredAt} is null or ${runs.cost} = 0))::int`,
      medianMs: percentile(0.5),
      p95Ms: percentile(0.95),
      tokensIn: sql<number>`coalesce(sum(${runs.tokensIn}), 0)::float8`,
      tokensOut: sql<number>`coalesce(sum(${runs.tokensOut}), 0)::float8`,
    })
    .from(runs)
    .where(
      and(
        gte(runs.createdAt, period.from),
        lt(runs.createdAt, period.to),
        period.tool ? sql`${runs.tool} = ${period.tool}` : undefined,
      ),
    )
    .groupBy(sql`1`, runs.tool, runs.engine, runs.model)
    .orderBy(sql`1 desc`, runs.tool, runs.engine, runs.model);
  return rows.map((row) => ({ ...row, estimatedCost: estimatedCostOf(row) }));
}

function estimatedCostOf(row: Omit<UsageRow, "estimatedCost">): number | null {
  if (row.model === null) return 0;
  const price = MODEL_PRICES[row.model];
  return price ? (row.tokensIn * price.input + row.tokensOut * price.output) / 1_000_000 : null;
}

export interface FeatureUse {
  /** `<tool>-<language>`. */
  name: string;
  /** Runs that count against the limits, today in UTC. */
  runs: number;
  users: number;
  /** The most that one user has. */
  most: number;
}

/** The names, as in `FeatureUse`, of all features that ever ran, answered or not. */
export async function listNamesThatRan(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ name: sql<string>`${runs.tool} || '-' || ${runs.lang}` }).from(runs);
  return rows.map(({ name }) => name);
}

/** Today's use of every feature that has any. */
export async function listTodaysUse(db: Database, now: Date): Promise<FeatureUse[]> {
  const perUser = db
    .select({
      name: sql<string>`${runs.tool} || '-' || ${runs.lang}`.as("name"),
      count: sql<number>`count(*)::int`.as("count"),
    })
    .from(runs)
    .where(
      and(
        gte(runs.createdAt, usageWindows(now).day),
        sql`(${runs.status} = 'running' or ${runs.answeredAt} is not null)`,
      ),
    )
    .groupBy(runs.tool, runs.lang, runs.userId)
    .as("per_user");
  return db
    .select({
      name: perUser.name,
      runs: sql<number>`sum(${perUser.count})::int`,
      users: sql<number>`count(*)::int`,
      most: sql<number>`max(${perUser.count})::int`,
    })
    .from(perUser)
    .groupBy(perUser.name);
}
