import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { isLanguage } from "#i18n/language.ts";
import { pathIn, safeReturnPath } from "#i18n/path.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { SUSPENDED } from "#platform/auth/session.server.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { mountAuthWrite, passCookies, readAuthAnswer, withQuery } from "./auth-answer.ts";

const DEADLINE_MS = 9000;

/** Google sign-in: the way there, and the way back. */
export function mountGoogle(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  mountStart(api, deps);
  mountCallback(api, deps);
}

function mountStart(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const input = z.object({
    provider: z.literal("google"),
    returnTo: z.string().optional(),
    page: z.enum(["login", "signup"]).optional().describe("Where a failure leads back to"),
  });
  const output = z.object({ url: z.string() });
  const route = {
    path: "/auth/sign-in/social",
    summary: "Begin signing in with Google",
    input,
    output,
    formPage: "/login",
  };
  mountAuthWrite(api, route, async (c, given) => {
    const language = c.get("language");
    if (!deps.auth.googleConfigured) {
      if (deps.settings.isProduction) throw new RefusalError("not_found");
      return { json: { url: "/dev/google" }, redirectTo: "/dev/google" };
    }
    const returnTo = safeReturnPath(given.returnTo);
    const page = withQuery(pathIn(language, given.page === "signup" ? "/signup" : "/login"), {
      returnTo: returnTo ?? "",
    });
    const answer = await inTime(c, deps, "/sign-in/social", {
      method: "POST",
      headers: c.req.raw.headers,
      body: {
        provider: "google",
        callbackURL: deps.settings.PUBLIC_URL + (returnTo ?? pathIn(language, "/")),
        errorCallbackURL: deps.settings.PUBLIC_URL + page,
        disableRedirect: true,
      },
    });
    if (!answer?.ok) throw new RefusalError(failureOf(page));
    const cookies = answer.headers.getSetCookie();
    const { url } = await readAuthAnswer<{ url: string }>(answer);
    passCookies(c, cookies);
    return { json: { url }, redirectTo: url };
  });
}

function mountCallback(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openAPIRegistry.registerPath({
    method: "get",
    path: "/auth/callback/google",
    tags: ["account"],
    summary: "Where Google sends the browser back to",
    responses: { 302: { description: "To the page that was asked for, or back to sign-in with ?error" } },
  });
  api.get("/auth/callback/google", async (c) => {
    const cookie = getCookie(c, "lang");
    const fallback = pathIn(isLanguage(cookie) ? cookie : "ar", "/login");
    const search = new URL(c.req.url).search;
    const answer = await inTime(c, deps, `/callback/google${search}`, { method: "GET", headers: c.req.raw.headers });
    const location = answer?.headers.get("location") ?? null;
    if (answer === null || location === null)
      return c.redirect(withQuery(fallback, { error: failureOf(fallback) }), 302);
    passCookies(c, answer.headers.getSetCookie());
    const target = new URL(location, deps.settings.PUBLIC_URL);
    const destination = target.pathname + target.search + target.hash;
    if (await asksSecondStep(answer))
      return c.redirect(withQuery(fallback, { twoFactor: "1", returnTo: safeReturnPath(destination) ?? "" }), 302);
    if (!target.searchParams.has("error")) return c.redirect(destination, 302);
    const page = target.pathname;
    const reason = target.searchParams.get("error");
    deps.log.warn({ requestId: c.get("requestId"), reason }, "google sign-in refused");
    const returnTo = safeReturnPath(target.searchParams.get("returnTo")) ?? "";
    const error = reason === SUSPENDED ? "account_suspended" : failureOf(page);
    return c.redirect(withQuery(page, { error, returnTo }), 302);
  });
}

/** The library keeps the redirect of a sign-in whose second step is still to come, and says so in the body. */
async function asksSecondStep(answer: Response): Promise<boolean> {
  const body: unknown = await answer.json().catch(() => null);
  return (body as { twoFactorRedirect?: boolean } | null)?.twoFactorRedirect === true;
}

/** The library's answer; null when it failed or when the issuer keeps us waiting, as its discovery page and its token endpoint can. */
function inTime(
  c: Context<AppEnv>,
  deps: Deps,
  path: string,
  request: Parameters<Deps["auth"]["call"]>[1],
): Promise<Response | null> {
  const answer = deps.auth.call(path, request).catch((error: Error) => {
    deps.log.error({ requestId: c.get("requestId"), error: error.name }, "google sign-in failed");
    return null;
  });
  return Promise.race([answer, new Promise<null>((resolve) => setTimeout(() => resolve(null), DEADLINE_MS).unref())]);
}

function failureOf(page: string): "google_sign_in_failed" | "google_sign_up_failed" {
  return page.includes("/signup") ? "google_sign_up_failed" : "google_sign_in_failed";
}
