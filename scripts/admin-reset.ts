import { loadEnvFile } from "node:process";
import { existsSync } from "node:fs";
import { hashPassword } from "better-auth/crypto";
import { resetAdministrator } from "#domain/accounts/write/administrator.ts";
import { DatabaseInUseError } from "#platform/database/embedded.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { readSettings, SettingsError } from "#platform/env.server.ts";
import { createLog } from "#platform/process/log.ts";

/** Prints a new one-time password for the administrator; ends the sessions and the second factor of that account. */
try {
  process.stdout.write(await resetFromHere());
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

async function resetFromHere(): Promise<string> {
  if (existsSync(".env")) loadEnvFile(".env");
  const settings = readSettings(process.env);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings;
  const database = await openDatabase({ databaseUrl, dataDir, migrations: "migrations", log: createLog("silent") });
  try {
    const reset = await resetAdministrator(database.db, {
      hashPassword,
      now: new Date(),
      publicUrl: settings.PUBLIC_URL,
    });
    if (!reset) throw new Error("There is no administrator yet: start the product once with npm start.");
    const factor = reset.hadTwoFactor
      ? "Two-step verification was on for it and is off now: turn it on again once you are in."
      : "Two-step verification was not on for it.";
    return `\n  Email      ${reset.email}\n  Password   ${reset.oneTimePassword}   (once: you will choose your own at ${settings.PUBLIC_URL}/rai/login)\n\n  Every session of this account has ended.\n  ${factor}\n\n`;
  } finally {
    await database.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.faults.join("\n");
  if (error instanceof DatabaseInUseError) return `${error.message} The password was not changed.`;
  return error instanceof Error ? error.message : String(error);
}
