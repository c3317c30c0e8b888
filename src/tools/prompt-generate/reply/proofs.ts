import { type ApiFault, callApi } from "#browser/call-api.ts";
import type { Language } from "#i18n/language.ts";
import { createKeyedPress } from "#tools/browser/tool-run/keyed-press.ts";

export type Place = "first" | "second";

export interface Proof {
  id: string;
  model: string | null;
  first: string;
  second: string;
  outcome: { choice: Place | "equal"; promptWas: Place } | null;
}

interface Made {
  proof: Proof | null;
  /** Null also for a proof that was stopped. */
  error: ApiFault | null;
}

/**
 * The proofs of one run. One whose end is open, by a lost connection or a Stop, is asked for again by the next press and not paid
 * twice.
 */
export function createProofs(runId: string, language: Language) {
  const path = `/runs/${runId}/proofs`;
  const { press } = createKeyedPress();

  return {
    /** Those that the server has kept, newest first; none where it does not answer. */
    async list(): Promise<Proof[]> {
      const found = await callApi<{ proofs: Proof[] }>(language, "GET", path);
      return found.ok ? found.data.proofs : [];
    },
    /** Proves this prompt against the run's request. */
    async prove(prompt: string, signal: AbortSignal): Promise<Made> {
      const send = async (key: string): Promise<Made> => {
        const sent = await callApi<Proof>(language, "POST", path, {}, { key, signal });
        return sent.ok ? { proof: sent.data, error: null } : { proof: null, error: sent.fault };
      };
      const { proof, error } = await press(prompt, send, signal);
      return { proof, error: signal.aborted ? null : error };
    },
    choose: (proofId: string, choice: Place | "equal") =>
      callApi<Proof>(language, "PUT", `${path}/${proofId}/choice`, { choice }),
  };
}
