import { desc, eq, sql } from "drizzle-orm";
import { type Database, prepareOnce } from "#platform/database/db.server.ts";
import { type CreditsInfo, creditsInfoOf } from "./rules.ts";
import { creditLedger, userCredits } from "./tables.ts";

export async function readCredits(db: Database, userId: string, now: Date): Promise<CreditsInfo> {
  const [row] = await findCredits(db).execute({ userId });
  return creditsInfoOf(row ?? null, now);
}

const findCredits = prepareOnce((db) =>
  db
    .select()
    .from(userCredits)
    .where(eq(userCredits.userId, sql.placeholder("userId")))
    .prepare(""),
);

export type LedgerRow = Pick<
  typeof creditLedger.$inferSelect,
  "id" | "kind" | "amount" | "sourceType" | "sourceId" | "note" | "createdAt"
>;

export const LEDGER_PAGE_SIZE = 20;

/** A user's ledger, newest first; `page` starts at 1. */
export async function listLedger(
  db: Database,
  userId: string,
  page = 1,
): Promise<{ rows: LedgerRow[]; total: number }> {
  const rows = await db
    .select({
      id: creditLedger.id,
      kind: creditLedger.kind,
      amount: creditLedger.amount,
      sourceType: creditLedger.sourceType,
      sourceId: creditLedger.sourceId,
      note: creditLedger.note,
      createdAt: creditLedger.createdAt,
      // By the index alone; counting over the page's rows would read every row of the ledger.
      total: db.$count(creditLedger, eq(creditLedger.userId, userId)),
    })
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
    .orderBy(desc(creditLedger.id))
    .limit(LEDGER_PAGE_SIZE)
    .offset((Math.max(1, page) - 1) * LEDGER_PAGE_SIZE);
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}
