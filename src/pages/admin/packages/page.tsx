import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { listAllPackages } from "#domain/packages/read.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Table } from "#ui/table.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { AdminFrame } from "#pages/admin/shared/admin-frame.tsx";
import { LoadFailed } from "#pages/admin/shared/load-failed.tsx";
import { readOrNull } from "#pages/admin/shared/read-or-null.ts";
import { useAddress } from "#pages/admin/shared/use-address.ts";
import { rowOf, type VersionRow as Row } from "./version-row.ts";
import { VersionLine } from "./version-line.tsx";
import { NEW_PACKAGE, PackageForm } from "./package-form.tsx";

export const meta = pageMeta("adminPackages");

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const versions = await readOrNull(page, () => listAllPackages(page.deps.db));
  return { versions: versions?.map((version) => rowOf(page.language, version)) ?? null };
}

export default function AdminPackagesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("adminPackages");
  const address = useAddress();
  const { versions } = loaderData;
  const form = address.get("form");
  const close = () => address.set({ form: "" });
  const edited = versions?.find((row) => String(row.id) === form);
  const copied = versions?.find((row) => `copy-${row.id}` === form);
  const names = [...new Set(versions?.map((row) => row.values.name))];
  return (
    <AdminFrame
      title={t("title")}
      lead={t("description")}
      actions={
        <Button variant="primary" icon="plus" onClick={() => address.set({ form: "new" })}>
          {t("newVersion")}
        </Button>
      }
    >
      {form === "new" || copied ? (
        <PackageForm
          key={form}
          id={null}
          values={copied?.values ?? NEW_PACKAGE}
          title={copied ? t("newVersionOf", { name: copied.values.name }) : t("newVersion")}
          onClose={close}
        />
      ) : null}
      {edited ? (
        <PackageForm
          key={form}
          id={edited.id}
          values={edited.values}
          title={t("editVersion", { name: edited.values.name, version: edited.version })}
          onClose={close}
          onCopy={edited.isSold ? () => address.set({ form: `copy-${edited.id}` }) : undefined}
        />
      ) : null}
      {versions === null ? <LoadFailed message={t("failedLoad")} /> : null}
      {versions?.length === 0 ? (
        <EmptyState
          title={t("empty")}
          action={
            <Button icon="plus" onClick={() => address.set({ form: "new" })}>
              {t("newVersion")}
            </Button>
          }
        >
          {t("emptyBody")}
        </EmptyState>
      ) : null}
      <div className="grid gap-8">
        {names.map((name) => (
          <PackageGroup
            key={name}
            name={name}
            rows={versions?.filter((row) => row.values.name === name) ?? []}
            onForm={(value) => address.set({ form: value })}
          />
        ))}
      </div>
    </AdminFrame>
  );
}

function PackageGroup({ name, rows, onForm }: { name: string; rows: readonly Row[]; onForm: (form: string) => void }) {
  const t = useTranslations("adminPackages");
  const active = rows.find((row) => row.isActive) ?? rows[0];
  return (
    <section className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="text-lg">
          <bdi>{active?.title}</bdi>
        </h2>
        <code className="text-soft">{name}</code>
        {active ? (
          <Button
            size="small"
            variant="quiet"
            icon="plus"
            className="ms-auto"
            onClick={() => onForm(`copy-${active.id}`)}
          >
            {t("newVersionOf", { name })}
          </Button>
        ) : null}
      </div>
      <Table
        dense
        caption={t("versions", { name })}
        columns={[
          { label: t("version"), className: "w-[8%]" },
          { label: t("status"), className: "w-[12%]" },
          { label: t("price"), className: "w-[20%]" },
          { label: t("credits"), className: "w-[9%]" },
          { label: t("validity"), className: "w-[11%]" },
          { label: t("priceId"), className: "w-[14%]" },
          { label: t("actions"), align: "end", className: "w-[26%]" },
        ]}
      >
        {rows.map((row) => (
          <VersionLine
            key={row.id}
            row={row}
            active={rows.find(({ isActive }) => isActive)}
            onEdit={() => onForm(String(row.id))}
          />
        ))}
      </Table>
    </section>
  );
}
