import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
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
import { runKeyOf } from "./run-key.ts";
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

/** Answers one message of one client. */
export async function answerMcp(call: McpCall, request: Request, message: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport();
  await createMcpServer(call).connect(transport);
  return transport.handleRequest(request, { parsedBody: message });
}

function createMcpServer(call: McpCall): Server {
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

/** What is no tool's refusal is an error of the protocol, with our code in its data. */
async function orMcpError<T>(call: McpCall, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    throw new McpError(ErrorCode.InvalidParams, refusalMessage(error.code, call.language), { code: error.code });
  }
}
