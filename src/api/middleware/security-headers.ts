import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";

/** What is a person's own is kept nowhere; the rest is asked for again. Files say for themselves how long they keep. */
function cachingOf(c: Context<AppEnv>): string {
  const isPersonal = c.req.path.startsWith("/api/") || (c.req.header("cookie") ?? "").includes(".session_token=");
  return isPersonal ? "private, no-store" : "private, no-cache";
}

/** Headers of every answer, errors and redirects included. Scripts run by nonce only; styles, fonts and images come from here. */
export function securityHeaders(deps: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const script = import.meta.env.DEV ? `'self' 'unsafe-inline'` : `'self' 'nonce-${c.get("nonce")}'`;
    const connect = import.meta.env.DEV ? "'self' ws:" : "'self'";
    // A form's target covers where its answer redirects: the Google button works without script only when Google is named.
    const formTargets = deps.settings.GOOGLE_CLIENT_ID
      ? `'self' ${new URL(deps.settings.GOOGLE_ISSUER).origin}`
      : "'self'";
    const images = c.res.headers.get("x-outside-images") === "yes" ? "'self' data: https:" : "'self' data:";
    for (const inner of ["x-outside-images", "x-static-page"]) c.res.headers.delete(inner);
    c.header(
      "content-security-policy",
      [
        "default-src 'none'",
        `script-src ${script}`,
        "style-src 'self' 'unsafe-inline'",
        `img-src ${images}`,
        "font-src 'self'",
        `connect-src ${connect}`,
        "manifest-src 'self'",
        "worker-src 'self'",
        `form-action ${formTargets}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
    );
    c.header("x-content-type-options", "nosniff");
    c.header("referrer-policy", "strict-origin-when-cross-origin");
    c.header("cross-origin-opener-policy", "same-origin");
    c.header("permissions-policy", "camera=(self), microphone=(self), geolocation=(), browsing-topics=()");
    if (!c.res.headers.has("cache-control")) c.header("cache-control", cachingOf(c));
    if (deps.settings.isProduction) c.header("strict-transport-security", "max-age=31536000; includeSubDomains");
  });
}
