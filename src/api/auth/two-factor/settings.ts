import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { readSignInWays } from "#domain/accounts/read.ts";
import { noteNewBackupCodes, turnOffTwoFactor } from "#domain/accounts/write/two-factor.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { signedInUser } from "#api/middleware/access.ts";
import { mountAuthWrite, passCookies, readAuthAnswer } from "#api/auth/auth-answer.ts";
import { refuseWrongPassword } from "#api/auth/auth-passwords.ts";
import { CODE, refuseWrongCode } from "./code.ts";

const PASSWORD = z.string().min(1).max(1024);
/** Who comes by Google alone has no password and proves the account by a code. */
const PROOF = z.object({ password: PASSWORD.optional(), code: CODE.optional() });

/** Turning the second factor on and off, and new backup codes: each proves the account again. */
export function mountSettings(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  mountEnable(api, deps);
  mountDisable(api, deps);
  mountNewCodes(api, deps);
}

function mountEnable(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const route = {
    path: "/auth/two-factor/enable",
    summary: "Begin: the address for the authenticator app, and backup codes. The password, where the account has one",
    input: z.object({ password: PASSWORD.optional() }),
    output: z.object({ totpUri: z.string(), backupCodes: z.array(z.string()) }),
  };
  mountAuthWrite(api, route, async (c, { password }) => {
    const user = signedInUser(c);
    if ((await readSignInWays(deps.db, user.id)).password)
      await refuseWrongPassword(c, deps, user, password ?? "", "password");
    const body = password === undefined ? {} : { password };
    const headers = c.req.raw.headers;
    const answer = await deps.auth.call("/two-factor/enable", { method: "POST", headers, body });
    const cookies = answer.headers.getSetCookie();
    const { totpURI: totpUri, backupCodes } = await readAuthAnswer<{ totpURI: string; backupCodes: string[] }>(answer);
    passCookies(c, cookies);
    return { json: { totpUri, backupCodes }, redirectTo: "/" };
  });
}

function mountDisable(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const route = {
    path: "/auth/two-factor/disable",
    summary: "Turn the second factor off, by the password or by a code of the app or a backup code",
    input: PROOF,
    output: z.object({ status: z.literal("disabled") }),
  };
  mountAuthWrite(api, route, async (c, { password, code }) => {
    const user = signedInUser(c);
    const ways = await readSignInWays(deps.db, user.id);
    if (!ways.twoFactor) throw new RefusalError("not_found");
    const byCode = code !== undefined || !ways.password;
    if (byCode) await refuseWrongCode(c, deps, user, code ?? "");
    else await refuseWrongPassword(c, deps, user, password ?? "", "password");
    await turnOffTwoFactor(deps, user, byCode ? "code" : "password");
    return { json: { status: "disabled" }, redirectTo: "/" };
  });
}

function mountNewCodes(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const route = {
    path: "/auth/two-factor/generate-backup-codes",
    summary: "New backup codes; the old ones end. By the password, or by a code where the account has none",
    input: PROOF,
    output: z.object({ backupCodes: z.array(z.string()) }),
  };
  mountAuthWrite(api, route, async (c, { password, code }) => {
    const user = signedInUser(c);
    const ways = await readSignInWays(deps.db, user.id);
    if (!ways.twoFactor) throw new RefusalError("not_found");
    if (ways.password) await refuseWrongPassword(c, deps, user, password ?? "", "password");
    else await refuseWrongCode(c, deps, user, code ?? "");
    const headers = c.req.raw.headers;
    const body = ways.password ? { password } : {};
    const answer = await deps.auth.call("/two-factor/generate-backup-codes", { method: "POST", headers, body });
    const { backupCodes } = await readAuthAnswer<{ backupCodes: string[] }>(answer);
    await noteNewBackupCodes(deps.db, user.id);
    return { json: { backupCodes }, redirectTo: "/" };
  });
}
