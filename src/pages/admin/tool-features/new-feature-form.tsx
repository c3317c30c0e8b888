import { useId } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { AdminForm } from "#pages/admin/shared/admin-form.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";

/** A tool's feature in a language; all three fields are needed. `freeNames` are those that no feature has yet. */
export function NewFeatureForm({ freeNames, onClose }: { freeNames: readonly string[]; onClose: () => void }) {
  const t = useTranslations("adminFeatures");
  const { send } = useApiChange();
  const listId = useId();
  const create = (form: FormData) =>
    send("create", { path: "/admin/features", body: Object.fromEntries(form), done: t("created") });

  return (
    <AdminForm
      title={t("newFeature")}
      submitLabel={t("create")}
      failed={t("failedCreate")}
      save={create}
      onClose={onClose}
    >
      {(faults) => (
        <>
          {freeNames.length === 0 ? (
            <Alert live={false} className="md:col-span-2">
              {t("noFreeName")}
            </Alert>
          ) : null}
          <Field label={t("name")} hint={t("nameHint")} error={faults["name"]}>
            <TextInput code name="name" required maxLength={60} list={listId} autoComplete="off" />
          </Field>
          <datalist id={listId}>
            {freeNames.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Field label={t("displayName")} error={faults["displayName"]}>
            <TextInput name="displayName" required maxLength={100} />
          </Field>
          <Field
            label={t("promptContent")}
            hint={t("draftHint")}
            error={faults["promptContent"]}
            className="md:col-span-2"
          >
            <TextArea name="promptContent" rows={8} required maxLength={40_000} />
          </Field>
        </>
      )}
    </AdminForm>
  );
}
