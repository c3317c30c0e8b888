import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { listWebhookAddresses } from "#domain/webhooks/read.ts";
import { MOST_ADDRESSES, MOST_URL_LENGTH, SHOWN_DELIVERIES, WEBHOOK_EVENTS } from "#domain/webhooks/rules.ts";
import {
  addWebhookAddress,
  queueWebhookTest,
  removeWebhookAddress,
  sendDeliveryAgain,
} from "#domain/webhooks/write.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { signedInUser } from "#api/middleware/access.ts";

const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1, { error: "required" });
const delivery = z.object({
  id: z.string().describe("The message's id, as in `webhook-id`"),
  event: z.enum([...WEBHOOK_EVENTS, "webhook.test"]),
  state: z.enum(["waiting", "sent", "failed"]),
  attempts: z.number(),
  lastStatus: z.number().nullable().describe("The HTTP status of the last answer"),
  lastFault: z.string().nullable().describe("Why the last attempt had no answer"),
  lastAttemptAt: z.date().nullable(),
  nextAttemptAt: z.date().describe("Counts while `state` is `waiting`"),
  createdAt: z.date(),
});
const added = z.object({ id: z.string(), url: z.string(), events });
const shown = added.extend({
  restingSince: z.date().nullable().describe("Since when nothing is sent, after a day of failed attempts"),
  createdAt: z.date(),
  deliveries: z.array(delivery).describe(`The last ${SHOWN_DELIVERIES}, newest first`),
});
const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { "application/json": { schema } },
});
const id = z.string().max(100);

const listRoute = createRoute({
  method: "get",
  path: "/webhook-addresses",
  tags: ["account"],
  summary: "Your webhook addresses with their last deliveries",
  responses: { 200: json("The addresses, oldest first", z.object({ addresses: z.array(shown) })) },
});
const addRoute = createRoute({
  method: "post",
  path: "/webhook-addresses",
  tags: ["account"],
  summary: "Add a webhook address",
  description: `At most ${MOST_ADDRESSES} at once (else 409 too_many_webhooks). https and the public internet only.`,
  request: {
    body: {
      required: true,
      content: {
        "application/json": {
          schema: z.strictObject({
            url: z
              .string()
              .trim()
              .min(1, { error: "required" })
              .max(MOST_URL_LENGTH, { error: `too_long ${MOST_URL_LENGTH}` }),
            events,
          }),
        },
      },
    },
  },
  responses: {
    201: json(
      "The address with its signing secret, shown this once",
      added.extend({ secret: z.string().describe("whsec_ and the key in base64, as in Standard Webhooks") }),
    ),
  },
});
const removeRoute = createRoute({
  method: "delete",
  path: "/webhook-addresses/{id}",
  tags: ["account"],
  summary: "Remove a webhook address",
  request: { params: z.object({ id }) },
  responses: { 204: { description: "Nothing is sent to it any more" } },
});
const testRoute = createRoute({
  method: "post",
  path: "/webhook-addresses/{id}/tests",
  tags: ["account"],
  summary: "Send a test to a webhook address",
  description: "A message `webhook.test` within seconds. A resting address wakes.",
  request: { params: z.object({ id }) },
  responses: { 202: json("It is on its way", z.object({ id: z.string() })) },
});
const againRoute = createRoute({
  method: "post",
  path: "/webhook-addresses/{id}/deliveries/{delivery}/attempts",
  tags: ["account"],
  summary: "Send a delivery again",
  description: "Under the same message id. A resting address wakes.",
  request: { params: z.object({ id, delivery: id }) },
  responses: { 202: json("It is on its way", z.object({ id: z.string() })) },
});

/** The addresses at which the signed-in person's programs hear of events. By session only: no key says where messages go. */
export function mountWebhookAddresses(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(listRoute, async (c) =>
    c.json({ addresses: await listWebhookAddresses(deps.db, signedInUser(c).id) }, 200),
  );
  api.openapi(addRoute, async (c) => c.json(await addWebhookAddress(deps, signedInUser(c), c.req.valid("json")), 201));
  api.openapi(removeRoute, async (c) => {
    await removeWebhookAddress(deps.db, signedInUser(c), c.req.valid("param").id);
    return c.body(null, 204);
  });
  api.openapi(testRoute, async (c) => {
    const sent = await queueWebhookTest(deps.db, signedInUser(c), c.req.valid("param").id, deps.now());
    return c.json({ id: sent }, 202);
  });
  api.openapi(againRoute, async (c) => {
    const { id: addressId, delivery: deliveryId } = c.req.valid("param");
    await sendDeliveryAgain(deps.db, signedInUser(c), { addressId, deliveryId }, deps.now());
    return c.json({ id: deliveryId }, 202);
  });
}
