import { Outlet, redirectDocument } from "react-router";
import type { Route } from "./+types/administrator-layout";
import { RefusalError } from "#i18n/refusals.ts";
import { requireAdministrator } from "#domain/accounts/access.ts";
import { pageContextOf } from "#pages/page-context.ts";

export const middleware: Route.MiddlewareFunction[] = [
  ({ url, context }) => {
    const { viewer } = pageContextOf(context);
    try {
      requireAdministrator(viewer, { passwordChange: url.pathname === "/rai/account" });
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      if (error.code === "password_change_required") throw redirectDocument("/rai/account");
      throw redirectDocument(error.code === "forbidden" ? "/rai/login?denied=1" : "/rai/login");
    }
  },
];

export default function AdministratorLayout() {
  return <Outlet />;
}
