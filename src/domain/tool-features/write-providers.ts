import { asc, eq, sql } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { ProviderChoice } from "#platform/ai/ai.ts";
import { resolveEndpoint } from "#platform/ai/hosts.server.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Settings } from "#platform/env.server.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { appendAudit } from "#domain/audit/write.ts";
import { listStoredFeatures } from "./read-back-office.ts";
import { sharedProviders } from "./read-shared-providers.ts";
import { serviceProviders } from "./tables.ts";
import { lockFeature } from "./write-features.ts";

export type ServiceProvider = typeof serviceProviders.$inferSelect;

export interface ProviderInput extends ProviderChoice {
  isActive: boolean;
  /** 0 is asked first; left out, an existing row keeps its place and a new one goes last. */
  position?: number | undefined;
}

/**
 * Keeps one row a feature and provider: an existing one is updated, a new one made. Throws `invalid_input` when the key's
 * name is not allowed or the key may not go to that address, `not_found`.
 */
export async function saveProvider(
  admin: Administrator,
  deps: { db: Database; settings: Settings },
  featureId: number,
  input: ProviderInput,
): Promise<ServiceProvider> {
  const choice = checkedChoice(deps.settings, input);
  return deps.db.transaction((tx) => putRow(tx, admin, featureId, choice, input));
}

/**
 * Saves a provider once for every feature: those whose row is the shared one or that have none yet, and with
 * `includeDifferent` also those that were set differently. All of them or none. Throws `invalid_input` as `saveProvider` does.
 */
export async function saveProviderEverywhere(
  admin: Administrator,
  deps: { db: Database; settings: Settings },
  { includeDifferent, ...input }: ProviderInput & { includeDifferent: boolean },
): Promise<{ changed: number; kept: number }> {
  const choice = checkedChoice(deps.settings, input);
  return deps.db.transaction(async (tx) => {
    const features = await listStoredFeatures(tx);
    const shared = sharedProviders(features).find((row) => row.providerName === choice.providerName);
    const kept = includeDifferent ? [] : (shared?.different ?? []);
    const changed = features.filter((feature) => !kept.includes(feature.id)).toSorted((a, b) => a.id - b.id);
    for (const { id } of changed) await putRow(tx, admin, id, choice, input);
    return { changed: changed.length, kept: kept.length };
  });
}

/**
 * Makes a provider the first of every feature, those that were set differently too; the rows behind it stay as they are.
 * Returns how many features ask it first now. Throws `invalid_input` as `saveProvider` does.
 */
export async function putProviderFirst(
  admin: Administrator,
  deps: { db: Database; settings: Settings },
  choice: ProviderChoice,
): Promise<number> {
  const everywhere = { ...choice, isActive: true, position: 0, includeDifferent: true };
  return (await saveProviderEverywhere(admin, deps, everywhere)).changed;
}

async function putRow(
  tx: Database,
  admin: Administrator,
  featureId: number,
  choice: ProviderChoice,
  { isActive, position }: Pick<ProviderInput, "isActive" | "position">,
): Promise<ServiceProvider> {
  const feature = await lockFeature(tx, featureId);
  const rows = await listRows(tx, featureId);
  const before = rows.find((row) => row.providerName === choice.providerName);
  const [saved] = await tx
    .insert(serviceProviders)
    .values({ featureId, ...choice, isActive, position: rows.length })
    .onConflictDoUpdate({
      target: [serviceProviders.featureId, serviceProviders.providerName],
      set: { ...choice, isActive, updatedAt: sql`now()` },
    })
    .returning();
  if (position !== undefined) await moveTo(tx, featureId, (saved as ServiceProvider).id, position);
  const after = (await listRows(tx, featureId)).find(
    (row) => row.providerName === choice.providerName,
  ) as ServiceProvider;
  await appendAudit(tx, admin, { action: "provider.save", subject: feature.name, before, after });
  return after;
}

async function listRows(tx: Database, featureId: number): Promise<ServiceProvider[]> {
  return tx
    .select()
    .from(serviceProviders)
    .where(eq(serviceProviders.featureId, featureId))
    .orderBy(asc(serviceProviders.position), asc(serviceProviders.id));
}

async function moveTo(tx: Database, featureId: number, id: number, position: number): Promise<void> {
  const ids = (await listRows(tx, featureId)).map((row) => row.id).filter((other) => other !== id);
  ids.splice(position, 0, id);
  for (const [place, rowId] of ids.entries()) {
    await tx.update(serviceProviders).set({ position: place }).where(eq(serviceProviders.id, rowId));
  }
}

function checkedChoice(settings: Settings, input: ProviderInput): ProviderChoice {
  const choice: ProviderChoice = {
    providerName: input.providerName,
    modelName: input.modelName.trim(),
    apiKeyName: input.apiKeyName.trim(),
    apiEndpoint: input.apiEndpoint?.trim() || null,
  };
  const fields: Record<string, string> = {};
  if (!/^[\w.:/@-]{1,200}$/.test(choice.modelName))
    fields["modelName"] = choice.modelName === "" ? "required" : "invalid";
  const endpoint = resolveEndpoint(settings, choice);
  if (endpoint === "key_name") fields["apiKeyName"] = "key_name_refused";
  if (endpoint === "endpoint" || endpoint === "host") fields["apiEndpoint"] = "endpoint_refused";
  if (Object.keys(fields).length > 0) throw new RefusalError("invalid_input", { fields });
  return choice;
}
