import { redirect } from "react-router";
import type { Route } from "./+types/unknown-path";
import { languageOfPath, NOTICE_COOKIE, pathIn } from "#i18n/path.ts";
import { pageContextOf } from "#pages/page-context.ts";

/** A path no page has leads home in its language, which says so; the English form of an unprefixed page leads to that page. */
export function loader({ url, request, context }: Route.LoaderArgs) {
  const { pathname, search } = url;
  const unprefixed = pathname.match(/^\/en(\/(?:rai|contact)(?:\/.*)?)$/)?.[1];
  if (unprefixed) throw redirect(unprefixed + search);
  const home = pathIn(languageOfPath(pathname) ?? pageContextOf(context).language, "/");
  // A picture or script that is missing is no visit, and the next page has nothing to say of it.
  const isVisit = (request.headers.get("accept") ?? "").includes("text/html");
  throw redirect(
    home,
    isVisit ? { headers: { "set-cookie": `${NOTICE_COOKIE}=1; Path=/; Max-Age=30; HttpOnly; SameSite=Lax` } } : {},
  );
}
