import { sql } from "drizzle-orm";
import { rowsOf } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import type { Load } from "./storm-load.ts";

/** What is wrong with runs and holds once nothing is at work (I3, I5, I6): one line a fault. */
export async function brokenRuns(deps: Deps): Promise<string[]> {
  const { db } = deps;
  const open = await rowsOf<{ id: string }>(db, sql`select id from runs where status = 'running'`);
  const charged = await rowsOf<{ id: string }>(
    db,
    sql`select coalesce(r.id, l.source_id) as id from runs r
      full join (select id, source_id from credit_ledger where source_type = 'run' and kind = 'spend') l on l.source_id = r.id
      where coalesce(r.answered_at is not null and r.cost > 0, false) <> (l.id is not null)`,
  );
  const held = await rowsOf<{ user_id: string }>(
    db,
    sql`select c.user_id from user_credits c where c.held <> 0
      or exists (select 1 from credit_holds h where h.user_id = c.user_id and h.state = 'held')`,
  );
  const calls = await rowsOf<{ id: string }>(db, sql`select id from runs where provider_calls > 2`);
  return [
    ...open.map(({ id }) => `run ${id} is open past its lease`),
    ...charged.map(({ id }) => `run ${id} is charged without an answer, or answered without a charge`),
    ...held.map((row) => `credits of ${row.user_id} are held past their lease`),
    ...calls.map(({ id }) => `run ${id} called a provider more than twice`),
  ];
}

/** What was answered and the database does not know, or knows twice. */
export async function faultsOfLoad(deps: Deps, load: Load): Promise<string[]> {
  const faults: string[] = [];
  for (const { runId } of load.presses) {
    if (runId === undefined) continue;
    const [row] = await rowsOf<{ answers: number; charges: number }>(
      deps.db,
      sql`select (select count(*)::int from runs where id = ${runId} and status = 'done' and envelope is not null) as answers,
        (select count(*)::int from credit_ledger where source_type = 'run' and source_id = ${runId}) as charges`,
    );
    if (row?.answers !== 1) faults.push(`the acknowledged run ${runId} is gone`);
    if (row?.charges !== 1) faults.push(`the acknowledged run ${runId} was charged ${row?.charges} times`);
  }
  for (const person of new Set(load.presses.map((press) => press.person))) {
    const claims = load.claims.filter((claimer) => claimer === person).length;
    const [row] = await rowsOf<{ grants: number; credits: number }>(
      deps.db,
      sql`select count(*)::int as grants, coalesce(sum(amount), 0)::int as credits
        from credit_ledger where user_id = ${person.userId} and source_type = 'free_claim'`,
    );
    const { grants = 0, credits = 0 } = row ?? {};
    if (claims > 1) faults.push(`${person.userId} got ${claims} answers about free packages`);
    if (claims > grants) faults.push(`the acknowledged claim of ${person.userId} is gone`);
    if (grants > 1 || credits !== grants * 50) faults.push(`${person.userId} has ${credits} free credits`);
  }
  return faults;
}
