import type { ModelFault, ModelFaultKind, ProviderHealth } from "./ai.ts";

const FAILURES_TO_OPEN = 5;
const PROBE_EVERY_MS = 15_000;
const HOPELESS_MS = 60_000;
/** More pairs of host and model than any administrator has; the one used longest ago makes room. */
const MOST_ENTRIES = 200;

/** Faults that say the provider is in trouble; the others are about one request or one answer. */
const TROUBLE: ReadonlySet<ModelFaultKind> = new Set([
  "timeout",
  "unavailable",
  "rate_limited",
  "malformed",
  "empty",
  "not_loaded",
]);
/** Faults that only the administrator can end. */
const HOPELESS: ReadonlySet<ModelFaultKind> = new Set(["credentials", "model"]);

interface Entry extends ProviderHealth {
  inARow: number;
}

export interface Breaker {
  /** True when closed, or open and a probe is due. */
  allows(provider: string, host: string, model: string): boolean;
  /** Takes the right to call, and the probe with it when open; false when there is none. */
  enter(provider: string, host: string, model: string, evenWhenOpen?: boolean): boolean;
  /** Reports how the call ended; null for success. A stop by the user says nothing about the provider. */
  leave(provider: string, host: string, model: string, fault: ModelFault | null): void;
  health(): ProviderHealth[];
}

/**
 * Keeps calls away from a provider that fails: after 5 failures in a row one probe every 15 s, after a refused key or model one a
 * minute.
 */
export function createBreaker(now: () => number): Breaker {
  const entries = new Map<string, Entry>();

  function entryOf(provider: string, host: string, model: string): Entry {
    const name = `${provider}|${host}|${model}`;
    const entry = entries.get(name) ?? {
      provider,
      host,
      model,
      state: "closed",
      successes: 0,
      failures: 0,
      inARow: 0,
      lastFault: null,
      nextProbeAt: null,
    };
    entries.delete(name);
    entries.set(name, entry);
    if (entries.size > MOST_ENTRIES) entries.delete(entries.keys().next().value as string);
    return entry;
  }

  function allows(provider: string, host: string, model: string): boolean {
    const entry = entries.get(`${provider}|${host}|${model}`);
    return !entry || entry.state === "closed" || now() >= (entry.nextProbeAt ?? 0);
  }

  return {
    allows,
    enter(provider, host, model, evenWhenOpen = false) {
      if (!evenWhenOpen && !allows(provider, host, model)) return false;
      const entry = entryOf(provider, host, model);
      if (entry.state !== "closed") {
        entry.state = "probing";
        entry.nextProbeAt = now() + PROBE_EVERY_MS;
      }
      return true;
    },
    leave: (provider, host, model, fault) => settleEntry(entryOf(provider, host, model), fault, now()),
    health: () => [...entries.values()].map(({ inARow: _inARow, ...health }) => health),
  };
}

/** What a call's end does to its entry: an answer closes it, a row of troubles opens it, a hopeless fault opens it at once. */
function settleEntry(entry: Entry, fault: Parameters<Breaker["leave"]>[3], now: number): void {
  if (fault?.kind === "stopped") {
    if (entry.state === "probing") Object.assign(entry, { state: "open", nextProbeAt: now });
    return;
  }
  if (!fault || !(TROUBLE.has(fault.kind) || HOPELESS.has(fault.kind))) {
    Object.assign(entry, { state: "closed", inARow: 0, nextProbeAt: null });
    if (!fault) entry.successes += 1;
    return;
  }
  entry.failures += 1;
  entry.inARow += 1;
  entry.lastFault = { kind: fault.kind, detail: fault.message, at: now };
  const isOpening = entry.state !== "closed" || entry.inARow >= FAILURES_TO_OPEN;
  const wait = HOPELESS.has(fault.kind) ? HOPELESS_MS : isOpening ? PROBE_EVERY_MS : null;
  if (wait !== null) Object.assign(entry, { state: "open", nextProbeAt: now + wait });
}
