import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { IconButton } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import type { FeatureRow } from "./read-features-page.ts";

/** Deletes a feature that never ran, after a question; its name is then free for a new one. */
export function DeleteFeature({ feature }: { feature: Pick<FeatureRow, "id" | "name" | "displayName"> }) {
  const t = useTranslations("adminFeatures");
  const words = useTranslations("admin");
  const { send, pending } = useApiChange();
  const [asks, setAsks] = useState(false);

  async function remove() {
    const path = `/admin/features/${feature.id}`;
    const answer = await send("delete", { method: "DELETE", path, done: t("deleted"), failed: t("failedDelete") });
    if (!answer.ok) setAsks(false);
  }

  return (
    <>
      <IconButton
        icon="trash"
        label={words("deleteNamed", { name: feature.displayName })}
        onClick={() => setAsks(true)}
      />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void remove()}
        loading={pending === "delete"}
        title={t("deleteQuestion", { name: feature.displayName })}
        confirmLabel={words("delete")}
      >
        <p className="text-base">{t("deleteBody")}</p>
      </ConfirmDialog>
    </>
  );
}
