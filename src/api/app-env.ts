import type { Caller, SignedInUser, Viewer } from "#domain/accounts/access.ts";
import type { Language } from "#i18n/language.ts";
import type { RunTurn } from "./middleware/run-turn.ts";
import type { Deps } from "#platform/deps.ts";

/** What the server has found out about a request before any handler runs. */
export interface AppEnv {
  Variables: {
    deps: Deps;
    requestId: string;
    /** Script nonce of this answer's content security policy. */
    nonce: string;
    /** The caller's language: `?lang=`, else Accept-Language (API); the path or the cookie (pages). */
    language: Language;
    /** The peer's address; a forwarded one only behind a trusted proxy. */
    clientAddress: string;
    /** The person behind the session cookie, read once, on first use. Pages; the API asks `readCaller`. */
    readViewer: () => Promise<Viewer | null>;
    /** Who calls the API, by session or key, resolved once, on first use. Throws `unauthenticated` for a wrong key. */
    readCaller: () => Promise<Caller | null>;
    /** The gate's proof, on routes that are not open. */
    user: SignedInUser | undefined;
    /** The place of a run, a weaving or a proof in the queue; on their paths only. */
    runTurn: RunTurn | undefined;
  };
}
