import { AUDIT_COLUMNS, AUDIT_PAGE_SIZE, type AuditRow } from "#domain/audit/read.ts";
import { listNamedAudit } from "#domain/status/read-audit.ts";
import { formatDateTime, formatNumber } from "#i18n/format.ts";
import type { PageContext } from "#pages/page-context.ts";
import { pageNumberIn } from "#pages/shell/page-number.ts";
import { readOrNull } from "#pages/admin/shared/read-or-null.ts";
import { readSort } from "#pages/admin/shared/sort.ts";
import { changedFields } from "./changed-fields.ts";
import { adminAuditMessages } from "./messages.ts";

export type ShownRow = ReturnType<typeof shownRow>;

const DAY_MS = 86_400_000;

/** A page of the log as the address filters and sorts it, in the reader's words and time. */
export async function readAuditPage(page: PageContext, query: URLSearchParams) {
  const text = (name: string) => (query.get(name) ?? "").slice(0, 200);
  const filter = { q: text("q"), noun: text("noun"), from: text("from"), to: text("to") };
  const number = pageNumberIn(query);
  const to = dayOf(filter.to);
  const sort = readSort(query, AUDIT_COLUMNS);
  const found = await readOrNull(page, () =>
    listNamedAudit(page.deps.db, {
      q: filter.q,
      noun: filter.noun,
      from: dayOf(filter.from),
      to: to && new Date(to.getTime() + DAY_MS),
      page: number,
      sort,
    }),
  );
  return {
    filter,
    sort,
    page: number,
    pages: Math.max(1, Math.ceil((found?.total ?? 0) / AUDIT_PAGE_SIZE)),
    rows: found?.rows.map((row) => shownRow(page, row)) ?? null,
  };
}

function dayOf(value: string): Date | undefined {
  const day = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) ? day : undefined;
}

function shownRow(page: PageContext, row: AuditRow) {
  const words: { actions: Record<string, Record<string, string>>; fields: Record<string, string> } =
    adminAuditMessages[page.language];
  const [noun = "", verb = ""] = row.action.split(".");
  return {
    id: row.id,
    who: row.actorEmail,
    code: row.action,
    action: words.actions[noun]?.[verb] ?? row.action,
    subject: row.subject,
    requestId: row.requestId,
    when: formatDateTime(page.language, row.createdAt, page.timeZone),
    changes: changedFields(row.before, row.after).map(({ field, before, after }) => ({
      field,
      label: words.fields[field] ?? null,
      before: shownValue(page, before),
      after: shownValue(page, after),
    })),
  };
}

/** Truth values in words, moments on the reader's clock, figures in the reader's digits, the rest as it is. */
function shownValue({ language, timeZone }: PageContext, value: string | null): string | null {
  if (value === "true" || value === "false") return adminAuditMessages[language].truth[value];
  if (value !== null && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value))
    return formatDateTime(language, new Date(value), timeZone);
  const figure = value?.match(/^-?\d{1,9}(?:\.(\d{1,4}))?$/);
  return figure ? formatNumber(language, Number(value), { minimumFractionDigits: figure[1]?.length ?? 0 }) : value;
}
