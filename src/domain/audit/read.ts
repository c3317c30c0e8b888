import { and, asc, desc, gte, ilike, inArray, lt, or, sql } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { auditLog } from "./tables.ts";

export type AuditRow = typeof auditLog.$inferSelect;

export interface AuditFilter {
  /** The noun before the dot: "banner", "package". */
  noun?: string | undefined;
  /** Part of the subject, the action or the actor's address, in either case. */
  q?: string | undefined;
  /** Accounts that `q` finds too, by their ids. */
  accounts?: readonly string[] | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
  /** Starts at 1. */
  page?: number | undefined;
  sort?: { by: AuditColumn; isDescending: boolean } | null | undefined;
}

export const AUDIT_COLUMNS = ["when", "action", "subject", "who"] as const;
type AuditColumn = (typeof AUDIT_COLUMNS)[number];

const SORTED_BY = {
  when: auditLog.id,
  action: auditLog.action,
  subject: auditLog.subject,
  who: auditLog.actorEmail,
};

export const AUDIT_PAGE_SIZE = 50;

/** Rows newest first unless sorted otherwise, 50 a page, with the number of all that match. */
export async function listAudit(db: Database, filter: AuditFilter = {}): Promise<{ rows: AuditRow[]; total: number }> {
  const { noun, q, accounts = [], from, to, page = 1, sort } = filter;
  const like = q ? `%${q.replace(/[\\%_]/g, "\\$&")}%` : undefined;
  const where = and(
    noun ? sql`split_part(${auditLog.action}, '.', 1) = ${noun}` : undefined,
    like
      ? or(
          ilike(auditLog.subject, like),
          ilike(auditLog.action, like),
          ilike(auditLog.actorEmail, like),
          inArray(auditLog.subject, [...accounts]),
          inArray(auditLog.actorEmail, [...accounts]),
        )
      : undefined,
    from ? gte(auditLog.createdAt, from) : undefined,
    to ? lt(auditLog.createdAt, to) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(auditLog)
      .where(where)
      .orderBy(...(sort ? [(sort.isDescending ? desc : asc)(SORTED_BY[sort.by])] : []), desc(auditLog.id))
      .limit(AUDIT_PAGE_SIZE)
      .offset((Math.max(1, page) - 1) * AUDIT_PAGE_SIZE),
    db.$count(auditLog, where),
  ]);
  return { rows, total };
}
