import { eq } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { users } from "#domain/accounts/tables.ts";
import { appendAudit } from "#domain/audit/write.ts";
import { adjustCredits } from "./write.ts";

export interface Adjustment {
  userId: string;
  /** Up or down, not 0. */
  amount: number;
  /** Stays in the ledger and the audit log. */
  reason: string;
  /** Made by the client for one press: the same key never counts twice. */
  key: string;
  now: Date;
}

/** Corrects a user's balance; down, at most what is not held. Returns the amount that counted. Throws `not_found`, `invalid_input`. */
export async function adjustUserCredits(admin: Administrator, db: Database, adjustment: Adjustment): Promise<number> {
  const { userId, amount, key, now } = adjustment;
  const reason = adjustment.reason.replace(/\0/g, "").trim();
  if (reason === "") throw new RefusalError("invalid_input", { fields: { reason: "reason_required" } });
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (!user) throw new RefusalError("not_found");
    const counted = await adjustCredits(tx, {
      userId,
      amount,
      cause: { type: "adjustment", id: key },
      note: reason,
      now,
    });
    if (counted !== 0)
      await appendAudit(tx, admin, {
        action: "credits.adjust",
        subject: user.id,
        after: { amount: counted, reason },
      });
    return counted;
  });
}
