import { setTimeout as sleep } from "node:timers/promises";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { sql, type SQL } from "drizzle-orm";
import { openEmbedded } from "./embedded.server.ts";
import type { Log } from "#platform/process/log.ts";

/** A database or a transaction in it: what domain functions take. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  db: Database;
  kind: "embedded" | "postgresql";
  close(): Promise<void>;
  /** How the connections to a server are used. */
  pool?: () => { working: number; idle: number; waiting: number };
}

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

/** True when the database answers. */
export async function isReachable(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Builds a statement once for each database; `placeholder`s take its values. Prepared with an empty name: a pooler in
 * transaction mode would lose a named one between two questions.
 */
export function prepareOnce<Statement extends object>(build: (db: Database) => Statement): (db: Database) => Statement {
  const kept = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = kept.get(db) ?? build(db);
    kept.set(db, statement);
    return statement;
  };
}

/** Every page asks the same of the database: those that are made at the same time share one question. */
export function shareUnderWay<Key extends object, Answer>(
  ask: (key: Key) => Promise<Answer>,
): (key: Key) => Promise<Answer> {
  const underWay = new WeakMap<Key, Promise<Answer>>();
  return (key) => {
    const answer = underWay.get(key) ?? ask(key).finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}

/** Rows of a raw statement; the embedded database and the server give them in the same shape. */
export async function rowsOf<T>(db: Database, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as unknown as { rows: T[] };
  return result.rows;
}

/** The name of the unique or check constraint that refused a write; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  const cause =
    (error as { cause?: { code?: string; constraint?: string } }).cause ??
    (error as { code?: string; constraint?: string });
  return cause?.code === "23505" || cause?.code === "23514" ? (cause.constraint ?? "") : null;
}

/** True when a value was given that PostgreSQL cannot hold: text with a NUL or half a character, a time out of its range. */
export function isUnstorable(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? error) as { code?: unknown };
  return typeof code === "string" && /^(22021|22P05|22P02|22008)$/.test(code);
}

/**
 * True for a lost or refused connection, a shutdown, a time-out, a full disk, a database that takes no connections (55000), or
 * work that other work did not let through (deadlock, serialisation failure, lock time-out): the caller answers 503.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const codes =
    /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|57P0[123]|08\w{3}|53\d{3}|57014|55000|55P03|40P01|40001)$/;
  return sqlStateOf(error, codes) || causesOf(error).some((cause) => LOST_CONNECTION.test(cause.message));
}

const LOST_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is clos|Cannot use a pool after calling end/;

function sqlStateOf(error: unknown, codes: RegExp): boolean {
  return causesOf(error).some((cause) => codes.test((cause as { code?: string }).code ?? ""));
}

/** An error and what caused it, outermost first. */
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
