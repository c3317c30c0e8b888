import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDeps } from "#create-deps.ts";
import { prepareFirstStart } from "#first-start.ts";
import { rowsOf } from "#platform/database/db.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/process/log.ts";
import { addPerson, brokenInvariants } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { createEmptyDatabase, hasPostgres, openTestDeps } from "#tests/support/scenes/test-deps.ts";

describe.skipIf(!hasPostgres)("npm run db:move", () => {
  let dataDir: string;
  let person: string;
  const targets: { url: string; drop(): Promise<void> }[] = [];
  const emptyTarget = async () => {
    const made = await createEmptyDatabase();
    targets.push(made);
    return made.url;
  };
  const move = (env: Record<string, string>) =>
    spawnSync(process.execPath, ["scripts/db-move.ts"], {
      encoding: "utf8",
      env: { PATH: process.env["PATH"], DATA_DIR: dataDir, ...env },
    });

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "siyagha-move-"));
    const { deps, close } = await createDeps({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
    await prepareFirstStart(deps);
    const user = await addPerson(deps);
    person = user.id;
    await giveCredits(deps, grantOf(user.id, 50));
    await deps.db
      .execute(sql`insert into runs (id, user_id, tool, lang, idempotency_key, body_hash, status, cost, input,
        envelope, lease_expires_at, answered_at, kept_until, created_at)
      select 'run-' || n, ${user.id}, 'prompt-generate', 'ar', 'k' || n, 'h', 'done', 1, '{"text":"رسالة \\"إلى\\" جاري\\n😀"}',
        jsonb_build_object('n', n / 3.0, 'deep', jsonb_build_array(1e20, null, '\\u0001')), now(), now(), now(), now()
      from generate_series(1, 1203) n`);
    await deps.db.execute(sql`insert into uploaded_pictures (id, bytes, type, width, height, sha256, created_by)
      select 'picture-' || n, decode(repeat(md5(n::text) || '00ff', n * 400), 'hex'), 'image/webp', 1, 1, 'sha-' || n, 'admin'
      from generate_series(1, 20) n`);
    await close();
  }, 120_000);
  afterAll(async () => {
    for (const target of targets) await target.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("brings every row, balance and sequence, and the product goes on there", async () => {
    const url = await emptyTarget();
    const { status, stdout, stderr } = move({ DATABASE_URL: url });
    expect([status, stderr.replace(/.*ExperimentalWarning.*\n.*\n/, "")]).toEqual([0, ""]);
    expect(stdout).toMatch(/1203 {2}runs/);
    expect(stdout).toContain("balances equal");
    const test = await openTestDeps(url);
    try {
      const { db } = test.deps;
      const [run] = await rowsOf<{ text: string; n: number }>(
        db,
        sql`select input->>'text' as text, (select count(*)::int from runs) as n from runs where id = 'run-7'`,
      );
      expect(run).toEqual({ text: 'رسالة "إلى" جاري\n😀', n: 1203 });
      const [picture] = await rowsOf<{ digest: string; n: number }>(
        db,
        sql`select md5(bytes) as digest, (select count(*)::int from uploaded_pictures) as n from uploaded_pictures where id = 'picture-20'`,
      );
      const bytes = Buffer.from(`${createHash("md5").update("20").digest("hex")}00ff`.repeat(8000), "hex");
      expect(picture).toEqual({ digest: createHash("md5").update(bytes).digest("hex"), n: 20 });
      expect(await brokenInvariants(test.deps)).toEqual([]);
      // New rows get numbers that no moved row has.
      await giveCredits(test.deps, { ...grantOf(person, 7), cause: { type: "adjustment", id: randomUUID() } });
      expect(await brokenInvariants(test.deps)).toEqual([]);
    } finally {
      await test.close();
    }
    const again = move({ DATABASE_URL: url });
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining("is not empty")]);
  }, 120_000);

  it("refuses without a target, without a source, and while the product runs, and leaves the target empty", async () => {
    expect(move({}).stderr).toContain("Set DATABASE_URL");
    const url = await emptyTarget();
    expect(move({ DATABASE_URL: url, DATA_DIR: `${dataDir}-none` }).stderr).toContain("no embedded database");
    const running = await openDatabase({ dataDir, migrations: "migrations", log: createLog("silent") });
    const refused = move({ DATABASE_URL: url });
    await running.close();
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("in use by process")]);
    expect(move({ DATABASE_URL: url }).status).toBe(0);
  }, 120_000);
});
