import type { Administrator } from "#domain/accounts/access.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Settings } from "#platform/env.server.ts";
import { listFeatures } from "./read-back-office.ts";
import { saveProvider } from "./write-providers.ts";

/** The name in the place of a key's variable: a server on one's own machine has none. */
export const LOCAL_KEY_NAME = "LOCAL";

/**
 * Makes a model of this machine the first provider of every feature; the rows behind it stay as they are. Returns how many
 * features use it now. Throws `invalid_input` for an address that is not loopback, or where local models are switched off.
 */
export async function putLocalModelFirst(
  admin: Administrator,
  deps: { db: Database; settings: Settings },
  model: { endpoint: string; modelName: string },
): Promise<number> {
  const features = await listFeatures(deps);
  for (const { id } of features)
    await saveProvider(admin, deps, id, {
      providerName: "local",
      modelName: model.modelName,
      apiKeyName: LOCAL_KEY_NAME,
      apiEndpoint: model.endpoint,
      isActive: true,
      position: 0,
    });
  return features.length;
}
