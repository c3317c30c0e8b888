import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#api/app-env.ts";
import type { Caller } from "#domain/accounts/access.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";

/** Finds whose key this is and what it allows; null for a key nobody has. */
export type FindKey = (deps: Deps, key: string) => Promise<Caller | null>;

/**
 * Resolves who calls, once and on first use: the key of an Authorization header, else the session. A request that brings a
 * key stands or falls with it: a cookie beside it counts for nothing.
 */
export function resolveCaller(deps: Deps, findKey: FindKey) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const key = /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    let caller: Promise<Caller | null> | null = null;
    const find = async (): Promise<Caller | null> => {
      if (key === undefined) {
        const user = await c.get("readViewer")();
        return user ? { user, scopes: "all" } : null;
      }
      const found = await findKey(deps, key);
      if (!found) throw new RefusalError("unauthenticated");
      return found;
    };
    c.set("readCaller", () => (caller ??= find()));
    return next();
  });
}
