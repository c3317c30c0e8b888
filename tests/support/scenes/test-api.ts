import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { createApi } from "#api/app.ts";
import type { AppEnv } from "#api/app-env.ts";
import type { RunGateBounds } from "#api/middleware/run-gate.ts";
import { requestContext } from "#api/middleware/request-context.ts";
import { apiDocument, documentedCodes, operationFor } from "#tests/support/api-document.ts";
import type { Deps } from "#platform/deps.ts";

interface Call {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a plain form. */
  form?: Record<string, string>;
  /** A ready body (multipart and the like). */
  body?: BodyInit;
  cookie?: string;
  headers?: Record<string, string>;
  /** The peer's address; each call has its own unless one is given, so that limits by peer stay out of the way. */
  peer?: string;
  language?: "ar" | "en";
}

export interface TestApi {
  /** A request as our own page would send it (matching Origin); `method` is POST when a body is given. */
  call(path: string, call?: Call & { method?: string }): Promise<Response>;
}

/** The API as the server mounts it, with request ids, language, peer and session, but without pages. */
export function createTestApi(deps: Deps, gate?: RunGateBounds): TestApi {
  const app = new Hono<AppEnv>();
  app.use(requestContext(deps));
  app.route("/api", createApi(deps, gate));
  const origin = new URL(deps.settings.PUBLIC_URL).origin;
  return {
    async call(path, { json, form, body, cookie, headers: given, peer, language = "en", method } = {}) {
      const headers = new Headers({ origin, "accept-language": language });
      if (json !== undefined) headers.set("content-type", "application/json");
      if (form !== undefined) headers.set("content-type", "application/x-www-form-urlencoded");
      if (cookie) headers.set("cookie", cookie);
      for (const [name, value] of Object.entries(given ?? {})) {
        if (value === "") headers.delete(name);
        else headers.set(name, value);
      }
      const content =
        json !== undefined ? JSON.stringify(json) : form !== undefined ? new URLSearchParams(form).toString() : body;
      const init = {
        method: method ?? (content === undefined ? "GET" : "POST"),
        headers,
        ...(content === undefined ? {} : { body: content, duplex: "half" }),
      };
      const answer = await app.request(path, init, { incoming: { socket: { remoteAddress: peer ?? randomPeer() } } });
      if (answer.status >= 400) await expectDescribed(deps, init.method, path, answer.clone());
      return answer;
    },
  };
}

/** Every refusal that any test meets is one that the API's description names for that call. */
async function expectDescribed(deps: Deps, method: string, path: string, answer: Response): Promise<void> {
  const operation = operationFor(await apiDocument(deps), method, path);
  const body = (await answer.json().catch(() => null)) as { error?: { code?: string } } | null;
  if (!operation || body?.error?.code === undefined) return;
  if (!documentedCodes(operation, answer.status).includes(body.error.code))
    throw new Error(
      `${method} ${path} answers ${answer.status} ${body.error.code}, which its description does not name`,
    );
}

/** The cookies that an answer sets, as a Cookie header; deleted ones are left out. */
export function cookiesOf(answer: Response, before = ""): string {
  const jar = new Map(
    before
      .split("; ")
      .filter(Boolean)
      .map((pair) => [pair.split("=")[0] ?? "", pair]),
  );
  for (const line of answer.headers.getSetCookie()) {
    const pair = line.split(";")[0] ?? "";
    const name = pair.split("=")[0] ?? "";
    if (/max-age=0(;|$)/i.test(line) || pair.endsWith("=")) jar.delete(name);
    else jar.set(name, pair);
  }
  return [...jar.values()].join("; ");
}

function randomPeer(): string {
  return `10.${[...randomBytes(3)].join(".")}`;
}
