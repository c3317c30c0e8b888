import { rmSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/process/log.ts";

/** Makes an empty, migrated embedded database below `dataDir`, which is emptied first, and returns the database's folder. */
export async function makeDatabaseTemplate(dataDir: string): Promise<string> {
  rmSync(dataDir, { recursive: true, force: true });
  const { close } = await openDatabase({ dataDir, migrations: "migrations", log: createLog("silent") });
  await close();
  return join(dataDir, "database");
}
