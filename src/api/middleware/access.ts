import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#api/app-env.ts";
import {
  type Administrator,
  type KeyScope,
  requireAdministrator,
  requireScope,
  requireSignedIn,
  type SignedInUser,
} from "#domain/accounts/access.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { keyOf } from "./caller.ts";

export type ApiAccess = "open" | "signed-in" | "administrator";

interface AccessRow {
  access: ApiAccess;
  /**
   * What a program's key must allow, by method ("any" key will do); a method that is not named refuses keys, or on an open route
   * has no use for one.
   */
  keys?: Partial<Record<string, KeyScope | "any">>;
  /** A session is not enough: no page of the product calls this. */
  keysOnly?: true;
}

/** Who may call what, the first match decides. The access test fails for a route without a row, and a path without one is refused. */
const API_ACCESS: readonly (readonly [pattern: RegExp, row: AccessRow])[] = [
  [/^\/api\/(?:openapi\.json|docs)$/, { access: "open" }],
  [
    /^\/api\/auth\/(?:change-password|change-email|two-factor\/(?:enable|disable|generate-backup-codes))$/,
    { access: "signed-in" },
  ],
  [/^\/api\/auth\//, { access: "open" }],
  [/^\/api\/admin(?:\/|$)/, { access: "administrator" }],
  [
    /^\/api\/(?:language|digits|packages|banners|webhooks\/[^/]+|newsletter(?:\/[^/]+)?|contact|advertise)$/,
    { access: "open" },
  ],
  [/^\/api\/banners\/[^/]+\/clicks$/, { access: "open" }],
  [/^\/api\/tools$/, { access: "open", keys: { GET: "any" } }],
  [/^\/api\/tasks(?:\/[^/]+)?$/, { access: "open", keys: { GET: "any" } }],
  [/^\/api\/prompts(?:\/[^/]+)?$/, { access: "open", keys: { GET: "library" } }],
  [/^\/api\/tools\/[^/]+\/runs$/, { access: "signed-in", keys: { POST: "run" } }],
  [/^\/api\/tools\/[^/]+\/wait$/, { access: "signed-in" }],
  [/^\/api\/files\/text$/, { access: "signed-in", keys: { POST: "run" } }],
  [/^\/api\/runs\/[^/]+\/(?:cancel|answers)$/, { access: "signed-in", keys: { POST: "run" } }],
  // Which of two answers is better is for a person to say, and the back office counts it.
  [/^\/api\/runs\/[^/]+\/proofs(?:\/|$)/, { access: "signed-in", keys: { GET: "history" } }],
  // Not for keys: what a key may spend a day is counted in runs.
  [/^\/api\/runs\/[^/]+\/replies$/, { access: "signed-in", keys: { GET: "history" } }],
  [/^\/api\/runs(?:\/|$)/, { access: "signed-in", keys: { GET: "history", PUT: "history", DELETE: "history" } }],
  [/^\/api\/me$/, { access: "signed-in", keys: { GET: "any" } }],
  [/^\/api\/credits(?:\/|$)/, { access: "signed-in", keys: { GET: "any" } }],
  [/^\/api\/mcp$/, { access: "signed-in", keys: { GET: "any", POST: "any", DELETE: "any" }, keysOnly: true }],
  [/^\/api\/(?:me|preferences|profile|saved|keys|webhook-addresses|test-checkout)(?:\/|$)/, { access: "signed-in" }],
  [/^\/api\/(?:free-package-claims|checkout|billing\/portal|subscription|orders)$/, { access: "signed-in" }],
];

function rowOf(path: string): AccessRow | null {
  return API_ACCESS.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/** The access of the row that a path falls under; null for a path no row names. */
export function accessOf(path: string): ApiAccess | null {
  return rowOf(path)?.access ?? null;
}

/** What a key must allow for a call; null where keys are refused or count for nothing. */
export function keyScopeOf(method: string, path: string): KeyScope | "any" | null {
  return rowOf(path)?.keys?.[method] ?? null;
}

/** Whether only a key opens this path. */
export function isForKeysOnly(path: string): boolean {
  return rowOf(path)?.keysOnly ?? false;
}

/**
 * Asks the gate before a body is read, so that a stranger learns nothing from validation, and leaves its proof for the
 * handler. Throws `not_found` for a path without a row, `unauthenticated`, `email_unconfirmed`, `forbidden`.
 */
export const checkAccess = createMiddleware<AppEnv>(async (c, next) => {
  const row = rowOf(c.req.path);
  if (!row) throw new RefusalError("not_found");
  const scope = row.keys?.[c.req.method] ?? null;
  // A key that an open route has a use for is checked like any other.
  const counts = scope !== null && keyOf(c.req.header("authorization")) !== null;
  if (row.access === "open" && !counts) return next();
  const caller = await c.get("readCaller")();
  if (row.access === "open") {
    if (caller) requireScope(caller, scope);
    return next();
  }
  if (row.keysOnly && !caller?.key) throw new RefusalError("unauthenticated", { fields: { authorization: "bad_key" } });
  const user =
    row.access === "administrator" ? requireAdministrator(caller?.user ?? null) : requireSignedIn(caller?.user ?? null);
  if (caller) requireScope(caller, scope);
  c.set("user", user);
  return next();
});

/** The person whom the gate let in. Throws `unauthenticated` on a route whose row is open. */
export function signedInUser(c: Context<AppEnv>): SignedInUser {
  const user = c.get("user");
  if (!user) throw new RefusalError("unauthenticated");
  return user;
}

/** The administrator whom the gate let in, with the request's id, which the audit row keeps. */
export function administratorOf(c: Context<AppEnv>): Administrator & { requestId: string } {
  return Object.assign({}, requireAdministrator(signedInUser(c)), { requestId: c.get("requestId") });
}
