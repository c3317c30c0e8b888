import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { changePreferences } from "#domain/accounts/preferences.ts";
import { DIGITS } from "#i18n/digits.ts";
import { safeReturnPath } from "#i18n/path.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "./app-env.ts";
import { keepInCookie } from "./account/preferences.ts";
import { readInput } from "./auth/auth-answer.ts";

const input = z.object({ digits: z.enum(DIGITS) });

/** Chooses the digits of Arabic pages: cookie, preference when signed in, and the page again that the form was on. */
export function mountDigits(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  const content = { schema: input };
  api.openAPIRegistry.registerPath({
    method: "post",
    path: "/digits",
    tags: ["account"],
    summary: "Choose the digits of Arabic pages",
    request: {
      body: { required: true, content: { "application/json": content, "application/x-www-form-urlencoded": content } },
    },
    responses: { 303: { description: "To the page that was read" } },
  });
  api.post("/digits", async (c) => {
    const { digits } = await readInput(c, input);
    keepInCookie(c, deps, "digits", digits);
    const viewer = await c.get("readViewer")();
    if (viewer) await changePreferences(deps.db, viewer.id, { digits }, deps.now());
    return c.redirect(safeReturnPath(pathOf(c.req.header("referer"))) ?? "/", 303);
  });
}

/** The form is part of markup that outlives a change of page, so that only the browser knows where it was pressed. */
function pathOf(referer: string | undefined): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}
