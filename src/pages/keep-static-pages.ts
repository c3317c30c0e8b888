import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import type { AppEnv } from "#api/app-env.ts";
import { digitsOf } from "#i18n/digits.ts";
import { NOTICE_COOKIE } from "#i18n/path.ts";
import { STATIC_PAGE, themeOf } from "./page-context.ts";

/** How long a change to what a page shows may take to reach every process. */
const KEPT_MS = 5000;
const MOST_KEPT = 200;

interface KeptPage {
  body: ArrayBuffer;
  headers: [string, string][];
  until: number;
}

/**
 * Pages to read, asked for without a session, are rendered once per path, language, theme and digits and then served from memory,
 * as they go over the wire. Only what rendering marked as static is kept; an address with a query, or an answer that forbids it, never is.
 */
export function keepStaticPages(now: () => number): MiddlewareHandler<AppEnv> {
  const kept = new Map<string, KeptPage>();
  return async (c, next) => {
    const isAnonymous = !(c.req.header("cookie") ?? "").includes(".session_token=");
    if (c.req.method !== "GET" || !isAnonymous || c.req.url.includes("?") || getCookie(c, NOTICE_COOKIE)) return next();
    const encoding = (c.req.header("accept-encoding") ?? "").includes("gzip") ? "gzip" : "plain";
    const digits = digitsOf(getCookie(c, "digits"));
    const key = [c.req.path, c.get("language"), themeOf(getCookie(c, "theme")), digits, encoding].join(" ");
    const page = kept.get(key);
    if (page && page.until > now()) return new Response(page.body, { headers: page.headers });
    await next();
    const { res } = c;
    if (res.status !== 200 || !res.headers.has(STATIC_PAGE) || res.headers.has("set-cookie")) return;
    if (res.headers.get("cache-control")?.includes("no-store")) return;
    const body = await res.clone().arrayBuffer();
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, { body, headers: [...res.headers], until: now() + KEPT_MS });
  };
}
