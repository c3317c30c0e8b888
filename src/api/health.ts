import type { Hono } from "hono";
import { isReachable } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * `/healthz`: the process lives. `/readyz`: it may be sent work: the database answers and the process is not stopping.
 * While it stops, every answer that is mounted below closes its connection.
 */
export function createHealth() {
  const state = {
    stopping: false,
    mount(app: Hono<AppEnv>, deps: Deps) {
      // A connection that is kept would bring requests on and on, until the database is closed under the last of them.
      app.use(async (c, next) => {
        await next();
        if (state.stopping) c.header("connection", "close");
      });
      app.get("/healthz", (c) => c.text("ok"));
      app.get("/readyz", async (c) => {
        if (state.stopping) return c.text("stopping", 503);
        const reachable = await Promise.race([
          isReachable(deps.db),
          new Promise<false>((resolve) => setTimeout(() => resolve(false), 3000)),
        ]);
        return reachable ? c.text("ready") : c.text("database unavailable", 503);
      });
    },
  };
  return state;
}
