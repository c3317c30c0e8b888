import { eq } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import { appendAudit } from "#domain/audit/write.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { sessions, users } from "#domain/accounts/tables.ts";

/**
 * Keeps a person out until it is lifted: every session ends, none begins, and the gate refuses sessions and keys. The keys
 * themselves stay, and so does a subscription, which only the payment provider ends. Done again it keeps its date and
 * takes the new reason. Returns how many sessions ended. Throws `not_found`, `invalid_input`, and `forbidden` for the administrator.
 */
export async function suspendPerson(
  admin: Administrator,
  db: Database,
  suspension: { userId: string; reason: string; now: Date },
): Promise<number> {
  const reason = suspension.reason.replace(/\0/g, "").trim();
  if (reason === "") throw new RefusalError("invalid_input", { fields: { reason: "required" } });
  return db.transaction(async (tx) => {
    const user = await lockPerson(tx, suspension.userId);
    if (user.role === "administrator") throw new RefusalError("forbidden");
    await tx
      .update(users)
      .set({ suspendedAt: user.suspendedAt ?? suspension.now, suspendedReason: reason })
      .where(eq(users.id, user.id));
    const ended = await tx.delete(sessions).where(eq(sessions.userId, user.id)).returning({ id: sessions.id });
    await appendAudit(tx, admin, {
      action: "user.suspend",
      subject: user.id,
      before: user.suspendedAt && { reason: user.suspendedReason },
      after: { reason, sessions: ended.length },
    });
    return ended.length;
  });
}

/** Lets a person in again; who is not suspended stays as they are. Throws `not_found`. */
export async function liftSuspension(admin: Administrator, db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await lockPerson(tx, userId);
    if (user.suspendedAt === null) return;
    await tx.update(users).set({ suspendedAt: null, suspendedReason: null }).where(eq(users.id, userId));
    await appendAudit(tx, admin, {
      action: "user.lift-suspension",
      subject: userId,
      before: { reason: user.suspendedReason },
    });
  });
}

async function lockPerson(tx: Database, userId: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!user) throw new RefusalError("not_found");
  return user;
}
