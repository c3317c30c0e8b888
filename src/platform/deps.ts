import type { EngineThreads, Ports } from "#tools/ports.ts";
import type { Ai } from "./ai/ai.ts";
import type { Auth } from "./auth/auth.server.ts";
import type { Database } from "./database/db.server.ts";
import type { Settings } from "./env.server.ts";
import type { Log } from "./process/log.ts";
import type { MailSender } from "./mail/mail.server.ts";
import type { WebhookSender } from "./webhooks/sender.server.ts";
import type { Metrics } from "./process/metrics.server.ts";
import type { Payments } from "./payments/payments.ts";

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
  webhooks: WebhookSender;
  /** What engines may ask for: pixels, documents, text recognition. */
  ports: Ports & { engines: EngineThreads };
}
