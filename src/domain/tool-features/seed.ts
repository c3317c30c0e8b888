import type { Language } from "#i18n/language.ts";
import { and, eq, sql } from "drizzle-orm";
import type { ProviderChoice } from "#platform/ai/ai.ts";
import type { Database } from "#platform/database/db.server.ts";
import { featurePrompts, serviceProviders, toolFeatures, usageLimits } from "./tables.ts";

export interface FeatureSeed {
  slug: string;
  language: Language;
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

/**
 * Stores the product's newer system prompts as next versions. Where an administrator has ever written one for a feature,
 * theirs stay in use: what the product brings is for those who left it alone. Returns the names of the features it changed.
 */
export async function upgradePrompts(db: Database, seeds: readonly FeatureSeed[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${toolFeatures} in share row exclusive mode`);
    const upgraded: string[] = [];
    for (const seed of seeds) {
      const stored = await tx
        .select({
          featureId: featurePrompts.featureId,
          version: featurePrompts.version,
          isActive: featurePrompts.isActive,
          content: featurePrompts.promptContent,
          author: featurePrompts.authorEmail,
        })
        .from(featurePrompts)
        .innerJoin(toolFeatures, eq(toolFeatures.id, featurePrompts.featureId))
        .where(eq(toolFeatures.name, nameOf(seed)));
      const active = stored.find((row) => row.isActive);
      if (!active || stored.some(({ author }) => author !== null)) continue;
      if (stored.some(({ content }) => content === seed.prompt)) continue;
      const version = Math.max(...stored.map((row) => row.version)) + 1;
      await tx
        .update(featurePrompts)
        .set({ isActive: false })
        .where(and(eq(featurePrompts.featureId, active.featureId), eq(featurePrompts.isActive, true)));
      await tx.insert(featurePrompts).values({ featureId: active.featureId, promptContent: seed.prompt, version });
      upgraded.push(nameOf(seed));
    }
    return upgraded;
  });
}

function nameOf({ slug, language }: FeatureSeed): string {
  return `${slug}-${language}`;
}
