import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { RefusalError } from "#i18n/refusals.ts";
import type { Settings } from "#platform/env.server.ts";
import type { AppEnv } from "#api/app-env.ts";
import { accessOf } from "./access.ts";
import { keyOf } from "./caller.ts";

/** Calls of servers and mail programs, which carry their own proof (a signature, a signed link) and no Origin. */
const WITHOUT_ORIGIN = /^\/api\/(?:webhooks\/|newsletter\/unsubscribe$)/;

/** Where a plain form is welcome, so that these work without script. */
const FORMS = new RegExp(
  `^/api/(?:${[
    "auth/sign-up/email",
    "auth/sign-in/(?:email|social)",
    "auth/two-factor/verify-(?:totp|backup-code)",
    "auth/(?:verify-email|send-verification-email|request-password-reset|reset-password)",
    "language",
    "digits",
    "newsletter(?:/confirm|/unsubscribe)?",
    "contact",
    "advertise",
  ].join("|")})$`,
);

/** Where files come in. */
const UPLOADS = /^\/api\/(?:tools\/[^/]+\/runs|files\/text|mcp|admin\/pictures)$/;

/** Whether a write on this path must come from a page of the product, unless it brings a key. */
export function asksOrigin(path: string): boolean {
  return !WITHOUT_ORIGIN.test(path);
}

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Every write must come from a page of the product: its Origin is the configured one, and its body is JSON (a form or upload only
 * where those are welcome). Programs that send a Bearer key are let through: no other site can make a browser send one.
 */
export function sameOrigin(settings: Settings) {
  const isOurs = originRule(settings);
  return createMiddleware<AppEnv>(async (c, next) => {
    if (READS.has(c.req.method)) return next();
    const path = c.req.path;
    const hasKey = keyOf(c.req.header("authorization")) !== null;
    if (!hasKey && asksOrigin(path) && !isOurs(c.req.header("origin"))) throw refusalOf(c);
    if (!isWelcomeType(path, c.req.header("content-type"), hasBody(c.req.raw.headers)))
      throw new RefusalError("unsupported_media");
    return next();
  });
}

/**
 * A browser names the page's origin with every write. What names none, and brings no session, is a program that left its key
 * out or wrote it wrongly, and gets a 401.
 */
function refusalOf(c: Context<AppEnv>): RefusalError {
  const authorization = c.req.header("authorization");
  const isProgram =
    c.req.header("origin") === undefined &&
    (authorization !== undefined || !(c.req.header("cookie") ?? "").includes(".session_token="));
  if (!isProgram || (accessOf(c.req.path) ?? "open") === "open") return new RefusalError("foreign_origin");
  return new RefusalError("unauthenticated", { fields: { authorization: "bad_key" } });
}

/** Outside production any loopback name of the same port counts as the product's: people open 127.0.0.1 as well as localhost. */
export function originRule(settings: Settings): (origin: string | undefined) => boolean {
  const own = new URL(settings.PUBLIC_URL);
  return (origin) => {
    if (origin === undefined) return false;
    if (origin === own.origin) return true;
    if (settings.isProduction || !isLoopback(own.hostname) || !URL.canParse(origin)) return false;
    const other = new URL(origin);
    return isLoopback(other.hostname) && other.port === own.port && other.protocol === own.protocol;
  };
}

/**
 * Whether a Host header names this product: what a page of a name that was pointed at this machine cannot have. A proxy
 * that is trusted has checked it already, and may send its own.
 */
export function isOurHost(settings: Settings, host: string | undefined): boolean {
  if (settings.TRUST_PROXY) return true;
  const own = new URL(settings.PUBLIC_URL);
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === own.hostname || (isLoopback(own.hostname) && isLoopback(hostname));
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
}

function hasBody(headers: Headers): boolean {
  return headers.has("transfer-encoding") || Number(headers.get("content-length") ?? "0") > 0;
}

function isWelcomeType(path: string, header: string | undefined, body: boolean): boolean {
  if (path.startsWith("/api/webhooks/")) return true;
  const type = header?.split(";")[0]?.trim().toLowerCase();
  if (type === undefined) return !body;
  if (type === "application/json") return true;
  if (type === "application/x-www-form-urlencoded") return FORMS.test(path);
  return type === "multipart/form-data" && UPLOADS.test(path);
}
