import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { listBanners, readBannerAnalytics } from "#domain/banners/read.ts";
import { DEFAULT_POSITION } from "#domain/banners/rules.ts";
import { clearBannerClicks, createBanner, deleteBanner, updateBanner } from "#domain/banners/write.ts";
import { DEFAULT_TIME_ZONE, isTimeZone } from "#i18n/format.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { administratorOf } from "#api/middleware/access.ts";
import { answer, gone, idParams, jsonBody, language, moment } from "./route-parts.ts";

const fields = z.object({
  title: z.string().max(200),
  imageUrl: z.string().max(20_000).describe("An address of the web, or the path of an uploaded picture"),
  linkUrl: z.string().max(20_000),
  language: language.default("ar"),
  isActive: z.boolean().default(true),
  position: z.string().max(60).default(DEFAULT_POSITION),
  showFrom: moment.nullable().default(null),
  showTo: moment.nullable().default(null),
});
const changes = z
  .object({
    title: z.string().max(200),
    imageUrl: z.string().max(20_000),
    linkUrl: z.string().max(20_000),
    language,
    isActive: z.boolean(),
    position: z.string().max(60),
    showFrom: moment.nullable(),
    showTo: moment.nullable(),
  })
  .partial();
const banner = z.object({
  id: z.number(),
  title: z.string(),
  imageUrl: z.string(),
  linkUrl: z.string(),
  language,
  isActive: z.boolean(),
  position: z.string(),
  showFrom: z.date().nullable(),
  showTo: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
const analytics = z.object({
  bannerId: z.number(),
  totalClicks: z.number(),
  uniqueIps: z.number(),
  clicksToday: z.number(),
  clicksThisWeek: z.number(),
  clicksThisMonth: z.number(),
  days: z.array(z.object({ start: z.date(), clicks: z.number() })),
});

const listRoute = createRoute({
  method: "get",
  path: "/admin/banners",
  responses: { 200: answer("Every banner, newest first", z.object({ banners: z.array(banner) })) },
});
const createBannerRoute = createRoute({
  method: "post",
  path: "/admin/banners",
  request: { body: jsonBody(fields) },
  responses: { 201: answer("The new banner", banner) },
});
const updateRoute = createRoute({
  method: "put",
  path: "/admin/banners/{id}",
  request: { params: idParams, body: jsonBody(changes) },
  responses: { 200: answer("The changed banner", banner) },
});
const deleteRoute = createRoute({
  method: "delete",
  path: "/admin/banners/{id}",
  request: { params: idParams },
  responses: { 204: gone },
});
const analyticsRoute = createRoute({
  method: "get",
  path: "/admin/banners/{id}/analytics",
  request: {
    params: idParams,
    query: z.object({ tz: z.string().max(60).refine(isTimeZone).default(DEFAULT_TIME_ZONE) }),
  },
  responses: { 200: answer("The five figures, and clicks a day of the last 31, in the zone `tz`", analytics) },
});
const clearRoute = createRoute({
  method: "delete",
  path: "/admin/banners/{id}/clicks",
  request: { params: idParams },
  responses: { 204: gone },
});

export function mountAdminBanners(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const { db } = deps;
  api.openapi(listRoute, async (c) => {
    administratorOf(c);
    return c.json({ banners: await listBanners(db) }, 200);
  });
  api.openapi(createBannerRoute, async (c) => {
    return c.json(await createBanner(administratorOf(c), db, c.req.valid("json")), 201);
  });
  api.openapi(updateRoute, async (c) => {
    const admin = administratorOf(c);
    return c.json(await updateBanner(admin, db, c.req.valid("param").id, c.req.valid("json")), 200);
  });
  api.openapi(deleteRoute, async (c) => {
    await deleteBanner(administratorOf(c), db, c.req.valid("param").id);
    return c.body(null, 204);
  });
  api.openapi(analyticsRoute, async (c) => {
    administratorOf(c);
    const { tz } = c.req.valid("query");
    return c.json(await readBannerAnalytics(db, c.req.valid("param").id, deps.now(), tz), 200);
  });
  api.openapi(clearRoute, async (c) => {
    await clearBannerClicks(administratorOf(c), db, c.req.valid("param").id);
    return c.body(null, 204);
  });
}
