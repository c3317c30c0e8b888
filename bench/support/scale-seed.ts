import type pg from "pg";
import { withoutIndexes } from "./without-indexes.ts";

const DAYS = 90;

/**
 * Settled runs of `count / 100` people over 90 days, with their holds and ledger. Those of the last 30 days carry the text
 * of a run that the product made; the texts of the others are gone.
 */
export async function seedRuns(client: pg.Client, count: number, modelRunId: string): Promise<void> {
  const people = Math.max(1, count / 100);
  const age = `n * interval '${DAYS} days' / ${count}`;
  const isKept = `n <= ${count} * 30 / ${DAYS}`;
  await client.query("set synchronous_commit = off");
  await client.query("set maintenance_work_mem = '512MB'");
  await withoutIndexes(
    client,
    ["runs", "credit_holds", "credit_ledger"],
    [
      `insert into users (id, name, email, email_verified)
      select 'person-' || n, '', 'person-' || n || '@example.com', true from generate_series(1, ${people}) n`,
      `insert into user_credits (user_id, current_credits, package_type)
      select 'person-' || n, 50, 'basic' from generate_series(1, ${people}) n`,
      `insert into sessions (id, token, user_id, expires_at)
      select 'session-' || n, md5(n::text), 'person-' || n, now() + interval '20 days' from generate_series(1, ${people}) n`,
      `insert into credit_ledger (user_id, kind, amount, source_type, source_id)
      select 'person-' || n, 'grant', 150, 'adjustment', 'first-person-' || n from generate_series(1, ${people}) n`,
      `insert into runs (id, user_id, tool, lang, idempotency_key, body_hash, status, cost, engine, input, envelope, title,
        search_text, ms, lease_expires_at, answered_at, ended_at, kept_until, created_at)
      select gen_random_uuid(), 'person-' || 1 + n % ${people}, model.tool, model.lang, gen_random_uuid(), model.body_hash,
        'done', 1, 'builtin', case when ${isKept} then model.input end, case when ${isKept} then model.envelope end,
        case when ${isKept} then model.title end, case when ${isKept} then model.search_text end, 1, at, at, at,
        at + interval '30 days', at
      from generate_series(1, ${count}) n, (select * from runs where id = '${modelRunId}') model,
        lateral (select now() - ${age} as at) made`,
      `insert into credit_holds (id, user_id, amount, state, expires_at, created_at)
      select id, user_id, 1, 'captured', lease_expires_at, created_at from runs where user_id like 'person-%'`,
      `insert into credit_ledger (user_id, kind, amount, source_type, source_id, created_at)
      select user_id, 'spend', -1, 'run', id, created_at from runs where user_id like 'person-%'`,
    ],
  );
  await client.query("vacuum analyze");
}

export type Sizes = { table: string; rows: number; bytes: number }[];

export async function sizesOf(client: pg.Client): Promise<{ sizes: Sizes; textBytes: number }> {
  const { rows: tables } = await client.query<{ table: string; rows: string; bytes: string }>(
    `select relname as table, reltuples as rows, pg_total_relation_size(oid) as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0 order by 3 desc`,
  );
  const { rows: texts } = await client.query<{ bytes: string }>(
    `select avg(pg_column_size(input) + pg_column_size(envelope) + pg_column_size(search_text) + pg_column_size(title)) as bytes
      from runs where envelope is not null`,
  );
  const sizes = tables.map(({ table, rows, bytes }) => ({ table, rows: Number(rows), bytes: Number(bytes) }));
  return { sizes, textBytes: Number(texts[0]?.bytes ?? 0) };
}

export interface IndexUse {
  index: string;
  reads: number;
  bytes: number;
}

/** Indexes by what the load read of them, and their size. */
export async function indexUse(client: pg.Client): Promise<IndexUse[]> {
  const { rows } = await client.query<{ index: string; reads: string; bytes: string }>(
    "select indexrelname as index, idx_scan as reads, pg_relation_size(indexrelid) as bytes from pg_stat_user_indexes order by idx_scan desc",
  );
  return rows.map(({ index, reads, bytes }) => ({ index, reads: Number(reads), bytes: Number(bytes) }));
}
