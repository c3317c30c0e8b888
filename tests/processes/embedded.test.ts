import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DatabaseInUseError, DatabaseRefusedError } from "#platform/database/embedded.server.ts";
import { rowsOf } from "#platform/database/db.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/process/log.ts";

/** One empty database that the tests begin from: making it takes seconds, and this file is not about that. */
let template: string;
beforeAll(async () => {
  const home = mkdtempSync(join(tmpdir(), "siyagha-embedded-"));
  const made = await openDatabase({ dataDir: home, migrations: "migrations", log: createLog("silent") });
  await made.close();
  template = join(home, "database");
});
afterAll(() => rmSync(dirname(template), { recursive: true, force: true }));

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "siyagha-embedded-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = () => openDatabase({ dataDir, template, migrations: "migrations", log: createLog("silent") });

/** A process that writes ledger rows one after the other and says the number of each once it is committed. */
async function writerKilledAfter(rows: number): Promise<number> {
  const child = spawn(process.execPath, ["tests/support/processes/embedded-writer.ts", dataDir, template], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let acknowledged = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line);
    if (acknowledged >= rows) break;
  }
  child.kill("SIGKILL");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return acknowledged;
}

describe("the embedded database", () => {
  test("keeps every acknowledged row when its process is killed, round after round (K-01)", async () => {
    let atLeast = 0;
    for (const rows of [5, 20, 40]) {
      atLeast += await writerKilledAfter(rows);
      const database = await open();
      const [count] = await rowsOf<{ rows: number; sum: number; balance: number }>(
        database.db,
        sql`select count(*)::int as rows, sum(amount)::int as sum, (select current_credits from user_credits where user_id = 'writer')::int as balance from credit_ledger`,
      );
      await database.close();
      expect(count?.rows).toBeGreaterThanOrEqual(atLeast);
      expect(count?.sum).toBe(count?.balance);
      atLeast = count?.rows ?? 0;
    }
  }, 120_000);

  test("begins from a template where there is no database, and leaves one that is there alone", async () => {
    const openAt = (folder: string, from: string) =>
      openDatabase({
        dataDir: join(dataDir, folder),
        template: from,
        migrations: "migrations",
        log: createLog("silent"),
      });
    const made = await openAt("made", template);
    await made.db.execute(sql`create table only_in_template (id int)`);
    await made.close();
    const other = join(dataDir, "made", "database");

    // What a start that was killed while copying leaves behind.
    mkdirSync(join(dataDir, "first", "database.new"), { recursive: true });
    writeFileSync(join(dataDir, "first", "database.new", "PG_VERSION"), "half");
    const first = await openAt("first", other);
    await first.db.execute(sql`insert into only_in_template values (1)`);
    await first.close();
    const again = await openAt("first", other);
    expect(await rowsOf(again.db, sql`select id from only_in_template`)).toEqual([{ id: 1 }]);
    await again.close();
    expect(readdirSync(join(dataDir, "first"))).toEqual(["database"]);
  }, 60_000);

  test("refuses a second process and names the first (K-06)", async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(DatabaseInUseError);
    await expect(open()).rejects.toThrow(`in use by process ${process.pid}`);
    await first.close();
    const again = await open();
    await again.close();
  });

  describe("refuses, and leaves as it is,", () => {
    const folder = () => join(dataDir, "database");
    /** Every file below the folder with what is in it. */
    const contents = () =>
      Object.fromEntries(
        readdirSync(folder(), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .map((path) => [path, readFileSync(path).toString("base64")]),
      );

    test.each([
      ["a folder without its version", () => rmSync(join(folder(), "PG_VERSION")), "is damaged"],
      ["one of another PostgreSQL", () => writeFileSync(join(folder(), "PG_VERSION"), "17\n"), "is of PostgreSQL 17"],
      ["one without its control file", () => rmSync(join(folder(), "global", "pg_control")), "is damaged"],
      ["one with an empty control file", () => writeFileSync(join(folder(), "global", "pg_control"), ""), "is damaged"],
      ["one without its tables", () => rmSync(join(folder(), "base"), { recursive: true }), "is damaged"],
    ])("%s", async (_what, damage, words) => {
      await (await open()).close();
      damage();
      const before = contents();
      const refusal = await open().catch((error: unknown) => error as Error);
      expect(refusal).toBeInstanceOf(DatabaseRefusedError);
      expect((refusal as Error).message).toContain(`${folder()} ${words}`);
      expect((refusal as Error).message).toContain("backup");
      expect(contents()).toEqual(before);
    });

    test("a control file of rubbish, in words", async () => {
      await (await open()).close();
      writeFileSync(join(folder(), "global", "pg_control"), Buffer.alloc(8192, 7));
      await expect(open()).rejects.toThrow(`The embedded database in ${folder()} cannot be opened`);
    });

    test("a database written by a newer version, and opens again for that one", async () => {
      const database = await open();
      await database.db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-next-year', 99999999999999)`,
      );
      await database.close();
      await expect(open()).rejects.toThrow(`${folder()} was written by a newer version`);
    });
  });

  test("takes over from a process that is gone, also when its number belongs to another by now (K-06)", async () => {
    for (const holder of ["999999999 1", `${process.pid} 1`]) {
      writeFileSync(join(dataDir, "database.lock"), holder);
      const database = await open();
      expect(database.kind).toBe("embedded");
      await database.close();
    }
  });
});
