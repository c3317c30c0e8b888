import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import { changePreferences, type Preferences, readPreferences } from "#domain/accounts/preferences.ts";
import { DIGITS } from "#i18n/digits.ts";
import { isTimeZone } from "#i18n/format.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { signedInUser } from "#api/middleware/access.ts";

const YEAR_SECONDS = 365 * 24 * 3600;

const preferencesSchema = z.object({
  language: z.enum(["ar", "en"]),
  theme: z.enum(["light", "dark", "system"]),
  timeZone: z.string().nullable(),
  digits: z.enum(DIGITS).nullable(),
  keepHistory: z.boolean(),
  mailLowCredits: z.boolean(),
});

const changeSchema = z
  .strictObject({
    language: z.enum(["ar", "en"]),
    theme: z.enum(["light", "dark", "system"]),
    timeZone: z.string().max(64).refine(isTimeZone),
    digits: z.enum(DIGITS),
    keepHistory: z.boolean(),
    mailLowCredits: z.boolean(),
  })
  .partial();

const answers = {
  200: { description: "The preferences", content: { "application/json": { schema: preferencesSchema } } },
};
const readRoute = createRoute({ method: "get", path: "/preferences", tags: ["account"], responses: answers });
const changeRoute = createRoute({
  method: "put",
  path: "/preferences",
  tags: ["account"],
  request: { body: { required: true, content: { "application/json": { schema: changeSchema } } } },
  responses: answers,
});

/**
 * Language, theme, time zone, digits, whether history is kept, and whether low credits are mailed. Language, theme and digits are
 * in cookies too, for pages seen signed out.
 */
export function mountPreferences(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  api.openapi(readRoute, async (c) => {
    const user = signedInUser(c);
    return c.json(shown(await readPreferences(deps.db, user.id)), 200);
  });
  api.openapi(changeRoute, async (c) => {
    const user = signedInUser(c);
    const change = c.req.valid("json");
    const changed = await changePreferences(deps.db, user.id, change, deps.now());
    if (change.language) keepInCookie(c, deps, "lang", change.language);
    if (change.theme) keepInCookie(c, deps, "theme", change.theme);
    if (change.digits) keepInCookie(c, deps, "digits", change.digits);
    return c.json(shown(changed), 200);
  });
}

function shown({ language, theme, timeZone, digits, keepHistory, mailLowCredits }: Preferences) {
  return { language, theme, timeZone, digits, keepHistory, mailLowCredits };
}

/** Keeps a choice for a year in a cookie that page scripts may read as well. */
export function keepInCookie(c: Context<AppEnv>, deps: Deps, name: "lang" | "theme" | "digits", value: string): void {
  setCookie(c, name, value, { path: "/", maxAge: YEAR_SECONDS, sameSite: "Lax", secure: deps.auth.secureCookies });
}
