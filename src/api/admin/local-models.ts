import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { recordProviderTest } from "#domain/provider-keys/write.ts";
import { LOCAL_KEY_NAME } from "#domain/tool-features/rules.ts";
import { putProviderFirst } from "#domain/tool-features/write-providers.ts";
import type { AppEnv } from "#api/app-env.ts";
import { administratorOf } from "#api/middleware/access.ts";
import { findLocalServers } from "#platform/ai/local-servers.server.ts";
import { testConnection } from "#platform/ai/test-connection.server.ts";
import type { Deps } from "#platform/deps.ts";
import { answer, jsonBody } from "./route-parts.ts";

const model = z.object({ endpoint: z.string().max(200), modelName: z.string().max(200) });

const searchRoute = createRoute({
  method: "post",
  path: "/admin/local-models/searches",
  responses: {
    200: answer(
      "Model servers on this machine, with their models; `isAllowed` is false where the operator has switched them off",
      z.object({
        isAllowed: z.boolean(),
        servers: z.array(z.object({ name: z.string(), endpoint: z.string(), models: z.array(z.string()) })),
      }),
    ),
  },
});
const useRoute = createRoute({
  method: "put",
  path: "/admin/local-models/choice",
  request: { body: jsonBody(model) },
  responses: {
    200: answer(
      "The test of the model; where it answered, how many features ask it first now",
      z.object({
        ok: z.boolean(),
        ms: z.number(),
        fault: z.string().optional(),
        detail: z.string().optional(),
        features: z.number(),
      }),
    ),
  },
});

/** Models on the operator's own machine: found on request, tested, and used for all tools at once. */
export function mountAdminLocalModels(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(searchRoute, async (c) => {
    administratorOf(c);
    return c.json({ isAllowed: deps.settings.localModels, servers: await findLocalServers(deps.settings) }, 200);
  });
  api.openapi(useRoute, async (c) => {
    const admin = administratorOf(c);
    const { endpoint, modelName } = c.req.valid("json");
    const choice = { providerName: "local" as const, modelName, apiKeyName: LOCAL_KEY_NAME, apiEndpoint: endpoint };
    const tested = await testConnection(deps.ai, choice);
    const features = tested.ok ? await putProviderFirst(admin, deps, choice) : 0;
    // A name or address that can be no model is not kept as one.
    if (tested.ok) await recordProviderTest(deps, "local", { modelName });
    return c.json({ ...tested, features }, 200);
  });
}
