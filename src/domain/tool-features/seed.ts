import { sql } from "drizzle-orm";
import type { ProviderChoice } from "../../platform/ai.ts";
import type { Database } from "../../platform/db.server.ts";
import { featurePrompts, serviceProviders, toolFeatures, usageLimits } from "./tables.ts";

export interface FeatureSeed {
  slug: string;
  language: "ar" | "en";
  displayName: string;
  featureType: (typeof toolFeatures.$inferInsert)["featureType"];
  prompt: string;
  providers: readonly ProviderChoice[];
  limits: { perDay: number; perMonth: number };
}

/** Stores the features of a first start. An empty table only: what the administrator changed or deleted stays so. */
export async function seedToolFeatures(db: Database, seeds: readonly FeatureSeed[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${toolFeatures} in share row exclusive mode`);
    if ((await tx.$count(toolFeatures)) > 0) return;
    for (const seed of seeds) {
      const [feature] = await tx
        .insert(toolFeatures)
        .values({
          name: `${seed.slug}-${seed.language}`,
          slug: seed.slug,
          displayName: seed.displayName,
          featureType: seed.featureType,
          language: seed.language,
        })
        .returning({ id: toolFeatures.id });
      const featureId = (feature as { id: number }).id;
      await tx.insert(featurePrompts).values({ featureId, promptContent: seed.prompt, version: 1 });
      await tx
        .insert(serviceProviders)
        .values(seed.providers.map((provider, position) => ({ featureId, position, ...provider })));
      await tx
        .insert(usageLimits)
        .values({ featureId, dailyLimit: seed.limits.perDay, monthlyLimit: seed.limits.perMonth });
    }
  });
}
