import { eq } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import { mainKeyName } from "#platform/ai/provider-keys.server.ts";
import { markOfKey, openKey, sealKey } from "#platform/ai/sealed-keys.server.ts";
import type { Deps } from "#platform/deps.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { appendAudit } from "#domain/audit/write.ts";
import { checkKey, type VendorName } from "./rules.ts";
import { providerKeys, providerTests } from "./tables.ts";

type KeyDeps = Pick<Deps, "db" | "settings" | "secret" | "now">;

/** What was asked of a provider and how it went; without `fault` the model answered. */
export interface TestedProvider {
  modelName: string;
  fault?: string | undefined;
  detail?: string | undefined;
}

/** A pasted key as it may be tried. Throws `invalid_input`, also where the environment has a key, which would win over it. */
export function acceptKey({ settings }: Pick<Deps, "settings">, vendor: VendorName, pasted: string): string {
  const checked = settings.providerKeys.has(mainKeyName(vendor))
    ? { fault: "key_from_environment" }
    : checkKey(vendor, pasted);
  if ("fault" in checked) throw new RefusalError("invalid_input", { fields: { key: checked.fault } });
  return checked.key;
}

/** Stores an accepted key, sealed; the audit row has its last four letters. */
export async function saveProviderKey(
  admin: Administrator,
  deps: KeyDeps,
  vendor: VendorName,
  key: string,
): Promise<void> {
  const after = { lastFour: key.slice(-4), setBy: admin.email, setAt: deps.now() };
  const row = { sealed: sealKey(deps.secret, vendor, key), ...after };
  await deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(providerKeys).where(eq(providerKeys.providerName, vendor)).for("update");
    await tx
      .insert(providerKeys)
      .values({ providerName: vendor, ...row })
      .onConflictDoUpdate({ target: providerKeys.providerName, set: row });
    await appendAudit(tx, admin, {
      action: "provider-key.save",
      subject: vendor,
      ...(before ? { before: { lastFour: before.lastFour } } : {}),
      after: { lastFour: after.lastFour },
    });
  });
}

/** Takes a stored key away. Throws `not_found` where none is stored. */
export async function removeProviderKey(admin: Administrator, { db }: KeyDeps, vendor: VendorName): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(providerKeys).where(eq(providerKeys.providerName, vendor)).returning();
    if (!gone) throw new RefusalError("not_found");
    await appendAudit(tx, admin, {
      action: "provider-key.remove",
      subject: vendor,
      before: { lastFour: gone.lastFour },
    });
  });
}

/** Keeps how the last test of a provider went, with a mark of the key that is in use now. */
export async function recordProviderTest(
  { db, settings, secret, now }: KeyDeps,
  provider: VendorName | "local",
  tested: TestedProvider,
): Promise<void> {
  const row = {
    modelName: tested.modelName,
    fault: tested.fault ?? null,
    detail: tested.detail ?? null,
    testedAt: now(),
    keyMark: null as string | null,
  };
  if (provider !== "local") {
    const [stored] = await db.select().from(providerKeys).where(eq(providerKeys.providerName, provider));
    const key =
      settings.providerKeys.get(mainKeyName(provider)) ?? (stored ? openKey(secret, provider, stored.sealed) : null);
    if (!key) return;
    row.keyMark = markOfKey(secret, provider, key);
  }
  await db
    .insert(providerTests)
    .values({ providerName: provider, ...row })
    .onConflictDoUpdate({ target: providerTests.providerName, set: row });
}
