import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { LEDGER_PAGE_SIZE, listLedger, readCredits } from "#domain/credits/read.ts";
import { findHeldPackage } from "#domain/packages/read.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { signedInUser } from "#api/middleware/access.ts";

const creditsSchema = z.object({
  credits: z.number(),
  packageType: z.enum(["free", "basic", "none"]).describe("basic: any package that is paid for"),
  packageName: z.string().nullable().describe("The package itself, such as pro; null without one"),
  expiresAt: z.date().nullable(),
  isExpired: z.boolean(),
  topUp: z
    .object({ credits: z.number(), expiresAt: z.date() })
    .nullable()
    .describe("What of the credits was bought by itself, and its own end"),
});
const ledgerSchema = z.object({
  rows: z.array(
    z.object({
      id: z.number(),
      kind: z.string(),
      amount: z.number(),
      sourceType: z.string(),
      sourceId: z.string(),
      note: z.string().nullable(),
      createdAt: z.date(),
    }),
  ),
  total: z.number(),
  pageSize: z.number(),
});

const creditsRoute = createRoute({
  method: "get",
  path: "/credits",
  responses: {
    200: { description: "What can be spent now", content: { "application/json": { schema: creditsSchema } } },
  },
});
const ledgerRoute = createRoute({
  method: "get",
  path: "/credits/ledger",
  request: { query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }) },
  responses: {
    200: {
      description: "Every grant and every credit spent, newest first",
      content: { "application/json": { schema: ledgerSchema } },
    },
  },
});

/** The caller's own credits. */
export function mountCredits(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(creditsRoute, async (c) => {
    const user = signedInUser(c);
    const { isFreeClaimed: _isFreeClaimed, ...credits } = await readCredits(deps.db, user.id, deps.now());
    const isHeld = credits.packageType !== "none";
    const held = isHeld ? await findHeldPackage(deps.db, user.id) : null;
    return c.json({ ...credits, packageName: isHeld ? (held?.name ?? credits.packageType) : null }, 200);
  });
  api.openapi(ledgerRoute, async (c) => {
    const user = signedInUser(c);
    return c.json(
      { ...(await listLedger(deps.db, user.id, c.req.valid("query").page)), pageSize: LEDGER_PAGE_SIZE },
      200,
    );
  });
}
