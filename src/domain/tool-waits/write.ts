import { and, eq, sql } from "drizzle-orm";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { userPreferences, users } from "#domain/accounts/tables.ts";
import type { Language } from "#i18n/language.ts";
import { type Database, rowsOf } from "#platform/database/db.server.ts";
import { queueMails } from "#platform/mail/mail.server.ts";
import { toolReadyMail } from "./mails.ts";
import type { AwaitedTool } from "./read.ts";
import { toolWaits } from "./tables.ts";

/** Notes that a person wants a mail when a tool is ready, or takes it back. Doing either again changes nothing. */
export async function setWait(
  db: Database,
  user: SignedInUser,
  { slug, language }: AwaitedTool,
  isWanted: boolean,
  now: Date,
): Promise<void> {
  if (isWanted) {
    await db.insert(toolWaits).values({ userId: user.id, slug, language, createdAt: now }).onConflictDoNothing();
    return;
  }
  await db
    .delete(toolWaits)
    .where(and(eq(toolWaits.userId, user.id), eq(toolWaits.slug, slug), eq(toolWaits.language, language)));
}

/** A tool that can be used from now on, as the administrator calls it in each language. */
export interface ReadyTool extends AwaitedTool {
  names: Record<Language, string>;
}

/**
 * Queues a mail to everybody who waits for a tool and removes their rows, inside the caller's transaction: of two that speak
 * of the same tool the second finds nobody, and one that fails leaves everybody waiting. Returns how many mails there are.
 */
export async function tellWaiting(tx: Database, publicUrl: string, tool: ReadyTool): Promise<number> {
  const told = await rowsOf<{ userId: string; to: string; language: Language | null }>(
    tx,
    sql`with told as (
        delete from ${toolWaits} where ${toolWaits.slug} = ${tool.slug} and ${toolWaits.language} = ${tool.language}
        returning user_id)
      select u.id as "userId", u.email as "to", p.language
      from told join ${users} u on u.id = told.user_id left join ${userPreferences} p on p.user_id = u.id`,
  );
  await queueMails(
    tx,
    told.map(({ userId, to, language }) => ({
      userId,
      ...toolReadyMail({ to, language: language ?? tool.language, publicUrl }, tool),
    })),
  );
  return told.length;
}
