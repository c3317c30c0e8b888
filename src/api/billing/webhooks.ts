import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { receiveEvent } from "#domain/billing/events/write-event.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { limitBody } from "#api/refusal-answer.ts";

/** Larger than any event the provider sends. */
const EVENT_BYTES = 1024 * 1024;

const stripeRoute = createRoute({
  method: "post",
  path: "/webhooks/stripe",
  middleware: [limitBody(EVENT_BYTES)] as const,
  responses: {
    200: {
      description:
        "The event was applied, was known, or is not the product's; any failure answers 5xx and is delivered again",
      content: { "application/json": { schema: z.object({ received: z.literal(true), outcome: z.string() }) } },
    },
  },
});

/** Events of the payment provider. Their proof is the signature over the raw body. */
export function mountWebhooks(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(stripeRoute, async (c) => {
    const rawBody = await c.req.text();
    const outcome = await receiveEvent(deps, rawBody, c.req.header("stripe-signature") ?? null);
    return c.json({ received: true as const, outcome }, 200);
  });
}
