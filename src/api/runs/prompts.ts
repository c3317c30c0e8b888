import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { listCategories, listPublishedPrompts, readPublishedPrompt } from "#domain/library/read.ts";
import { LIBRARY_PAGE_SIZE } from "#domain/library/rules.ts";
import { wholePictureAddress } from "#domain/pictures/rules.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";

const prompt = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  category: z.string(),
  imageUrl: z.string().nullable(),
  language: z.enum(["ar", "en"]),
  featured: z.boolean(),
  createdAt: z.date(),
});

const listRoute = createRoute({
  method: "get",
  path: "/prompts",
  request: {
    query: z.object({
      lang: z.enum(["ar", "en"]).optional(),
      category: z.string().max(200).optional(),
      q: z.string().max(200).optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
    }),
  },
  responses: {
    200: {
      description: "Published prompts, featured first, then newest; 9 a page",
      content: {
        "application/json": {
          schema: z.object({
            prompts: z.array(prompt),
            total: z.number(),
            pages: z.number(),
            pageSize: z.number(),
            categories: z.array(z.string()),
          }),
        },
      },
    },
  },
});
const readRoute = createRoute({
  method: "get",
  path: "/prompts/{id}",
  request: { params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }) },
  responses: { 200: { description: "One published prompt", content: { "application/json": { schema: prompt } } } },
});

/** The public prompt library. */
export function mountPrompts(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const fieldsOf = (found: z.output<typeof prompt>) => publicFields(found, deps.settings.PUBLIC_URL);
  api.openapi(listRoute, async (c) => {
    const { lang, page, ...filter } = c.req.valid("query");
    const language = lang ?? c.get("language");
    const [found, categories] = await Promise.all([
      listPublishedPrompts(deps.db, { language, ...filter }, page),
      listCategories(deps.db, language),
    ]);
    return c.json({ ...found, prompts: found.prompts.map(fieldsOf), pageSize: LIBRARY_PAGE_SIZE, categories }, 200);
  });
  api.openapi(readRoute, async (c) => {
    return c.json(fieldsOf(await readPublishedPrompt(deps.db, c.req.valid("param").id)), 200);
  });
}

function publicFields(found: z.output<typeof prompt>, publicUrl: string): z.output<typeof prompt> {
  const { id, title, content, category, language, featured, createdAt } = found;
  const imageUrl = found.imageUrl && wholePictureAddress(found.imageUrl, publicUrl);
  return { id, title, content, category, imageUrl, language, featured, createdAt };
}
