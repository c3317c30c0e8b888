import { randomBytes, randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { deleteCookie, getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import type { Context } from "hono";
import { readViewer } from "#domain/accounts/read.ts";
import { isLanguage, languageOfHeader, type Language, DEFAULT_LANGUAGE } from "#i18n/language.ts";
import { languageOfPath, NOTICE_COOKIE } from "#i18n/path.ts";
import type { Deps } from "#platform/deps.ts";
import { keepInCookie } from "#api/account/preferences.ts";
import type { AppEnv } from "#api/app-env.ts";

/**
 * Gives every request its id, nonce, language, peer and viewer, writes one log line for it and counts it. `pageOf` names the
 * page of a path by its pattern.
 */
export function requestContext(deps: Deps, pageOf: (path: string) => string = () => OTHER_PATH) {
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
    keepLanguage(c, deps);
    clearShownNotice(c, deps);
    c.header("x-request-id", requestId);
    const { method, path } = c.req;
    const { status } = c.res;
    const ms = performance.now() - started;
    deps.metrics.request({ method, route: routeOf(c, pageOf), status, seconds: ms / 1000 });
    deps.log.info({ requestId, method, path, status, ms: Math.round(ms) }, "request");
  });
}

/** What a path that no page has is counted as. */
export const OTHER_PATH = "other";

/** The pattern that answered: of the API and of single files as mounted, of pages as in their table. */
function routeOf(c: Context<AppEnv>, pageOf: (path: string) => string): string {
  const exact = matchedRoutes(c).findLast(({ path }) => !path.includes("*"));
  if (exact) return exact.path;
  const folder = c.req.path.match(/^\/(?:api|assets)\//)?.[0];
  return folder ? `${folder}*` : pageOf(c.req.path);
}

/** A session that slid forward renews its cookie, unless the answer itself sets or ends that session. */
async function renewCookie(c: Context<AppEnv>, session: ReturnType<typeof readViewer> | null): Promise<void> {
  const { setCookies } = session ? await session.catch(() => ({ setCookies: [] })) : { setCookies: [] };
  if (setCookies.length === 0 || c.res.headers.getSetCookie().some((line) => line.includes(".session_token="))) return;
  for (const line of setCookies) c.header("set-cookie", line, { append: true });
}

/**
 * Somebody who has not chosen and reads English keeps it on the paths that say no language; asking for one of those below /en says it
 * too, and so does coming to one from a page of the other language.
 */
function keepLanguage(c: Context<AppEnv>, deps: Deps): void {
  if (c.req.method !== "GET") return;
  const cookie = getCookie(c, "lang");
  const isAsked = /^\/en\/(?:rai|contact)(?:\/|$)/.test(c.req.path);
  const isFirstRead = !isLanguage(cookie) && languageOfPath(c.req.path) === "en";
  const read = isAsked || isFirstRead ? "en" : languageComeFrom(c);
  if (read !== null && read !== cookie) keepInCookie(c, deps, "lang", read);
}

/** The language of our page that led here, for a path that says none; null where it said none either. */
function languageComeFrom(c: Context<AppEnv>): Language | null {
  if (!/^\/(?:rai|contact|dev)(?:[/.]|$)/.test(c.req.path)) return null;
  const from = URL.parse(c.req.header("referer") ?? "");
  return from !== null && from.host === c.req.header("host") ? languageOfPath(from.pathname) : null;
}

function clearShownNotice(c: Context<AppEnv>, deps: Deps): void {
  const isPage = c.res.status === 200 && /html|x-script/.test(c.res.headers.get("content-type") ?? "");
  if (isPage && getCookie(c, NOTICE_COOKIE))
    deleteCookie(c, NOTICE_COOKIE, { path: "/", secure: deps.auth.secureCookies });
}

function languageOf(c: Context<AppEnv>): Language {
  const asked = c.req.query("lang");
  if (c.req.path.startsWith("/api/"))
    return isLanguage(asked) ? asked : languageOfHeader(c.req.header("accept-language"));
  const cookie = getCookie(c, "lang");
  const said = languageOfPath(c.req.path.replace(/\.data$/, "")) ?? languageComeFrom(c);
  return said ?? (isLanguage(cookie) ? cookie : DEFAULT_LANGUAGE);
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
