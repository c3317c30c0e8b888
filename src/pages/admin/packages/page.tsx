import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { listAllPackages } from "#domain/packages/read.ts";
import { Badge } from "#ui/marks/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Cell, Table } from "#ui/table.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { AdminFrame } from "#pages/admin/shared/admin-frame.tsx";
import { LoadFailed } from "#pages/admin/shared/load-failed.tsx";
import { readOrNull } from "#pages/admin/shared/read-or-null.ts";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import { useAddress } from "#pages/admin/shared/use-address.ts";
import { ActivationDialog } from "./activation-dialog.tsx";
import { rowOf, type VersionRow as Row } from "./version-row.ts";
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
          <VersionRow
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

function VersionRow({ row, active, onEdit }: { row: Row; active: Row | undefined; onEdit: () => void }) {
  const t = useTranslations("adminPackages");
  const words = useTranslations("admin");
  const { send, pending } = useApiChange();
  const [asks, setAsks] = useState(false);
  const [activates, setActivates] = useState(false);
  const path = `/admin/packages/${row.id}`;
  const title = `${row.values.name} – ${t("version")} ${row.version}`;

  async function remove() {
    const answer = await send("delete", { method: "DELETE", path, done: t("deleted"), failed: t("failedDelete") });
    if (!answer.ok) setAsks(false);
  }

  async function activate() {
    await send("activate", { path: `${path}/activation`, done: t("activated"), failed: t("failedActivate") });
    setActivates(false);
  }

  return (
    <tr>
      <Cell header>{row.version}</Cell>
      <Cell>{row.isActive ? <Badge tone="green">{t("active")}</Badge> : <Badge>{t("inactive")}</Badge>}</Cell>
      <Cell className="whitespace-nowrap">
        {row.priceShown} <span className="text-soft">{row.values.isRecurring ? t("recurring") : t("oneTime")}</span>
      </Cell>
      <Cell>{row.creditsShown}</Cell>
      <Cell className="whitespace-nowrap">{t(`duration.${row.values.durationUnit}`, { count: row.duration })}</Cell>
      <Cell>
        {row.priceIdShown ? (
          <code title={row.values.stripePriceId}>{row.priceIdShown}</code>
        ) : (
          <span className="text-soft">{t("noPriceId")}</span>
        )}
      </Cell>
      <Cell align="end">
        <div className="-my-1.5 flex justify-end gap-1">
          {row.isActive ? null : (
            <Button
              size="small"
              variant="quiet"
              aria-label={t("activateNamed", { name: title })}
              onClick={() => setActivates(true)}
            >
              {t("activate")}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            icon="edit"
            aria-label={words("editNamed", { name: title })}
            onClick={onEdit}
          >
            {words("edit")}
          </Button>
          {row.isActive || row.isSold ? null : (
            <Button
              size="small"
              variant="quiet"
              icon="trash"
              aria-label={words("deleteNamed", { name: title })}
              onClick={() => setAsks(true)}
            >
              {words("delete")}
            </Button>
          )}
        </div>
        <ActivationDialog
          open={activates}
          onClose={() => setActivates(false)}
          onConfirm={() => void activate()}
          loading={pending === "activate"}
          row={row}
          active={active}
        />
        <ConfirmDialog
          open={asks}
          onClose={() => setAsks(false)}
          onConfirm={() => void remove()}
          loading={pending === "delete"}
          title={t("confirmDelete")}
          confirmLabel={words("delete")}
        >
          <p className="text-base">
            <bdi>{title}</bdi>
          </p>
        </ConfirmDialog>
      </Cell>
    </tr>
  );
}
