import type { Language } from "#i18n/language.ts";
import { and, asc, desc, eq } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Ai, ChoiceFault, ProviderChoice } from "#platform/ai/ai.ts";
import type { Database } from "#platform/database/db.server.ts";
import { countWaits } from "#domain/tool-waits/read.ts";
import { DEFAULT_LIMITS } from "./rules.ts";
import { featurePrompts, serviceProviders, toolFeatures, usageLimits } from "./tables.ts";

export interface FeatureProvider {
  id: number;
  providerName: ProviderChoice["providerName"];
  modelName: string;
  apiKeyName: string;
  apiEndpoint: string | null;
  position: number;
  isActive: boolean;
  /** Why the row cannot be used ("key_missing": its key is neither in the environment nor stored), or null. */
  fault: ChoiceFault | null;
}

export interface FeatureOverview {
  id: number;
  name: string;
  slug: string;
  displayName: string;
  featureType: string;
  language: Language;
  isActive: boolean;
  promptVersion: number | null;
  providers: FeatureProvider[];
  limits: { dailyLimit: number; monthlyLimit: number; isEnabled: boolean };
  /** How many people wait for it to be ready. */
  waiting: number;
}

interface FeatureFilter {
  language?: "ar" | "en" | undefined;
  id?: number;
}

/** Every feature with what hangs on it, by display name; of one language when given. Never inside a transaction. */
export async function listFeatures(
  { db, ai }: { db: Database; ai: Pick<Ai, "faultOf" | "refreshKeys"> },
  filter: FeatureFilter = {},
): Promise<FeatureOverview[]> {
  await ai.refreshKeys();
  return listStoredFeatures(db, filter, ai.faultOf);
}

/** The same as stored, by a database or a transaction; `faultOf` judges the providers' rows. */
export async function listStoredFeatures(
  db: Database,
  filter: FeatureFilter = {},
  faultOf: Ai["faultOf"] = () => null,
): Promise<FeatureOverview[]> {
  const [features, prompts, providers, limits, waits] = await Promise.all([
    db
      .select()
      .from(toolFeatures)
      .where(
        and(
          filter.language ? eq(toolFeatures.language, filter.language) : undefined,
          filter.id === undefined ? undefined : eq(toolFeatures.id, filter.id),
        ),
      )
      .orderBy(asc(toolFeatures.displayName), asc(toolFeatures.id)),
    db
      .select({ featureId: featurePrompts.featureId, version: featurePrompts.version })
      .from(featurePrompts)
      .where(eq(featurePrompts.isActive, true)),
    db.select().from(serviceProviders).orderBy(asc(serviceProviders.position), asc(serviceProviders.id)),
    db.select().from(usageLimits),
    countWaits(db),
  ]);
  return features.map((feature) => {
    const limit = limits.find((row) => row.featureId === feature.id);
    return {
      id: feature.id,
      name: feature.name,
      slug: feature.slug,
      displayName: feature.displayName,
      featureType: feature.featureType,
      language: feature.language,
      isActive: feature.isActive,
      promptVersion: prompts.find((row) => row.featureId === feature.id)?.version ?? null,
      providers: providers
        .filter((row) => row.featureId === feature.id)
        .map(({ featureId: _feature, updatedAt: _updated, ...row }) => ({
          ...row,
          fault: faultOf(row),
        })),
      limits: {
        dailyLimit: limit?.dailyLimit ?? DEFAULT_LIMITS.perDay,
        monthlyLimit: limit?.monthlyLimit ?? DEFAULT_LIMITS.perMonth,
        isEnabled: limit?.isEnabled ?? true,
      },
      waiting: waits.find(({ slug, language }) => slug === feature.slug && language === feature.language)?.count ?? 0,
    };
  });
}

/** Throws `not_found`. */
export async function readFeature(deps: Parameters<typeof listFeatures>[0], id: number): Promise<FeatureOverview> {
  const [feature] = await listFeatures(deps, { id });
  if (!feature) throw new RefusalError("not_found");
  return feature;
}

export type PromptVersion = Pick<
  typeof featurePrompts.$inferSelect,
  "version" | "promptContent" | "isActive" | "authorEmail" | "createdAt"
>;

/** Every version of a feature's prompt, newest first. */
export async function listPromptVersions(db: Database, featureId: number): Promise<PromptVersion[]> {
  return db
    .select({
      version: featurePrompts.version,
      promptContent: featurePrompts.promptContent,
      isActive: featurePrompts.isActive,
      authorEmail: featurePrompts.authorEmail,
      createdAt: featurePrompts.createdAt,
    })
    .from(featurePrompts)
    .where(eq(featurePrompts.featureId, featureId))
    .orderBy(desc(featurePrompts.version));
}
