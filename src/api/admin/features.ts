import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { listNamesThatRan } from "#domain/runs/read-usage.ts";
import { listFeatures, listPromptVersions, readFeature } from "#domain/tool-features/read-back-office.ts";
import { createFeature, deleteFeature, renameFeature, setFeatureActive } from "#domain/tool-features/write-features.ts";
import { saveLimits } from "#domain/tool-features/write-limits.ts";
import { returnToVersion, savePrompt } from "#domain/tool-features/write-prompts.ts";
import { saveProvider, saveProviderEverywhere } from "#domain/tool-features/write-providers.ts";
import { testConnection } from "#platform/ai/test-connection.server.ts";
import type { Deps } from "#platform/deps.ts";
import { needsSight, TOOLS } from "#tools/index.ts";
import { couldAnswer } from "#tools/pipeline/settings.ts";
import type { AppEnv } from "#api/app-env.ts";
import { administratorOf } from "#api/middleware/access.ts";
import { answer, gone, idParams, jsonBody, language } from "./route-parts.ts";
import { tryPrompt } from "./trials.ts";

const promptContent = z.string().max(60_000);
const choice = z.object({
  providerName: z.enum(["deepseek", "openai", "anthropic", "local"]),
  modelName: z.string().max(300),
  apiKeyName: z.string().max(200),
  apiEndpoint: z.string().max(2048).nullable().default(null),
});
const limits = z.object({
  dailyLimit: z.number().int().min(0).max(1_000_000),
  monthlyLimit: z.number().int().min(0).max(1_000_000),
  isEnabled: z.boolean(),
});
const provider = choice.extend({
  id: z.number(),
  apiEndpoint: z.string().nullable(),
  position: z.number(),
  isActive: z.boolean(),
});
const feature = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  displayName: z.string(),
  featureType: z.string(),
  language,
  isActive: z.boolean(),
});
const overview = feature.extend({
  promptVersion: z.number().nullable(),
  providers: z.array(provider.extend({ fault: z.string().nullable() })),
  limits,
  waiting: z.number().describe("How many people wait for it to be ready"),
});
const version = z.object({
  version: z.number(),
  promptContent: z.string(),
  isActive: z.boolean(),
  authorEmail: z.string().nullable(),
  createdAt: z.date(),
});
const trial = z.object({
  ok: z.boolean(),
  provider: z.string().nullable(),
  model: z.string().nullable(),
  ms: z.number(),
  tokensIn: z.number().nullable(),
  tokensOut: z.number().nullable(),
  result: z.unknown(),
  fault: z.string().nullable(),
});
const connection = z.object({
  ok: z.boolean(),
  ms: z.number(),
  fault: z.string().optional(),
  detail: z.string().optional(),
});

const listRoute = createRoute({
  method: "get",
  path: "/admin/features",
  request: { query: z.object({ language: language.optional() }) },
  responses: { 200: answer("Every feature with its providers and limits", z.object({ features: z.array(overview) })) },
});
const createFeatureRoute = createRoute({
  method: "post",
  path: "/admin/features",
  request: {
    body: jsonBody(z.object({ name: z.string().max(100), displayName: z.string().max(200), promptContent })),
  },
  responses: { 201: answer("The new feature", feature) },
});
const renameRoute = createRoute({
  method: "put",
  path: "/admin/features/{id}",
  request: { params: idParams, body: jsonBody(z.object({ displayName: z.string().max(100) })) },
  responses: { 200: answer("The feature", feature) },
});
const deleteRoute = createRoute({
  method: "delete",
  path: "/admin/features/{id}",
  request: { params: idParams },
  responses: { 204: gone },
});
const activationRoute = createRoute({
  method: "put",
  path: "/admin/features/{id}/activation",
  request: { params: idParams, body: jsonBody(z.object({ isActive: z.boolean() })) },
  responses: { 200: answer("The feature", feature) },
});
const versionsRoute = createRoute({
  method: "get",
  path: "/admin/features/{id}/prompts",
  request: { params: idParams },
  responses: { 200: answer("Versions of the prompt, newest first", z.object({ versions: z.array(version) })) },
});
const savePromptRoute = createRoute({
  method: "post",
  path: "/admin/features/{id}/prompts",
  request: { params: idParams, body: jsonBody(z.object({ promptContent })) },
  responses: { 201: answer("The next version, active", version) },
});
const returnRoute = createRoute({
  method: "post",
  path: "/admin/features/{id}/prompts/{version}/activation",
  request: { params: idParams.extend({ version: idParams.shape.id }) },
  responses: { 200: answer("The version, active again", version) },
});
const trialRoute = createRoute({
  method: "post",
  path: "/admin/features/{id}/prompt-trials",
  request: { params: idParams, body: jsonBody(z.object({ promptContent, text: z.string().max(20_000) })) },
  responses: { 200: answer("What the draft gives; nothing is kept or charged", trial) },
});
const saveProviderRoute = createRoute({
  method: "post",
  path: "/admin/features/{id}/providers",
  request: {
    params: idParams,
    body: jsonBody(
      choice.extend({ isActive: z.boolean().default(true), position: z.number().int().min(0).max(3).optional() }),
    ),
  },
  responses: { 200: answer("The provider's row", provider) },
});
const saveEverywhereRoute = createRoute({
  method: "put",
  path: "/admin/providers",
  request: {
    body: jsonBody(
      choice.extend({
        isActive: z.boolean().default(true),
        position: z.number().int().min(0).max(3).optional(),
        includeDifferent: z.boolean().default(false),
      }),
    ),
  },
  responses: {
    200: answer(
      "How many features have it now, and how many kept their own",
      z.object({ changed: z.number(), kept: z.number() }),
    ),
  },
});
const testProviderRoute = createRoute({
  method: "post",
  path: "/admin/features/{id}/providers/test",
  request: { params: idParams, body: jsonBody(choice) },
  responses: { 200: answer("How long it took, or the exact fault", connection) },
});
const limitsRoute = createRoute({
  method: "put",
  path: "/admin/features/{id}/limits",
  request: { params: idParams, body: jsonBody(limits) },
  responses: { 200: answer("The limits", limits) },
});

