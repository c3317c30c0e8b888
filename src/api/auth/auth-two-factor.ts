import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { mountAuthWrite, passCookies, readAuthAnswer } from "./auth-answer.ts";
import { SIGNED_IN, signedIn } from "./auth-signed-in.ts";
import { countSignIn, returnSignIn, takeCode } from "./auth-limits.ts";
import { refuseWrongPassword } from "./auth-passwords.ts";
import { signedInUser } from "#api/middleware/access.ts";

const PASSWORD = z.object({ password: z.string().min(1).max(1024) });

/** The second factor: an authenticator app's codes, and backup codes for a lost phone. */
export function mountTwoFactor(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  mountCode(api, deps, "verify-totp", "Second step of signing in; also confirms a new authenticator");
  mountCode(api, deps, "verify-backup-code", "Second step of signing in, with a backup code");
  mountPasswordAct(api, deps, "enable", "Begin: the address for the authenticator app, and backup codes", (body) => ({
    totpUri: body.totpURI,
    backupCodes: body.backupCodes,
  }));
  mountPasswordAct(api, deps, "disable", "Turn the second factor off", () => ({ status: "disabled" }));
  mountPasswordAct(api, deps, "generate-backup-codes", "New backup codes; the old ones end", (body) => ({
    backupCodes: body.backupCodes,
  }));
}

function mountCode(
  api: OpenAPIHono<AppEnv>,
  deps: Deps,
  name: "verify-totp" | "verify-backup-code",
  summary: string,
): void {
  const input = z.object({
    code: z
      .string()
      .min(1)
      .max(40)
      .transform((code) => code.trim()),
    trustDevice: z.union([z.boolean(), z.literal("on").transform(() => true)]).optional(),
    returnTo: z.string().optional(),
    page: z.string().optional(),
  });
  const route = { path: `/auth/two-factor/${name}`, summary, input, output: SIGNED_IN, formPage: "/login?twoFactor=1" };
  mountAuthWrite(api, route, async (c, { code, trustDevice, ...given }) => {
    const peer = c.get("clientAddress");
    const isSigningIn = (await c.get("readViewer")()) === null;
    await countSignIn(deps, `two-factor ${peer}`, peer);
    const body = { code, ...(trustDevice ? { trustDevice } : {}) };
    const answer = await deps.auth.call(`/two-factor/${name}`, { method: "POST", headers: c.req.raw.headers, body });
    if (isSigningIn && name === "verify-totp" && answer.ok) await refuseUsedCode(deps, answer, code);
    const outcome = await signedIn(c, answer, given);
    await returnSignIn(deps, `two-factor ${peer}`, peer);
    return outcome;
  });
}

/** A code signs in once, also within its time: the session of a second use is ended before its cookie leaves. */
async function refuseUsedCode(deps: Deps, answer: Response, code: string): Promise<void> {
  const { user } = (await answer.clone().json()) as { user: { id: string } };
  if (await takeCode(deps, user.id, code)) return;
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  const headers = new Headers({ cookie: cookies.join("; ") });
  await deps.auth.call("/sign-out", { method: "POST", headers, body: {} });
  throw new RefusalError("invalid_code");
}

interface TwoFactorAnswer {
  totpURI?: string;
  backupCodes?: string[];
}

function mountPasswordAct(
  api: OpenAPIHono<AppEnv>,
  deps: Deps,
  name: "enable" | "disable" | "generate-backup-codes",
  summary: string,
  json: (body: TwoFactorAnswer) => Record<string, unknown>,
): void {
  const output = z.object({ totpUri: z.string().optional(), backupCodes: z.array(z.string()).optional() });
  mountAuthWrite(
    api,
    { path: `/auth/two-factor/${name}`, summary, input: PASSWORD, output },
    async (c, { password }) => {
      const user = signedInUser(c);
      await refuseWrongPassword(c, deps, user, password, "password");
      const headers = c.req.raw.headers;
      const answer = await deps.auth.call(`/two-factor/${name}`, { method: "POST", headers, body: { password } });
      const cookies = answer.headers.getSetCookie();
      const body = await readAuthAnswer<TwoFactorAnswer>(answer);
      passCookies(c, cookies);
      return { json: json(body), redirectTo: "/" };
    },
  );
}
