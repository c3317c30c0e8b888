import { createRoute, type OpenAPIHono, type RouteConfig, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { LANGUAGES } from "#i18n/language.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import { countAttempt } from "#platform/rate-limit.server.ts";
import { TOOL_SLUGS, TOOLS, type ToolSlug } from "#tools/index.ts";
import { runTool } from "#tools/pipeline/run-tool.ts";
import { listToolStates } from "#tools/pipeline/settings.ts";
import type { FileRule } from "#tools/tool.ts";
import type { AppEnv } from "./app-env.ts";
import { limitBody } from "./refusal-answer.ts";
import { answerEvents, idempotencyKeyOf } from "./run-answer.ts";
import { mostBytesOf, readRunInput } from "./run-input.ts";
import { signedInUser } from "./middleware/access.ts";

const RUNS_PER_MINUTE = { name: "runs", limit: 120, windowSeconds: 60 };

/** The eight tools: what they are, and running them, plain or as server-sent events. */
export function mountTools(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(toolListRoute, async (c) => {
    const states = await listToolStates(deps);
    const tools = states.map((state) => ({
      ...state,
      type: TOOLS[state.slug].featureType,
      cost: TOOLS[state.slug].cost,
    }));
    return c.json({ tools }, 200);
  });
  for (const slug of TOOL_SLUGS) {
    api.openAPIRegistry.registerPath(describeRun(slug));
    api.post(`/tools/${slug}/runs`, limitBody(mostBytesOf(slug)), async (c) => {
      const user = signedInUser(c);
      const wait = await countAttempt(deps.db, RUNS_PER_MINUTE, user.id, deps.now());
      if (wait !== null) throw new RefusalError("rate_limited", { retryAfterSeconds: wait });
      return answerRun(c, deps, user, slug);
    });
  }
}

const toolListRoute = createRoute({
  method: "get",
  path: "/tools",
  responses: {
    200: {
      description: "The eight tools",
      content: { "application/json": { schema: z.object({ tools: z.array(z.record(z.string(), z.unknown())) }) } },
    },
  },
});

/** What the description of the API says of a tool's run; the body itself is checked by `answerRun`, which knows the caller's language. */
function describeRun(slug: ToolSlug): RouteConfig {
  const { input, result, file } = TOOLS[slug];
  const fields = jsonSchemaOf(input, "input");
  const lang: object = { type: "string", enum: [...LANGUAGES] };
  const body: FieldsSchema = { ...fields, properties: { ...fields.properties, lang } };
  const answer = jsonSchemaOf(result, "output");
  return {
    method: "post",
    path: `/tools/${slug}/runs`,
    request: {
      body: {
        required: true,
        content: {
          ...(file?.required ? {} : { "application/json": { schema: body } }),
          ...(file ? { "multipart/form-data": { schema: withFile(body, file) } } : {}),
        },
      },
    },
    responses: {
      201: {
        description: "The envelope; its `result` is described here",
        content: { "application/json": { schema: { type: "object", properties: { result: answer } } } },
      },
    },
  };
}

/** Fields of other types than text are sent as their JSON. */
function withFile(body: FieldsSchema, { types, maxBytes, required }: FileRule): FieldsSchema {
  const description = `${types.join(", ")}; at most ${maxBytes} bytes`;
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

async function answerRun(c: Context<AppEnv>, deps: Deps, user: SignedInUser, slug: ToolSlug) {
  const { lang, input, file } = await readRunInput(c, slug);
  const controller = new AbortController();
  const events = runTool(deps, user, {
    slug,
    input,
    file,
    lang,
    idempotencyKey: idempotencyKeyOf(c),
    signal: controller.signal,
  });
  // The page asks to go on when its tab reloads or hides: the answer is then found in history. Programs that leave mean it.
  const continues = c.req.header("x-run-continues") === "yes";
  const leave = () => void (continues || controller.abort());
  return answerEvents(c, deps, events, leave);
}
