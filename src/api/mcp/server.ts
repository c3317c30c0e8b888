import type { McpCall } from "./mcp-call.ts";
import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { requireScope } from "#domain/accounts/access.ts";
import { RefusalError, refusalMessage } from "#i18n/refusals.ts";
import { getPrompt, listPrompts } from "./prompts.ts";
import { runKeyOf } from "./run-key.ts";
import { callTool, describeTools } from "./tools.ts";

const INSTRUCTIONS =
  "Siyagha writes and checks prompts, measures and rewrites texts, and reads images, in Arabic and English. Each finished run " +
  "costs its owner credits; a refused or failed one costs nothing. `lang` chooses the language of explanations.";

/**
 * Answers one message of one client, of either era of the protocol: those that shake hands first, and those whose every
 * request says all by itself. Who does not ask for a stream gets plain JSON, without progress.
 */
export async function answerMcp(call: McpCall, request: Request, message: unknown): Promise<Response> {
  const takesStream = (request.headers.get("accept") ?? "").includes("text/event-stream");
  const asked = withWideAccept(request);
  if (await isLegacyRequest(asked, message)) {
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !takesStream });
    await createMcpServer(call).connect(transport);
    return transport.handleRequest(asked, { parsedBody: message });
  }
  const handler = createMcpHandler(() => createMcpServer(call), {
    legacy: "reject",
    responseMode: takesStream ? "auto" : "json",
    // Nothing here changes while somebody listens.
    maxSubscriptions: 0,
  });
  return handler.fetch(asked, { parsedBody: message });
}

/** The library refuses a request that does not name both kinds of answer; people's programs write one, or an asterisk, or nothing. */
function withWideAccept({ url, method, headers: given, signal }: Request): Request {
  const headers = new Headers(given);
  headers.set("accept", "application/json, text/event-stream");
  return new Request(url, { method, headers, signal });
}

function createMcpServer(call: McpCall): Server {
  const server = new Server(
    { name: "siyagha", title: "Siyagha · صياغة", version: "1" },
    { capabilities: { tools: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler("tools/list", () => ({ tools: describeTools(call.language) }));
  server.setRequestHandler("tools/call", ({ params }, { mcpReq }) =>
    callTool(call, params.name, params.arguments ?? {}, {
      key: runKeyOf(call.session, mcpReq.id),
      signal: mcpReq.signal,
      async progress(progress, message) {
        const progressToken = mcpReq._meta?.progressToken;
        if (progressToken === undefined) return;
        await mcpReq.notify({
          method: "notifications/progress",
          params: { progressToken, progress, total: 1, message },
        });
      },
    }),
  );
  server.setRequestHandler("prompts/list", ({ params }) =>
    orMcpError(call, async () => {
      requireScope(call.caller, "library");
      return listPrompts(call, params?.cursor);
    }),
  );
  server.setRequestHandler("prompts/get", ({ params }) =>
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
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, refusalMessage(error.code, call.language), {
      code: error.code,
    });
  }
}
