import { AsyncLocalStorage } from "node:async_hooks";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import type { AppEnv } from "#api/app-env.ts";
import { readPreferences } from "#domain/accounts/preferences.ts";
import { type Digits, digitsOf, readDigitsFrom } from "#i18n/digits.ts";
import { DEFAULT_TIME_ZONE } from "#i18n/format.ts";
import { NOTICE_COOKIE, pathIn } from "#i18n/path.ts";
import type { Deps } from "#platform/deps.ts";
import { keepToolPages } from "./kept-tool-pages/keep-tool-pages.ts";
import { type PageContext, pageContext, themeOf } from "./page-context.ts";
import { unlessUnreadable } from "./shell/unless-unreadable.ts";

/** Whose digits the page has that is being made; all else that the server writes has ٠١٢. */
const digitsOfPage = new AsyncLocalStorage<Digits>();
readDigitsFrom(() => digitsOfPage.getStore() ?? "arab");

/** Answers pages: finds out who asks and in which language, theme, zone and digits, then lets the router render. */
export function renderPages(deps: Deps) {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  // In development a page is made of what was just changed.
  const readKept = import.meta.env.PROD ? keepToolPages(handle) : () => null;
  return async (c: Context<AppEnv>): Promise<Response> => {
    // No address of the product holds a NUL, which the database refuses: it leads home like any path no page has.
    if (c.req.url.includes("%00")) return c.redirect(pathIn(c.get("language"), "/"), 302);
    const viewer = await c.get("readViewer")();
    const theme = themeOf(getCookie(c, "theme"));
    // Stored already for all but a first visit. A page whose reader's preferences cannot be read is Arabic and light, and alive.
    const preferences =
      viewer &&
      (viewer.preferences ??
        (await unlessUnreadable({ deps, requestId: c.get("requestId") }, "preferences", () =>
          readPreferences(deps.db, viewer.id, { theme }),
        )));
    const page: PageContext = {
      deps,
      language: c.get("language"),
      viewer,
      theme: preferences ? themeOf(preferences.theme) : theme,
      timeZone: preferences?.timeZone ?? DEFAULT_TIME_ZONE,
      digits: digitsOf(preferences?.digits ?? getCookie(c, "digits")),
      nonce: c.get("nonce"),
      requestId: c.get("requestId"),
      clientAddress: c.get("clientAddress"),
      isLost: getCookie(c, NOTICE_COOKIE) !== undefined,
    };
    return digitsOfPage.run(page.digits, async () => {
      const kept = await readKept(c.req.raw, page);
      if (kept) return kept;
      const context = new RouterContextProvider();
      context.set(pageContext, page);
      return handle(c.req.raw, context);
    });
  };
}
