import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { Route } from "./+types/page";
import { AUDIT_PAGE_SIZE, listAudit } from "../../../domain/audit/read.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { Select } from "../../../ui/select.tsx";
import { Cell, Table } from "../../../ui/table.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { pageContextOf } from "../../page-context.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { AdminFrame } from "../shared/admin-frame.tsx";
import { LoadFailed } from "../shared/load-failed.tsx";
import { readOrNull } from "../shared/read-or-null.ts";
import { useAddress } from "../shared/use-address.ts";
import { changedFields } from "./changed-fields.ts";

export const meta = pageMeta("adminAudit");

const NOUNS = [
  "package",
  "feature",
  "prompt-version",
  "provider",
  "limits",
  "prompt",
  "banner",
  "credits",
  "user",
] as const;
const DAY_MS = 86_400_000;

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const query = new URL(request.url).searchParams;
  const text = (name: string) => (query.get(name) ?? "").slice(0, 200);
  const filter = { q: text("q"), noun: text("noun"), from: text("from"), to: text("to") };
  const number = Math.max(1, Math.trunc(Number(query.get("page") ?? 1)) || 1);
  const to = dayOf(filter.to);
  const found = await readOrNull(page, () =>
    listAudit(page.deps.db, {
      q: filter.q,
      noun: filter.noun,
      from: dayOf(filter.from),
      to: to && new Date(to.getTime() + DAY_MS),
      page: number,
    }),
  );
  return {
    filter,
    page: number,
    pages: Math.max(1, Math.ceil((found?.total ?? 0) / AUDIT_PAGE_SIZE)),
    rows:
      found?.rows.map((row) => ({
        id: row.id,
        who: row.actorEmail,
        action: row.action,
        subject: row.subject,
        requestId: row.requestId,
        when: formatDateTime(page.language, row.createdAt, page.timeZone),
        changes: changedFields(row.before, row.after),
      })) ?? null,
  };
}

function dayOf(value: string): Date | undefined {
  const day = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) ? day : undefined;
}

type Row = NonNullable<Route.ComponentProps["loaderData"]["rows"]>[number];

export default function AdminAuditPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("adminAudit");
  const words = useTranslations("admin");
  const address = useAddress();
  const { filter, rows } = loaderData;
  const isFiltered = Object.values(filter).some((value) => value !== "");
  return (
    <AdminFrame title={t("title")} lead={t("description")}>
      <Form key={JSON.stringify(filter)} role="search" className="mb-5 flex flex-wrap items-end gap-3">
        <Field label={t("search")} className="grow basis-56">
          <TextInput type="search" name="q" defaultValue={filter.q} maxLength={200} />
        </Field>
        <Field label={t("noun")} className="grow basis-40">
          <Select
            name="noun"
            defaultValue={filter.noun}
            options={[
              { value: "", label: words("all") },
              ...NOUNS.map((value) => ({ value, label: t(`nouns.${value}`) })),
            ]}
          />
        </Field>
        <Field label={t("from")}>
          <TextInput type="date" name="from" defaultValue={filter.from} />
        </Field>
        <Field label={t("to")}>
          <TextInput type="date" name="to" defaultValue={filter.to} />
        </Field>
        <Button type="submit">{words("filter")}</Button>
        {isFiltered ? (
          <LinkButton variant="quiet" to="/rai/audit">
            {words("clear")}
          </LinkButton>
        ) : null}
      </Form>
      {rows === null ? <LoadFailed message={t("failed")} /> : null}
      {rows?.length === 0 ? <EmptyState title={t("empty")} /> : null}
      {rows && rows.length > 0 ? (
        <Table
          dense
          caption={t("title")}
          columns={[
            { label: t("when") },
            { label: t("action") },
            { label: t("subject") },
            { label: t("who") },
            { label: t("change") },
          ]}
        >
          {rows.map((row) => (
            <AuditRow key={row.id} row={row} />
          ))}
        </Table>
      ) : null}
      <Pagination
        page={loaderData.page}
        pages={loaderData.pages}
        hrefOf={(page) => address.hrefWith({ page: String(page) })}
      />
    </AdminFrame>
  );
}

function AuditRow({ row }: { row: Row }) {
  const t = useTranslations("adminAudit");
  return (
    <tr>
      <Cell header className="whitespace-nowrap">
        {row.when}
      </Cell>
      <Cell className="whitespace-nowrap">
        <code>{row.action}</code>
      </Cell>
      <Cell className="min-w-40 break-words">
        <bdi>{row.subject}</bdi>
      </Cell>
      <Cell className="break-all">
        <bdi dir="ltr">{row.who}</bdi>
      </Cell>
      <Cell className="min-w-56">
        <details>
          <summary className="-my-1.5 inline-flex min-h-9 items-center text-petrol underline">{t("show")}</summary>
          <dl className="mt-2 grid gap-2">
            {row.changes.map((change) => (
              <div key={change.field}>
                <dt>
                  <code>{change.field}</code>
                </dt>
                {change.before === null ? null : (
                  <dd className="break-words whitespace-pre-wrap">
                    <span className="text-soft">{t("before")}: </span>
                    <bdi>{change.before}</bdi>
                  </dd>
                )}
                {change.after === null ? null : (
                  <dd className="break-words whitespace-pre-wrap">
                    <span className="text-soft">{t("after")}: </span>
                    <bdi>{change.after}</bdi>
                  </dd>
                )}
              </div>
            ))}
            {row.requestId ? (
              <div>
                <dt className="text-soft">{t("request")}</dt>
                <dd>
                  <code className="break-all">{row.requestId}</code>
                </dd>
              </div>
            ) : null}
          </dl>
        </details>
      </Cell>
    </tr>
  );
}
