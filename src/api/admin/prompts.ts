import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { LIBRARY_ADMIN_PAGE_SIZE, listLibraryForAdministrator, listWholeLibrary } from "#domain/library/read.ts";
import { LIBRARY_DEFAULTS } from "#domain/library/rules.ts";
import { exportPrompts, importPrompts } from "#domain/library/write-import.ts";
import { createPrompt, deletePrompt, publishPrompts, updatePrompt } from "#domain/library/write.ts";
import { wholePictureAddress } from "#domain/pictures/rules.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { limitBody } from "#api/refusal-answer.ts";
import { administratorOf } from "#api/middleware/access.ts";
import { answer, gone, idParams, jsonBody, language, pageNumber } from "./route-parts.ts";

const IMPORT_BYTES = 8 * 1024 * 1024;

const changes = z.object({
  title: z.string().max(1000),
  content: z.string().max(60_000),
  category: z.string().max(1000),
  imageUrl: z.string().max(20_000).nullable().describe("An address of the web, or the path of an uploaded picture"),
  language,
  isPublished: z.boolean(),
  featured: z.boolean(),
});
const fields = changes.extend({
  imageUrl: changes.shape.imageUrl.default(null),
  language: language.default("ar"),
  isPublished: z.boolean().default(LIBRARY_DEFAULTS.isPublished),
  featured: z.boolean().default(LIBRARY_DEFAULTS.featured),
});
const prompt = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  category: z.string(),
  imageUrl: z.string().nullable(),
  language,
  isPublished: z.boolean(),
  featured: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
const place = z.object({ row: z.number(), title: z.string() });
const outcome = z.object({
  added: z.number(),
  duplicates: z.array(place),
  refused: z.array(place.extend({ faults: z.record(z.string(), z.string()) })),
});
const format = z.enum(["json", "csv"]);

const listRoute = createRoute({
  method: "get",
  path: "/admin/prompts",
  request: {
    query: z.object({
      language: language.default("ar"),
      category: z.string().max(200).optional(),
      q: z.string().max(200).optional(),
      exact: z.enum(["true", "false"]).default("false"),
      page: pageNumber,
    }),
  },
  responses: {
    200: answer(
      "Drafts and published prompts",
      z.object({ prompts: z.array(prompt), total: z.number(), pageSize: z.number() }),
    ),
  },
});
const createPromptRoute = createRoute({
  method: "post",
  path: "/admin/prompts",
  request: { body: jsonBody(fields) },
  responses: { 201: answer("The new prompt", prompt) },
});
const updateRoute = createRoute({
  method: "put",
  path: "/admin/prompts/{id}",
  request: { params: idParams, body: jsonBody(changes.partial()) },
  responses: { 200: answer("The changed prompt", prompt) },
});
const deleteRoute = createRoute({
  method: "delete",
  path: "/admin/prompts/{id}",
  request: { params: idParams },
  responses: { 204: gone },
});
const publishRoute = createRoute({
  method: "post",
  path: "/admin/prompts/publication",
  request: {
    body: jsonBody(z.object({ ids: z.array(idParams.shape.id).min(1).max(500), isPublished: z.boolean() })),
  },
  responses: { 200: answer("The ids that changed", z.object({ changed: z.array(z.number()) })) },
});
const importRoute = createRoute({
  method: "post",
  path: "/admin/prompts/import",
  request: { body: jsonBody(z.object({ format, text: z.string().min(1), language: language.default("ar") })) },
  responses: { 200: answer("What was added, what was there already, what was refused and why", outcome) },
});
const exportRoute = createRoute({
  method: "get",
  path: "/admin/prompts/export",
  request: { query: z.object({ format: format.default("json"), language: language.optional() }) },
  responses: {
    200: {
      description: "The library as a file",
      content: {
        "application/json": { schema: z.array(z.record(z.string(), z.unknown())) },
        "text/csv": { schema: z.string() },
      },
    },
  },
});

export function mountAdminPrompts(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const { db } = deps;
  api.openapi(listRoute, async (c) => {
    administratorOf(c);
    const { exact, page, ...filter } = c.req.valid("query");
    const found = await listLibraryForAdministrator(db, { ...filter, isExact: exact === "true" }, page);
    return c.json({ ...found, pageSize: LIBRARY_ADMIN_PAGE_SIZE }, 200);
  });
  api.openapi(createPromptRoute, async (c) => {
    return c.json(await createPrompt(administratorOf(c), db, c.req.valid("json")), 201);
  });
  api.openapi(updateRoute, async (c) => {
    const admin = administratorOf(c);
    return c.json(await updatePrompt(admin, db, c.req.valid("param").id, c.req.valid("json")), 200);
  });
  api.openapi(deleteRoute, async (c) => {
    await deletePrompt(administratorOf(c), db, c.req.valid("param").id);
    return c.body(null, 204);
  });
  api.openapi(publishRoute, async (c) => {
    const { ids, isPublished } = c.req.valid("json");
    return c.json({ changed: await publishPrompts(administratorOf(c), db, ids, isPublished) }, 200);
  });
  api.use("/admin/prompts/import", limitBody(IMPORT_BYTES));
  api.openapi(importRoute, async (c) => {
    return c.json(await importPrompts(administratorOf(c), db, c.req.valid("json")), 200);
  });
  api.openapi(exportRoute, async (c) => {
    administratorOf(c);
    const { format: wanted, language: of } = c.req.valid("query");
    const prompts = (await listWholeLibrary(db, of)).map(({ imageUrl, ...rest }) => ({
      ...rest,
      // The file may be read elsewhere, where a path alone leads to nothing.
      imageUrl: imageUrl && wholePictureAddress(imageUrl, deps.settings.PUBLIC_URL),
    }));
    const file = exportPrompts(prompts, wanted);
    return c.body(file, 200, {
      "content-type": wanted === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="prompt-library.${wanted}"`,
    });
  });
}
