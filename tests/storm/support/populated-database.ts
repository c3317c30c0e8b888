import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { storePresses } from "#bench/server/banner-analytics.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/process/log.ts";
import { temporaryFolder } from "#tests/support/processes/left-behind.ts";
import { createEmptyDatabase } from "#tests/support/scenes/test-deps.ts";
import { withClient } from "./storm-processes.ts";

const RUNS = 100_000;
const CLICKS = 1_000_000;
const PEOPLE = 1000;

/** A database on the schema before the newest migration, with 10⁵ settled runs of 1,000 people and 10⁶ presses of a banner. */
export async function createPopulatedDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const database = await createEmptyDatabase();
  const migrations = olderMigrations();
  try {
    const opened = await openDatabase({
      databaseUrl: database.url,
      dataDir: "",
      migrations,
      log: createLog("silent"),
    });
    await withClient(database.url, storeRuns);
    await storePresses(opened.db, CLICKS, new Date());
    await opened.close();
    return database;
  } catch (error) {
    await database.drop();
    throw error;
  } finally {
    rmSync(migrations, { recursive: true, force: true });
  }
}

/** A copy of the migrations without the newest; of a single one, that one. */
function olderMigrations(): string {
  const { path: folder } = temporaryFolder("siyagha-migrations-");
  cpSync("migrations", folder, { recursive: true });
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8")) as { entries: unknown[] };
  if (journal.entries.length > 1) journal.entries.pop();
  writeFileSync(path, JSON.stringify(journal));
  return folder;
}

async function storeRuns(client: pg.Client): Promise<void> {
  const each = RUNS / PEOPLE;
  for (const statement of [
    `insert into users (id, name, email, email_verified)
      select 'person-' || n, '', 'person-' || n || '@example.com', true from generate_series(1, ${PEOPLE}) n`,
    `insert into user_credits (user_id, current_credits, package_type) select id, 50, 'basic' from users`,
    `insert into credit_ledger (user_id, kind, amount, source_type, source_id)
      select id, 'grant', ${each} + 50, 'adjustment', 'first-' || id from users`,
    `insert into runs (id, user_id, tool, lang, idempotency_key, body_hash, status, cost, engine, input, envelope, title,
        search_text, ms, lease_expires_at, answered_at, ended_at, kept_until, created_at)
      select 'run-' || n, 'person-' || 1 + n % ${PEOPLE}, 'prompt-generate', 'en', 'key-' || n, 'h', 'done', 1, 'builtin',
        '{"text":"a note"}', jsonb_build_object('result', repeat('text ', 200)), 'a note', 'a note', 1, at, at, at,
        now() + interval '20 days', at
      from generate_series(1, ${RUNS}) n, lateral (select now() - n * interval '10 seconds' as at) made`,
    `insert into credit_holds (id, user_id, amount, state, expires_at)
      select id, user_id, 1, 'captured', lease_expires_at from runs`,
    `insert into credit_ledger (user_id, kind, amount, source_type, source_id)
      select user_id, 'spend', -1, 'run', id from runs`,
    "analyze",
  ])
    await client.query(statement);
}

/** Everything that migrations make, as text to compare. */
export async function shapeOf(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(
      `select line from (
        select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
          from information_schema.columns where table_schema = 'public'
        union all select indexdef from pg_indexes where schemaname = 'public'
        union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace
        union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
        union all select 'migration ' || hash from drizzle.__drizzle_migrations
      ) shape order by line`,
    );
    return rows.map(({ line }) => line).join("\n");
  });
}
