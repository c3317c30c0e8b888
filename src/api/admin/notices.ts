import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { NOTICE_CHARACTERS, NOTICE_KINDS } from "#domain/notices/rules.ts";
import { createNotice, deleteNotice, updateNotice } from "#domain/notices/write.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { administratorOf } from "#api/middleware/access.ts";
import { answer, gone, idParams, jsonBody, moment } from "./route-parts.ts";

const fields = z.object({
  kind: z.enum(NOTICE_KINDS).default("info"),
  textAr: z.string().max(NOTICE_CHARACTERS),
  textEn: z.string().max(NOTICE_CHARACTERS),
  showFrom: moment.nullable().default(null),
  showTo: moment.nullable().default(null),
});
const notice = z.object({
  id: z.number(),
  kind: z.enum(NOTICE_KINDS),
  textAr: z.string(),
  textEn: z.string(),
  showFrom: z.date().nullable(),
  showTo: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});

const createNoticeRoute = createRoute({
  method: "post",
  path: "/admin/notices",
  request: { body: jsonBody(fields) },
  responses: { 201: answer("The new notice, above every page in its time", notice) },
});
const updateRoute = createRoute({
  method: "put",
  path: "/admin/notices/{id}",
  request: { params: idParams, body: jsonBody(fields) },
  responses: { 200: answer("The changed notice, shown again to those who closed it", notice) },
});
const deleteRoute = createRoute({
  method: "delete",
  path: "/admin/notices/{id}",
  request: { params: idParams },
  responses: { 204: gone },
});

/** What the administrator says to everybody. */
export function mountAdminNotices(api: OpenAPIHono<AppEnv>, { db, now }: Deps): void {
  api.openapi(createNoticeRoute, async (c) =>
    c.json(await createNotice(administratorOf(c), db, c.req.valid("json"), now()), 201),
  );
  api.openapi(updateRoute, async (c) => {
    const change = { id: c.req.valid("param").id, now: now(), ...c.req.valid("json") };
    return c.json(await updateNotice(administratorOf(c), db, change), 200);
  });
  api.openapi(deleteRoute, async (c) => {
    await deleteNotice(administratorOf(c), db, c.req.valid("param").id);
    return c.body(null, 204);
  });
}
