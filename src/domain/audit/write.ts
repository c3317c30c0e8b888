import type { Database } from "#platform/database/db.server.ts";
import type { AuditAction } from "./rules.ts";
import { auditLog } from "./tables.ts";

/** Who made a change. An `Administrator` is one; `requestId` ties the row to the request's log lines. */
export interface AuditActor {
  id: string;
  email: string;
  requestId?: string;
}

export interface AuditEntry {
  action: AuditAction;
  /** What was changed, in words an administrator recognises: a name, a title. An account by its id: rows stay when it is closed. */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Appends one row. Call it with the transaction of the change itself, so that neither is kept without the other. */
export async function appendAudit(tx: Database, actor: AuditActor, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({
    actorId: actor.id,
    actorEmail: actor.email,
    action: entry.action,
    subject: entry.subject,
    before: entry.before ?? null,
    after: entry.after ?? null,
    requestId: actor.requestId ?? null,
  });
}
