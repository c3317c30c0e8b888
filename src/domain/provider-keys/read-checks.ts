import type { Database } from "#platform/database/db.server.ts";
import { type ModelCheck, modelKey } from "./rules.ts";
import { modelChecks } from "./tables.ts";

/** What vendors' lists said of each used model, by `modelKey`. */
export async function readModelChecks(db: Database): Promise<Map<string, ModelCheck>> {
  const rows = await db.select().from(modelChecks);
  return new Map(rows.map((row) => [modelKey(row), row]));
}
