import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { SignedInUser } from "#domain/accounts/access.ts";
import type { Deps } from "#platform/deps.ts";
import { TOOL_SLUGS, TOOLS, type ToolSlug } from "#tools/index.ts";
import { runTool } from "#tools/pipeline/run-tool.ts";
import { listToolStates } from "#tools/pipeline/settings.ts";
import type { AppEnv } from "#api/app-env.ts";
import { describeRun } from "#api/documentation/describe-run.ts";
import { answerEvents, countRun, idempotencyKeyOf } from "./run-answer.ts";
import { mostBytesOf, readRunInput } from "./run-input.ts";
import { signedInUser } from "#api/middleware/access.ts";
import { receive } from "#api/middleware/run-gate.ts";

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
    api.post(`/tools/${slug}/runs`, async (c) => {
      const user = signedInUser(c);
      await countRun(deps, user);
      return answerRun(c, deps, user, slug);
    });
  }
}

const perLanguage = <T extends z.ZodType>(schema: T) => z.object({ ar: schema, en: schema });
const toolListRoute = createRoute({
  method: "get",
  path: "/tools",
  responses: {
    200: {
      description: "The eight tools: what each costs, and whether and by what it runs now",
      content: {
        "application/json": {
          schema: z.object({
            tools: z.array(
              z.object({
                slug: z.enum(TOOL_SLUGS),
                type: z.enum(["text", "image", "video", "checker", "humanizer", "detector", "converter"]),
                cost: z.number().describe("Credits of a run by a model; what rules alone make is free in four tools"),
                displayName: perLanguage(z.string()),
                active: perLanguage(z.boolean()).describe("Whether the administrator has it switched on"),
                engine: perLanguage(z.enum(["provider", "builtin"]).nullable()).describe("What would answer now"),
              }),
            ),
          }),
        },
      },
    },
  },
});

async function answerRun(c: Context<AppEnv>, deps: Deps, user: SignedInUser, slug: ToolSlug) {
  const { lang, input, file } = await receive(c, mostBytesOf(slug), () => readRunInput(c, slug));
  const controller = new AbortController();
  const events = runTool(deps, user, {
    slug,
    input,
    file,
    lang,
    idempotencyKey: idempotencyKeyOf(c),
    key: (await c.get("readCaller")())?.key ?? null,
    signal: controller.signal,
  });
  // The page asks to go on when its tab reloads or hides: the answer is then found in history. Programs that leave mean it.
  const continues = c.req.header("x-run-continues") === "yes";
  const leave = () => void (continues || controller.abort());
  return answerEvents(c, deps, events, leave);
}
