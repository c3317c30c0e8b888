import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { moveDatabase, MoveRefusedError } from "#platform/database/move.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { readSettings, SettingsError } from "#platform/env.server.ts";
import { createLog } from "#platform/process/log.ts";

/** Moves the embedded database of DATA_DIR to the empty PostgreSQL database at DATABASE_URL; the product is stopped meanwhile. */
try {
  process.stdout.write(await moveFromHere());
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

async function moveFromHere(): Promise<string> {
  if (existsSync(".env")) loadEnvFile(".env");
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, APP_SECRET: secret } = readSettings(process.env);
  if (databaseUrl === undefined) throw new MoveRefusedError("Set DATABASE_URL to the empty database to move to.");
  if (!existsSync(join(dataDir, "database")))
    throw new MoveRefusedError(`There is no embedded database in ${dataDir} (DATA_DIR).`);
  const options = { dataDir, migrations: "migrations", log: createLog("silent") };
  const source = await openDatabase(options);
  try {
    const target = await openDatabase({ ...options, databaseUrl });
    try {
      const tables = await moveDatabase(source.db, target.db);
      const filled = tables.filter(({ rows }) => rows > 0);
      const lines = filled.map(({ name, rows }) => `  ${String(rows).padStart(9)}  ${name}\n`).join("");
      const kept =
        secret === undefined
          ? `Keep the secret: set APP_SECRET to what is in ${join(dataDir, "secret")}, or sessions and second factors end.\n`
          : "";
      return `${lines}\nMoved and compared, balances equal. Start the product with DATABASE_URL set. ${kept}The embedded database stays in ${dataDir} as it was.\n`;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.faults.join("\n");
  return error instanceof Error ? error.message : String(error);
}
