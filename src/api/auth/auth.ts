import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { pathIn } from "#i18n/path.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { normaliseEmail } from "#domain/accounts/rules.ts";
import { endSessionByToken } from "#domain/accounts/write/session-end.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { mountAuthWrite, passCookies } from "./auth-answer.ts";
import { mountGoogle } from "./auth-google.ts";
import { countSignIn, returnSignIn } from "./auth-limits.ts";
import { mountPasswords } from "./auth-passwords.ts";
import { SIGNED_IN, signedIn } from "./auth-signed-in.ts";
import { mountSignUp } from "./auth-sign-up.ts";
import { mountTwoFactor } from "./two-factor/mount.ts";

/** Everything under /api/auth: our words, limits and forms around the auth library's routes. */
export function mountAuth(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  mountSignUp(api, deps);
  mountSignIn(api, deps);
  mountSignOut(api, deps);
  mountGetSession(api);
  mountPasswords(api, deps);
  mountTwoFactor(api, deps);
  mountGoogle(api, deps);
}

function mountSignIn(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const input = z.object({
    email: z.string().min(1).max(320),
    password: z.string().min(1).max(1024),
    returnTo: z.string().optional(),
    page: z.string().optional(),
  });
  const route = { path: "/auth/sign-in/email", summary: "Sign in with email and password", input, output: SIGNED_IN };
  mountAuthWrite(api, { ...route, formPage: "/login" }, async (c, given) => {
    const email = normaliseEmail(given.email);
    await countSignIn(deps, email, c.get("clientAddress"));
    const answer = await deps.auth.call("/sign-in/email", {
      method: "POST",
      headers: c.req.raw.headers,
      body: { email, password: given.password },
    });
    const outcome = await signedIn(c, answer, given);
    await returnSignIn(deps, email, c.get("clientAddress"));
    return outcome;
  });
}

function mountSignOut(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const output = z.object({ status: z.literal("signed_out"), redirectTo: z.string() });
  const route = { path: "/auth/sign-out", summary: "Sign out of this browser", input: z.object({}), output };
  mountAuthWrite(api, route, async (c) => {
    const token = deps.auth.sessionTokenOf(c.req.raw.headers);
    const hasEnded = token === null || (await endSessionByToken(deps.db, token));
    // Its own deletion finds nothing more; it makes the cookies that end the browser's.
    const answer = await deps.auth.call("/sign-out", { method: "POST", headers: new Headers(), body: {} });
    passCookies(c, answer.headers.getSetCookie());
    if (!hasEnded) throw new RefusalError("sign_out_unfinished");
    const redirectTo = pathIn(c.get("language"), "/");
    return { json: { status: "signed_out", redirectTo }, redirectTo };
  });
}

function mountGetSession(api: OpenAPIHono<AppEnv>): void {
  const user = z.object({ id: z.string(), email: z.string(), createdAt: z.string(), isAdministrator: z.boolean() });
  api.openAPIRegistry.registerPath({
    method: "get",
    path: "/auth/get-session",
    tags: ["account"],
    summary: "Who is signed in",
    responses: {
      200: {
        description: "The user, or null",
        content: { "application/json": { schema: z.object({ user: user.nullable() }) } },
      },
    },
  });
  api.get("/auth/get-session", async (c) => {
    const viewer = await c.get("readViewer")();
    const found = viewer && {
      id: viewer.id,
      email: viewer.email,
      createdAt: viewer.createdAt.toISOString(),
      isAdministrator: viewer.role === "administrator",
    };
    return c.json({ user: found });
  });
}
