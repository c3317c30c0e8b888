import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { isbot } from "isbot";
import { listShownBanners } from "#domain/banners/read.ts";
import { DEFAULT_POSITION } from "#domain/banners/rules.ts";
import { wholePictureAddress } from "#domain/pictures/rules.ts";
import { recordClick } from "#domain/banners/write-clicks.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import { keyedHash } from "#platform/auth/keyed-hash.ts";
import { countAttempt, peerNetwork } from "#platform/database/rate-limit.server.ts";
import type { AppEnv } from "./app-env.ts";

const CLICKS_A_MINUTE = { name: "banner-clicks", limit: 30, windowSeconds: 60 };

const listRoute = createRoute({
  method: "get",
  path: "/banners",
  request: {
    query: z.object({ position: z.string().max(60).default(DEFAULT_POSITION), lang: z.enum(["ar", "en"]).optional() }),
  },
  responses: {
    200: {
      description: "Banners that show now, newest first",
      content: {
        "application/json": {
          schema: z.object({
            banners: z.array(
              z.object({ id: z.number(), title: z.string(), imageUrl: z.string(), linkUrl: z.string() }),
            ),
          }),
        },
      },
    },
  },
});
const clickRoute = createRoute({
  method: "post",
  path: "/banners/{id}/clicks",
  request: {
    params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
    body: { required: true, content: { "application/json": { schema: z.object({ pressId: z.uuid() }) } } },
  },
  responses: { 204: { description: "Heard; the same press counts once" } },
});

/** Banners and the beacon of a press. */
export function mountBanners(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(listRoute, async (c) => {
    const { position, lang } = c.req.valid("query");
    const shown = await listShownBanners(deps.db, { position, language: lang ?? c.get("language"), now: deps.now() });
    const whole = (address: string) => wholePictureAddress(address, deps.settings.PUBLIC_URL);
    return c.json({ banners: shown.map((banner) => ({ ...banner, imageUrl: whole(banner.imageUrl) })) }, 200);
  });
  api.openapi(clickRoute, async (c) => {
    const now = deps.now();
    const visitor = keyedHash(deps.secret, "banner-visitor", peerNetwork(c.get("clientAddress"))).slice(0, 32);
    const wait = await countAttempt(deps.db, CLICKS_A_MINUTE, visitor, now);
    if (wait !== null) throw new RefusalError("rate_limited", { retryAfterSeconds: wait });
    if (isPerson(c.req.header("user-agent"), c.req.header("sec-purpose"))) {
      await recordClick(deps.db, {
        bannerId: c.req.valid("param").id,
        pressId: c.req.valid("json").pressId,
        visitor,
        now,
      });
    }
    return c.body(null, 204);
  });
}

/** A press counts when a browser says who it is, is not a known bot, and is not loading ahead of a visit. */
function isPerson(userAgent: string | undefined, purpose: string | undefined): boolean {
  return userAgent !== undefined && userAgent !== "" && !isbot(userAgent) && !/prefetch|prerender/.test(purpose ?? "");
}
