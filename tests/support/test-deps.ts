import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import pg from "pg";
import { assembleDeps } from "#create-deps.ts";
import { type Database, openDatabase } from "#platform/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { readSettings } from "#platform/env.server.ts";
import { createLog } from "#platform/log.ts";
import { createPorts } from "#workers/ports.ts";

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
  const name = `siyagha_test_${randomUUID().replaceAll("-", "").slice(0, 16)}`;
  await inServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => inServer(server, `drop database ${name} with (force)`) };
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
