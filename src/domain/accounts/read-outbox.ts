import { desc } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { mailQueue } from "#platform/database/tables.ts";

/** A message that waits in the queue; without a mail server the queue is the local outbox. */
export interface OutboxMail {
  id: string;
  recipient: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo: string | null;
  subject: string;
  textBody: string;
  createdAt: Date;
}

const SHOWN = 50;

/** The newest messages of the local outbox. */
export function listOutbox(db: Database): Promise<OutboxMail[]> {
  const { id, recipient, replyTo, subject, textBody, createdAt } = mailQueue;
  return db
    .select({ id, recipient, replyTo, subject, textBody, createdAt })
    .from(mailQueue)
    .orderBy(desc(createdAt), desc(id))
    .limit(SHOWN);
}
