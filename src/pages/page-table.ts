import { matchPath } from "react-router";
import { barePath } from "../i18n/path.ts";
import type { MessageNamespace } from "../messages.ts";

/** Who may open a page. "local" pages exist only outside production. */
export type PageAccess = "open" | "signed-in" | "administrator" | "local";

export interface PageEntry {
  /** Path without language, as in the spec's route table. */
  path: string;
  /** Route file under src/. */
  file: string;
  access: PageAccess;
  /** Message blocks besides the shell's. */
  messages: readonly MessageNamespace[];
}

/** Every page, once. Routes, the gate, loaded messages and the access test are made from this. */
export const PAGES: readonly PageEntry[] = [
  { path: "/", file: "pages/home/page.tsx", access: "signed-in", messages: ["home", "promptGenerate", "bench"] },
  { path: "/login", file: "pages/login/page.tsx", access: "open", messages: ["auth", "login"] },
  { path: "/signup", file: "pages/signup/page.tsx", access: "open", messages: ["auth", "signup"] },
  {
    path: "/forgot-password",
    file: "pages/forgot-password/page.tsx",
    access: "open",
    messages: ["auth", "forgotPassword"],
  },
  {
    path: "/reset-password",
    file: "pages/reset-password/page.tsx",
    access: "open",
    messages: ["auth", "resetPassword"],
  },
  { path: "/confirm", file: "pages/confirm/page.tsx", access: "open", messages: ["auth", "confirm"] },
  { path: "/rai/login", file: "pages/rai-login/page.tsx", access: "open", messages: ["auth", "login", "raiLogin"] },
  { path: "/dev/outbox", file: "pages/outbox/page.tsx", access: "local", messages: ["outbox"] },
  {
    path: "/prompt-generate",
    file: "tools/prompt-generate/page.tsx",
    access: "signed-in",
    messages: ["bench", "promptGenerate"],
  },
  { path: "/history", file: "pages/history/page.tsx", access: "signed-in", messages: ["history"] },
  { path: "/saved", file: "pages/saved/page.tsx", access: "signed-in", messages: ["saved"] },
  { path: "/dashboard", file: "pages/dashboard/page.tsx", access: "signed-in", messages: ["dashboard"] },
  { path: "/account", file: "pages/account/page.tsx", access: "open", messages: ["account"] },
  { path: "/pricing", file: "pages/pricing/page.tsx", access: "open", messages: ["pricing"] },
  { path: "/success", file: "pages/success/page.tsx", access: "open", messages: ["success"] },
  { path: "/dev/checkout", file: "pages/test-checkout/page.tsx", access: "local", messages: ["testCheckout"] },
];

/** The entry a request's path belongs to; null for a path no page has. */
export function findPage(pathname: string): PageEntry | null {
  const bare = barePath(pathname).replace(/(.)\/$/, "$1");
  return PAGES.find((page) => matchPath(page.path, bare)) ?? null;
}
