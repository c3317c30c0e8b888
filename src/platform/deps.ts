import type { EngineThreads, Ports } from "#tools/ports.ts";
import type { Ai } from "./ai.ts";
import type { Auth } from "./auth.server.ts";
import type { Database } from "./db.server.ts";
import type { Settings } from "./env.server.ts";
import type { Log } from "./log.ts";
import type { MailSender } from "./mail.server.ts";
import type { Metrics } from "./metrics.server.ts";
import type { Payments } from "./payments.ts";

/** Everything that reaches outside, built once at start and handed down as an argument. */
export interface Deps {
  settings: Settings;
  db: Database;
  databaseKind: "embedded" | "postgresql";
  /** Key for keyed hashes and signatures (APP_SECRET, or the one kept in the data folder). */
  secret: string;
  now: () => Date;
  log: Log;
  mail: MailSender;
  metrics: Metrics;
  auth: Auth;
  ai: Ai;
  payments: Payments;
  /** What engines may ask for: pixels, documents, text recognition. */
  ports: Ports & { engines: EngineThreads };
}
