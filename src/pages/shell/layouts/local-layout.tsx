import { Outlet, redirect } from "react-router";
import type { Route } from "./+types/local-layout";
import { pageContextOf } from "#pages/page-context.ts";

export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (pageContextOf(context).deps.settings.isProduction) throw redirect("/");
  },
];

export default function LocalLayout() {
  return <Outlet />;
}
