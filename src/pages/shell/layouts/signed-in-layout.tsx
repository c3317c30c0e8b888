import { Outlet, redirectDocument } from "react-router";
import type { Route } from "./+types/signed-in-layout";
import { requireSignedIn } from "#domain/accounts/access.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { pathIn } from "#i18n/path.ts";
import { pageContextOf } from "#pages/page-context.ts";

/** In middleware and not in a loader: a request may ask for a child's data alone and skip this layout's loader. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url, context }) => {
    const { viewer, language } = pageContextOf(context);
    try {
      requireSignedIn(viewer);
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      if (error.code === "account_suspended")
        throw redirectDocument(`${pathIn(language, "/login")}?error=${error.code}`);
      throw redirectDocument(`${pathIn(language, "/login")}?returnTo=${encodeURIComponent(url.pathname + url.search)}`);
    }
  },
];

export default function SignedInLayout() {
  return <Outlet />;
}
