import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#api/app-env.ts";
import type { Caller } from "#domain/accounts/access.ts";
import { findKeyCaller } from "#domain/api-keys/write.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import type { RateRule } from "#platform/database/rate-limit.server.ts";
import { refuseWhenSpent } from "./write-limit.ts";

/** Calls of any kind by one key. */
const KEY_CALLS: RateRule = { name: "key-calls", limit: 300, windowSeconds: 60 };

/**
 * Resolves who calls, once and on first use: the key of an Authorization header, else the session. A request that brings a
 * key is judged by it alone: a cookie beside it counts for nothing. Throws `unauthenticated`, `rate_limited`.
 */
export function resolveCaller(deps: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const key = keyOf(c.req.header("authorization"));
    let caller: Promise<Caller | null> | null = null;
    const find = async (): Promise<Caller | null> => {
      if (key === null) {
        const user = await c.get("readViewer")();
        return user ? { user, scopes: "all", key: null } : null;
      }
      const found = await findKeyCaller(deps.db, key, deps.now());
      if (!found?.key) throw new RefusalError("unauthenticated", { fields: { authorization: "bad_key" } });
      await refuseWhenSpent(deps, KEY_CALLS, found.key.id);
      return found;
    };
    c.set("readCaller", () => (caller ??= find()));
    return next();
  });
}

/** The key of an Authorization header; null where there is none. */
export function keyOf(header: string | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(header ?? "")?.[1] ?? null;
}
