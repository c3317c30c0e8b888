import { mainKeyName } from "#platform/ai/provider-keys.server.ts";
import { markOfKey, openKey } from "#platform/ai/sealed-keys.server.ts";
import type { Deps } from "#platform/deps.ts";
import { type KeySource, VENDOR_NAMES, type VendorName } from "./rules.ts";
import { providerKeys, providerTests } from "./tables.ts";

export interface KeyTest {
  modelName: string;
  testedAt: Date;
  /** Null where the model answered. */
  fault: string | null;
  detail: string | null;
}

/** What may be shown of a vendor's key: never the key. */
export interface VendorKey {
  provider: VendorName;
  source: KeySource;
  /** Name of the variable of the environment that wins over a stored key. */
  keyName: string;
  /** The stored key, whether or not it is the one in use. */
  stored: { lastFour: string; setBy: string; setAt: Date } | null;
  /** The last test of the key in use; a test of another key says nothing of it. */
  test: KeyTest | null;
}

type KeyDeps = Pick<Deps, "db" | "settings" | "secret">;

/** Every vendor's key as the back office shows it, and the last test of a model of this machine. */
export async function readProviderKeys(deps: KeyDeps): Promise<{ vendors: VendorKey[]; localTest: KeyTest | null }> {
  const [rows, tests] = await Promise.all([deps.db.select().from(providerKeys), deps.db.select().from(providerTests)]);
  const testOf = (provider: VendorName | "local", mark: string | null) => {
    const test = tests.find(({ providerName, keyMark }) => providerName === provider && keyMark === mark);
    return test ? { modelName: test.modelName, testedAt: test.testedAt, fault: test.fault, detail: test.detail } : null;
  };
  const vendors = VENDOR_NAMES.map((provider) => {
    const row = rows.find(({ providerName }) => providerName === provider);
    const keyName = mainKeyName(provider);
    const environment = deps.settings.providerKeys.get(keyName);
    const opened = row ? openKey(deps.secret, provider, row.sealed) : null;
    const key = environment ?? opened;
    return {
      provider,
      source: sourceOf(environment, row, opened),
      keyName,
      stored: row ? { lastFour: row.lastFour, setBy: row.setBy, setAt: row.setAt } : null,
      test: key ? testOf(provider, markOfKey(deps.secret, provider, key)) : null,
    };
  });
  return { vendors, localTest: testOf("local", null) };
}

function sourceOf(environment: string | undefined, row: unknown, opened: string | null): KeySource {
  if (environment) return "environment";
  if (!row) return "none";
  return opened === null ? "unreadable" : "stored";
}
