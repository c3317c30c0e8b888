import { findFeature, type StoredFeature } from "../domain/tool-features/read.ts";
import type { FeatureSeed } from "../domain/tool-features/seed.ts";
import { type Language, LANGUAGES } from "../i18n/language.ts";
import type { Database } from "../platform/db.server.ts";
import { TOOLS } from "./index.ts";
import { DEFAULT_MODELS } from "./models.ts";
import { SYSTEM_PROMPTS } from "./system-prompts/index.ts";
import { TOOL_SLUGS, type ToolSlug } from "./tool.ts";

/** What holds for a tool in a language right now: the declaration's defaults under what the administrator stored. */
export interface ToolSettings {
  isActive: boolean;
  prompt: StoredFeature["prompt"];
  providers: StoredFeature["providers"];
  /** Null: no limit. */
  limits: { perDay: number; perMonth: number } | null;
}

/** Read at each run and never kept, so that a change holds for the next run in every process. */
export async function readToolSettings(db: Database, slug: ToolSlug, language: Language): Promise<ToolSettings> {
  const stored = await findFeature(db, slug, language);
  if (!stored) return { isActive: true, prompt: null, providers: [], limits: TOOLS[slug].limits };
  const limits = stored.limits ?? { ...TOOLS[slug].limits, isEnabled: true };
  return {
    isActive: stored.isActive,
    prompt: stored.prompt,
    providers: stored.providers,
    limits: limits.isEnabled ? { perDay: limits.perDay, perMonth: limits.perMonth } : null,
  };
}

/** Every tool in every language as a first start stores it: version 1 of its prompt, the three vendors in order, the declared limits. */
export function featureSeeds(displayNames: Record<Language, Record<ToolSlug, string>>): FeatureSeed[] {
  return TOOL_SLUGS.flatMap((slug) =>
    LANGUAGES.map((language) => ({
      slug,
      language,
      displayName: displayNames[language][slug],
      featureType: TOOLS[slug].featureType,
      prompt: SYSTEM_PROMPTS[slug][language],
      providers: (["deepseek", "openai", "anthropic"] as const).map((providerName) => ({
        providerName,
        modelName: DEFAULT_MODELS[providerName],
        apiKeyName: `${providerName.toUpperCase()}_API_KEY`,
        apiEndpoint: null,
      })),
      limits: TOOLS[slug].limits,
    })),
  );
}
