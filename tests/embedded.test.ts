import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DatabaseInUseError, openDatabase, rowsOf } from "#platform/db.server.ts";
import { createLog } from "#platform/log.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "siyagha-embedded-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = () => openDatabase({ dataDir, migrations: "migrations", log: createLog("silent") });

/** A process that writes ledger rows one after the other and says the number of each once it is committed. */
async function writerKilledAfter(rows: number): Promise<number> {
  const child = spawn(process.execPath, ["tests/support/embedded-writer.ts", dataDir], {
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
    const openAt = (folder: string, template?: string) =>
      openDatabase({ dataDir: join(dataDir, folder), template, migrations: "migrations", log: createLog("silent") });
    const made = await openAt("made");
    await made.db.execute(sql`create table only_in_template (id int)`);
    await made.close();
    const template = join(dataDir, "made", "database");

    // What a start that was killed while copying leaves behind.
    mkdirSync(join(dataDir, "first", "database.new"), { recursive: true });
    writeFileSync(join(dataDir, "first", "database.new", "PG_VERSION"), "half");
    const first = await openAt("first", template);
    await first.db.execute(sql`insert into only_in_template values (1)`);
    await first.close();
    const again = await openAt("first", template);
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

  test("takes over from a process that is gone, also when its number belongs to another by now (K-06)", async () => {
    for (const holder of ["999999999 1", `${process.pid} 1`]) {
      writeFileSync(join(dataDir, "database.lock"), holder);
      const database = await open();
      expect(database.kind).toBe("embedded");
      await database.close();
    }
  });
});
