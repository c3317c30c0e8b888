import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Badge } from "#ui/marks/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { Cell } from "#ui/table.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import { ActivationDialog } from "./activation-dialog.tsx";
import type { VersionRow as Row } from "./version-row.ts";

/** One version in its table, with what can be done to it. */
export function VersionLine({ row, active, onEdit }: { row: Row; active: Row | undefined; onEdit: () => void }) {
  const t = useTranslations("adminPackages");
  const words = useTranslations("admin");
  const { send, pending } = useApiChange();
  const [asks, setAsks] = useState(false);
  const [activates, setActivates] = useState(false);
  const [asksOff, setAsksOff] = useState(false);
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

  async function takeOffSale() {
    await send("off", { method: "DELETE", path: `${path}/activation`, done: t("offSale"), failed: t("failedOffSale") });
    setAsksOff(false);
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
        <PriceId row={row} />
      </Cell>
      <Cell align="end">
        <div className="-my-1.5 flex justify-end gap-1">
          {row.isActive ? (
            <Button
              size="small"
              variant="quiet"
              aria-label={t("takeOffSaleNamed", { name: title })}
              onClick={() => setAsksOff(true)}
            >
              {t("takeOffSale")}
            </Button>
          ) : (
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
          open={asksOff}
          onClose={() => setAsksOff(false)}
          onConfirm={() => void takeOffSale()}
          loading={pending === "off"}
          title={t("confirmOffSale", { version: row.version })}
          confirmLabel={t("takeOffSale")}
        >
          <p className="text-base">{t("offSaleBody")}</p>
        </ConfirmDialog>
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

/** The id a version is bought by, and in red what the provider takes for it where that is not what is shown. */
function PriceId({ row }: { row: Row }) {
  const t = useTranslations("adminPackages");
  return (
    <>
      {row.priceIdShown ? (
        <code title={row.values.stripePriceId}>{row.priceIdShown}</code>
      ) : (
        <span className="text-soft">{t("noPriceId")}</span>
      )}
      {row.chargedShown ? (
        <span className="block text-red">
          {row.chargedShown.sum === ""
            ? t("chargedNothing")
            : t("charged", {
                sum: row.chargedShown.sum,
                rhythm: t(`rhythm.${row.chargedShown.interval}`, { count: row.chargedShown.count }),
              })}
        </span>
      ) : null}
    </>
  );
}
