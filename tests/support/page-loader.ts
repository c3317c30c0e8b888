import { RouterContextProvider } from "react-router";
import type { Viewer } from "#domain/accounts/access.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import type { Language } from "#i18n/language.ts";
import { pageContext } from "#pages/page-context.ts";
import type { Deps } from "#platform/deps.ts";

/** Where the browser fetches a page's data, as it does after the first page: the loader's request has this address, its `url` the page's own. */
function dataAddressOf(url: URL): string {
  const path = url.pathname === "/" ? "/_root.data" : `${url.pathname}.data`;
  return url.origin + path + url.search;
}

/** What a page's loader is given for a request of this person; null is a visitor. */
export function loaderArgs(deps: Deps, user: SignedInUser | null, path: string, language: Language = "ar"): never {
  const context = new RouterContextProvider();
  const viewer =
    user &&
    ({ ...user, mustChangePassword: false, isSuspended: false, createdAt: new Date(0), sessionId: "s" } as Viewer);
  const page = { deps, viewer, language, theme: "light", timeZone: "UTC", digits: "arab", nonce: "", requestId: "" };
  context.set(pageContext, page as never);
  const url = new URL(path, "http://localhost:3000");
  return { request: new Request(dataAddressOf(url)), url, context, params: {} } as never;
}
