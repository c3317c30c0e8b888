import { type SQL, sql } from "drizzle-orm";
import type { PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "./db.server.ts";

/** Rows a step: few enough that nobody notices the locks of one. */
const STEP_ROWS = 500;
/** How long one turn of a job goes on; what is left comes at the next. */
const TURN_MS = 20_000;

/** Repeats a step, each in a transaction of its own, until it finds less than it may take or the turn is over. Returns the rows of all. */
export async function inSteps(step: (rows: number) => Promise<number>, rows = STEP_ROWS): Promise<number> {
  const endsAt = performance.now() + TURN_MS;
  let all = 0;
  let found = rows;
  while (found === rows && performance.now() < endsAt) {
    found = await step(rows);
    all += found;
  }
  return all;
}

/** Deletes the rows that are due, in steps; rows that another process holds are left to it. `due` should follow an index. */
export function deleteDue(db: Database, table: PgTable, due: SQL | undefined): Promise<number> {
  return inSteps(
    async (rows) =>
      (
        await db
          .delete(table)
          .where(stepOf(table, due, rows))
          .returning({ one: sql`1` })
      ).length,
  );
}

/** The same for a change after which a row is no longer due. */
export function updateDue<Table extends PgTable>(
  db: Database,
  table: Table,
  due: SQL | undefined,
  change: PgUpdateSetSource<Table>,
): Promise<number> {
  return inSteps(
    async (rows) =>
      (
        await db
          .update(table)
          .set(change)
          .where(stepOf(table, due, rows))
          .returning({ one: sql`1` })
      ).length,
  );
}

/** By place in the table: the planner reads the rows of an array of places directly, however large the table is. */
function stepOf(table: PgTable, due: SQL | undefined, rows: number): SQL {
  return sql`${table}.ctid = any(array(select ctid from ${table} where ${due} limit ${rows} for update skip locked))`;
}
