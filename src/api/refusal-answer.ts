import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { fieldMessages } from "../i18n/field-messages.ts";
import { REFUSALS, RefusalError, refusalMessage, type RefusalCode } from "../i18n/refusals.ts";
import { isDatabaseUnavailable, isUnstorable } from "../platform/db.server.ts";
import type { AppEnv } from "./app-env.ts";

/** Turns anything thrown into the one error shape, in the caller's language. What was not expected is logged and told without detail. */
export function answerError(error: unknown, c: Context<AppEnv>): Response {
  const refusal = toRefusal(error);
  if (refusal.code === "internal" || refusal.code === "database_unavailable") {
    c.get("deps").log.error({ requestId: c.get("requestId"), path: c.req.path, error }, "request failed");
  }
  if (refusal.retryAfterSeconds !== undefined) c.header("retry-after", String(refusal.retryAfterSeconds));
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

function toRefusal(error: unknown): RefusalError {
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

/** Refuses a body over `bytes` while it is still being read. */
export function limitBody(bytes: number) {
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new RefusalError("too_large");
    },
  });
}
