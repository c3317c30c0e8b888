import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";

/** Migrates one embedded database and keeps its dump: each test file starts from a copy. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "siyagha-test-"));
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder: "migrations" });
  const dump = await client.dumpDataDir("none");
  const path = join(folder, "dump.tar");
  writeFileSync(path, Buffer.from(await dump.arrayBuffer()));
  await client.close();
  process.env["SIYAGHA_TEST_DUMP"] = path;
  return () => rmSync(folder, { recursive: true, force: true });
}
