import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { readProviderKeys } from "#domain/provider-keys/read.ts";
import { isKeyRefused, VENDOR_NAMES, type VendorName } from "#domain/provider-keys/rules.ts";
import { acceptKey, recordProviderTest, removeProviderKey, saveProviderKey } from "#domain/provider-keys/write.ts";
import { putProviderFirst } from "#domain/tool-features/write-providers.ts";
import type { AppEnv } from "#api/app-env.ts";
import { administratorOf } from "#api/middleware/access.ts";
import { testConnection } from "#platform/ai/test-connection.server.ts";
import type { Deps } from "#platform/deps.ts";
import { findLiveModel } from "#tools/model-call/models.ts";
import { readVendorChoice } from "#tools/pipeline/vendor-choice.ts";
import { answer, gone, jsonBody } from "./route-parts.ts";

const params = z.object({ provider: z.enum(VENDOR_NAMES) });
const pasted = z.string().max(2000).describe("The vendor's key; no answer ever holds it again");
const test = z.object({
  modelName: z.string(),
  testedAt: z.date(),
  fault: z.string().nullable(),
  detail: z.string().nullable(),
});
const tested = z.object({
  ok: z.boolean(),
  ms: z.number(),
  fault: z.string().optional(),
  detail: z.string().optional(),
  model: z.string(),
});
const vendorKey = z.object({
  provider: z.enum(VENDOR_NAMES),
  source: z.enum(["environment", "stored", "unreadable", "none"]),
  keyName: z.string(),
  stored: z.object({ lastFour: z.string(), setBy: z.string(), setAt: z.date() }).nullable(),
  test: test.nullable(),
});

const listRoute = createRoute({
  method: "get",
  path: "/admin/provider-keys",
  responses: {
    200: answer(
      "Where each vendor's key comes from and how its last test went; never a key",
      z.object({ vendors: z.array(vendorKey), localTest: test.nullable() }),
    ),
  },
});
const saveRoute = createRoute({
  method: "put",
  path: "/admin/provider-keys/{provider}",
  request: { params, body: jsonBody(z.object({ key: pasted.optional() })) },
  responses: {
    200: answer(
      "The test of the key, or without one of the key in use. A key that the vendor refuses is not saved; where " +
        "the model answered, `features` says how many ask it first now",
      tested.extend({ saved: z.boolean(), features: z.number() }),
    ),
  },
});
const removeRoute = createRoute({
  method: "delete",
  path: "/admin/provider-keys/{provider}",
  request: { params },
  responses: { 204: gone },
});
const testRoute = createRoute({
  method: "post",
  path: "/admin/provider-keys/{provider}/tests",
  request: { params },
  responses: { 200: answer("The test of the key in use; nothing else is changed", tested) },
});

/** Keys of vendors from the back office: saved, tested and used for all tools in one act. */
export function mountAdminProviderKeys(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(listRoute, async (c) => {
    administratorOf(c);
    return c.json(await readProviderKeys(deps), 200);
  });
  api.openapi(saveRoute, async (c) => {
    const admin = administratorOf(c);
    const { provider } = c.req.valid("param");
    const given = c.req.valid("json").key;
    const key = given === undefined ? undefined : acceptKey(deps, provider, given);
    const { choice, result } = await testVendor(deps, provider, key);
    const saved = key !== undefined && !isKeyRefused(result.fault, result.detail);
    if (saved) await saveProviderKey(admin, deps, provider, key);
    await deps.ai.refreshKeys(true);
    if (saved || key === undefined) await recordProviderTest(deps, provider, { ...choice, ...result });
    const features = result.ok ? await putProviderFirst(admin, deps, choice) : 0;
    return c.json({ ...result, model: findLiveModel(provider, choice.modelName).id, saved, features }, 200);
  });
  api.openapi(removeRoute, async (c) => {
    await removeProviderKey(administratorOf(c), deps, c.req.valid("param").provider);
    await deps.ai.refreshKeys(true);
    return c.body(null, 204);
  });
  api.openapi(testRoute, async (c) => {
    administratorOf(c);
    const { provider } = c.req.valid("param");
    const { choice, result } = await testVendor(deps, provider);
    await recordProviderTest(deps, provider, { ...choice, ...result });
    return c.json({ ...result, model: findLiveModel(provider, choice.modelName).id }, 200);
  });
}

async function testVendor(deps: Deps, provider: VendorName, keyOnTrial?: string) {
  const choice = await readVendorChoice(deps, provider);
  return { choice, result: await testConnection(deps.ai, choice, false, keyOnTrial) };
}
