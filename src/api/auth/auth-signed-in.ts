import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Language } from "#i18n/language.ts";
import { pathIn, safeReturnPath } from "#i18n/path.ts";
import type { AppEnv } from "#api/app-env.ts";
import { type AuthOutcome, passCookies, readAuthAnswer, withQuery } from "./auth-answer.ts";

export const SIGNED_IN = z.object({
  status: z.enum(["signed_in", "two_factor"]),
  redirectTo: z.string().describe("Path to go to; with two_factor the page that asks for the code"),
});

/** The outcome of the library's sign-in answer, first or second step. Passes its cookies on. */
export async function signedIn(
  c: Context<AppEnv>,
  answer: Response,
  given: { returnTo?: string | undefined; page?: string | undefined },
): Promise<AuthOutcome> {
  const cookies = answer.headers.getSetCookie();
  const body = await readAuthAnswer<{
    twoFactorRedirect?: boolean;
    user?: { role: string; mustChangePassword: boolean };
  }>(answer);
  passCookies(c, cookies);
  const returnTo = safeReturnPath(given.returnTo);
  if (body.twoFactorRedirect || !body.user) {
    const page = safeReturnPath(given.page) ?? pathIn(c.get("language"), "/login");
    const redirectTo = withQuery(page, { twoFactor: "1", returnTo: returnTo ?? "" });
    return { json: { status: "two_factor", redirectTo }, redirectTo };
  }
  const redirectTo = landingPath(body.user, returnTo, c.get("language"));
  return { json: { status: "signed_in", redirectTo }, redirectTo };
}

/** Where a person goes after signing in: the page that was asked for, else home, or the back office for the administrator. */
function landingPath(
  user: { role: string; mustChangePassword: boolean },
  returnTo: string | null,
  language: Language,
): string {
  if (user.role !== "administrator") return returnTo ?? pathIn(language, "/");
  if (user.mustChangePassword) return "/rai/account";
  return returnTo ?? "/rai/dashboard";
}
