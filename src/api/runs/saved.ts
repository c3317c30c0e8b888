import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { listAllSaved, listSaved, readSaved } from "#domain/saved/read.ts";
import { EXPORT_FORMATS, EXPORT_TYPES, exportSaved } from "#domain/saved/export-file.ts";
import { SAVED_BATCH, SAVED_PAGE_SIZE } from "#domain/saved/rules.ts";
import { changeSaved, deleteSaved, restoreSaved, savePrompt, savePrompts } from "#domain/saved/write.ts";
import type { Deps } from "#platform/deps.ts";
import { MOST_CONTENT_LETTERS, MOST_TITLE_LETTERS } from "#prompt-files/prompt-file.ts";
import { WRITTEN_FILES, writePrompts } from "#prompt-files/write-prompt-file.ts";
import { TOOL_SLUGS } from "#tools/index.ts";
import { shortTitle } from "#tools/tool.ts";
import type { AppEnv } from "#api/app-env.ts";
import { signedInUser } from "#api/middleware/access.ts";

const fields = {
  title: z
    .string()
    .trim()
    .min(1, { error: "required" })
    .max(MOST_TITLE_LETTERS, { error: `too_long ${MOST_TITLE_LETTERS}` }),
  content: z
    .string()
    .min(1, { error: "required" })
    .max(MOST_CONTENT_LETTERS, { error: `too_long ${MOST_CONTENT_LETTERS}` }),
  tags: z.array(z.string().max(100)).max(20),
};
const saved = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  tool: z.string().nullable(),
  lang: z.enum(["ar", "en"]),
  tags: z.array(z.string()),
  createdAt: z.date(),
  updatedAt: z.date(),
});
const params = z.object({ id: z.string().max(100) });
const json = <T extends z.ZodType>(schema: T) => ({ content: { "application/json": { schema } } });
const answer = <T extends z.ZodType>(description: string, schema: T) => ({ description, ...json(schema) });

const listRoute = createRoute({
  method: "get",
  path: "/saved",
  request: {
    query: z.object({
      q: z.string().max(200).optional(),
      tag: z.string().max(40).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
  },
  responses: {
    200: answer(
      "A page of saved prompts, newest first",
      z.object({ prompts: z.array(saved), total: z.number(), pageSize: z.number() }),
    ),
  },
});
const saveRoute = createRoute({
  method: "post",
  path: "/saved",
  request: {
    body: {
      required: true,
      ...json(
        z.object({
          ...fields,
          title: fields.title.optional().openapi({ description: "The content's first words, unless given" }),
          tags: fields.tags.default([]),
          tool: z.enum(TOOL_SLUGS).optional(),
          lang: z.enum(["ar", "en"]),
        }),
      ),
    },
  },
  responses: { 201: answer("Kept", saved) },
});
const saveBatchRoute = createRoute({
  method: "post",
  path: "/saved/batch",
  request: {
    body: {
      required: true,
      ...json(
        z.object({
          prompts: z
            .array(z.object({ ...fields, tags: fields.tags.default([]), lang: z.enum(["ar", "en"]) }))
            .min(1)
            .max(SAVED_BATCH),
        }),
      ),
    },
  },
  responses: { 201: answer("All kept, or none", z.object({ saved: z.number().int() })) },
});
/** Files that hold any number of prompts; the page writes the others from one prompt. */
const OTHER_PROGRAMS = ["open-webui", "promptfoo"] as const;
const exportRoute = createRoute({
  method: "get",
  path: "/saved/export",
  request: { query: z.object({ format: z.enum([...EXPORT_FORMATS, ...OTHER_PROGRAMS]).default("json") }) },
  responses: {
    200: {
      description: "Everything saved as one file",
      content: {
        "application/json": { schema: z.array(saved) },
        "text/markdown": {},
        "text/csv": {},
        "application/yaml": {},
      },
    },
  },
});
const readRoute = createRoute({
  method: "get",
  path: "/saved/{id}",
  request: { params },
  responses: { 200: answer("One saved prompt", saved) },
});
const changeRoute = createRoute({
  method: "put",
  path: "/saved/{id}",
  request: { params, body: { required: true, ...json(z.object({ ...fields, restore: z.literal(true) }).partial()) } },
  responses: { 200: answer("Changed; `restore: true` brings a deleted one back within a day", saved) },
});
const deleteRoute = createRoute({
  method: "delete",
  path: "/saved/{id}",
  request: { params },
  responses: { 204: { description: "Gone; it can be restored for a day" } },
});

/** Saved prompts: keeping one is part of Basic, what was kept stays the user's. */
export function mountSaved(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(listRoute, async (c) => {
    const user = signedInUser(c);
    return c.json({ ...(await listSaved(deps.db, user.id, c.req.valid("query"))), pageSize: SAVED_PAGE_SIZE }, 200);
  });
  api.openapi(saveRoute, async (c) => {
    const user = signedInUser(c);
    const given = c.req.valid("json");
    const title = given.title ?? shortTitle(given.content);
    return c.json(await savePrompt(deps.db, user, { ...given, title }, deps.now()), 201);
  });
  api.openapi(saveBatchRoute, async (c) => {
    const { prompts } = c.req.valid("json");
    await savePrompts(deps.db, signedInUser(c), prompts, deps.now());
    return c.json({ saved: prompts.length }, 201);
  });
  api.openapi(exportRoute, async (c) => {
    const { format } = c.req.valid("query");
    const prompts = await listAllSaved(deps.db, signedInUser(c).id);
    const isOther = format === "open-webui" || format === "promptfoo";
    const file = isOther ? writePrompts(prompts, format) : exportSaved(prompts, format);
    const name = isOther ? `siyagha-saved-${format}.${WRITTEN_FILES[format].ending}` : `siyagha-saved.${format}`;
    c.header("cache-control", "no-store");
    c.header("content-type", isOther ? WRITTEN_FILES[format].type : EXPORT_TYPES[format]);
    c.header("content-disposition", `attachment; filename="${name}"`);
    return c.body(file) as never;
  });
  api.openapi(readRoute, async (c) => {
    const user = signedInUser(c);
    return c.json(await readSaved(deps.db, user.id, c.req.valid("param").id), 200);
  });
  api.openapi(changeRoute, async (c) => {
    const user = signedInUser(c);
    const { id } = c.req.valid("param");
    const { restore, ...change } = c.req.valid("json");
    if (restore) await restoreSaved(deps.db, user, id);
    return c.json(await changeSaved(deps.db, user, id, change, deps.now()), 200);
  });
  api.openapi(deleteRoute, async (c) => {
    const user = signedInUser(c);
    await deleteSaved(deps.db, user, c.req.valid("param").id, deps.now());
    return c.body(null, 204);
  });
}
