import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { readProfile } from "#domain/profile/read.ts";
import { FACT_NAME_LIMIT, FACT_WORDS_LIMIT, MOST_FACTS } from "#domain/profile/rules.ts";
import {
  changeFact,
  exportProfile,
  forgetAllFacts,
  forgetFact,
  noteUses,
  rememberFact,
  switchProfile,
} from "#domain/profile/write.ts";
import type { Deps } from "#platform/deps.ts";
import { TOOL_SLUGS } from "#tools/index.ts";
import type { AppEnv } from "#api/app-env.ts";
import { signedInUser } from "#api/middleware/access.ts";

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, { error: "required" })
    .max(most, { error: `too_long ${most}` });
const given = { name: line(FACT_NAME_LIMIT), words: line(FACT_WORDS_LIMIT) };

const fact = z.object({
  id: z.string(),
  name: z.string(),
  words: z.string(),
  sourceTool: z.string().nullable().openapi({ description: "The tool whose answer it was" }),
  sourceQuestion: z.string().nullable(),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
  isOffered: z.boolean().openapi({ description: "False beyond what the package keeps" }),
});
const profile = z.object({
  since: z.date().nullable().openapi({ description: "When the person said yes; null: off" }),
  facts: z.array(fact),
  limit: z.number().int().openapi({ description: "Facts that the package keeps" }),
});

const params = z.object({ id: z.string().max(100) });
const json = <T extends z.ZodType>(schema: T) => ({ content: { "application/json": { schema } } });
const answer = <T extends z.ZodType>(description: string, schema: T) => ({ description, ...json(schema) });
const body = <T extends z.ZodType>(schema: T) => ({ required: true, ...json(schema) });

const routes = {
  read: createRoute({
    method: "get",
    path: "/profile",
    responses: { 200: answer("The profile, its facts oldest first", profile) },
  }),
  switch: createRoute({
    method: "put",
    path: "/profile",
    request: { body: body(z.strictObject({ isOn: z.boolean() })) },
    responses: { 200: answer("Switched; the facts stay as they are", profile) },
  }),
  export: createRoute({
    method: "get",
    path: "/profile/export",
    responses: { 200: answer("The profile as a download", profile) },
  }),
  remember: createRoute({
    method: "post",
    path: "/profile/facts",
    request: {
      body: body(
        z.object({
          ...given,
          tool: z.enum(TOOL_SLUGS).optional(),
          question: z.string().max(100).optional().openapi({ description: "The id of the question that it answered" }),
        }),
      ),
    },
    responses: { 201: answer("Remembered; a fact of the same name has the new words", fact) },
  }),
  change: createRoute({
    method: "put",
    path: "/profile/facts/{id}",
    request: { params, body: body(z.strictObject(given).partial()) },
    responses: { 200: answer("Changed", fact) },
  }),
  forget: createRoute({
    method: "delete",
    path: "/profile/facts/{id}",
    request: { params },
    responses: { 204: { description: "Gone for good" } },
  }),
  forgetAll: createRoute({
    method: "delete",
    path: "/profile/facts",
    responses: { 200: answer("All gone for good", z.object({ forgotten: z.number().int() })) },
  }),
  use: createRoute({
    method: "post",
    path: "/profile/uses",
    request: { body: body(z.object({ ids: z.array(z.string().max(100)).min(1).max(MOST_FACTS) })) },
    responses: { 204: { description: "Noted as the last use of these facts" } },
  }),
};

/** «ملفي»: what a person wants remembered, and whether tools may offer it. */
export function mountProfile(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(routes.read, async (c) => c.json(await readProfile(deps.db, signedInUser(c).id, deps.now()), 200));
  api.openapi(routes.switch, async (c) => {
    const user = signedInUser(c);
    await switchProfile(deps.db, user, c.req.valid("json").isOn, deps.now());
    return c.json(await readProfile(deps.db, user.id, deps.now()), 200);
  });
  api.openapi(routes.export, async (c) => {
    const whole = await exportProfile(deps.db, signedInUser(c), deps.now());
    c.header("content-disposition", 'attachment; filename="siyagha-profile.json"');
    c.header("cache-control", "no-store");
    return c.json(whole, 200);
  });
  api.openapi(routes.remember, async (c) =>
    c.json(await rememberFact(deps.db, signedInUser(c), c.req.valid("json"), deps.now()), 201),
  );
  api.openapi(routes.change, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await changeFact(deps.db, signedInUser(c), id, c.req.valid("json"), deps.now()), 200);
  });
  api.openapi(routes.forget, async (c) => {
    await forgetFact(deps.db, signedInUser(c), c.req.valid("param").id);
    return c.body(null, 204);
  });
  api.openapi(routes.forgetAll, async (c) =>
    c.json({ forgotten: await forgetAllFacts(deps.db, signedInUser(c)) }, 200),
  );
  api.openapi(routes.use, async (c) => {
    await noteUses(deps.db, signedInUser(c), c.req.valid("json").ids, deps.now());
    return c.body(null, 204);
  });
}
