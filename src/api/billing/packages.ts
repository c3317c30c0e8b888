import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { listOffers } from "#domain/packages/read.ts";
import { claimFreePackage } from "#domain/packages/write-claim.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { signedInUser } from "#api/middleware/access.ts";

export const offerSchema = z.object({
  id: z.number().describe("The version; 0 for a built-in package"),
  priceId: z.string().nullable().describe("What POST /api/checkout takes; null where the package cannot be bought"),
  packageName: z.string(),
  name: z.string(),
  nameAr: z.string(),
  description: z.string(),
  descriptionAr: z.string(),
  mode: z.enum(["payment", "subscription", "one-time"]),
  price: z.number().describe("Major units"),
  priceMinor: z.number().describe("Minor units (cents)"),
  currency: z.string(),
  interval: z.enum(["day", "week", "month", "year"]).nullable().describe("null for what does not renew"),
  intervalCount: z.number().nullable(),
  credits: z.number(),
  durationValue: z.number(),
  durationUnit: z.enum(["days", "weeks", "months"]),
  savingMinor: z
    .number()
    .describe("What twelve months of a monthly plan would cost more; 0 where there is nothing to compare"),
});

const packagesRoute = createRoute({
  method: "get",
  path: "/packages",
  responses: {
    200: {
      description: "The packages on offer, cheapest first",
      content: { "application/json": { schema: z.object({ packages: z.array(offerSchema) }) } },
    },
  },
});
const claimRoute = createRoute({
  method: "post",
  path: "/free-package-claims",
  responses: {
    200: {
      description: "The free package is claimed; once per person, ever (else 409 free_already_claimed)",
      content: {
        "application/json": {
          schema: z.object({ success: z.literal(true), message: z.string(), credits: z.number(), expiresAt: z.date() }),
        },
      },
    },
  },
});

const CLAIMED = { ar: "أُضيفت الباقة المجانية إلى حسابك", en: "Free package claimed successfully" };

/** What is on offer, and the free package. */
export function mountPackages(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(packagesRoute, async (c) => c.json({ packages: await listOffers(deps) }, 200));
  api.openapi(claimRoute, async (c) => {
    const user = signedInUser(c);
    const claim = await claimFreePackage(deps, user);
    return c.json({ success: true as const, message: CLAIMED[c.get("language")], ...claim }, 200);
  });
}
