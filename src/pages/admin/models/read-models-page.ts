import { type KeyTest, readProviderKeys, type VendorKey } from "#domain/provider-keys/read.ts";
import { plainFault } from "#domain/provider-keys/rules.ts";
import { type FeatureOverview, listFeatures } from "#domain/tool-features/read-back-office.ts";
import { formatDateTime } from "#i18n/format.ts";
import { findLiveModel } from "#tools/model-call/models.ts";
import type { PageContext } from "#pages/page-context.ts";

type Provider = FeatureOverview["providers"][number]["providerName"];
type ModelsPage = Awaited<ReturnType<typeof readModelsPage>>;
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
  return {
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

/** In how many tools a provider is the first that can be asked at all. */
function shareAskedFirst(features: readonly FeatureOverview[], provider: Provider): "all" | "some" | "none" {
  const count = features.filter(
    ({ providers }) => providers.find((row) => row.isActive && row.fault === null)?.providerName === provider,
  ).length;
  if (count === 0) return "none";
  return count === features.length ? "all" : "some";
}
