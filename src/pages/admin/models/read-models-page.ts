import { type KeyTest, readProviderKeys, type VendorKey } from "#domain/provider-keys/read.ts";
import { readModelChecks } from "#domain/provider-keys/read-checks.ts";
import { closingOf, type ModelCheck, modelKey, plainFault } from "#domain/provider-keys/rules.ts";
import { type FeatureOverview, listFeatures } from "#domain/tool-features/read-back-office.ts";
import { formatDate, formatDateTime } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import { findLiveModel, successorOf } from "#tools/model-call/models.ts";
import type { PageContext } from "#pages/page-context.ts";

type Provider = FeatureOverview["providers"][number]["providerName"];
type ModelsPage = Awaited<ReturnType<typeof readModelsPage>>;
export type ClosingModel = ModelsPage["closing"][number];
export type VendorRow = ModelsPage["vendors"][number];
export type ShownTest = NonNullable<VendorRow["test"]>;

/** Each vendor's key without the key, its last test in plain words, and how many tools ask it first. */
export async function readModelsPage({ deps, language, timeZone }: PageContext) {
  // One after the other: the first lets a changed key count for what the second says.
  const features = await listFeatures(deps);
  const { vendors, localTest } = await readProviderKeys(deps);
  const date = (at: Date) => formatDateTime(language, at, timeZone);
  const shownTest = (provider: Provider, test: KeyTest | null) =>
    test && {
      testedAt: date(test.testedAt),
      model: findLiveModel(provider, test.modelName).id,
      fault: test.fault === null ? null : plainFault(test.fault, test.detail),
      detail: test.detail,
    };
  const checks = await readModelChecks(deps.db);
  return {
    closing: closingModels(features, checks, deps.now(), language),
    isBuiltInOnly: deps.settings.BUILTIN_ENGINES === "only",
    vendors: vendors.map(({ stored, test, ...vendor }: VendorKey) => ({
      ...vendor,
      stored: stored && { ...stored, setAt: date(stored.setAt) },
      test: shownTest(vendor.provider, test),
      first: shareAskedFirst(features, vendor.provider),
    })),
    local: { test: shownTest("local", localTest), first: shareAskedFirst(features, "local") },
  };
}

/** Models in use that their vendor closes or lists no more, each with the tools that name it. */
function closingModels(
  features: readonly FeatureOverview[],
  checks: ReadonlyMap<string, ModelCheck>,
  now: Date,
  language: Language,
) {
  const date = (day: string) => formatDate(language, new Date(`${day}T00:00:00Z`), "UTC");
  const list = (names: readonly string[]) => new Intl.ListFormat(language).format(names);
  const today = now.toISOString().slice(0, 10);
  const rows = features.flatMap(({ displayName, providers }) =>
    providers.filter((row) => row.isActive && row.fault === null).map((row) => ({ row, displayName })),
  );
  return [...Map.groupBy(rows, ({ row }) => modelKey(row))].flatMap(([key, named]) => {
    const closing = closingOf(checks.get(key));
    const row = named[0]?.row;
    if (!closing || !row) return [];
    const { shutdownOn } = closing;
    return [
      {
        key,
        model: findLiveModel(row.providerName, row.modelName).id,
        state:
          shutdownOn === null ? ("unlisted" as const) : shutdownOn > today ? ("closes" as const) : ("closed" as const),
        date: shutdownOn === null ? "" : date(shutdownOn),
        successor: successorOf(row.modelName),
        tools: list([...new Set(named.map(({ displayName }) => displayName))]),
      },
    ];
  });
}

/** In how many tools a provider is the first that can be asked at all. */
function shareAskedFirst(features: readonly FeatureOverview[], provider: Provider): "all" | "some" | "none" {
  const count = features.filter(
    ({ providers }) => providers.find((row) => row.isActive && row.fault === null)?.providerName === provider,
  ).length;
  if (count === 0) return "none";
  return count === features.length ? "all" : "some";
}
