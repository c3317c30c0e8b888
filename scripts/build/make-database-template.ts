import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openDatabase } from "#platform/database/db.server.ts";
import { createLog } from "#platform/process/log.ts";

/** Keeps an empty, migrated embedded database, which a first start copies instead of making one. `state` tells when it is out of date. */
export async function makeDatabaseTemplate(folder: string, state: string): Promise<void> {
  const mark = `${folder}.source`;
  if (existsSync(folder) && existsSync(mark) && readFileSync(mark, "utf8") === state) return;
  const dataDir = mkdtempSync(join(dirname(folder), "template-"));
  const { close } = await openDatabase({ dataDir, migrations: "migrations", log: createLog("silent") });
  await close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(join(dataDir, "database"), folder);
  rmSync(dataDir, { recursive: true });
  writeFileSync(mark, state);
}
