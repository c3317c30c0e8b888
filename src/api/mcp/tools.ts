import type { CallToolResult, Tool } from "@modelcontextprotocol/server";
import { inputSchemaOf, resultEnvelopeOf } from "#api/documentation/describe-run.ts";
import { OUR_FAULTS, toRefusal } from "#api/refusal-answer.ts";
import { countRun } from "#api/runs/run-answer.ts";
import { parseFields } from "#api/runs/run-input.ts";
import { requireScope } from "#domain/accounts/access.ts";
import { fieldMessages } from "#i18n/field-messages.ts";
import { isLanguage, type Language } from "#i18n/language.ts";
import { RefusalError, refusalMessage } from "#i18n/refusals.ts";
import { isBuilt, isToolSlug, TOOL_SLUGS, TOOLS, type ToolSlug, wordsOf } from "#tools/index.ts";
import { readInputFile } from "#tools/pipeline/input-file.ts";
import type { RunRequest } from "#tools/pipeline/run-events.ts";
import { runTool } from "#tools/pipeline/run-tool.ts";
import type { Envelope } from "#tools/tool.ts";
import type { McpCall } from "./mcp-call.ts";

interface Reporting {
  /** The run's idempotency key. */
  key: string;
  signal: AbortSignal;
  progress(value: number, message: string): Promise<void>;
}

/** The tools that can work, from their declarations; what a tool is comes in the caller's language. */
export function describeTools(language: Language): Tool[] {
  return TOOL_SLUGS.filter(isBuilt).map((slug) => {
    const { title, description } = wordsOf(slug, language);
    const input = inputSchemaOf(slug);
    const { file } = TOOLS[slug];
    const properties = {
      ...input.properties,
      ...(file
        ? {
            file: {
              type: "object",
              description: `${file.types.join(", ")}; at most ${file.maxBytes} bytes`,
              properties: { data: { type: "string", description: "The file in base64" }, name: { type: "string" } },
              required: ["data"],
            },
          }
        : {}),
    };
    return {
      name: slug,
      title,
      description,
      inputSchema: {
        type: "object" as const,
        properties,
        required: [...(input.required ?? []), ...(file?.required ? ["file"] : [])],
      },
      outputSchema: resultEnvelopeOf(slug) as Tool["outputSchema"],
      annotations: { title, readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    };
  });
}

/** Runs a tool through the product's one pipeline. A refusal is a result with `isError`, and cost nothing. */
export async function callTool(
  call: McpCall,
  name: string,
  given: Record<string, unknown>,
  reporting: Reporting,
): Promise<CallToolResult> {
  const lang = isLanguage(given["lang"]) ? given["lang"] : call.language;
  try {
    requireScope(call.caller, "run");
    if (!isToolSlug(name)) throw new RefusalError("not_found");
    const envelope = await runOne(call, await requestOf(name, given, lang, call, reporting), reporting);
    return {
      content: wordsOfResult(name, envelope, given["text"]).map((text) => ({ type: "text", text })),
      structuredContent: { ...envelope },
    };
  } catch (error) {
    return refusalResult(call, lang, error);
  }
}

async function requestOf(
  slug: ToolSlug,
  given: Record<string, unknown>,
  lang: Language,
  call: McpCall,
  { key, signal }: Reporting,
): Promise<RunRequest> {
  const { lang: _lang, file: sent, ...fields } = given;
  const rule = TOOLS[slug].file;
  const { data, name } = (sent ?? {}) as { data?: unknown; name?: unknown };
  if (rule?.required && typeof data !== "string")
    throw new RefusalError("invalid_input", { fields: { file: "required" } });
  const bytes = rule && typeof data === "string" ? new Uint8Array(Buffer.from(data, "base64")) : null;
  const file = rule && bytes ? await readInputFile(typeof name === "string" ? name : "file", bytes, rule) : null;
  return { slug, input: parseFields(slug, fields), file, lang, idempotencyKey: key, key: call.caller.key, signal };
}

async function runOne({ deps, user, gate }: McpCall, request: RunRequest, { progress }: Reporting): Promise<Envelope> {
  await countRun(deps, user);
  const turn = await gate.enter();
  try {
    turn.belongTo(user.id);
    let envelope: Envelope | null = null;
    let shown = -1;
    for await (const event of turn.follow(runTool(deps, user, request))) {
      if (event.type === "result") envelope = event.envelope;
      // The protocol wants progress to rise with each notification.
      if (event.type === "progress" && event.value > shown) await progress((shown = event.value), event.label);
    }
    if (!envelope) throw new RefusalError("run_ended");
    return envelope;
  } finally {
    turn.leave();
  }
}

/**
 * What an assistant reads: the tool's main text, where it wrote one that is not the text it was given, and the whole result
 * again as JSON, since many clients show their model no structured content.
 */
function wordsOfResult(slug: ToolSlug, envelope: Envelope, given: unknown): string[] {
  const { mainText } = TOOLS[slug];
  const main = mainText === null ? undefined : (envelope.result as Record<string, unknown>)[mainText];
  const whole = JSON.stringify(envelope);
  return typeof main === "string" && main.trim() !== String(given ?? "").trim() ? [main, whole] : [whole];
}

function refusalResult({ deps, requestId }: McpCall, lang: Language, error: unknown): CallToolResult {
  const { code, fields, retryAfterSeconds } = toRefusal(error);
  if (OUR_FAULTS.has(code)) deps.log.error({ requestId, error }, "run failed");
  const words = fields ? fieldMessages(fields, lang) : undefined;
  const message = [refusalMessage(code, lang), ...Object.entries(words ?? {}).map((pair) => pair.join(": "))].join(
    "\n",
  );
  return {
    isError: true,
    content: [{ type: "text", text: message }],
    _meta: {
      error: {
        code,
        requestId,
        ...(words ? { fields: words } : {}),
        ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
      },
    },
  };
}
