import { eq } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { appendAudit } from "#domain/audit/write.ts";
import type { Notice } from "./read.ts";
import { checkNotice, type NoticeInput } from "./rules.ts";
import { siteNotices } from "./tables.ts";

/** Throws `invalid_input` naming the fields: a missing text, an end before its start. */
export async function createNotice(admin: Administrator, db: Database, input: NoticeInput, now: Date): Promise<Notice> {
  const values = checked(input);
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(siteNotices)
      .values({ ...values, createdAt: now, updatedAt: now })
      .returning();
    const notice = made as Notice;
    await appendAudit(tx, admin, { action: "notice.create", subject: subjectOf(notice), after: notice });
    return notice;
  });
}

/** Throws as `createNotice`, and `not_found`. Who closed it before sees it again. */
export async function updateNotice(
  admin: Administrator,
  db: Database,
  { id, now, ...input }: NoticeInput & { id: number; now: Date },
): Promise<Notice> {
  const values = checked(input);
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(siteNotices).where(eq(siteNotices.id, id)).for("update");
    if (!before) throw new RefusalError("not_found");
    const change = { ...values, updatedAt: now };
    await tx.update(siteNotices).set(change).where(eq(siteNotices.id, id));
    const after = { ...before, ...change };
    await appendAudit(tx, admin, { action: "notice.update", subject: subjectOf(after), before, after });
    return after;
  });
}

/** Throws `not_found`. */
export async function deleteNotice(admin: Administrator, db: Database, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.delete(siteNotices).where(eq(siteNotices.id, id)).returning();
    if (!before) throw new RefusalError("not_found");
    await appendAudit(tx, admin, { action: "notice.delete", subject: subjectOf(before), before });
  });
}

function subjectOf({ textEn }: Notice): string {
  return textEn.slice(0, 80);
}

function checked(input: NoticeInput): NoticeInput {
  const result = checkNotice(input);
  if ("notice" in result) return result.notice;
  const faults = result.faults.map((field) => [field, field === "showTo" ? "ends_before_start" : "required"] as const);
  throw new RefusalError("invalid_input", { fields: Object.fromEntries(faults) });
}
