import type { Hono } from "hono";
import { RefusalError } from "#i18n/refusals.ts";
import type { AppEnv } from "./app-env.ts";
import { answerError } from "./refusal-answer.ts";

/**
 * After a 401 a client of MCP looks for a server that would give it a key, by documents at the root. There is none: keys come
 * from a person's page. It reads JSON alone, and takes an HTML page for a broken server.
 */
export function mountWellKnown(app: Hono<AppEnv>): void {
  app.use("/.well-known/*", (c, next) => {
    const isAuthorization = /^\/\.well-known\/(?:oauth-|openid-configuration)/.test(c.req.path);
    return isAuthorization ? Promise.resolve(answerError(new RefusalError("not_found"), c)) : next();
  });
}
