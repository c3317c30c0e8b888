import type pg from "pg";

/** Runs statements while these tables have no indexes but their keys and constraints, then builds them again. */
export async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  statements: readonly string[],
): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid = any($1::regclass[]) and not i.indisprimary
      and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
    [`{${tables.join(",")}}`],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const statement of statements) await client.query(statement);
  for (const { definition } of indexes) await client.query(definition);
}
