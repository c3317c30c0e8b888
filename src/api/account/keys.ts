import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { listApiKeys } from "#domain/api-keys/read.ts";
import { KEY_SCOPES, MOST_KEYS } from "#domain/api-keys/rules.ts";
import { makeApiKey, revokeApiKey } from "#domain/api-keys/write.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { signedInUser } from "#api/middleware/access.ts";

const scopes = z.array(z.enum(KEY_SCOPES)).min(1, { error: "required" });
const shown = z.object({
  id: z.string(),
  name: z.string(),
  start: z.string().describe("The key's first characters"),
  scopes,
  runsPerDay: z.number().nullable(),
  lastUsedAt: z.date().nullable().describe("To five minutes"),
  createdAt: z.date(),
});
const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { "application/json": { schema } },
});

const listRoute = createRoute({
  method: "get",
  path: "/keys",
  tags: ["account"],
  summary: "Your API keys, newest first",
  responses: { 200: json("The live keys", z.object({ keys: z.array(shown) })) },
});
const makeRoute = createRoute({
  method: "post",
  path: "/keys",
  tags: ["account"],
  summary: "Make an API key",
  description: `At most ${MOST_KEYS} at once (else 409 too_many_keys).`,
  request: {
    body: {
      required: true,
      content: {
        "application/json": {
          schema: z.strictObject({
            name: z.string().trim().min(1, { error: "required" }).max(60, { error: "too_long 60" }),
            scopes,
            runsPerDay: z
              .number({ error: "bad_number" })
              .int({ error: "bad_number" })
              .min(1, { error: "at_least 1" })
              .max(100_000, { error: "at_most 100000" })
              .nullable()
              .default(null),
          }),
        },
      },
    },
  },
  responses: {
    201: json("The key, shown this once", shown.extend({ key: z.string().describe("sy_ and 48 hex digits") })),
  },
});
const revokeRoute = createRoute({
  method: "delete",
  path: "/keys/{id}",
  tags: ["account"],
  summary: "Revoke an API key",
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: { 204: { description: "It no longer works" } },
});

/** The signed-in person's API keys. By session only: no key makes or revokes keys. */
export function mountKeys(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(listRoute, async (c) => c.json({ keys: await listApiKeys(deps.db, signedInUser(c).id) }, 200));
  api.openapi(makeRoute, async (c) => {
    const made = await makeApiKey(deps.db, signedInUser(c), c.req.valid("json"), deps.now());
    return c.json(made, 201);
  });
  api.openapi(revokeRoute, async (c) => {
    await revokeApiKey(deps.db, signedInUser(c), c.req.valid("param").id);
    return c.body(null, 204);
  });
}
