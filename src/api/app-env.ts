import type { Viewer } from "#domain/accounts/access.ts";
import type { Language } from "#i18n/language.ts";
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
    /** The person behind the session or API key, read once, on first use. */
    readViewer: () => Promise<Viewer | null>;
  };
}
