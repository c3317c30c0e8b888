import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { compress } from "hono/compress";
import { Hono } from "hono";
import { serveStatic } from "@hono/node-server/serve-static";
import { createApi } from "./api/app.ts";
import { createHealth } from "./api/health.ts";
import type { AppEnv } from "./api/app-env.ts";
import { requestContext } from "./api/middleware/request-context.ts";
import { securityHeaders } from "./api/middleware/security-headers.ts";
import { createAccountsAuth } from "./domain/accounts/auth.ts";
import { createStandIn } from "./domain/billing/test-stripe/stand-in.ts";
import { prepareFirstStart } from "./first-start.ts";
import { renderPages } from "./pages/render-pages.ts";
import { createAi } from "./platform/ai.server.ts";
import { openDatabase } from "./platform/db.server.ts";
import type { Deps } from "./platform/deps.ts";
import { readSettings, SettingsError } from "./platform/env.server.ts";
import { startJobs } from "./jobs.ts";
import { createLog } from "./platform/log.ts";
import { createMailSender } from "./platform/mail.server.ts";
import { createPayments } from "./platform/stripe.server.ts";
import { findLiveModel } from "./tools/models.ts";

const STOP_GRACE_MS = 25_000;

export interface Product {
  deps: Deps;
  announce(port: number): void;
  /** Stops taking work, lets running answers finish, then closes the database. */
  stop(server: Server): Promise<void>;
}

/** Builds everything that reaches outside, brings the database up to date, seeds a first start and starts the jobs. */
export async function startProduct(env: Record<string, string | undefined>): Promise<Product> {
  const { deps, close } = await createDeps(env).catch((error: unknown) => {
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
      if (!deps.settings.isProduction)
        process.stdout.write(`\n  Siyagha · صياغة   http://localhost:${port}\n${welcome}\n`);
    },
    async stop(server) {
      health.stopping = true;
      jobs.stop();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, STOP_GRACE_MS))]);
      await jobs.settled();
      await close();
    },
  };
}

const health = createHealth();

export async function createDeps(
  env: Record<string, string | undefined>,
): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const settings = readSettings(env);
  const log = createLog(settings.LOG_LEVEL);
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    migrations: "migrations",
    log,
  });
  const secret = settings.APP_SECRET ?? keptSecret(settings.DATA_DIR);
  const deps: Deps = {
    settings,
    db: database.db,
    databaseKind: database.kind,
    secret,
    now: () => new Date(),
    log,
    auth: createAccountsAuth({ db: database.db, settings, secret, log }),
    mail: createMailSender({ smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM, log }),
    ai: createAi(settings, log, findLiveModel),
    payments: createPayments(
      settings,
      createStandIn({ db: database.db, now: () => new Date(), publicUrl: settings.PUBLIC_URL }, secret),
    ),
  };
  return { deps, close: database.close };
}

/** Without APP_SECRET (local only) a secret is made once and kept in the data folder, readable by its owner alone. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, "secret");
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  }
  return readFileSync(path, "utf8").trim();
}

/** The whole product as one fetch handler: health, API, files, pages. */
export function createApp(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestContext(deps));
  app.use(securityHeaders(deps));
  health.mount(app, deps);
  app.route("/api", createApi(deps));
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
  app.use(compress());
  app.all("*", renderPages(deps));
  return app;
}
