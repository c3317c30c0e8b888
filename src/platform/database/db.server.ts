import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { sql, type SQL } from "drizzle-orm";

/** A database or a transaction in it: what domain functions take. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  db: Database;
  kind: "embedded" | "postgresql";
  close(): Promise<void>;
  /** How the connections to a server are used. */
  pool?: () => { working: number; idle: number; waiting: number };
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

const LOST_CONNECTION = new RegExp(
  [
    "Connection terminated",
    "timeout exceeded when trying to connect",
    "Client has encountered a connection error",
    "PGlite is clos",
    "Cannot use a pool after calling end",
  ].join("|"),
);

/** True where an error, or what caused it, has one of the server's codes. */
export function sqlStateOf(error: unknown, codes: RegExp): boolean {
  return causesOf(error).some((cause) => codes.test((cause as { code?: string }).code ?? ""));
}

/** An error and what caused it, outermost first. */
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
