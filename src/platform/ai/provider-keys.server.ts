import { openKey } from "./sealed-keys.server.ts";

/** How long a process goes on with the stored keys that it read: within this time a change holds in every process. */
export const STORED_KEYS_MS = 3000;

/** A stored key as the database holds it. */
export interface SealedKey {
  providerName: string;
  sealed: string;
}

/** Keys of providers by the name of their variable. */
export interface ProviderKeys {
  find(keyName: string): string | undefined;
  /**
   * Reads the stored keys again where the last reading is older than STORED_KEYS_MS, and at once with `evenIfFresh`. Never call
   * it inside a transaction.
   */
  refresh(evenIfFresh?: boolean): Promise<void>;
}

/** The variable that a vendor's main key has in the environment; a key stored in the back office stands in for it. */
export function mainKeyName(providerName: string): string {
  return `${providerName.toUpperCase()}_API_KEY`;
}

/**
 * The environment's keys, and behind them those of the back office. A stored key that the secret does not open counts as
 * absent. `nowMs` only ever goes forward.
 */
export function createProviderKeys(
  environment: ReadonlyMap<string, string>,
  secret: string,
  readSealed: () => Promise<readonly SealedKey[]>,
  nowMs: () => number = () => performance.now(),
): ProviderKeys {
  let stored = new Map<string, string>();
  let readAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | null = null;
  let begun = 0;
  let applied = 0;

  async function read(): Promise<void> {
    const mine = ++begun;
    const startedAt = nowMs();
    const rows = await readSealed();
    // A reading that began earlier and ended later would bring back a key that was taken away.
    if (mine < applied) return;
    applied = mine;
    readAt = startedAt;
    const opened = rows.map(
      ({ providerName, sealed }) => [providerName, openKey(secret, providerName, sealed)] as const,
    );
    stored = new Map(opened.flatMap(([name, key]) => (key === null ? [] : [[mainKeyName(name), key]])));
  }

  return {
    find: (keyName) => environment.get(keyName) ?? stored.get(keyName),
    refresh(evenIfFresh = false) {
      if (evenIfFresh) return read();
      if (nowMs() - readAt < STORED_KEYS_MS) return Promise.resolve();
      underWay ??= read().finally(() => (underWay = null));
      return underWay;
    },
  };
}

/** The environment's keys alone. */
export function environmentKeys(environment: ReadonlyMap<string, string>): ProviderKeys {
  return { find: (keyName) => environment.get(keyName), refresh: async () => {} };
}
