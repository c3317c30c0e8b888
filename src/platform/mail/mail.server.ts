import { randomUUID } from "node:crypto";
import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Log } from "#platform/process/log.ts";
import { deleteDue } from "#platform/database/sweep.server.ts";
import { mailQueue } from "#platform/database/tables.ts";

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where one press ends the subscription that brought this mail (RFC 8058); absent for mail about an account. */
  unsubscribeUrl?: string;
  /** Whose address an answer goes to; without one, the sender's. One plain address. */
  replyTo?: string;
}

/** Sends the mail queue. `enabled` is false without a mail server: messages then stay in the queue, which is the local outbox. */
export interface MailSender {
  enabled: boolean;
  /** Sends what is due, each message by one process only; returns how many left. A failure waits 1, 2, 4 … minutes, at most an hour. */
  sendDue(db: Database, now: Date): Promise<number>;
}

const MAX_ATTEMPTS = 12;

/**
 * Puts a message in the queue; inside a transaction it leaves only when that commits. `userId` is whose account it is about,
 * null for nobody's: mail to an old or a new address goes with the account too.
 */
export async function queueMail(db: Database, userId: string | null, message: MailMessage): Promise<void> {
  await queueMails(db, [{ ...message, userId }]);
}

const QUEUED_AT_ONCE = 500;

/** The same for many messages, each with its own `userId` or none. */
export async function queueMails(
  db: Database,
  messages: readonly (MailMessage & { userId?: string | null })[],
): Promise<void> {
  for (let from = 0; from < messages.length; from += QUEUED_AT_ONCE) {
    const rows = messages.slice(from, from + QUEUED_AT_ONCE).map((message) => ({
      id: randomUUID(),
      recipient: message.to,
      userId: message.userId ?? null,
      subject: message.subject,
      textBody: message.text,
      htmlBody: message.html,
      unsubscribeUrl: message.unsubscribeUrl ?? null,
      replyTo: message.replyTo === undefined ? null : plainAddress(message.replyTo),
    }));
    await db.insert(mailQueue).values(rows);
  }
}

/**
 * An address as a header may hold it. One with a line end, a name or a second address in it is refused here too,
 * although the form refuses it first. Throws `invalid_input`.
 */
function plainAddress(address: string): string {
  if (/[^\x21-\x7e]|[,;:<>()[\]\\"]/.test(address) || !/^[^@]+@[^@]+$/.test(address) || address.length > 254)
    throw new RefusalError("invalid_input", { fields: { email: "bad_email" } });
  return address;
}

export function createMailSender(options: { smtpUrl: string | undefined; from: string; log: Log }): MailSender {
  const { smtpUrl } = options;
  if (smtpUrl === undefined) return { enabled: false, sendDue: async () => 0 };
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    enabled: true,
    async sendDue(db, now) {
      let sent = 0;
      for (let round = 0; round < 20; round += 1) {
        const message = await takeDue(db, now);
        if (!message) break;
        try {
          transport ??= openTransport(smtpUrl);
          const { sendMail } = await transport;
          await sendMail({
            from: options.from,
            to: message.recipient,
            ...(message.replyTo === null ? {} : { replyTo: { name: "", address: message.replyTo } }),
            subject: message.subject,
            text: message.textBody,
            html: message.htmlBody,
            headers: unsubscribeHeaders(message.unsubscribeUrl),
          });
          await db
            .update(mailQueue)
            .set({ sentAt: now, textBody: "", htmlBody: "", replyTo: null })
            .where(eq(mailQueue.id, message.id));
          sent += 1;
        } catch (error) {
          options.log.warn(
            { mail: message.id, attempts: message.attempts, error: (error as Error).message },
            "mail was not sent; it will be tried again",
          );
          await db
            .update(mailQueue)
            .set({ lastError: (error as Error).message.slice(0, 500) })
            .where(eq(mailQueue.id, message.id));
        }
      }
      return sent;
    },
  };
}

/** Loaded by the first mail that leaves: a process without one does not hold the library. */
async function openTransport(smtpUrl: string) {
  const { createTransport } = await import("nodemailer");
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport(smtpUrl, limits as object);
  return { sendMail: (message: Parameters<typeof transport.sendMail>[0]) => transport.sendMail(message) };
}

/** What mail programs need to show a button that unsubscribes in one press (RFC 8058). */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  return url === null ? {} : { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

const DAY_MS = 86_400_000;
const UNSENT_DAYS = 30;

/**
 * Removes what was sent more than a day ago, and what never left 30 days after its last try (without a mail server, after it
 * was written): addresses are kept no longer than finding a fault needs.
 */
export async function sweepMail(db: Database, now: Date): Promise<void> {
  await deleteDue(db, mailQueue, lte(mailQueue.sentAt, new Date(now.getTime() - DAY_MS)));
  const lastTry = new Date(now.getTime() - UNSENT_DAYS * DAY_MS);
  await deleteDue(db, mailQueue, and(isNull(mailQueue.sentAt), lte(mailQueue.nextAttemptAt, lastTry)));
}

/** Takes one due message by moving its next attempt ahead, so that no other process sends it meanwhile. */
async function takeDue(db: Database, now: Date) {
  const due = db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(and(isNull(mailQueue.sentAt), lte(mailQueue.nextAttemptAt, now), lte(mailQueue.attempts, MAX_ATTEMPTS)))
    .orderBy(mailQueue.nextAttemptAt, mailQueue.id)
    .limit(1)
    .for("update", { skipLocked: true });
  const [message] = await db
    .update(mailQueue)
    .set({
      attempts: sql`${mailQueue.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + least(interval '1 hour', interval '1 minute' *
        power(2, ${mailQueue.attempts}))`,
    })
    .where(sql`${mailQueue.id} in ${due}`)
    .returning();
  return message ?? null;
}
