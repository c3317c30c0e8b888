import { createAi } from "../../src/platform/ai.server.ts";
import { openDatabase } from "../../src/platform/db.server.ts";
import type { Deps } from "../../src/platform/deps.ts";
import { readSettings } from "../../src/platform/env.server.ts";
import { createLog } from "../../src/platform/log.ts";
import { createMailSender } from "../../src/platform/mail.server.ts";
import { createPayments } from "../../src/platform/stripe.server.ts";

/** Dependencies of a child process on the database named by its environment. */
export async function createProcessDeps(): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const settings = readSettings(process.env);
  const log = createLog("silent");
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    migrations: "migrations",
    log,
  });
  const deps: Deps = {
    settings,
    db: database.db,
    databaseKind: database.kind,
    secret: settings.APP_SECRET ?? "",
    now: () => new Date(),
    log,
    mail: createMailSender({ smtpUrl: undefined, from: settings.MAIL_FROM, log }),
    ai: createAi(settings, log),
    payments: createPayments(settings),
  };
  return { deps, close: database.close };
}
