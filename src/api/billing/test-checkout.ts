import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { SUBSCRIPTION_ACTIONS } from "#domain/test-checkout/actions.ts";
import { changeTestSubscription, payTestCheckout } from "#domain/test-checkout/write.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { signedInUser } from "#api/middleware/access.ts";

const idParam = z.object({ id: z.string().max(100) });

const payRoute = createRoute({
  method: "post",
  path: "/test-checkout/sessions/{id}/payment",
  request: { params: idParam },
  responses: {
    200: {
      description: "Pays an open test checkout; local only",
      content: { "application/json": { schema: z.object({ url: z.string() }) } },
    },
  },
});
const changeRoute = createRoute({
  method: "post",
  path: "/test-checkout/subscriptions/{id}/changes",
  request: {
    params: idParam,
    body: {
      required: true,
      content: { "application/json": { schema: z.object({ action: z.enum(SUBSCRIPTION_ACTIONS) }) } },
    },
  },
  responses: {
    200: {
      description: "Renews, fails, cancels, resumes, lets pass, ends or refunds a test subscription; local only",
      content: { "application/json": { schema: z.object({ success: z.literal(true) }) } },
    },
  },
});

/** What the test checkout's page does; nothing of it exists where payments are real. */
export function mountTestCheckout(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  if (!deps.settings.testCheckout) return;
  api.openapi(payRoute, async (c) => {
    const user = signedInUser(c);
    return c.json({ url: await payTestCheckout(deps, user, c.req.valid("param").id) }, 200);
  });
  api.openapi(changeRoute, async (c) => {
    const user = signedInUser(c);
    await changeTestSubscription(deps, user, c.req.valid("param").id, c.req.valid("json").action);
    return c.json({ success: true as const }, 200);
  });
}
