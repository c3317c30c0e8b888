import { and, desc, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Language } from "#i18n/language.ts";
import { type Database, prepareOnce } from "#platform/database/db.server.ts";
import { siteNotices } from "./tables.ts";

export type Notice = typeof siteNotices.$inferSelect;

/** What a page shows of a notice. */
export interface ShownNotice {
  /** Names the notice as it is worded now: one that was changed is shown again to those who closed it. */
  key: string;
  kind: Notice["kind"];
  text: string;
}

/** Every notice, newest first. */
export async function listNotices(db: Database): Promise<Notice[]> {
  return db.select().from(siteNotices).orderBy(desc(siteNotices.id));
}

/** The newest notice whose time it is, in a language; null without one. */
export async function findShownNotice(db: Database, language: Language, now: Date): Promise<ShownNotice | null> {
  const [row] = await findNotice(db).execute({ now: now.toISOString() });
  return toShown(row, language);
}

function toShown(row: Notice | undefined, language: Language): ShownNotice | null {
  if (!row) return null;
  return {
    key: `${row.id}-${row.updatedAt.getTime()}`,
    kind: row.kind,
    text: language === "ar" ? row.textAr : row.textEn,
  };
}

/** The same among all of them, newest first. */
export function shownNoticeOf(notices: readonly Notice[], language: Language, now: Date): ShownNotice | null {
  const isNow = ({ showFrom, showTo }: Notice) => (showFrom ?? now) <= now && (showTo === null || showTo > now);
  return toShown(notices.find(isNow), language);
}

const findNotice = prepareOnce((db) => {
  const now = sql`${sql.placeholder("now")}::timestamptz`;
  return db
    .select()
    .from(siteNotices)
    .where(
      and(
        or(isNull(siteNotices.showFrom), lte(siteNotices.showFrom, now)),
        or(isNull(siteNotices.showTo), gt(siteNotices.showTo, now)),
      ),
    )
    .orderBy(desc(siteNotices.id))
    .limit(1)
    .prepare("");
});
