import type { RunGate } from "#api/middleware/run-gate.ts";
import type { Caller, SignedInUser } from "#domain/accounts/access.ts";
import type { Language } from "#i18n/language.ts";
import type { Deps } from "#platform/deps.ts";

/** Who speaks, and with what. */
export interface McpCall {
  deps: Deps;
  gate: RunGate;
  user: SignedInUser;
  caller: Caller;
  /** Names the client's session; no process keeps one. */
  session: string;
  language: Language;
  requestId: string;
}
