import { RouterContextProvider } from "react-router";
import type { Viewer } from "../../src/domain/accounts/access.ts";
import type { SignedInUser } from "../../src/domain/accounts/access.ts";
import type { Language } from "../../src/i18n/language.ts";
import { pageContext } from "../../src/pages/page-context.ts";
import type { Deps } from "../../src/platform/deps.ts";

/** What a page's loader is given for a request of this person; null is a visitor. */
export function loaderArgs(deps: Deps, user: SignedInUser | null, path: string, language: Language = "ar"): never {
  const context = new RouterContextProvider();
  const viewer = user && ({ ...user, mustChangePassword: false, createdAt: new Date(0), sessionId: "s" } as Viewer);
  const page = { deps, viewer, language, theme: "light", timeZone: "UTC", nonce: "", requestId: "" };
  context.set(pageContext, page as never);
  return { request: new Request(`http://localhost:3000${path}`), context, params: {} } as never;
}
