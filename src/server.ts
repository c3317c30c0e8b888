import type { Server } from "node:http";
import { compress } from "hono/compress";
import { Hono } from "hono";
import { serveStatic } from "@hono/node-server/serve-static";
import { createApi } from "./api/app.ts";
import { createHealth } from "./api/health.ts";
import { mountMedia } from "./api/media.ts";
import { mountMetrics } from "./api/metrics.ts";
import { mountWellKnown } from "./api/well-known.ts";
import type { AppEnv } from "./api/app-env.ts";
import { answerPageError } from "./api/refusal-answer.ts";
import { OTHER_PATH, requestContext } from "./api/middleware/request-context.ts";
import { securityHeaders } from "./api/middleware/security-headers.ts";
import { createDeps } from "./create-deps.ts";
import { prepareFirstStart } from "./first-start.ts";
import { mountFeeds } from "./pages/feeds.ts";
import { keepStaticPages } from "./pages/keep-static-pages.ts";
import { findPage } from "./pages/page-table.ts";
import { renderPages } from "./pages/render-pages.ts";
import type { Deps } from "./platform/deps.ts";
import { SettingsError } from "./platform/env.server.ts";
import { releaseMemory } from "./platform/process/release-memory.server.ts";
import { startJobs } from "./jobs.ts";
import { warmEngines } from "./tools/pipeline/built-in/warm-engines.ts";

const STOP_GRACE_MS = 25_000;
const IDLE_MS = 100;

/** Made by the build beside the server. */
const DATABASE_TEMPLATE = import.meta.env.PROD ? "build/database" : undefined;

export interface Product {
  deps: Deps;
  announce(port: number): void;
  /** Stops taking work, lets running answers finish, then closes the database. */
  stop(server: Server): Promise<void>;
}

/** Builds everything that reaches outside, brings the database up to date, seeds a first start and starts the jobs. */
export async function startProduct(env: Record<string, string | undefined>): Promise<Product> {
  const { deps, close } = await createDeps(env, DATABASE_TEMPLATE).catch((error: unknown) => {
    const faults =
      error instanceof SettingsError ? error.faults : [error instanceof Error ? error.message : String(error)];
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    process.exit(1);
  });
  const welcome = await prepareFirstStart(deps);
  const jobs = startJobs(deps);
  return {
    deps,
    announce(port) {
      deps.log.info({ port, database: deps.databaseKind, environment: deps.settings.SIYAGHA_ENV }, "listening");
      if (welcome || !deps.settings.isProduction)
        process.stdout.write(`\n  Siyagha · صياغة   http://localhost:${port}\n${welcome}\n`);
      void warmEngines(deps).then(releaseMemory);
    },
    async stop(server) {
      health.stopping = true;
      jobs.stop();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A stream whose head said that its connection is kept becomes idle when it ends.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
      server.closeIdleConnections();
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, STOP_GRACE_MS))]);
      clearInterval(idle);
      await jobs.settled();
      await close();
    },
  };
}

const health = createHealth();

/** Data whose first part the page shows while the rest is on its way; gzip would hold it back until all is there. */
const COMES_IN_PARTS = /\/pricing\.data$/;

/** The whole product as one fetch handler: health, API, files, pages. */
export function createApp(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerPageError);
  app.use(requestContext(deps, (path) => findPage(path.replace(/\.data$/, ""))?.path ?? OTHER_PATH));
  app.use(securityHeaders(deps));
  health.mount(app, deps);
  mountMetrics(app, deps);
  mountFeeds(app, deps);
  app.route("/api", createApi(deps));
  mountWellKnown(app);
  mountMedia(app, deps);
  if (import.meta.env.PROD) {
    app.use(
      "/assets/*",
      serveStatic({
        root: "build/client",
        precompressed: true,
        onFound: (_path, c) => c.header("cache-control", "public, max-age=31536000, immutable"),
      }),
    );
    app.use(
      "/*",
      serveStatic({
        root: "build/client",
        precompressed: true,
        onFound: (_path, c) => c.header("cache-control", "public, max-age=3600"),
      }),
    );
  }
  app.get("/assets/*", (c) => c.notFound());
  app.use(keepStaticPages(() => performance.now()));
  const gzip = compress();
  app.use((c, next) => (COMES_IN_PARTS.test(c.req.path) ? next() : gzip(c, next)));
  app.all("*", renderPages(deps));
  return app;
}
