import { randomBytes, randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { Context } from "hono";
import { readViewer } from "#domain/accounts/read.ts";
import { isLanguage, languageOfHeader, type Language, DEFAULT_LANGUAGE } from "#i18n/language.ts";
import { languageOfPath } from "#i18n/path.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";

/** Gives every request its id, nonce, language, peer and viewer, and writes one log line for it. */
export function requestContext(deps: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set("deps", deps);
    c.set("requestId", requestId);
    c.set("nonce", randomBytes(16).toString("base64"));
    c.set("language", languageOf(c));
    c.set("clientAddress", clientAddressOf(c, deps.settings.TRUST_PROXY));
    let session: ReturnType<typeof readViewer> | null = null;
    c.set("readViewer", async () => (await (session ??= readViewer(deps, c.req.raw.headers))).viewer);
    await next();
    await renewCookie(c, session);
    c.header("x-request-id", requestId);
    const ms = Math.round(performance.now() - started);
    deps.log.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, "request");
  });
}

/** A session that slid forward renews its cookie, unless the answer itself sets or ends that session. */
async function renewCookie(c: Context<AppEnv>, session: ReturnType<typeof readViewer> | null): Promise<void> {
  const { setCookies } = session ? await session.catch(() => ({ setCookies: [] })) : { setCookies: [] };
  if (setCookies.length === 0 || c.res.headers.getSetCookie().some((line) => line.includes(".session_token="))) return;
  for (const line of setCookies) c.header("set-cookie", line, { append: true });
}

function languageOf(c: Context<AppEnv>): Language {
  const asked = c.req.query("lang");
  if (c.req.path.startsWith("/api/"))
    return isLanguage(asked) ? asked : languageOfHeader(c.req.header("accept-language"));
  const cookie = getCookie(c, "lang");
  return languageOfPath(c.req.path.replace(/\.data$/, "")) ?? (isLanguage(cookie) ? cookie : DEFAULT_LANGUAGE);
}

/** Behind a trusted proxy the rightmost forwarded address is the one that proxy saw; earlier ones are the client's own words. */
function clientAddressOf(c: Context<AppEnv>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(c).remote.address ?? "unknown";
  } catch {
    return "unknown";
  }
}
