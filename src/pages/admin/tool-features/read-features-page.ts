import type { Language } from "#i18n/language.ts";
import { listFeatures, listPromptVersions } from "#domain/tool-features/read-back-office.ts";
import { sharedProviders } from "#domain/tool-features/read-shared-providers.ts";
import { listNamesThatRan, listTodaysUse } from "#domain/runs/read-usage.ts";
import { formatDate, formatDateTime, formatNumber } from "#i18n/format.ts";
import { MODELS, statusOn } from "#tools/model-call/models.ts";
import { isBuilt, isToolSlug, needsSight, REGISTRATIONS, TOOL_SLUGS } from "#tools/index.ts";
import type { PageContext } from "#pages/page-context.ts";

/** The text models that the providers' form offers. */
export interface KnownModel {
  id: string;
  /** Other names that the vendor takes for it. */
  names: readonly string[];
  label: string;
  provider: string;
  status: "live" | "retiring" | "retired";
  retiredOn: string | null;
  successor: string | null;
}

export type FeaturesPage = Awaited<ReturnType<typeof readFeaturesPage>>;
export type FeatureRow = FeaturesPage["features"][number];
export type VersionRow = FeaturesPage["versions"][number];

/** All that the four tabs show; versions belong to the feature that is open. */
export async function readFeaturesPage(
  { deps, language, timeZone }: PageContext,
  filter: { language: Language; id: number },
) {
  const number = (value: number) => formatNumber(language, value);
  const [all, use, ran] = await Promise.all([
    listFeatures(deps),
    listTodaysUse(deps.db, deps.now()),
    listNamesThatRan(deps.db),
  ]);
  const features = all.filter((feature) => feature.language === filter.language);
  const open = features.find((feature) => feature.id === filter.id) ?? features[0];
  const versions = open ? await listPromptVersions(deps.db, open.id) : [];
  return {
    language: filter.language,
    openId: open?.id ?? 0,
    freeNames: TOOL_SLUGS.flatMap((slug) => [`${slug}-ar`, `${slug}-en`]).filter(
      (name) => !all.some((feature) => feature.name === name),
    ),
    samples: open && isToolSlug(open.slug) ? REGISTRATIONS[open.slug].samples[open.language] : [],
    models: knownModels(language, deps.now()),
    allFeatures: all.map(({ id, displayName, language: spoken }) => ({ id, displayName, language: spoken })),
    shared: sharedProviders(all),
    features: features.map((feature) => {
      const today = use.find((row) => row.name === feature.name);
      return {
        ...feature,
        providers: feature.providers.map((row) => ({
          ...row,
          fault: row.fault ?? (needsSight(feature.slug) && !deps.ai.sees(row) ? "sight" : null),
        })),
        hasRun: ran.includes(feature.name),
        isBuilt: isToolSlug(feature.slug) && isBuilt(feature.slug),
        versionShown: feature.promptVersion === null ? null : number(feature.promptVersion),
        today: today ? { runs: today.runs, users: today.users, most: today.most } : null,
      };
    }),
    versions: versions.map((row) => ({
      version: row.version,
      versionShown: number(row.version),
      promptContent: row.promptContent,
      isActive: row.isActive,
      authorEmail: row.authorEmail,
      date: formatDateTime(language, row.createdAt, timeZone),
    })),
  };
}

function knownModels(language: Language, now: Date): KnownModel[] {
  return MODELS.map((model) => ({
    id: model.id,
    names: model.names,
    label: model.label,
    provider: model.provider,
    status: statusOn(model, now.toISOString().slice(0, 10)),
    retiredOn: model.retiredOn ? formatDate(language, new Date(`${model.retiredOn}T00:00:00Z`), "UTC") : null,
    successor: model.successor ?? null,
  }));
}
