import { type RouteConfig, z } from "@hono/zod-openapi";
import { LANGUAGES } from "#i18n/language.ts";
import { TOOLS, type ToolSlug, wordsOf } from "#tools/index.ts";
import type { Envelope, FileRule } from "#tools/tool.ts";

/** The envelope of a stored or fresh result, without the result's own shape, which each tool's run describes. */
export const envelopeSchema = z.object({
  tool: z.string().describe("The tool's slug"),
  lang: z.enum(LANGUAGES),
  variety: z.string().optional().describe("The variety of Arabic, where the tool knows it"),
  engine: z.enum(["provider", "builtin"]).describe("Who made it: a model, or the built-in engine"),
  provider: z.string().optional(),
  model: z.string().optional(),
  promptVersion: z.number().optional(),
  runId: z.string().optional(),
  cost: z.number().optional().describe("Credits this run has cost so far"),
  creditsLeft: z.number().optional(),
  result: z.record(z.string(), z.unknown()),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  stats: z.object({ words: z.number(), characters: z.number() }),
  ms: z.number(),
}) satisfies z.ZodType<Envelope<Record<string, unknown>>>;

const EVENTS = `With \`Accept: text/event-stream\`: server-sent events, each with JSON data.

- \`start {runId, engine}\`
- \`progress {value, label}\`: a share from 0 to 1, and what is being done
- \`delta {text}\`: a piece of the tool's main text
- \`restart {engine}\`: another engine takes over; what was shown is void
- \`result\`: the envelope
- \`credits {left}\`
- \`done {}\`: the end
- \`error {code, message, status, requestId}\`: the end instead; nothing was charged

Closing the connection before any text stops the run at no cost; after it, the run is charged once.`;

/** What a tool takes besides its file: its own fields and `lang`. */
export function inputSchemaOf(slug: ToolSlug): FieldsSchema {
  const fields = jsonSchemaOf(TOOLS[slug].input, "input");
  const lang = { type: "string", enum: [...LANGUAGES], description: "The language of the run and of its messages" };
  return { ...fields, properties: { ...fields.properties, lang } };
}

/** The envelope with the shape of this tool's result. */
export function resultEnvelopeOf(slug: ToolSlug): object {
  const { $schema: _dialect, ...envelope } = z.toJSONSchema(envelopeSchema, { io: "output" });
  return {
    ...envelope,
    required: [...(envelope.required ?? []), "runId", "creditsLeft"],
    properties: { ...envelope.properties, result: jsonSchemaOf(TOOLS[slug].result, "output") },
  };
}

/** A run of one tool for the description, from its declaration; the body itself is checked by the tool's own schema. */
export function describeRun(slug: ToolSlug): RouteConfig {
  const { file, cost, limits } = TOOLS[slug];
  const { title, description } = wordsOf(slug, "en");
  const body = inputSchemaOf(slug);
  return {
    method: "post",
    path: `/tools/${slug}/runs`,
    summary: `Run: ${title}`,
    description:
      `${description}\n\n${cost} credit for a complete result, nothing otherwise. Limits unless the ` +
      `administrator set others: ${limits.perDay} a day and ${limits.perMonth} a month for each language.`,
    request: {
      body: {
        required: true,
        content: {
          ...(file?.required ? {} : { "application/json": { schema: body as object } }),
          ...(file ? { "multipart/form-data": { schema: withFile(body, file) as object } } : {}),
        },
      },
    },
    responses: {
      201: {
        description: "The result in its envelope",
        content: {
          "application/json": { schema: resultEnvelopeOf(slug) },
          "text/event-stream": { schema: { type: "string", description: EVENTS } },
        },
      },
    },
  };
}

/** Fields of other types than text are sent as their JSON. */
function withFile(body: FieldsSchema, { types, maxBytes, required }: FileRule): FieldsSchema {
  const description = `${types.join(", ")}; at most ${maxBytes} bytes. Other fields than text are sent as their JSON.`;
  return {
    ...body,
    properties: { ...body.properties, file: { type: "string", format: "binary", description } },
    required: [...(body.required ?? []), ...(required ? ["file"] : [])],
  };
}

interface FieldsSchema {
  properties?: Record<string, object>;
  required?: string[];
}

function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): FieldsSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest as FieldsSchema;
}
