import { randomUUID } from "node:crypto";
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { listPeople, PEOPLE_PAGE_SIZE, readPerson } from "#domain/accounts/read-people.ts";
import { endUserSessions } from "#domain/accounts/write/session-end.ts";
import { liftSuspension, suspendPerson } from "#domain/accounts/write/suspension.ts";
import { LEDGER_PAGE_SIZE, listLedger, readCredits } from "#domain/credits/read.ts";
import { adjustUserCredits } from "#domain/credits/write-adjustment.ts";
import { turnOffTwoFactorOf } from "#domain/accounts/write/two-factor.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { administratorOf } from "#api/middleware/access.ts";
import { answer, jsonBody, pageNumber } from "./route-parts.ts";

const person = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(["user", "administrator"]),
  createdAt: z.date(),
  suspendedAt: z.date().nullable(),
});
const credits = z.object({
  credits: z.number(),
  packageType: z.enum(["free", "basic", "none"]),
  expiresAt: z.date().nullable(),
  isExpired: z.boolean(),
  isFreeClaimed: z.boolean(),
  topUp: z.object({ credits: z.number(), expiresAt: z.date() }).nullable(),
});
const ledger = z.object({
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
const params = z.object({ id: z.string().min(1).max(100) });

const listRoute = createRoute({
  method: "get",
  path: "/admin/users",
  request: { query: z.object({ q: z.string().max(200).optional(), page: pageNumber }) },
  responses: {
    200: answer(
      "Accounts by part of their address",
      z.object({ people: z.array(person), total: z.number(), pageSize: z.number() }),
    ),
  },
});
const readRoute = createRoute({
  method: "get",
  path: "/admin/users/{id}",
  request: { params, query: z.object({ page: pageNumber }) },
  responses: {
    200: answer(
      "An account, its balance and a page of its ledger",
      z.object({
        person: person.extend({ sessions: z.number(), suspendedReason: z.string().nullable(), twoFactor: z.boolean() }),
        credits,
        ledger,
      }),
    ),
  },
});
const adjustRoute = createRoute({
  method: "post",
  path: "/admin/users/{id}/adjustments",
  request: {
    params,
    headers: z.object({
      "idempotency-key": z
        .string()
        .regex(/^[\w-]{8,100}$/)
        .optional(),
    }),
    body: jsonBody(
      z.object({
        amount: z
          .number()
          .int()
          .min(-1_000_000)
          .max(1_000_000)
          .refine((amount) => amount !== 0),
        reason: z.string().max(500),
      }),
    ),
  },
  responses: {
    201: answer("What counted, and the balance now", z.object({ amount: z.number(), credits: z.number() })),
  },
});
const endSessionsRoute = createRoute({
  method: "delete",
  path: "/admin/users/{id}/sessions",
  request: { params },
  responses: { 200: answer("How many sessions ended", z.object({ ended: z.number() })) },
});
const suspendRoute = createRoute({
  method: "put",
  path: "/admin/users/{id}/suspension",
  request: { params, body: jsonBody(z.object({ reason: z.string().max(500) })) },
  responses: { 200: answer("Suspended; how many sessions ended", z.object({ ended: z.number() })) },
});
const liftRoute = createRoute({
  method: "delete",
  path: "/admin/users/{id}/suspension",
  request: { params },
  responses: { 204: { description: "The person may come in again" } },
});

const twoFactorOffRoute = createRoute({
  method: "delete",
  path: "/admin/users/{id}/two-factor",
  request: { params },
  responses: { 204: { description: "The second factor is off, and a mail says so to the person" } },
});

export function mountAdminUsers(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const { db } = deps;
  api.openapi(listRoute, async (c) => {
    administratorOf(c);
    return c.json({ ...(await listPeople(db, c.req.valid("query"))), pageSize: PEOPLE_PAGE_SIZE }, 200);
  });
  api.openapi(readRoute, async (c) => {
    administratorOf(c);
    const { id } = c.req.valid("param");
    const now = deps.now();
    const found = await readPerson(db, id, now);
    const ofPerson = {
      credits: await readCredits(db, id, now),
      ledger: await listLedger(db, id, c.req.valid("query").page),
    };
    return c.json(
      { person: found, credits: ofPerson.credits, ledger: { ...ofPerson.ledger, pageSize: LEDGER_PAGE_SIZE } },
      200,
    );
  });
  api.openapi(adjustRoute, async (c) => {
    const admin = administratorOf(c);
    const userId = c.req.valid("param").id;
    const key = `${userId}/${c.req.valid("header")["idempotency-key"] ?? randomUUID()}`;
    const amount = await adjustUserCredits(admin, db, { userId, ...c.req.valid("json"), key, now: deps.now() });
    return c.json({ amount, credits: (await readCredits(db, userId, deps.now())).credits }, 201);
  });
  api.openapi(endSessionsRoute, async (c) => {
    const admin = administratorOf(c);
    return c.json({ ended: await endUserSessions(admin, db, c.req.valid("param").id) }, 200);
  });
  api.openapi(twoFactorOffRoute, async (c) => {
    await turnOffTwoFactorOf(administratorOf(c), deps, c.req.valid("param").id);
    return c.body(null, 204);
  });
  mountSuspension(api, deps);
}

function mountSuspension(api: OpenAPIHono<AppEnv>, { db, now }: Deps): void {
  api.openapi(suspendRoute, async (c) => {
    const suspension = { userId: c.req.valid("param").id, ...c.req.valid("json"), now: now() };
    return c.json({ ended: await suspendPerson(administratorOf(c), db, suspension) }, 200);
  });
  api.openapi(liftRoute, async (c) => {
    await liftSuspension(administratorOf(c), db, c.req.valid("param").id);
    return c.body(null, 204);
  });
}
