import type { Language } from "#i18n/language.ts";
import { sql } from "drizzle-orm";
import type { ProviderChoice } from "#platform/ai/ai.ts";
import { type Database, prepareOnce, rowsOf } from "#platform/database/db.server.ts";
import { toolFeatures } from "./tables.ts";

/** What the administrator stored for one tool in one language. */
export interface StoredFeature {
  featureId: number;
  isActive: boolean;
  prompt: { content: string; version: number } | null;
  /** Active rows, the first to be asked first. */
  providers: ProviderChoice[];
  limits: { perDay: number; perMonth: number; isEnabled: boolean } | null;
}

/** Everything a run needs to know of its feature, in one question to the database; null when nothing is stored. */
export async function findFeature(db: Database, slug: string, language: Language): Promise<StoredFeature | null> {
  const [row] = await rowsOf<StoredFeature>(
    db,
    sql`select f.id as "featureId", f.is_active as "isActive",
      (select json_build_object('content', p.prompt_content, 'version', p.version) from feature_prompts p where
        p.feature_id = f.id and p.is_active) as prompt,
      coalesce((select json_agg(json_build_object('providerName', s.provider_name, 'modelName', s.model_name,
        'apiKeyName', s.api_key_name, 'apiEndpoint', s.api_endpoint) order by s.position, s.id)
        from service_providers s where s.feature_id = f.id and s.is_active), '[]'::json) as providers,
      (select json_build_object('perDay', l.daily_limit, 'perMonth', l.monthly_limit, 'isEnabled', l.is_enabled)
        from usage_limits l where l.feature_id = f.id) as limits
      from ${toolFeatures} f where f.slug = ${slug} and f.language = ${language}`,
  );
  return row ?? null;
}

/** The name, the active flag and the active providers of every stored feature. */
export async function listFeatures(
  db: Database,
): Promise<
  (Pick<StoredFeature, "isActive" | "providers"> & { slug: string; language: Language; displayName: string })[]
> {
  return findFeatures(db).execute();
}

const findFeatures = prepareOnce((db) =>
  db
    .select({
      slug: toolFeatures.slug,
      language: toolFeatures.language,
      displayName: toolFeatures.displayName,
      isActive: toolFeatures.isActive,
      providers: sql<
        ProviderChoice[]
      >`coalesce((select json_agg(json_build_object('providerName', s.provider_name, 'modelName', s.model_name,
        'apiKeyName', s.api_key_name, 'apiEndpoint', s.api_endpoint) order by s.position, s.id)
        from service_providers s where s.feature_id = ${toolFeatures}.id and s.is_active), '[]'::json)`,
    })
    .from(toolFeatures)
    .prepare(""),
);
