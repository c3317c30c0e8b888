import type { SealedKey } from "#platform/ai/provider-keys.server.ts";
import type { Database } from "#platform/database/db.server.ts";
import { providerKeys } from "./tables.ts";

/** The stored keys, sealed. */
export async function listSealedKeys(db: Database): Promise<SealedKey[]> {
  return db.select({ providerName: providerKeys.providerName, sealed: providerKeys.sealed }).from(providerKeys);
}
