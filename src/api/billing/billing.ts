import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { findSubscription, listOrders } from "#domain/billing/read.ts";
import { checkoutAddresses } from "#domain/billing/checkout/checkout-addresses.ts";
import { startCheckout } from "#domain/billing/checkout/write-checkout.ts";
import { listOffers } from "#domain/packages/read.ts";
import { openPortal } from "#domain/billing/checkout/write-portal.ts";
import { safeReturnPath } from "#i18n/path.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { offerSchema } from "./packages.ts";
import { signedInUser } from "#api/middleware/access.ts";

const checkoutRoute = createRoute({
  method: "post",
  path: "/checkout",
  request: {
    body: {
      required: true,
      content: {
        "application/json": {
          schema: z.object({
            priceId: z.string().min(1).max(200),
            returnTo: z.string().max(500).optional().describe("The page to come back to, as a path of this origin"),
            mode: z
              .string()
              .optional()
              .describe(
                "Set by the server (payment for what is paid for once, else subscription); anything else is refused",
              ),
            successUrl: z.string().optional().describe("Set by the server; anything else is refused"),
            cancelUrl: z.string().optional().describe("Set by the server; anything else is refused"),
          }),
        },
      },
    },
  },
  responses: {
    200: {
      description: "The page to pay on; the portal for a person with a live subscription who chose another",
      content: { "application/json": { schema: z.object({ id: z.string(), url: z.string() }) } },
    },
  },
});
const portalRoute = createRoute({
  method: "post",
  path: "/billing/portal",
  responses: {
    200: {
      description: "The page to cancel, change the card and see invoices",
      content: { "application/json": { schema: z.object({ url: z.string() }) } },
    },
  },
});
const subscriptionRoute = createRoute({
  method: "get",
  path: "/subscription",
  responses: {
    200: {
      description: "The caller's subscription; null without one",
      content: {
        "application/json": {
          schema: z.object({
            subscription: z
              .object({
                priceId: z.string().nullable(),
                subscriptionStatus: z.enum(["active", "canceled", "past_due", "unpaid"]),
                cancelAtPeriodEnd: z.boolean(),
                currentPeriodEnd: z.date().nullable(),
                endedAt: z.date().nullable(),
                paymentMethodBrand: z.string().nullable(),
                paymentMethodLast4: z.string().nullable(),
                plan: offerSchema.nullable(),
              })
              .nullable(),
          }),
        },
      },
    },
  },
});
const ordersRoute = createRoute({
  method: "get",
  path: "/orders",
  responses: {
    200: {
      description: "Paid invoices and top-ups, newest first; amounts in minor units",
      content: {
        "application/json": {
          schema: z.object({
            orders: z.array(
              z.object({
                orderId: z.string(),
                orderDate: z.date(),
                amountTotal: z.number(),
                currency: z.string(),
                orderStatus: z.string(),
              }),
            ),
          }),
        },
      },
    },
  },
});

/** The caller's own payments. */
export function mountBilling(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(checkoutRoute, async (c) => {
    const user = signedInUser(c);
    const language = c.get("language");
    const { priceId, returnTo, mode, successUrl, cancelUrl } = c.req.valid("json");
    const returnPath = safeReturnPath(returnTo);
    const setMode = await checkoutModeOf(deps, priceId);
    const addresses = checkoutAddresses(deps, { language, returnPath, isOnce: setMode === "payment" });
    refuseOther(
      { mode, successUrl, cancelUrl },
      { mode: setMode, successUrl: addresses.success, cancelUrl: addresses.cancel },
    );
    return c.json(await startCheckout(deps, user, priceId, language, returnPath), 200);
  });
  api.openapi(portalRoute, async (c) => {
    const user = signedInUser(c);
    const { url } = await openPortal(deps, user, c.get("language"));
    return c.json({ url }, 200);
  });
  api.openapi(subscriptionRoute, async (c) => {
    const user = signedInUser(c);
    return c.json({ subscription: await findSubscription(deps.db, user.id) }, 200);
  });
  api.openapi(ordersRoute, async (c) => {
    const user = signedInUser(c);
    return c.json({ orders: await listOrders(deps.db, user.id) }, 200);
  });
}

async function checkoutModeOf(deps: Deps, priceId: string): Promise<"payment" | "subscription"> {
  const offer = (await listOffers(deps)).find((one) => one.priceId === priceId);
  return offer?.mode === "one-time" ? "payment" : "subscription";
}

/** What the server sets may be repeated by a caller, and is refused when it differs. */
function refuseOther(sent: Record<string, string | undefined>, set: Record<string, string>): void {
  const differing = Object.keys(set).filter((name) => sent[name] !== undefined && sent[name] !== set[name]);
  if (differing.length === 0) return;
  throw new RefusalError("invalid_input", {
    fields: Object.fromEntries(differing.map((name) => [name, "set_by_server"])),
  });
}
