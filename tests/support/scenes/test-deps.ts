import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import pg from "pg";
import { assembleDeps } from "#create-deps.ts";
import type { Database } from "#platform/database/db.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import type { Deps } from "#platform/deps.ts";
import { readSettings } from "#platform/env.server.ts";
import { createLog } from "#platform/process/log.ts";
import { createPorts } from "#workers/ports.ts";
import { remember } from "#tests/support/processes/left-behind.ts";

export interface TestDeps {
  deps: Deps;
  /** Moves the product's clock. */
  setNow(date: Date): void;
  close(): Promise<void>;
}

export const TEST_SECRET = "a-secret-of-the-tests-with-more-than-32-characters";

/** Real dependencies on a fresh embedded database in memory (a copy of one migrated dump); settings as the environment would give them. */
export async function createTestDeps(env: Record<string, string> = {}): Promise<TestDeps> {
  const dump = new Blob([readFileSync(process.env["SIYAGHA_TEST_DUMP"] as string)]);
  const client = await PGlite.create({ loadDataDir: dump });
  return assemble(drizzle(client) as unknown as Database, "embedded", env, () => client.close());
}

/** The same on a fresh PostgreSQL database of the server at TEST_DATABASE_URL; dropped afterwards. `url` is for further processes. */
export async function createPostgresDeps(env: Record<string, string> = {}): Promise<TestDeps & { url: string }> {
  const { url, drop } = await createEmptyDatabase();
  const opened = await openTestDeps(url, env);
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { ...opened, close, url };
}

/** The same on a PostgreSQL database that is there, brought up to date; it stays. */
export async function openTestDeps(url: string, env: Record<string, string> = {}): Promise<TestDeps> {
  const { db, close } = await openDatabase({
    databaseUrl: url,
    dataDir: "",
    migrations: "migrations",
    log: createLog("silent"),
  });
  return assemble(db, "postgresql", env, close);
}

/** A database of the server at TEST_DATABASE_URL with nothing in it; `drop` ends whatever still uses it. */
export async function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env["TEST_DATABASE_URL"] as string;
  const tag = (process.env["SIYAGHA_TEST_TAG"] ?? "").replace(/[^a-z0-9]/g, "");
  const name = `siyagha_test_${tag}${randomUUID().replaceAll("-", "").slice(0, 16)}`;
  const dropDatabase = () => inServer(server, `drop database if exists ${name} with (force)`);
  const created = inServer(server, `create database ${name}`);
  // The server goes on making it when who asked has gone.
  const forget = remember(() => created.then(dropDatabase, dropDatabase));
  await created;
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await dropDatabase();
      forget();
    },
  };
}

/** True where the concurrency tests have a PostgreSQL server. */
export const hasPostgres = Boolean(process.env["TEST_DATABASE_URL"]);

function assemble(
  db: Database,
  kind: "embedded" | "postgresql",
  env: Record<string, string>,
  close: () => Promise<void>,
): TestDeps {
  const settings = readSettings({ APP_SECRET: TEST_SECRET, LOG_LEVEL: "silent", ...env });
  let fixed: Date | null = null;
  const ports = createPorts();
  const now = () => fixed ?? new Date();
  return {
    deps: assembleDeps({ settings, database: { db, kind }, secret: TEST_SECRET, ports, now }),
    setNow: (date) => (fixed = date),
    async close() {
      await ports.close();
      await close();
    },
  };
}

async function inServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
