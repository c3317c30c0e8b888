import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "./db.server.ts";

const ROWS_AT_ONCE = 500;
/** Where a row holds a file, up to megabytes and twice that as text. */
const FILES_AT_ONCE = 8;

/** Why nothing was moved; the message says what to do. */
export class MoveRefusedError extends Error {}

export interface MovedTable {
  name: string;
  rows: number;
}

/**
 * Copies every row of one database of the product to another, both on the newest migration. The target must hold no row. It
 * is one transaction there: counts, contents by digest, balances and sequences are compared before it commits, so that the
 * target has all or nothing. The source is only read. Throws `MoveRefusedError`.
 */
export async function moveDatabase(source: Database, target: Database): Promise<MovedTable[]> {
  return source.transaction(async (from) =>
    target.transaction(async (to) => {
      await to.execute(sql`set local statement_timeout = 0`);
      for (const db of [from, to]) await db.execute(sql`set local time zone 'UTC'`);
      const names = await tablesInOrder(to);
      await refuseRows(to, names);
      const moved: MovedTable[] = [];
      for (const name of names) moved.push({ name, rows: await copyTable(from, to, name) });
      await copySequences(from, to);
      await compare(from, to, names);
      return moved;
    }),
  );
}

/** Tables so that each comes after those its rows refer to. */
async function tablesInOrder(db: Database): Promise<string[]> {
  const tables = await rowsOf<{ name: string; needs: string[] }>(
    db,
    sql`select t.relname as name, coalesce(array_agg(f.relname::text) filter (where f.relname is not null), '{}') as needs
      from pg_class t left join pg_constraint c on c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid
      left join pg_class f on f.oid = c.confrelid
      where t.relkind in ('r', 'p') and not t.relispartition and t.relnamespace = 'public'::regnamespace group by 1 order by 1`,
  );
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name, needs }) => !ordered.includes(name) && needs.every((needed) => ordered.includes(needed)),
    );
    if (!next) throw new MoveRefusedError("The tables refer to each other in a circle.");
    ordered.push(next.name);
  }
  return ordered;
}

async function refuseRows(db: Database, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const found = await rowsOf(db, sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (found.length > 0)
      throw new MoveRefusedError(
        `The database at DATABASE_URL is not empty: ${name} has rows. Nothing was moved. Name an empty database.`,
      );
  }
}

/** Rows travel as JSON text, which keeps microseconds, whole numbers of any size and generated keys. */
async function copyTable(from: Database, to: Database, name: string): Promise<number> {
  const table = sql.identifier(name);
  await from.execute(sql`declare moving no scroll cursor for select row_to_json(t)::text as row from ${table} t`);
  const atOnce = (await holdsFiles(from, name)) ? FILES_AT_ONCE : ROWS_AT_ONCE;
  let count = 0;
  for (let rows = [""]; rows.length > 0; count += rows.length) {
    rows = (await rowsOf<{ row: string }>(from, sql.raw(`fetch ${atOnce} from moving`))).map(({ row }) => row);
    if (rows.length > 0)
      await to.execute(sql`insert into ${table} overriding system value
        select * from json_populate_recordset(null::${table}, ${`[${rows.join(",")}]`}::json)`);
  }
  await from.execute(sql`close moving`);
  return count;
}

async function holdsFiles(db: Database, name: string): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`select 1 from information_schema.columns where table_schema = 'public' and table_name = ${name} and data_type = 'bytea'`,
  );
  return found.length > 0;
}

async function copySequences(from: Database, to: Database): Promise<void> {
  const sequences = await rowsOf<{ name: string }>(
    from,
    sql`select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public'`,
  );
  for (const { name } of sequences) {
    const [state] = await rowsOf<{ last: string; called: boolean }>(
      from,
      sql.raw(`select last_value::text as last, is_called as called from ${name}`),
    );
    await to.execute(sql`select setval(${name}, ${state?.last}::bigint, ${state?.called})`);
  }
}

async function compare(from: Database, to: Database, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const [here, there] = await Promise.all([contentOf(from, name), contentOf(to, name)]);
    if (here !== there) throw new MoveRefusedError(`${name} differs after the copy. Nothing was moved.`);
  }
  const [here, there] = await Promise.all([booksOf(from), booksOf(to)]);
  if (here.books !== there.books) throw new MoveRefusedError("The balances differ after the copy. Nothing was moved.");
}

/** The number of rows and a digest of all of them, in any order. */
async function contentOf(db: Database, name: string): Promise<string> {
  const [row] = await rowsOf<{ content: string }>(
    db,
    sql`select count(*) || ' ' || coalesce(md5(string_agg(row, '' order by row collate "C")), '') as content
      from (select md5(t::text) as row from ${sql.identifier(name)} t) rows`,
  );
  return row?.content ?? "";
}

/** What accounts have, what is held, and what the ledger adds up to. */
async function booksOf(db: Database): Promise<{ books: string }> {
  const [row] = await rowsOf<{ books: string }>(
    db,
    sql`select concat_ws(' ', (select sum(current_credits) from user_credits), (select sum(held) from user_credits),
      (select sum(amount) from credit_ledger), (select sum(amount) from credit_holds where state = 'held')) as books`,
  );
  return row ?? { books: "" };
}
