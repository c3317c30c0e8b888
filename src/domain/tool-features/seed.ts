import { sql } from "drizzle-orm";
import type { ProviderChoice } from "#platform/ai.ts";
import type { Database } from "#platform/db.server.ts";
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
    const stored = await tx
      .insert(toolFeatures)
      .values(
        seeds.map((seed) => ({
          name: nameOf(seed),
          slug: seed.slug,
          displayName: seed.displayName,
          featureType: seed.featureType,
          language: seed.language,
        })),
      )
      .returning({ id: toolFeatures.id, name: toolFeatures.name });
    const ids = new Map(stored.map(({ id, name }) => [name, id]));
    const rows = seeds.map((seed) => ({ ...seed, featureId: ids.get(nameOf(seed)) as number }));
    await tx
      .insert(featurePrompts)
      .values(rows.map(({ featureId, prompt }) => ({ featureId, promptContent: prompt, version: 1 })));
    await tx
      .insert(serviceProviders)
      .values(
        rows.flatMap(({ featureId, providers }) =>
          providers.map((provider, position) => ({ featureId, position, ...provider })),
        ),
      );
    await tx.insert(usageLimits).values(
      rows.map(({ featureId, limits }) => ({
        featureId,
        dailyLimit: limits.perDay,
        monthlyLimit: limits.perMonth,
      })),
    );
  });
}

function nameOf({ slug, language }: FeatureSeed): string {
  return `${slug}-${language}`;
}
