import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { listSessions, readSignInWays } from "#domain/accounts/read.ts";
import { endAllSessions, endSession } from "#domain/accounts/write/account.ts";
import { exportUserData } from "#domain/closing/read.ts";
import { closeAccount } from "#domain/closing/write.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { passCookies } from "#api/auth/auth-answer.ts";
import { refuseWrongPassword } from "#api/auth/auth-passwords.ts";
import { signedInUser } from "#api/middleware/access.ts";

const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  createdAt: z.date(),
  isAdministrator: z.boolean(),
  mustChangePassword: z.boolean(),
  signInWays: z.object({ password: z.boolean(), google: z.boolean(), twoFactor: z.boolean() }),
});

const sessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  userAgent: z.string().nullable(),
  createdAt: z.date(),
  lastSeenAt: z.date(),
  expiresAt: z.date(),
});

const json = <S extends z.ZodType>(description: string, schema: S) => ({
  200: { description, content: { "application/json": { schema } } },
});
const done = z.object({ ok: z.literal(true) });

const routes = {
  me: createRoute({
    method: "get",
    path: "/me",
    tags: ["account"],
    responses: json("The signed-in account", accountSchema),
  }),
  sessions: createRoute({
    method: "get",
    path: "/me/sessions",
    tags: ["account"],
    responses: json("Live sessions, this one first", z.object({ sessions: z.array(sessionSchema) })),
  }),
  endSession: createRoute({
    method: "delete",
    path: "/me/sessions/{id}",
    tags: ["account"],
    request: { params: z.object({ id: z.string().max(100) }) },
    responses: json("That session has ended", done),
  }),
  endSessions: createRoute({
    method: "delete",
    path: "/me/sessions",
    tags: ["account"],
    responses: json("Signed out everywhere, here too", done),
  }),
  export: createRoute({
    method: "get",
    path: "/me/export",
    tags: ["account"],
    responses: json("Everything stored about the user, as a download", z.record(z.string(), z.unknown())),
  }),
  close: createRoute({
    method: "delete",
    path: "/me",
    tags: ["account"],
    request: {
      body: {
        required: true,
        description: "The password; who signs in by Google alone sends the account's own address instead",
        content: {
          "application/json": {
            schema: z.object({ password: z.string().max(1024).optional(), email: z.string().max(320).optional() }),
          },
        },
      },
    },
    responses: json("The account is gone", done),
  }),
};

/** The signed-in account: what it is, its sessions, its data, its end. */
export function mountMe(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(routes.me, async (c) => {
    const user = signedInUser(c);
    return c.json(
      {
        id: user.id,
        email: user.email,
        createdAt: user.createdAt,
        isAdministrator: user.role === "administrator",
        mustChangePassword: user.mustChangePassword,
        signInWays: await readSignInWays(deps.db, user.id),
      },
      200,
    );
  });
  mountSessions(api, deps);
  api.openapi(routes.export, async (c) => {
    const user = signedInUser(c);
    c.header("content-disposition", 'attachment; filename="siyagha-export.json"');
    c.header("cache-control", "no-store");
    return c.json(await exportUserData(deps.db, user.id, deps.now()), 200);
  });
  api.openapi(routes.close, async (c) => {
    const user = signedInUser(c);
    const given = c.req.valid("json");
    if ((await readSignInWays(deps.db, user.id)).password) {
      await refuseWrongPassword(c, deps, user, given.password ?? "", "password");
    } else if (given.email?.trim().toLowerCase() !== user.email) {
      throw new RefusalError("invalid_input", { fields: { email: "not_own_address" } });
    }
    await closeAccount(deps, user);
    await endCookie(c, deps);
    return c.json({ ok: true as const }, 200);
  });
}

function mountSessions(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(routes.sessions, async (c) => {
    const user = signedInUser(c);
    return c.json({ sessions: await listSessions(deps.db, user, deps.now()) }, 200);
  });
  api.openapi(routes.endSession, async (c) => {
    const user = signedInUser(c);
    await endSession(deps, user, c.req.valid("param").id);
    return c.json({ ok: true as const }, 200);
  });
  api.openapi(routes.endSessions, async (c) => {
    const user = signedInUser(c);
    await endAllSessions(deps, user.id);
    await endCookie(c, deps);
    return c.json({ ok: true as const }, 200);
  });
}

async function endCookie(c: Context<AppEnv>, deps: Deps): Promise<void> {
  const answer = await deps.auth.call("/sign-out", { method: "POST", headers: c.req.raw.headers, body: {} });
  passCookies(c, answer.headers.getSetCookie());
}
