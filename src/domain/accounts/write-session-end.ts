import { eq } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/db.server.ts";
import { appendAudit } from "#domain/audit/write.ts";
import type { Administrator } from "./access.ts";
import { sessions, users } from "./tables.ts";

/** Ends every session of a user; the next request of each is refused. Returns how many there were. Throws `not_found`. */
export async function endUserSessions(admin: Administrator, db: Database, userId: string): Promise<number> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (!user) throw new RefusalError("not_found");
    const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
    await appendAudit(tx, admin, {
      action: "user.end-sessions",
      subject: user.email,
      after: { sessions: ended.length },
    });
    return ended.length;
  });
}
