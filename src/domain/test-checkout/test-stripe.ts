import type { Database } from "#platform/database/db.server.ts";

/** What the stand-in of the payment provider works with. */
export interface TestStripe {
  db: Database;
  now: () => Date;
  /** Where its pages are: our own origin. */
  publicUrl: string;
}
