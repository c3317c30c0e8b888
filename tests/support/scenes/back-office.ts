import { Hono } from "hono";
import { createApi } from "#api/app.ts";
import type { AppEnv } from "#api/app-env.ts";
import { type Administrator, requireAdministrator, type Viewer } from "#domain/accounts/access.ts";
import type { Deps } from "#platform/deps.ts";

export const ADMIN_VIEWER: Viewer = {
  id: "admin-1",
  email: "admin@siyagha.localhost",
  emailVerified: true,
  role: "administrator",
  mustChangePassword: false,
  isSuspended: false,
  createdAt: new Date("2026-01-01"),
  sessionId: "session-1",
};

/** The gate's own proof, for domain functions. */
export function testAdministrator(): Administrator {
  return requireAdministrator(ADMIN_VIEWER);
}

type Send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;

/** The API as `viewer` calls it, in English, with our own Origin and a JSON body. */
export function apiAs(deps: Deps, viewer: Viewer | null = ADMIN_VIEWER): Send {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("deps", deps);
    c.set("requestId", "request-1");
    c.set("language", c.req.query("lang") === "ar" ? "ar" : "en");
    c.set("clientAddress", c.req.header("x-test-peer") ?? "192.0.2.1");
    c.set("readViewer", async () => viewer);
    await next();
  });
  app.route("/api", createApi(deps));
  return async (method, path, body, headers = {}) =>
    app.request(`/api${path}`, {
      method,
      headers: {
        origin: deps.settings.PUBLIC_URL,
        "user-agent": "Mozilla/5.0 (X11; Linux) Firefox/150.0",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}
