import { createMiddleware } from "hono/factory";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import { countAttempt, type RateRule } from "#platform/database/rate-limit.server.ts";
import type { AppEnv } from "#api/app-env.ts";

const WRITES: RateRule = { name: "writes", limit: 60, windowSeconds: 60 };

/** Writes with a rule of their own. */
const OWN_RULE = /^\/api\/(?:auth\/|webhooks\/|mcp$|tools\/[^/]+\/runs$|banners\/[^/]+\/clicks$)/;

/** A signed-in user's writes: 60 a minute. */
export function limitWrites(deps: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD" || OWN_RULE.test(c.req.path)) return next();
    const viewer = (await c.get("readCaller")())?.user ?? null;
    if (viewer) await refuseWhenSpent(deps, WRITES, viewer.id);
    return next();
  });
}

/** Counts an attempt; throws `rate_limited` with the seconds to wait when there were too many. */
export async function refuseWhenSpent(deps: Deps, rule: RateRule, subject: string): Promise<void> {
  const retryAfterSeconds = await countAttempt(deps.db, rule, subject, deps.now());
  if (retryAfterSeconds !== null) throw new RefusalError("rate_limited", { retryAfterSeconds });
}
