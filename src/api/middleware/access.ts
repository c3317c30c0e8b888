import { createMiddleware } from "hono/factory";
import { requireAdministrator, requireSignedIn } from "#domain/accounts/access.ts";
import type { AppEnv } from "#api/app-env.ts";

export type ApiAccess = "open" | "signed-in" | "administrator";

/**
 * Who may call what, first match decides. It is asked before a body is read, so that a stranger learns nothing from
 * validation; the handlers ask the gate again for their proof. The access test fails for a route without a line.
 */
export const API_ACCESS: readonly (readonly [pattern: RegExp, access: ApiAccess])[] = [
  [/^\/api\/(?:openapi\.json|docs)$/, "open"],
  [/^\/api\/auth\/(?:change-password|change-email|two-factor\/(?:enable|disable|generate-backup-codes))$/, "signed-in"],
  [/^\/api\/auth\//, "open"],
  [/^\/api\/admin(?:\/|$)/, "administrator"],
  [/^\/api\/(?:language|packages|tools|banners|webhooks\/[^/]+|newsletter(?:\/[^/]+)?|contact|advertise)$/, "open"],
  [/^\/api\/banners\/[^/]+\/clicks$/, "open"],
  [/^\/api\/prompts(?:\/[^/]+)?$/, "open"],
  [/^\/api\/(?:me|preferences|credits|saved|runs|keys|test-checkout)(?:\/|$)/, "signed-in"],
  [/^\/api\/(?:free-package-claims|checkout|billing\/portal|subscription|orders|mcp)$/, "signed-in"],
  [/^\/api\/tools\/[^/]+\/runs$/, "signed-in"],
];

/** The line of the table that a path falls under; null for a path no line names. */
export function accessOf(path: string): ApiAccess | null {
  return API_ACCESS.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

export const checkAccess = createMiddleware<AppEnv>(async (c, next) => {
  const access = accessOf(c.req.path);
  if (access === "signed-in") requireSignedIn(await c.get("readViewer")());
  if (access === "administrator") requireAdministrator(await c.get("readViewer")());
  return next();
});
