import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#platform/process/log.ts";
import { type Database, type OpenDatabase, sqlStateOf } from "./db.server.ts";
import { openEmbedded } from "./embedded.server.ts";

/** What migrates holds this advisory lock of the server. */
export const MIGRATION_LOCK = 7_241_563;

/** Connections that one process opens to a PostgreSQL server at most. */
export const POOL_CONNECTIONS = 20;

/** Opens PostgreSQL by address, or the embedded database in a folder, and brings the schema up to date. */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Folder of an empty embedded database to begin with; without one the database makes its own, which takes seconds. */
  template?: string | undefined;
  migrations: string;
  log: Log;
}): Promise<OpenDatabase> {
  return options.databaseUrl === undefined ? openEmbedded(options) : openPostgres(options.databaseUrl, options);
}

async function openPostgres(databaseUrl: string, options: { migrations: string; log: Log }): Promise<OpenDatabase> {
  const { default: pg } = await import("pg");
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const { migrate } = await import("drizzle-orm/node-postgres/migrator");
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_CONNECTIONS,
    connectionTimeoutMillis: 4000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 20_000,
    keepAlive: true,
  });
  pool.on("error", (error) => options.log.error({ error: error.message }, "idle database connection lost"));
  // The pool listens to idle connections only. One that is lost while a transaction holds it would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: options.migrations });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    await client.query("reset statement_timeout");
  } finally {
    client.release();
  }
  return {
    db: retryTransactions(drizzle(pool) as unknown as Database),
    kind: "postgresql",
    close: () => pool.end(),
    pool: () => ({
      working: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** Milliseconds. */
const PAUSE_BEFORE_RETRY = 50;

/**
 * Runs a transaction once more when the server rolled it back because of another one: a deadlock (40P01) or a serialisation
 * failure (40001). Safe, since nothing of it was kept and no transaction waits for the network. A moment passes first: at once it
 * could take its first lock again before the other one, just woken, takes it, and both would lock each other again.
 */
function retryTransactions(db: Database): Database {
  const once = db.transaction.bind(db);
  db.transaction = async (...call) => {
    try {
      return await once(...call);
    } catch (error) {
      if (!sqlStateOf(error, /^(?:40P01|40001)$/)) throw error;
      await sleep(PAUSE_BEFORE_RETRY);
      return once(...call);
    }
  };
  return db;
}
