import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { findLink } from "#domain/accounts/links.ts";
import { normaliseEmail, passwordFault } from "#domain/accounts/rules.ts";
import { confirmEmailChange } from "#domain/accounts/write/account.ts";
import { confirmSignUp, resendConfirmation, signUp } from "#domain/accounts/write/sign-up.ts";
import { pathIn, safeReturnPath } from "#i18n/path.ts";
import { RefusalError, refusalMessage } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { mountAuthWrite, passCookies, withQuery } from "./auth-answer.ts";
import { countMail, countMailBy, countSignIn, countSignUp } from "./auth-limits.ts";

const BROWSER_SECONDS = 24 * 3600;
/** What a visitor may have chosen, in the cookie that the theme switch writes. */
const THEME = z.enum(["light", "dark", "system"]);

export const CHECK_EMAIL = z.object({ status: z.literal("check_email") });

/** Sign-up, its confirmation link, and a fresh link. */
export function mountSignUp(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  mountSignUpEmail(api, deps);
  mountResend(api, deps);
  mountConfirm(api, deps);
}

function mountSignUpEmail(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const input = z.object({
    email: emailField(),
    password: z.string().min(1),
    confirmPassword: z.string().optional(),
    language: z.enum(["ar", "en"]).optional(),
    returnTo: z.string().optional(),
  });
  const route = {
    path: "/auth/sign-up/email",
    summary: "Sign up; a link is mailed to the address",
    input,
    output: CHECK_EMAIL,
  };
  mountAuthWrite(api, { ...route, formPage: "/signup" }, async (c, given) => {
    refuseBadPassword(c, given.password, given.email);
    if (given.confirmPassword !== undefined && given.confirmPassword !== given.password)
      throw new RefusalError("invalid_input", { fields: { confirmPassword: "password_mismatch" } });
    await countSignUp(deps, c.get("clientAddress"));
    await countMail(deps, given.email);
    const language = given.language ?? c.get("language");
    const returnTo = safeReturnPath(given.returnTo);
    const theme = THEME.safeParse(getCookie(c, "theme")).data;
    const { email, password } = given;
    const { browserSecret } = await signUp(deps, { email, password, language, theme, returnTo });
    passCookies(c, [browserCookie(deps, browserSecret)]);
    return {
      json: { status: "check_email" },
      redirectTo: withQuery(pathIn(c.get("language"), "/signup"), { sent: "1" }),
    };
  });
}

function mountResend(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const input = z.object({ email: emailField() });
  const route = {
    path: "/auth/send-verification-email",
    summary: "Mail a fresh confirmation link",
    input,
    output: CHECK_EMAIL,
  };
  mountAuthWrite(api, { ...route, formPage: "/signup" }, async (c, { email }) => {
    await countMailBy(deps, c.get("clientAddress"));
    await countMail(deps, email);
    await resendConfirmation(deps, email, browserSecretOf(c, deps));
    return {
      json: { status: "check_email" },
      redirectTo: withQuery(pathIn(c.get("language"), "/signup"), { sent: "1" }),
    };
  });
}

/** A press on the confirmation page, never the mere opening of the link: mail scanners open links. */
function mountConfirm(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const input = z.object({ token: z.string().min(1).max(200), password: z.string().max(1024).optional() });
  const output = z.object({ status: z.enum(["signed_in", "email_changed"]), redirectTo: z.string() });
  const route = { path: "/auth/verify-email", summary: "Use a confirmation link", input, output };
  mountAuthWrite(api, { ...route, formPage: "/confirm" }, async (c, given) => {
    const link = await findLink(deps.db, given.token, deps.now());
    if (!link) throw new RefusalError("invalid_token");
    if (link.purpose.kind === "change-email") {
      await confirmEmailChange(deps, link, await c.get("readViewer")());
      const redirectTo = pathIn(c.get("language"), "/account");
      return { json: { status: "email_changed", redirectTo }, redirectTo };
    }
    const password = given.password === "" ? undefined : given.password;
    if (password !== undefined) await countSignIn(deps, link.id, c.get("clientAddress"));
    const proof = { browserSecret: browserSecretOf(c, deps), password };
    const confirmed = await confirmSignUp(deps, { ...link, purpose: link.purpose }, proof);
    passCookies(c, await deps.auth.startSession(confirmed.userId, c.req.raw.headers));
    const redirectTo = confirmed.returnTo ?? pathIn(confirmed.language, "/");
    return { json: { status: "signed_in", redirectTo }, redirectTo };
  });
}

/** An e-mail address, trimmed and in lower case. */
export function emailField() {
  return z.string().transform(normaliseEmail).pipe(z.email().max(254));
}

/** Throws the refusal of a password that may not be used. */
export function refuseBadPassword(c: Context<AppEnv>, password: string, email: string, field = "password"): void {
  const fault = passwordFault(password, email);
  if (fault === null) return;
  if (fault === "password_too_long") throw new RefusalError("invalid_input", { fields: { [field]: fault } });
  throw new RefusalError(fault, { fields: { [field]: refusalMessage(fault, c.get("language")) } });
}

function browserCookie(deps: Deps, secret: string): string {
  const secure = deps.auth.secureCookies ? "; Secure" : "";
  return `${deps.auth.cookiePrefix}.sign_up=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${BROWSER_SECONDS}${secure}`;
}

function browserSecretOf(c: Context<AppEnv>, deps: Deps): string | undefined {
  return getCookie(c, `${deps.auth.cookiePrefix}.sign_up`);
}
