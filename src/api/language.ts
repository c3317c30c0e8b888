import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { changePreferences } from "#domain/accounts/preferences.ts";
import { pathIn, safeReturnPath } from "#i18n/path.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "./app-env.ts";
import { readInput } from "./auth/auth-answer.ts";
import { keepInCookie } from "./account/preferences.ts";

const input = z.object({ lang: z.enum(["ar", "en"]), returnTo: z.string().optional() });

/** Switches the language: cookie, preference when signed in, and the same page in that language. */
export function mountLanguage(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const content = { schema: input };
  api.openAPIRegistry.registerPath({
    method: "post",
    path: "/language",
    tags: ["account"],
    summary: "Switch the language",
    request: {
      body: { required: true, content: { "application/json": content, "application/x-www-form-urlencoded": content } },
    },
    responses: { 303: { description: "To the path that was given, in that language" } },
  });
  api.post("/language", async (c) => {
    const { lang, returnTo } = await readInput(c, input);
    keepInCookie(c, deps, "lang", lang);
    const viewer = await c.get("readViewer")();
    if (viewer) await changePreferences(deps.db, viewer.id, { language: lang }, deps.now());
    return c.redirect(pathIn(lang, safeReturnPath(returnTo) ?? "/"), 303);
  });
}
