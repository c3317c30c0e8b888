import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { directionOf } from "#i18n/language.ts";
import { fieldMessages } from "#i18n/field-messages.ts";
import { REFUSALS, RefusalError, refusalMessage, type RefusalCode } from "#i18n/refusals.ts";
import { isDatabaseUnavailable, isUnstorable } from "#platform/database/db.server.ts";
import type { AppEnv } from "./app-env.ts";

/** Refusals that an operator should know of. */
export const OUR_FAULTS: ReadonlySet<RefusalCode> = new Set(["internal", "database_unavailable", "engine_failed"]);

/**
 * Turns anything thrown into the one error shape, in the caller's language. What was not expected is logged and answered without
 * detail.
 */
export function answerError(error: unknown, c: Context<AppEnv>): Response {
  const refusal = toRefusal(error);
  logFault(refusal, error, c);
  if (refusal.retryAfterSeconds !== undefined) c.header("retry-after", String(refusal.retryAfterSeconds));
  if (refusal.code === "unauthenticated") c.header("www-authenticate", "Bearer");
  // The rest of the body is not read: another request on this connection would begin in the middle of it.
  if (refusal.code === "too_large") c.header("connection", "close");
  const body = {
    error: {
      code: refusal.code,
      message: refusalMessage(refusal.code, c.get("language")),
      requestId: c.get("requestId"),
      ...(refusal.fields ? { fields: fieldMessages(refusal.fields, c.get("language")) } : {}),
    },
  };
  return c.json(body, REFUSALS[refusal.code].status);
}

/** The page in place of one that could not begin to render, such as without a database. */
export function answerPageError(error: unknown, c: Context<AppEnv>): Response {
  const refusal = toRefusal(error);
  logFault(refusal, error, c);
  const language = c.get("language");
  return c.html(
    `<!doctype html><html ` +
      `lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>صياغة · Siyagha</title></head>` +
      `<body style="font:1.1rem/1.7 system-ui,sans-serif;max-inline-size:32rem;margin:15vh auto;padding:1rem">` +
      `<p>${refusalMessage(refusal.code, language)}</p><p dir="ltr">${c.get("requestId")}</p></body></html>`,
    REFUSALS[refusal.code].status,
  );
}

function logFault(refusal: RefusalError, error: unknown, c: Context<AppEnv>): void {
  if (!OUR_FAULTS.has(refusal.code)) return;
  c.get("deps").log.error({ requestId: c.get("requestId"), path: c.req.path, error }, "request failed");
}

/** Anything thrown as a refusal; what was not expected is `internal`. */
export function toRefusal(error: unknown): RefusalError {
  if (error instanceof RefusalError) return error;
  if (error instanceof HTTPException) return new RefusalError(codeOfStatus(error.status));
  if (isUnstorable(error)) return new RefusalError("invalid_input");
  return new RefusalError(isDatabaseUnavailable(error) ? "database_unavailable" : "internal");
}

function codeOfStatus(status: number): RefusalCode {
  if (status === 413) return "too_large";
  if (status === 415) return "unsupported_media";
  return status < 500 ? "invalid_input" : "internal";
}

/** The largest body of an ordinary call. */
export const BODY_BYTES = 256 * 1024;

/** Refuses a body over `bytes` while it is still being read. */
export function limitBody(bytes: number) {
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new RefusalError("too_large");
    },
  });
}
