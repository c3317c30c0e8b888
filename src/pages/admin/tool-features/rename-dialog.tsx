import { type FormEvent, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import type { FeatureRow } from "./read-features-page.ts";

/** Changes what menus and the tool's page call a feature. */
export function RenameDialog({
  feature,
  open,
  onClose,
}: {
  feature: Pick<FeatureRow, "id" | "displayName">;
  open: boolean;
  onClose: () => void;
}) {
  const t = useTranslations("adminFeatures");
  const { send, pending } = useApiChange();
  const [fault, setFault] = useState<string | undefined>(undefined);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    const path = `/admin/features/${feature.id}`;
    const answer = await send("rename", { method: "PUT", path, body, done: t("renamed"), failed: t("failedRename") });
    setFault(answer.ok ? undefined : answer.fault.fields["displayName"]);
    if (answer.ok) onClose();
  }

  return (
    <Dialog open={open} onClose={onClose} title={t("rename")}>
      <form onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
        <Field label={t("displayName")} error={fault}>
          <TextInput name="displayName" required maxLength={100} defaultValue={feature.displayName} />
        </Field>
        <div className="flex justify-end">
          <Button variant="primary" type="submit" disabled={pending !== null}>
            {t("saveName")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
