import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { findResetUser, isLinkToken } from "#domain/accounts/links.ts";
import { revokeAllApiKeys } from "#domain/api-keys/write.ts";
import { finishPasswordChange, isPasswordOf, requestEmailChange } from "#domain/accounts/write/account.ts";
import { pathIn } from "#i18n/path.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { mountAuthWrite, passCookies, readAuthAnswer, withQuery } from "./auth-answer.ts";
import { countMail, countMailBy, countMailOf, countSignIn, returnSignIn } from "./auth-limits.ts";
import { CHECK_EMAIL, emailField, refuseBadPassword } from "./auth-sign-up.ts";
import { signedInUser } from "#api/middleware/access.ts";

const CHANGED = z.object({ status: z.literal("changed"), redirectTo: z.string() });

/**
 * A key is a secret of its own, so a new password leaves keys alone unless that is asked for: programs would stop without a
 * word. Who fears that somebody was in ticks the box.
 */
const REVOKE_KEYS = z.union([z.boolean(), z.literal("yes")]).optional();

/** Forgotten, changed and moved: password reset, password change, e-mail change. */
export function mountPasswords(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  mountResetRequest(api, deps);
  mountReset(api, deps);
  mountChange(api, deps);
  mountEmailChange(api, deps);
}

function mountResetRequest(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const input = z.object({ email: emailField() });
  const route = {
    path: "/auth/request-password-reset",
    summary: "Mail a link to set a new password",
    input,
    output: CHECK_EMAIL,
  };
  mountAuthWrite(api, { ...route, formPage: "/forgot-password" }, async (c, { email }) => {
    await countMailBy(deps, c.get("clientAddress"));
    await countMail(deps, email);
    const headers = c.req.raw.headers;
    await readAuthAnswer(await deps.auth.call("/request-password-reset", { method: "POST", headers, body: { email } }));
    return {
      json: { status: "check_email" },
      redirectTo: withQuery(pathIn(c.get("language"), "/forgot-password"), { sent: "1" }),
    };
  });
}

function mountReset(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const input = z.object({
    token: z.string().min(1).max(200),
    newPassword: z.string().min(1),
    revokeKeys: REVOKE_KEYS,
  });
  const route = {
    path: "/auth/reset-password",
    summary: "Set a new password by link; ends every session, and with revokeKeys every API key",
    input,
    output: CHANGED,
  };
  mountAuthWrite(api, { ...route, formPage: "/reset-password" }, async (c, { revokeKeys, ...body }) => {
    if (!isLinkToken(body.token)) throw new RefusalError("invalid_token");
    refuseBadPassword(c, body.newPassword, "", "newPassword");
    await countSignIn(deps, body.token, c.get("clientAddress"));
    const headers = c.req.raw.headers;
    const userId = await findResetUser(deps.db, body.token, deps.now());
    await readAuthAnswer(await deps.auth.call("/reset-password", { method: "POST", headers, body }));
    if (revokeKeys && userId !== null) await revokeAllApiKeys(deps.db, userId);
    await returnSignIn(deps, body.token, c.get("clientAddress"));
    const redirectTo = pathIn(c.get("language"), "/login");
    const done = withQuery(pathIn(c.get("language"), "/reset-password"), { changed: "1" });
    return { json: { status: "changed", redirectTo }, redirectTo: done };
  });
}

function mountChange(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const input = z.object({
    currentPassword: z.string().min(1).max(1024),
    newPassword: z.string().min(1),
    revokeKeys: REVOKE_KEYS,
  });
  const route = {
    path: "/auth/change-password",
    summary: "Change the password; ends the other sessions, and with revokeKeys every API key",
    input,
    output: CHANGED,
  };
  mountAuthWrite(api, route, async (c, { revokeKeys, ...given }) => {
    const user = signedInUser(c);
    refuseBadPassword(c, given.newPassword, user.email, "newPassword");
    await refuseWrongPassword(c, deps, user, given.currentPassword, "currentPassword");
    const answer = await deps.auth.call("/change-password", {
      method: "POST",
      headers: c.req.raw.headers,
      body: { ...given, revokeOtherSessions: true },
    });
    const cookies = answer.headers.getSetCookie();
    await readAuthAnswer(answer);
    passCookies(c, cookies);
    await finishPasswordChange(deps, user.id);
    if (revokeKeys) await revokeAllApiKeys(deps.db, user.id);
    const redirectTo = user.role === "administrator" ? "/rai/dashboard" : pathIn(c.get("language"), "/account");
    return { json: { status: "changed", redirectTo }, redirectTo };
  });
}

function mountEmailChange(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const input = z.object({ newEmail: emailField(), password: z.string().min(1).max(1024) });
  const route = {
    path: "/auth/change-email",
    summary: "Mail a link that moves the account to a new address",
    input,
    output: CHECK_EMAIL,
  };
  mountAuthWrite(api, route, async (c, { newEmail, password }) => {
    const user = signedInUser(c);
    await refuseWrongPassword(c, deps, user, password, "password");
    await countMailOf(deps, user.id);
    await countMail(deps, newEmail);
    await requestEmailChange(deps, user, newEmail);
    return { json: { status: "check_email" }, redirectTo: pathIn(c.get("language"), "/account") };
  });
}

/** A signed-in user proves the password again; 10 wrong ones in 15 minutes are the limit here too. */
export async function refuseWrongPassword(
  c: Context<AppEnv>,
  deps: Deps,
  user: SignedInUser,
  password: string,
  field: string,
): Promise<void> {
  await countSignIn(deps, user.id, c.get("clientAddress"));
  if (!(await isPasswordOf(deps, user.id, password)))
    throw new RefusalError("invalid_input", { fields: { [field]: "wrong_password" } });
  await returnSignIn(deps, user.id, c.get("clientAddress"));
}
