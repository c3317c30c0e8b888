import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";

/** The same embedded database while one of its tables or views cannot be read. Statements that were prepared before would still find it, so `ask` gets a database that has none. */
export async function withoutTable(deps: Deps, table: string, ask: (deps: Deps) => Promise<void>): Promise<void> {
  const { $client } = deps.db as unknown as { $client: PGlite };
  await deps.db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
  try {
    await ask({ ...deps, db: drizzle($client) as unknown as Database });
  } finally {
    await deps.db.execute(sql.raw(`alter table ${table}_away rename to ${table}`));
  }
}
