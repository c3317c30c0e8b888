import { findFeature, listFeatures, type StoredFeature } from "#domain/tool-features/read.ts";
import type { FeatureSeed } from "#domain/tool-features/seed.ts";
import { type Language, LANGUAGES } from "#i18n/language.ts";
import { shareUnderWay } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import {
  isBuilt,
  isToolSlug,
  REGISTRATIONS,
  runnerOf,
  TOOL_SLUGS,
  TOOLS,
  type ToolSlug,
  wordsOf,
} from "#tools/index.ts";
import { DEFAULT_MODELS } from "#tools/model-call/models.ts";
import type { Runner } from "#tools/runner.ts";

/** What holds for a tool in a language right now: the declaration's defaults under what the administrator stored. */
export interface ToolSettings {
  isActive: boolean;
  prompt: StoredFeature["prompt"];
  providers: StoredFeature["providers"];
  /** Null: no limit. */
  limits: { perDay: number; perMonth: number } | null;
}

/** Read at each run and never kept, so that a change holds for the next run in every process (that of a key within STORED_KEYS_MS). */
export async function readToolSettings(
  { db, ai }: Pick<Deps, "db" | "ai">,
  slug: ToolSlug,
  language: Language,
): Promise<ToolSettings> {
  const [stored] = await Promise.all([findFeature(db, slug, language), ai.refreshKeys()]);
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
export function featureSeeds(): FeatureSeed[] {
  return TOOL_SLUGS.flatMap((slug) =>
    LANGUAGES.map((language) => ({
      slug,
      language,
      displayName: wordsOf(slug, language).title,
      featureType: TOOLS[slug].featureType,
      prompt: REGISTRATIONS[slug].systemPrompts[language],
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

/** What would answer a run now; null when the tool is switched off or has no engine. */
type EngineInUse = "provider" | "builtin" | null;

export interface ToolState {
  slug: ToolSlug;
  active: Record<Language, boolean>;
  engine: Record<Language, EngineInUse>;
  /** What the administrator calls it. */
  displayName: Record<Language, string>;
}

type StateDeps = Pick<Deps, "db" | "ai" | "settings">;

/** Every tool's state in both languages, by one question to the database. */
export const listToolStates = shareUnderWay(async (deps: StateDeps): Promise<ToolState[]> => {
  return toolStatesOf(deps, await listFeatures(deps.db));
});

type StoredFeatures = Awaited<ReturnType<typeof listFeatures>>;

/** The same of features that are known. */
export async function toolStatesOf(deps: Pick<Deps, "ai" | "settings">, stored: StoredFeatures): Promise<ToolState[]> {
  await deps.ai.refreshKeys();
  return TOOL_SLUGS.map((slug) => {
    const featureIn = (language: Language) =>
      stored.find((feature) => feature.slug === slug && feature.language === language);
    const activeIn = (language: Language) => featureIn(language)?.isActive ?? true;
    const engineIn = (language: Language) =>
      activeIn(language) ? chooseEngine(deps, runnerOf(slug), featureIn(language)?.providers ?? []) : null;
    const nameIn = (language: Language) => featureIn(language)?.displayName ?? wordsOf(slug, language).title;
    return {
      slug,
      displayName: { ar: nameIn("ar"), en: nameIn("en") },
      active: { ar: activeIn("ar"), en: activeIn("en") },
      engine: { ar: engineIn("ar"), en: engineIn("en") },
    };
  });
}

/**
 * The engine that makes a run: a usable provider unless only built-in engines may answer, else the built-in engine where
 * there is one. `wanted` is the run's own choice between the two; null when that one cannot be had.
 */
export function chooseEngine(
  deps: Pick<Deps, "ai" | "settings">,
  runner: Runner<unknown, unknown>,
  providers: StoredFeature["providers"],
  wanted: "auto" | "builtin" | "provider" = "auto",
): EngineInUse {
  const mode = deps.settings.BUILTIN_ENGINES;
  const canAsk = mode !== "only" && usableRows(deps, runner, providers).some((row) => deps.ai.isAvailable(row));
  if (canAsk && wanted !== "builtin") return "provider";
  return runner.builtIn && mode !== "off" && wanted !== "provider" ? "builtin" : null;
}

/** Whether a tool could answer by these providers or by itself, were it switched on. */
export function couldAnswer(deps: Pick<Deps, "ai" | "settings">, slug: string, providers: StoredFeature["providers"]) {
  return isToolSlug(slug) && isBuilt(slug) && chooseEngine(deps, runnerOf(slug), providers) !== null;
}

/** The provider rows whose model can do what the tool asks of it: for a tool that shows images, models that see. */
export function usableRows(
  deps: Pick<Deps, "ai">,
  { viaModel }: Runner<unknown, unknown>,
  providers: StoredFeature["providers"],
): StoredFeature["providers"] {
  if (!viaModel) return [];
  return viaModel.needsSight ? providers.filter((row) => deps.ai.sees(row)) : providers;
}
