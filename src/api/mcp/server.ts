import { createHash } from "node:crypto";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import type { RunGate } from "#api/middleware/run-gate.ts";
import { type Caller, requireScope, type SignedInUser } from "#domain/accounts/access.ts";
import type { Language } from "#i18n/language.ts";
import { RefusalError, refusalMessage } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import { getPrompt, listPrompts } from "./prompts.ts";
import { callTool, describeTools } from "./tools.ts";

/** Who speaks, and with what. */
export interface McpCall {
  deps: Deps;
  gate: RunGate;
  user: SignedInUser;
  caller: Caller;
  /** Names the client's session; no process keeps one. */
  session: string;
  language: Language;
  requestId: string;
}

const INSTRUCTIONS =
  "Siyagha writes and checks prompts, measures and rewrites texts, and reads images, in Arabic and English. Each finished run " +
  "costs its owner credits; a refused or failed one costs nothing. `lang` chooses the language of explanations.";

/** A server for one message of one client. */
export function createMcpServer(call: McpCall): Server {
  const server = new Server(
    { name: "siyagha", title: "Siyagha · صياغة", version: "1" },
    { capabilities: { tools: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: describeTools(call.language) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, extra) =>
    callTool(call, params.name, params.arguments ?? {}, {
      key: runKeyOf(call.session, extra.requestId),
      signal: extra.signal,
      async progress(progress, message) {
        const progressToken = extra._meta?.progressToken;
        if (progressToken === undefined) return;
        await extra.sendNotification({
          method: "notifications/progress",
          params: { progressToken, progress, total: 1, message },
        });
      },
    }),
  );
  server.setRequestHandler(ListPromptsRequestSchema, ({ params }) =>
    orMcpError(call, async () => {
      requireScope(call.caller, "library");
      return listPrompts(call, params?.cursor);
    }),
  );
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) =>
    orMcpError(call, async () => {
      requireScope(call.caller, "library");
      return getPrompt(call, params.name, params.arguments ?? {});
    }),
  );
  return server;
}

/** The idempotency key of a request: the client numbers its requests within its session, so the same one counts once. */
export function runKeyOf(session: string, requestId: string | number): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([session, requestId]))
    .digest("hex");
  return `mcp-${hash.slice(0, 48)}`;
}

/** What is no tool's refusal is an error of the protocol, with our code in its data. */
async function orMcpError<T>(call: McpCall, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    throw new McpError(ErrorCode.InvalidParams, refusalMessage(error.code, call.language), { code: error.code });
  }
}
