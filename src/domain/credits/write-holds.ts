import { type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "#platform/database/db.server.ts";
import { queueWebhooks } from "#domain/webhooks/write-queue.ts";
import { LOW_CREDITS } from "./rules.ts";
import { creditHolds, creditLedger, lowCreditNotices, userCredits } from "./tables.ts";

/** What can be spent at a moment: of the package and of top-ups what has not ended, less what is held. */
function spendableAt(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`case when expires_at is null or expires_at > ${at} then current_credits - top_up_credits else 0 end
    + case when top_up_expires_at > ${at} then top_up_credits else 0 end - held`;
}

/**
 * The credits of top-ups once `amount` has left the account: what ends first is spent first (`heldOf`), and what was written off is
 * the package's.
 */
const TOP_UP_AFTER = sql`case when not ended.write_off and a.top_up_expires_at < coalesce(a.expires_at, 'infinity')
  then greatest(a.top_up_credits - ended.amount, 0) else least(a.top_up_credits, a.current_credits - ended.amount) end`;

/**
 * Sets credits aside before the work: one statement, so that no two runs ever share a credit. Returns false when there
 * are not enough unexpired, unheld credits.
 */
export async function holdCredits(
  db: Database,
  options: { id: string; userId: string; amount: number; expiresAt: Date; now: Date },
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`with account as (
        update ${userCredits} set held = held + ${options.amount}
        where user_id = ${options.userId} and ${spendableAt(options.now)} >= ${options.amount}
        returning user_id)
      insert into ${creditHolds} (id, user_id, amount, expires_at, created_at)
      select ${options.id}, user_id, ${options.amount}, ${options.expiresAt.toISOString()}::timestamptz,
        ${options.now.toISOString()}::timestamptz from account
      returning id`,
  );
  return rows.length === 1;
}

/**
 * Spends a hold: its one ledger row and the balance, in one statement; where few credits are left of a period, that is noted
 * for the mail and the webhooks about it, once. Call it inside a transaction. Returns false when the hold has already ended. The
 * account's row is locked before the hold's, in the order every other change takes them.
 */
export async function captureHold(db: Database, id: string): Promise<boolean> {
  const rows = await rowsOf<{ user_id: string; low: number | null }>(
    db,
    sql`with locked as (
        select user_id from ${userCredits} where user_id = (select user_id from ${creditHolds} where id = ${id}) for update),
      ended as (
        update ${creditHolds} set state = 'captured'
        where id = ${id} and state = 'held' and user_id = (select user_id from locked) returning user_id, amount, write_off),
      account as (
        update ${userCredits} a set current_credits = a.current_credits - ended.amount, held = a.held - ended.amount,
          top_up_credits = ${TOP_UP_AFTER}
        from ended where a.user_id = ended.user_id returning a.user_id, ended.amount, a.current_credits - a.held as left_over,
          greatest(a.expires_at, a.top_up_expires_at) as expires_at),
      noted as (
        insert into ${lowCreditNotices} (user_id, period_ends_at)
        select user_id, expires_at from account where left_over between 1 and ${LOW_CREDITS} and expires_at is not null
        on conflict (user_id) do update set period_ends_at = excluded.period_ends_at, mailed_at = null
        where low_credit_notices.period_ends_at <> excluded.period_ends_at
        returning user_id)
      insert into ${creditLedger} (user_id, kind, amount, source_type, source_id)
      select user_id, 'spend', -amount, 'run', ${id} from account
      returning user_id, (select left_over from account where exists (select from noted)) as low`,
  );
  const [spent] = rows;
  if (spent && spent.low !== null) await queueWebhooks(db, spent.user_id, "credits.low", { credits: spent.low });
  return rows.length === 1;
}

/** Gives a hold back; nothing in the ledger, unless an expiry or renewal passed over it: then what it gives back is written off. */
export async function releaseHold(db: Database, id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`with locked as (
        select user_id from ${userCredits} where user_id = (select user_id from ${creditHolds} where id = ${id}) for update),
      ended as (
        update ${creditHolds} set state = 'released'
        where id = ${id} and state = 'held' and user_id = (select user_id from locked) returning user_id, amount, write_off),
      account as (
        update ${userCredits} a set held = a.held - ended.amount,
          current_credits = a.current_credits - case when ended.write_off then ended.amount else 0 end,
          top_up_credits = case when ended.write_off then ${TOP_UP_AFTER} else a.top_up_credits end
        from ended where a.user_id = ended.user_id returning a.user_id),
      written_off as (
        insert into ${creditLedger} (user_id, kind, amount, source_type, source_id)
        select user_id, 'expire', -amount, 'hold_write_off', ${id} from ended where write_off returning id)
      select user_id from account`,
  );
  return rows.length === 1;
}
