import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { requireSignedIn, type SignedInUser } from "#domain/accounts/access.ts";
import { readSignInWays } from "#domain/accounts/read.ts";
import { finishTwoFactor, noteBackupCode } from "#domain/accounts/write/two-factor.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { mountAuthWrite } from "#api/auth/auth-answer.ts";
import { countSignIn, returnSignIn, takeCode } from "#api/auth/auth-limits.ts";
import { SIGNED_IN, signedIn } from "#api/auth/auth-signed-in.ts";
import { CODE } from "./code.ts";

type Verify = "verify-totp" | "verify-backup-code";

/** The second step of signing in; an authenticator's first code, from a session, turns the second factor on. */
export function mountVerify(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  mountCode(api, deps, "verify-totp", "Second step of signing in; also confirms a new authenticator");
  mountCode(api, deps, "verify-backup-code", "Second step of signing in, with a backup code");
}

function mountCode(api: OpenAPIHono<AppEnv>, deps: Deps, name: Verify, summary: string): void {
  const input = z.object({
    code: CODE,
    trustDevice: z.union([z.boolean(), z.literal("on").transform(() => true)]).optional(),
    returnTo: z.string().optional(),
    page: z.string().optional(),
  });
  const formPage = `/login?twoFactor=${name === "verify-totp" ? "1" : "backup"}`;
  const route = { path: `/auth/two-factor/${name}`, summary, input, output: SIGNED_IN, formPage };
  mountAuthWrite(api, route, async (c, { code, trustDevice, ...given }) => {
    const peer = c.get("clientAddress");
    const viewer = await c.get("readViewer")();
    const user = viewer && requireSignedIn(viewer);
    const begins = user !== null && name === "verify-totp" && !(await readSignInWays(deps.db, user.id)).twoFactor;
    await countSignIn(deps, `two-factor ${peer}`, peer);
    const body = { code, ...(trustDevice ? { trustDevice } : {}) };
    const answer = await deps.auth.call(`/two-factor/${name}`, { method: "POST", headers: c.req.raw.headers, body });
    if (answer.ok) await afterRightCode(c, deps, { name, user, begins, code, answer });
    const outcome = await signedIn(c, answer, given);
    await returnSignIn(deps, `two-factor ${peer}`, peer);
    return outcome;
  });
}

/** What a right code means besides the library's own part in it. */
async function afterRightCode(
  c: Context<AppEnv>,
  deps: Deps,
  right: { name: Verify; user: SignedInUser | null; begins: boolean; code: string; answer: Response },
): Promise<void> {
  const { name, user, begins, code, answer } = right;
  if (name === "verify-backup-code") {
    const userId = user?.id ?? (await userOf(answer));
    return noteBackupCode(deps.db, userId, await deps.auth.countBackupCodes(userId));
  }
  if (user === null) return refuseUsedCode(deps, answer, code);
  const token = deps.auth.signedTokenOf(withCookiesOf(answer)) ?? deps.auth.signedTokenOf(c.req.raw.headers);
  if (begins && token !== null) await finishTwoFactor(deps, user, token);
}

/** A code signs in once, also within its time: the session of a second use is ended before its cookie leaves. */
async function refuseUsedCode(deps: Deps, answer: Response, code: string): Promise<void> {
  if (await takeCode(deps, await userOf(answer), code)) return;
  await deps.auth.call("/sign-out", { method: "POST", headers: withCookiesOf(answer), body: {} });
  throw new RefusalError("invalid_code");
}

async function userOf(answer: Response): Promise<string> {
  return ((await answer.clone().json()) as { user: { id: string } }).user.id;
}

/** The headers of a browser that has taken the answer's cookies. */
function withCookiesOf(answer: Response): Headers {
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return new Headers({ cookie: cookies.join("; ") });
}
