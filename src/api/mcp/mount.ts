import { randomUUID } from "node:crypto";
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AppEnv } from "#api/app-env.ts";
import { signedInUser } from "#api/middleware/access.ts";
import type { RunGate } from "#api/middleware/run-gate.ts";
import { isOurHost, originRule } from "#api/middleware/same-origin.ts";
import { limitBody } from "#api/refusal-answer.ts";
import { requestStopByKey } from "#domain/runs/write-stop.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import { TOOL_SLUGS, TOOLS } from "#tools/index.ts";
import { runKeyOf } from "./run-key.ts";

/** Room for the largest file of any tool in base64, and its fields. */
export const MCP_BODY_BYTES =
  Math.ceil(Math.max(...TOOL_SLUGS.map((slug) => TOOLS[slug].file?.maxBytes ?? 0)) * 1.4) + 512 * 1024;

const SESSION = /^[\w-]{8,64}$/;

const messageRoute = createRoute({
  method: "post",
  path: "/mcp",
  summary: "MCP over streamable HTTP",
  description:
    "For MCP clients of the handshake and of protocol 2026-07-28: the eight tools as tools, the prompt library " +
    "as prompts. It takes a key only; running a tool needs the " +
    "scope run, the library the scope library. A tool's refusal is a tool result with isError, whose _meta.error has the code.",
  middleware: limitBody(MCP_BODY_BYTES),
  request: {
    body: { required: true, content: { "application/json": { schema: z.looseObject({ jsonrpc: z.literal("2.0") }) } } },
  },
  responses: {
    200: {
      description: "Messages of the protocol; plain JSON where Accept names no stream",
      content: { "text/event-stream": { schema: z.string() }, "application/json": { schema: z.looseObject({}) } },
    },
    202: { description: "A notification was taken" },
  },
});

/**
 * The product as an MCP server. No process keeps a session: the id given at the start only names it, so that a request
 * can be found again when its client cancels it through another process.
 */
export function mountMcp(api: OpenAPIHono<AppEnv>, deps: Deps, gate: RunGate): void {
  const isOurs = originRule(deps.settings);
  api.openapi(messageRoute, async (c) => {
    const origin = c.req.header("origin");
    // A page of another site, or of a name that was pointed at this machine, gets nothing, key or not.
    if ((origin !== undefined && !isOurs(origin)) || !isOurHost(deps.settings, c.req.header("host")))
      throw new RefusalError("foreign_origin");
    const caller = await c.get("readCaller")();
    if (!caller) throw new RefusalError("unauthenticated");
    const message = c.req.valid("json");
    const given = c.req.header("mcp-session-id") ?? "";
    const session = SESSION.test(given) ? given : randomUUID();
    await stopCancelled(c, deps, session, message);
    // The protocol's library is loaded by the first message.
    const { answerMcp } = await import("./server.ts");
    const call = {
      deps,
      gate,
      user: signedInUser(c),
      caller,
      session,
      language: c.get("language"),
      requestId: c.get("requestId"),
    };
    const answer = await answerMcp(call, c.req.raw, message);
    if (message["method"] === "initialize") answer.headers.set("mcp-session-id", session);
    return answer as never;
  });
  // The protocol allows a server to offer neither a stream of its own nor sessions to delete.
  api.all("/mcp", (c) => c.body(null, 405, { allow: "POST" }));
}

/** A client cancels by a message of its own, which may reach another process than the request did. */
async function stopCancelled(
  c: Context<AppEnv>,
  deps: Deps,
  session: string,
  message: Record<string, unknown>,
): Promise<void> {
  if (message["method"] !== "notifications/cancelled") return;
  const { requestId } = (message["params"] ?? {}) as { requestId?: unknown };
  if (typeof requestId !== "string" && typeof requestId !== "number") return;
  await requestStopByKey(deps.db, signedInUser(c), runKeyOf(session, requestId), deps.now());
}
