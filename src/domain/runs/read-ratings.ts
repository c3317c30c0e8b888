import { and, gte, isNotNull, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { runs } from "./tables.ts";

/** What people said of a tool's results. */
export interface ToolRatings {
  tool: string;
  useful: number;
  notUseful: number;
}

/** Ratings of runs that began from `from` until before `to`, by tool; tools that nobody rated are left out. */
export async function listRatings(
  db: Database,
  period: { from: Date; to: Date; tool?: string | undefined },
): Promise<ToolRatings[]> {
  return db
    .select({
      tool: runs.tool,
      useful: sql<number>`count(*) filter (where ${runs.rating} > 0)::int`,
      notUseful: sql<number>`count(*) filter (where ${runs.rating} < 0)::int`,
    })
    .from(runs)
    .where(
      and(
        isNotNull(runs.rating),
        gte(runs.createdAt, period.from),
        lt(runs.createdAt, period.to),
        period.tool ? sql`${runs.tool} = ${period.tool}` : undefined,
      ),
    )
    .groupBy(runs.tool)
    .orderBy(runs.tool);
}
