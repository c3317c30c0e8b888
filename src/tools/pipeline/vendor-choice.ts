import type { VendorName } from "#domain/provider-keys/rules.ts";
import { listFeatures } from "#domain/tool-features/read-back-office.ts";
import { sharedProviders } from "#domain/tool-features/read-shared-providers.ts";
import type { ProviderChoice } from "#platform/ai/ai.ts";
import type { Deps } from "#platform/deps.ts";
import { DEFAULT_MODELS } from "#tools/model-call/models.ts";

/** A vendor's model as most features have it, with the vendor's main key; the product's own choice where they have none or another key. */
export async function readVendorChoice(deps: Pick<Deps, "db" | "ai">, provider: VendorName): Promise<ProviderChoice> {
  const apiKeyName = `${provider.toUpperCase()}_API_KEY`;
  const shared = sharedProviders(await listFeatures(deps)).find(({ providerName }) => providerName === provider);
  return shared?.apiKeyName === apiKeyName
    ? { providerName: provider, modelName: shared.modelName, apiKeyName, apiEndpoint: shared.apiEndpoint }
    : { providerName: provider, modelName: DEFAULT_MODELS[provider], apiKeyName, apiEndpoint: null };
}
