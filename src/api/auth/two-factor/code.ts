import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { isAppCode, normaliseCode } from "#domain/accounts/rules.ts";
import { noteBackupCode } from "#domain/accounts/write/two-factor.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { countSignIn, returnSignIn, takeCode } from "#api/auth/auth-limits.ts";

/** A code as people type it. */
export const CODE = z.string().min(1).max(60).transform(normaliseCode).pipe(z.string().min(1).max(40));

/**
 * A signed-in person proves by a code that the account is theirs: one of the authenticator, which counts once, or a backup code,
 * which is used up. Only for an account whose second factor is on: for one that is being set up, a right code would turn it on.
 */
export async function refuseWrongCode(c: Context<AppEnv>, deps: Deps, user: SignedInUser, code: string): Promise<void> {
  if (code === "") throw new RefusalError("invalid_input", { fields: { code: "required" } });
  const peer = c.get("clientAddress");
  await countSignIn(deps, user.id, peer);
  const isOfApp = isAppCode(code);
  const name = isOfApp ? "verify-totp" : "verify-backup-code";
  const headers = c.req.raw.headers;
  const answer = await deps.auth.call(`/two-factor/${name}`, { method: "POST", headers, body: { code } });
  if (answer.status >= 500) throw new Error(`the auth library failed: ${answer.status}`);
  if (!answer.ok || (isOfApp && !(await takeCode(deps, user.id, code))))
    throw new RefusalError("invalid_input", { fields: { code: "wrong_code" } });
  if (!isOfApp) await noteBackupCode(deps.db, user.id, await deps.auth.countBackupCodes(user.id));
  await returnSignIn(deps, user.id, peer);
}
