import type { Database } from "#platform/database/db.server.ts";
import { listPeople, readAddresses } from "#domain/accounts/read-people.ts";
import { type AuditFilter, type AuditRow, listAudit } from "#domain/audit/read.ts";

/**
 * The audit log with the addresses of accounts in place of their ids, found by either. The log itself holds ids, since
 * its rows stay when an account is closed.
 */
export async function listNamedAudit(
  db: Database,
  filter: AuditFilter = {},
): Promise<{ rows: AuditRow[]; total: number }> {
  const { people } = filter.q?.includes("@") ? await listPeople(db, { q: filter.q }) : { people: [] };
  const { rows, total } = await listAudit(db, { ...filter, accounts: people.map(({ id }) => id) });
  const ids = rows.flatMap(({ subject, actorEmail }) => [subject, actorEmail]);
  const addresses = await readAddresses(db, [...new Set(ids)]);
  const named = (value: string) => addresses.get(value) ?? value;
  return {
    total,
    rows: rows.map((row) => ({ ...row, subject: named(row.subject), actorEmail: named(row.actorEmail) })),
  };
}
