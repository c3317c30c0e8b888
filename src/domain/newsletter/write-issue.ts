import { and, eq } from "drizzle-orm";
import type { Administrator } from "#domain/accounts/access.ts";
import { type AuditActor, appendAudit } from "#domain/audit/write.ts";
import type { Language } from "#i18n/language.ts";
import type { Deps } from "#platform/deps.ts";
import { queueMails } from "#platform/mail/mail.server.ts";
import { issueMail } from "./mails.ts";
import { newsletterIssues, newsletterSubscribers } from "./tables.ts";
import { tokenOf } from "./write.ts";

export interface Issue {
  /** Made by the page: the same id is the same issue, sent once. */
  id: string;
  language: Language;
  subject: string;
  /** Paragraphs, apart by an empty line. */
  text: string;
  /** A button's words and the path on this site that it leads to; both or neither. */
  action: string;
  path: string;
}

/** Queues an issue for the administrator alone, as readers would get it. */
export async function tryIssue(administrator: Administrator, deps: Deps, issue: Issue): Promise<void> {
  const { PUBLIC_URL: publicUrl } = deps.settings;
  const token = tokenOf(deps.secret, "nobody", "unsubscribe");
  await queueMails(deps.db, [issueMail({ to: administrator.email, publicUrl, token }, issue)]);
}

/**
 * Queues an issue for everybody who confirmed in its language, with its own row, in one transaction: sending the same issue
 * again changes nothing. Returns to how many it went.
 */
export async function sendIssue(actor: Administrator & AuditActor, deps: Deps, issue: Issue): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const readers = await tx
      .select({ id: newsletterSubscribers.id, to: newsletterSubscribers.email })
      .from(newsletterSubscribers)
      .where(and(eq(newsletterSubscribers.state, "confirmed"), eq(newsletterSubscribers.language, issue.language)));
    const made = await tx
      .insert(newsletterIssues)
      .values({ ...issue, recipients: readers.length, sentAt: deps.now() })
      .onConflictDoNothing()
      .returning();
    if (made.length === 0) {
      const [sent] = await tx.select().from(newsletterIssues).where(eq(newsletterIssues.id, issue.id));
      return sent?.recipients ?? 0;
    }
    const { PUBLIC_URL: publicUrl } = deps.settings;
    await queueMails(
      tx,
      readers.map(({ id, to }) => issueMail({ to, publicUrl, token: tokenOf(deps.secret, id, "unsubscribe") }, issue)),
    );
    const { subject, language } = issue;
    await appendAudit(tx, actor, {
      action: "newsletter.send",
      subject,
      after: { language, recipients: readers.length },
    });
    return readers.length;
  });
}
