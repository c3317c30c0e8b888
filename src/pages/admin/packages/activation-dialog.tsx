import { useTranslations } from "#i18n/translations.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import type { VersionRow } from "./version-row.ts";

/** Asks before another version is sold, and shows what changes for whom. */
export function ActivationDialog({
  open,
  onClose,
  onConfirm,
  loading,
  row,
  active,
}: {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  loading: boolean;
  row: VersionRow;
  /** The version sold today, if there is one. */
  active: VersionRow | undefined;
}) {
  const t = useTranslations("adminPackages");
  const words = useTranslations("ui");
  const lines = [
    { label: t("price"), of: (one: VersionRow) => one.priceShown },
    { label: t("credits"), of: (one: VersionRow) => one.creditsShown },
    {
      label: t("validity"),
      of: (one: VersionRow) => t(`duration.${one.values.durationUnit}`, { count: one.duration }),
    },
    { label: t("status"), of: (one: VersionRow) => (one.values.isRecurring ? t("recurring") : t("oneTime")) },
  ];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("confirmActivate", { version: row.version })}
      actions={
        <>
          <Button onClick={onClose}>{words("cancel")}</Button>
          <Button variant="primary" loading={loading} onClick={onConfirm}>
            {t("activate")}
          </Button>
        </>
      }
    >
      {open ? (
        <dl className="grid gap-2 text-base">
          {lines.map(({ label, of }) => (
            <div key={label} className="flex flex-wrap gap-x-3">
              <dt className="w-24 text-soft">{label}</dt>
              <dd>
                {active && of(active) !== of(row) ? (
                  <>
                    <del className="text-soft">{of(active)}</del>{" "}
                    <ins className="font-medium no-underline">{of(row)}</ins>
                  </>
                ) : (
                  of(row)
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="mt-4 text-base">{row.values.isRecurring ? t("activateForSubscribers") : t("activateForClaims")}</p>
    </Dialog>
  );
}
