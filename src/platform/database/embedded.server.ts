import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Database, OpenDatabase } from "./db.server.ts";

/** The PostgreSQL version that the embedded database is. */
const EMBEDDED_VERSION = "18";
/** Of one connection's database; the server's own 128 MB would be held in this process for good. */
const BUFFERS = "16MB";

/**
 * Opens the embedded database of a data folder, or makes one where there is none. A folder that is in use, damaged, or written
 * by a newer version is refused with what to do, before anything in it is changed.
 */
export async function openEmbedded(options: {
  dataDir: string;
  template?: string | undefined;
  migrations: string;
}): Promise<OpenDatabase> {
  const directory = resolve(options.dataDir, "database");
  mkdirSync(dirname(directory), { recursive: true });
  const unlock = lockDirectory(`${directory}.lock`);
  try {
    refuseDamage(directory);
    const { drizzle } = await import("drizzle-orm/pglite");
    const { migrate } = await import("drizzle-orm/pglite/migrator");
    if (options.template !== undefined) beginWith(options.template, directory);
    const client = await openFolder(directory);
    try {
      await refuseNewer(client, directory, options.migrations);
      const db = drizzle(client);
      await migrate(db, { migrationsFolder: options.migrations });
      return {
        db: db as unknown as Database,
        kind: "embedded",
        close: async () => {
          await client.close();
          unlock();
        },
      };
    } catch (error) {
      await client.close();
      throw error;
    }
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A folder that must not be opened; the message names it and says what to do. */
export class DatabaseRefusedError extends Error {}

const WHAT_TO_DO =
  "Nothing in it was changed. Restore it from a backup, or move it away to begin with an empty database.";

/** The library makes a new database over a folder it does not know, and says nothing useful of one it cannot read. */
function refuseDamage(directory: string): void {
  if (!existsSync(directory) || readdirSync(directory).length === 0) return;
  const version = join(directory, "PG_VERSION");
  const found = existsSync(version) ? readFileSync(version, "utf8").trim() : null;
  if (found !== null && found !== EMBEDDED_VERSION && /^\d+$/.test(found)) {
    throw new DatabaseRefusedError(
      `The embedded database ` +
        `in ${directory} is of PostgreSQL ${found}, and this version of the product opens ${EMBEDDED_VERSION}. ${WHAT_TO_DO}`,
    );
  }
  const control = join(directory, "global", "pg_control");
  const isWhole =
    found === EMBEDDED_VERSION &&
    existsSync(control) &&
    statSync(control).size > 0 &&
    ["base", "pg_wal"].every((folder) => existsSync(join(directory, folder)));
  if (!isWhole)
    throw new DatabaseRefusedError(
      `The embedded database in ${directory} is damaged: parts of it are missing. ${WHAT_TO_DO}`,
    );
}

async function openFolder(directory: string): Promise<PGlite> {
  const { PGlite } = await import("@electric-sql/pglite");
  try {
    return await PGlite.create({
      dataDir: directory,
      startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${BUFFERS}`],
    });
  } catch (error) {
    throw new DatabaseRefusedError(
      `The embedded database ` +
        `in ${directory} cannot be opened; it is damaged. Restore it from a backup, or move it away to begin with an empty database.`,
      { cause: error },
    );
  }
}

/** An older product would work on tables it does not know, and miss rules that newer ones rely on. */
async function refuseNewer(client: PGlite, directory: string, migrations: string): Promise<void> {
  const { rows: known } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!known[0]?.there) return;
  const { rows } = await client.query<{ last: string | number | null }>(
    "select max(created_at) as last from drizzle.__drizzle_migrations",
  );
  const journal = JSON.parse(readFileSync(join(migrations, "meta", "_journal.json"), "utf8")) as {
    entries: { when: number }[];
  };
  if (Number(rows[0]?.last ?? 0) <= Math.max(...journal.entries.map((entry) => entry.when))) return;
  throw new DatabaseRefusedError(
    `The embedded database ` +
      `in ${directory} was written by a newer version of the product. Nothing in it was changed. Start that version or a newer one.`,
  );
}

/** Copies an empty database to where there is none. It gets its name when it is whole, so that a killed process leaves no half of one. */
function beginWith(template: string, directory: string): void {
  if (existsSync(directory) || !existsSync(template)) return;
  const copy = `${directory}.new`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(template, copy, { recursive: true });
  renameSync(copy, directory);
}

/**
 * Two processes on one embedded database lose data silently, so the folder has a lock file beside it, made with O_EXCL,
 * that names its holder by pid and start time. It is taken over only from a process that is gone.
 */
function lockDirectory(path: string): () => void {
  const mine = `${process.pid} ${processStart(process.pid)}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const file = openSync(path, "wx");
      writeSync(file, mine);
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const [pid = "", start = ""] = readFileSync(path, "utf8").split(" ");
      if (isAlive(Number(pid)) && processStart(Number(pid)) === start) {
        throw new DatabaseInUseError(
          `The embedded database is in use by process ${pid}. Stop that process first, or set DATABASE_URL to share a PostgreSQL server.`,
        );
      }
      rmSync(path, { force: true });
    }
  }
  throw new DatabaseInUseError("The embedded database is being opened by another process.");
}

export class DatabaseInUseError extends Error {}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A process's start time in clock ticks (Linux), so that a reused pid is noticed; "0" where the system does not say. */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(join("/proc", String(pid), "stat"), "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "0";
  } catch {
    return "0";
  }
}
