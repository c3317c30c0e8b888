import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { grantCredits } from "#domain/credits/write.ts";
import { captureHold, holdCredits } from "#domain/credits/write-holds.ts";
import { rowsOf } from "#platform/database/db.server.ts";
import { createPostgresDeps } from "#tests/support/scenes/test-deps.ts";

const CLIENTS = 8;
const ROUNDS = 5;
const PAIRS_A_ROUND = 400;

/**
 * Credit hold and capture through the product against the same two statements sent bare by the database driver: 8 clients,
 * each on an account of its own, in one Node process; rounds alternate, the median ratio counts. Limit: at least 0.5.
 */
export async function run(): Promise<{ table: string[][]; json: object }> {
  if (!process.env["TEST_DATABASE_URL"]) throw new Error("bench credits needs TEST_DATABASE_URL (a PostgreSQL server)");
  const product = await createPostgresDeps();
  const { db } = product.deps;
  const pool = new pg.Pool({ connectionString: product.url, max: 10 });
  const users = Array.from({ length: CLIENTS }, () => randomUUID());
  const now = new Date();
  for (const userId of users) {
    await db.transaction((tx) =>
      grantCredits(tx, {
        userId,
        amount: 900_000,
        mode: "add",
        packageType: "basic",
        packageVersionId: null,
        expiresAt: new Date(now.getTime() + 86_400_000),
        cause: { type: "adjustment", id: userId },
        now,
      }),
    );
  }
  const ours = (userId: string) => throughProduct(db, userId);
  const bare = (userId: string) => throughDriver(pool, userId);
  await pairsPerSecond(users, ours, 80);
  await pairsPerSecond(users, bare, 80);
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      ours: await pairsPerSecond(users, ours, PAIRS_A_ROUND),
      bare: await pairsPerSecond(users, bare, PAIRS_A_ROUND),
    });
  }
  const [books] = await rowsOf<{ unequal: number }>(
    db,
    sql`select count(*)::int as unequal from user_credits c where held <> 0 or current_credits <> (select sum(amount) from credit_ledger l where l.user_id = c.user_id)`,
  );
  await pool.end();
  await product.close();
  const ratios = rounds.map((round) => round.ours / round.bare).toSorted((a, b) => a - b);
  const ratio = ratios[Math.floor(ratios.length / 2)] as number;
  return {
    table: [
      ["round", "product, pairs/s", "bare, pairs/s", "ratio"],
      ...rounds.map((round, index) => [
        String(index + 1),
        round.ours.toFixed(0),
        round.bare.toFixed(0),
        (round.ours / round.bare).toFixed(2),
      ]),
      ["median", "", "", `${ratio.toFixed(2)} (limit ≥ 0.50)`],
    ],
    json: { ratio: Number(ratio.toFixed(3)), limit: 0.5, accountsOutOfBalance: books?.unequal },
  };
}

async function pairsPerSecond(
  users: readonly string[],
  pair: (userId: string) => Promise<void>,
  pairs: number,
): Promise<number> {
  const started = performance.now();
  await Promise.all(
    users.map(async (userId) => {
      for (let index = 0; index < pairs / CLIENTS; index += 1) await pair(userId);
    }),
  );
  return pairs / ((performance.now() - started) / 1000);
}

async function throughProduct(db: Parameters<typeof holdCredits>[0], userId: string): Promise<void> {
  const id = randomUUID();
  const now = new Date();
  await holdCredits(db, { id, userId, amount: 1, expiresAt: new Date(now.getTime() + 60_000), now });
  await captureHold(db, id);
}

async function throughDriver(pool: pg.Pool, userId: string): Promise<void> {
  const id = randomUUID();
  const now = new Date().toISOString();
  await pool.query(
    `with account as (update user_credits set held = held + 1 where user_id = $1 and current_credits - held >= 1 and (expires_at is null or expires_at > $2::timestamptz) returning user_id)
     insert into credit_holds (id, user_id, amount, expires_at, created_at) select $3, user_id, 1, $2::timestamptz + interval '1 minute', $2::timestamptz from account returning id`,
    [userId, now, id],
  );
  await pool.query(
    `with locked as (select user_id from user_credits where user_id = (select user_id from credit_holds where id = $1) for update),
     ended as (update credit_holds set state = 'captured' where id = $1 and state = 'held' and user_id = (select user_id from locked) returning user_id, amount),
     account as (update user_credits a set current_credits = a.current_credits - ended.amount, held = a.held - ended.amount from ended where a.user_id = ended.user_id returning a.user_id, ended.amount)
     insert into credit_ledger (user_id, kind, amount, source_type, source_id) select user_id, 'spend', -amount, 'run', $1 from account returning id`,
    [id],
  );
}
