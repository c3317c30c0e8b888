import { eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { appendAudit } from "#domain/audit/write.ts";
import { usageLimits } from "./tables.ts";
import { lockFeature } from "./write-features.ts";

/** Runs per user; `isEnabled` false means no limit. Whole numbers from 0 on. */
export interface LimitsInput {
  dailyLimit: number;
  monthlyLimit: number;
  isEnabled: boolean;
}

/** Throws `not_found`. */
export async function saveLimits(
  admin: Administrator,
  db: Database,
  featureId: number,
  limits: LimitsInput,
): Promise<LimitsInput> {
  return db.transaction(async (tx) => {
    const feature = await lockFeature(tx, featureId);
    const [before] = await tx.select().from(usageLimits).where(eq(usageLimits.featureId, featureId));
    const [saved] = await tx
      .insert(usageLimits)
      .values({ featureId, ...limits })
      .onConflictDoUpdate({ target: usageLimits.featureId, set: { ...limits, updatedAt: sql`now()` } })
      .returning();
    const after = limitsOf(saved as typeof usageLimits.$inferSelect);
    await appendAudit(tx, admin, {
      action: "limits.save",
      subject: feature.name,
      before: before && limitsOf(before),
      after,
    });
    return after;
  });
}

function limitsOf(row: typeof usageLimits.$inferSelect): LimitsInput {
  return { dailyLimit: row.dailyLimit, monthlyLimit: row.monthlyLimit, isEnabled: row.isEnabled };
}
