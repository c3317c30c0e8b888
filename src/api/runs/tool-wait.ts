import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { setWait } from "#domain/tool-waits/write.ts";
import { LANGUAGES } from "#i18n/language.ts";
import type { Deps } from "#platform/deps.ts";
import { isBuilt, TOOL_SLUGS } from "#tools/index.ts";
import { listToolStates } from "#tools/pipeline/settings.ts";
import type { AppEnv } from "#api/app-env.ts";
import { signedInUser } from "#api/middleware/access.ts";

const route = createRoute({
  method: "put",
  path: "/tools/{slug}/wait",
  request: {
    params: z.object({ slug: z.enum(TOOL_SLUGS) }),
    body: {
      required: true,
      content: {
        "application/json": {
          schema: z.object({
            lang: z.enum(LANGUAGES).describe("The language the tool is wanted in"),
            isWanted: z.boolean().describe("False takes it back"),
          }),
        },
      },
    },
  },
  responses: {
    200: {
      description: "Whether one mail comes when the tool is ready; a tool that is ready already brings none",
      content: { "application/json": { schema: z.object({ isAwaited: z.boolean(), isReady: z.boolean() }) } },
    },
  },
});

/** "Tell me when it is ready", of a tool that cannot be used yet. */
export function mountToolWait(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(route, async (c) => {
    const user = signedInUser(c);
    const { slug } = c.req.valid("param");
    const { lang, isWanted } = c.req.valid("json");
    const states = await listToolStates(deps);
    const isReady = isBuilt(slug) && states.some((state) => state.slug === slug && state.engine[lang] !== null);
    const isAwaited = isWanted && !isReady;
    await setWait(deps.db, user, { slug, language: lang }, isAwaited, deps.now());
    return c.json({ isAwaited, isReady }, 200);
  });
}