/** The sixteen features: on and off, prompts, providers, limits. */
export function mountAdminFeatures(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const { db } = deps;
  api.openapi(listRoute, async (c) => {
    administratorOf(c);
    return c.json({ features: await listFeatures(deps, c.req.valid("query")) }, 200);
  });
  api.openapi(createFeatureRoute, async (c) => {
    return c.json(await createFeature(administratorOf(c), db, c.req.valid("json"), Object.values(TOOLS)), 201);
  });
  api.openapi(renameRoute, async (c) => {
    const admin = administratorOf(c);
    return c.json(await renameFeature(admin, db, c.req.valid("param").id, c.req.valid("json").displayName), 200);
  });
  api.openapi(deleteRoute, async (c) => {
    await deleteFeature(administratorOf(c), db, c.req.valid("param").id, listNamesThatRan);
    return c.body(null, 204);
  });
  api.openapi(activationRoute, async (c) => {
    const admin = administratorOf(c);
    const { id } = c.req.valid("param");
    const { slug, providers } = await readFeature(deps, id);
    const active = providers.filter((row) => row.isActive);
    const tellFrom = couldAnswer(deps, slug, active) ? deps.settings.PUBLIC_URL : null;
    return c.json(await setFeatureActive(admin, db, id, c.req.valid("json").isActive, tellFrom), 200);
  });
  api.openapi(limitsRoute, async (c) => {
    const admin = administratorOf(c);
    return c.json(await saveLimits(admin, db, c.req.valid("param").id, c.req.valid("json")), 200);
  });
  mountPrompts(api, deps);
  mountProviders(api, deps);
}

function mountPrompts(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const { db } = deps;
  api.openapi(versionsRoute, async (c) => {
    administratorOf(c);
    const { id } = await readFeature(deps, c.req.valid("param").id);
    return c.json({ versions: await listPromptVersions(db, id) }, 200);
  });
  api.openapi(savePromptRoute, async (c) => {
    const admin = administratorOf(c);
    return c.json(await savePrompt(admin, db, c.req.valid("param").id, c.req.valid("json").promptContent), 201);
  });
  api.openapi(returnRoute, async (c) => {
    const admin = administratorOf(c);
    const { id, version: wanted } = c.req.valid("param");
    return c.json(await returnToVersion(admin, db, id, wanted), 200);
  });
  api.openapi(trialRoute, async (c) => {
    const admin = administratorOf(c);
    const found = await readFeature(deps, c.req.valid("param").id);
    return c.json(await tryPrompt(deps, admin, found, c.req.valid("json"), c.req.raw.signal), 200);
  });
}

function mountProviders(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(saveProviderRoute, async (c) => {
    const admin = administratorOf(c);
    return c.json(await saveProvider(admin, deps, c.req.valid("param").id, c.req.valid("json")), 200);
  });
  api.openapi(saveEverywhereRoute, async (c) => {
    const admin = administratorOf(c);
    return c.json(await saveProviderEverywhere(admin, deps, c.req.valid("json")), 200);
  });
  api.openapi(testProviderRoute, async (c) => {
    administratorOf(c);
    const { slug } = await readFeature(deps, c.req.valid("param").id);
    return c.json(await testConnection(deps.ai, c.req.valid("json"), needsSight(slug)), 200);
  });
}
