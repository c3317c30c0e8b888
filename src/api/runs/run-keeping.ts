import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { readRun, readShareId } from "#domain/runs/read.ts";
import { changeRun, shareRun, unshareRun } from "#domain/runs/write-keeping.ts";
import { pathIn } from "#i18n/path.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import { isToolSlug, mainTextOf } from "#tools/index.ts";
import type { Envelope } from "#tools/tool.ts";
import type { AppEnv } from "#api/app-env.ts";
import { signedInUser } from "#api/middleware/access.ts";

const params = z.object({ id: z.string().max(100) });
const share = z.object({
  /** Path of the page on which anybody with the link reads the result, in the caller's language; null where there is none. */
  path: z.string().nullable(),
});
const shareAnswer = (description: string) => ({ description, content: { "application/json": { schema: share } } });

const changeRoute = createRoute({
  method: "put",
  path: "/runs/{id}",
  request: {
    params,
    body: {
      required: true,
      content: {
        "application/json": {
          schema: z.object({
            title: z
              .string()
              .trim()
              .min(1, { error: "required" })
              .max(200, { error: "too_long 200" })
              .optional()
              .openapi({ description: "Its name in history" }),
            pinned: z.boolean().optional().openapi({ description: "Whether it comes first in history" }),
          }),
        },
      },
    },
  },
  responses: { 204: { description: "Kept" } },
});
const findRoute = createRoute({
  method: "get",
  path: "/runs/{id}/share",
  request: { params },
  responses: { 200: shareAnswer("The run's public page") },
});
const shareRoute = createRoute({
  method: "post",
  path: "/runs/{id}/share",
  request: { params },
  responses: { 200: shareAnswer("Anybody with the link reads the result's text until the link is taken back") },
});
const unshareRoute = createRoute({
  method: "delete",
  path: "/runs/{id}/share",
  request: { params },
  responses: { 204: { description: "The link leads nowhere now" } },
});

/** A run's name and place in history, and its public page. */
export function mountRunKeeping(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(changeRoute, async (c) => {
    await changeRun(deps.db, signedInUser(c), c.req.valid("param").id, c.req.valid("json"), deps.now());
    return c.body(null, 204);
  });
  api.openapi(findRoute, async (c) => {
    const shareId = await readShareId(deps.db, signedInUser(c).id, c.req.valid("param").id);
    return c.json({ path: shareId && pathIn(c.get("language"), `/shared/${shareId}`) }, 200);
  });
  api.openapi(shareRoute, async (c) => {
    const user = signedInUser(c);
    const { id } = c.req.valid("param");
    const { tool, envelope } = await readRun(deps.db, user.id, id);
    // A result without a text of its own (a verdict) has nothing to read by itself.
    if (!isToolSlug(tool) || mainTextOf(tool, (envelope as Envelope | null)?.result ?? {}) === "")
      throw new RefusalError("not_found");
    return c.json({ path: pathIn(c.get("language"), `/shared/${await shareRun(deps.db, user, id, deps.now())}`) }, 200);
  });
  api.openapi(unshareRoute, async (c) => {
    await unshareRun(deps.db, signedInUser(c), c.req.valid("param").id);
    return c.body(null, 204);
  });
}
