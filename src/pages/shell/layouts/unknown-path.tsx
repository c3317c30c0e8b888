import { redirect } from "react-router";
import type { Route } from "./+types/unknown-path";
import { languageOfPath, pathIn } from "#i18n/path.ts";
import { pageContextOf } from "#pages/page-context.ts";

/** A path no page has leads home in its language; the English form of an unprefixed page leads to that page. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { pathname, search } = url;
  const unprefixed = pathname.match(/^\/en(\/(?:rai|contact)(?:\/.*)?)$/)?.[1];
  if (unprefixed) throw redirect(unprefixed + search);
  throw redirect(pathIn(languageOfPath(pathname) ?? pageContextOf(context).language, "/"));
}
