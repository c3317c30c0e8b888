import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Badge } from "#ui/marks/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import type { PersonDetails } from "./read-users-page.ts";

/** For somebody who lost phone and codes. Not for the administrator's own account, which proves itself on its own page. */
export function SecondFactor({ person }: { person: PersonDetails }) {
  const t = useTranslations("adminUsers");
  const { send, pending } = useApiChange();
  const [asks, setAsks] = useState(false);
  if (person.isAdministrator) return null;

  async function turnOff() {
    await send("two-factor", {
      method: "DELETE",
      path: `/admin/users/${person.id}/two-factor`,
      done: t("twoFactorDone"),
      failed: t("failedTwoFactor"),
    });
    setAsks(false);
  }

  return (
    <Card as="section" className="mt-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-base font-medium">{t("twoFactor")}</h2>
        {person.twoFactor ? <Badge tone="green">{t("twoFactorOn")}</Badge> : <Badge>{t("twoFactorOff")}</Badge>}
      </div>
      {person.twoFactor ? (
        <>
          <p className="mt-2 mb-4 text-soft">{t("twoFactorBody")}</p>
          <Button size="small" variant="danger" onClick={() => setAsks(true)}>
            {t("turnOffTwoFactor")}
          </Button>
        </>
      ) : null}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void turnOff()}
        loading={pending === "two-factor"}
        title={t("confirmTwoFactor")}
        confirmLabel={t("turnOffTwoFactor")}
      >
        <p className="text-base">
          <bdi dir="ltr">{person.email}</bdi>
        </p>
      </ConfirmDialog>
    </Card>
  );
}
