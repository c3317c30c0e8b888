import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createAccountsAuth } from "./domain/accounts/auth.ts";
import { listSealedKeys } from "./domain/provider-keys/read-sealed.ts";
import { createStandIn } from "./domain/test-checkout/stand-in.ts";
import { startDatabaseClock } from "./platform/database/clock.server.ts";
import { createAi } from "./platform/ai/ai.server.ts";
import { createProviderKeys } from "./platform/ai/provider-keys.server.ts";
import type { OpenDatabase } from "./platform/database/db.server.ts";
import { openDatabase } from "./platform/database/open-database.server.ts";
import type { Deps } from "./platform/deps.ts";
import { readSettings, type Settings } from "./platform/env.server.ts";
import { createLog } from "./platform/process/log.ts";
import { createMailSender } from "./platform/mail/mail.server.ts";
import { createMetrics, type Metrics } from "./platform/process/metrics.server.ts";
import { createPayments } from "./platform/payments/stripe.server.ts";
import { createWebhookSender } from "./platform/webhooks/sender.server.ts";
import { findLiveModel } from "./tools/model-call/models.ts";
import { provideModelFiles } from "./workers/model-files.ts";
import { createPorts, type OpenPorts } from "./workers/ports.ts";

/** Everything a process needs, from its environment: settings checked, database opened and brought up to date. */
export async function createDeps(
  env: Record<string, string | undefined>,
  databaseTemplate?: string,
): Promise<{ deps: Deps; close: () => Promise<void> }> {
  provideModelFiles();
  const settings = readSettings(env);
  const log = createLog(settings.LOG_LEVEL);
  if (settings.isTrial)
    log.warn(
      "a trial: PUBLIC_URL is an address of this machine, so that nobody else can sign in or open links of mails",
    );
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    template: databaseTemplate,
    migrations: "migrations",
    log,
  });
  // The embedded database has the process's own clock.
  const clock = database.kind === "postgresql" ? await startDatabaseClock(database.db, log) : null;
  const secret = settings.APP_SECRET ?? keptSecret(settings.DATA_DIR);
  const ports = createPorts();
  const close = async () => {
    clock?.stop();
    await ports.close();
    await database.close();
  };
  const deps = assembleDeps({ settings, database, secret, ports, now: clock?.now ?? (() => new Date()) });
  watchProcess(deps.metrics, database, ports);
  return { deps, close };
}

/** What is read of the connections and threads at each scrape. */
function watchProcess(metrics: Metrics, { pool }: OpenDatabase, ports: OpenPorts): void {
  const rows = (counts: Record<string, number>) =>
    Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }));
  if (pool) metrics.watch("siyagha_database_connections", "Connections by use", ["state"], () => rows(pool()));
  metrics.watch("siyagha_worker_jobs", "Work for threads, by pool", ["pool", "state"], () =>
    Object.entries(ports.loads()).flatMap(([name, { waiting, working }]) =>
      rows({ waiting, working }).map(({ labels, value }) => ({ labels: { pool: name, ...labels }, value })),
    ),
  );
  metrics.watch("siyagha_worker_threads", "Threads that live, by pool", ["pool"], () =>
    Object.entries(ports.loads()).map(([name, { threads }]) => ({ labels: { pool: name }, value: threads })),
  );
}

/** Joins all that reaches outside around an open database. */
export function assembleDeps(parts: {
  settings: Settings;
  database: Pick<OpenDatabase, "db" | "kind">;
  secret: string;
  ports: Deps["ports"];
  now: () => Date;
}): Deps {
  const { settings, database, secret, ports, now } = parts;
  const { db } = database;
  const log = createLog(settings.LOG_LEVEL);
  const keys = createProviderKeys(settings.providerKeys, secret, () => listSealedKeys(db));
  const metrics = createMetrics(settings.METRICS_TOKEN !== undefined);
  return {
    settings,
    db,
    databaseKind: database.kind,
    secret,
    now,
    log,
    auth: createAccountsAuth({ db, settings, secret, now, log }),
    mail: createMailSender({ smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM, log }),
    metrics,
    ai: createAi(settings, log, findLiveModel, Date.now, metrics.modelCall, keys),
    payments: createPayments(settings, createStandIn({ db, now, publicUrl: settings.PUBLIC_URL }, secret)),
    webhooks: createWebhookSender({ allowsLoopback: settings.WEBHOOKS_LOCAL === "on" }),
    ports,
  };
}

/**
 * Without APP_SECRET (local only) a secret is made once and kept in the data folder, readable by its owner alone. It gets
 * its name when it is whole: a killed start leaves no half of one, and of two starts at once both read the first's.
 */
export function keptSecret(dataDir: string): string {
  const path = join(dataDir, "secret");
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
    try {
      linkSync(draft, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return readFileSync(path, "utf8").trim();
}
