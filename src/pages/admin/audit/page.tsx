import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { Button, LinkButton } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Table } from "#ui/table.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { AdminFrame } from "#pages/admin/shared/admin-frame.tsx";
import { KeptParameters } from "#pages/admin/shared/kept-parameters.tsx";
import { LoadFailed } from "#pages/admin/shared/load-failed.tsx";
import { useAddress } from "#pages/admin/shared/use-address.ts";
import { useSort } from "#pages/admin/shared/use-sort.tsx";
import { AuditRow } from "./audit-row.tsx";
import { readAuditPage } from "./read-audit-page.ts";
import { SearchForm } from "#ui/fields/search-form.tsx";

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

export function loader({ request, context }: Route.LoaderArgs) {
  return readAuditPage(pageContextOf(context), new URL(request.url).searchParams);
}

export default function AdminAuditPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("adminAudit");
  const words = useTranslations("admin");
  const address = useAddress();
  const { filter, rows, sort } = loaderData;
  const column = useSort(sort);
  const isFiltered = Object.values(filter).some((value) => value !== "");
  const clear = isFiltered ? (
    <LinkButton variant="quiet" to={address.hrefWith({ q: "", noun: "", from: "", to: "", page: "" })}>
      {words("clear")}
    </LinkButton>
  ) : null;
  return (
    <AdminFrame title={t("title")} lead={t("description")}>
      <SearchForm key={JSON.stringify(filter)} className="mb-5 flex flex-wrap items-end gap-3">
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
        <Field label={t("from")} className="grow basis-36">
          <TextInput type="date" name="from" defaultValue={filter.from} />
        </Field>
        <Field label={t("to")} className="grow basis-36">
          <TextInput type="date" name="to" defaultValue={filter.to} />
        </Field>
        <KeptParameters names={["sort"]} />
        <Button type="submit">{words("filter")}</Button>
        {clear}
      </SearchForm>
      {rows === null ? <LoadFailed message={t("failed")} /> : null}
      {rows?.length === 0 ? <EmptyState title={t("empty")} action={clear} /> : null}
      {rows && rows.length > 0 ? (
        <Table
          dense
          caption={t("title")}
          columns={[
            column("when", t("when")),
            column("action", t("action")),
            column("subject", t("subject")),
            column("who", t("who")),
            { label: t("change"), align: "end" },
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
