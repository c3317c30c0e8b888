import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { AdminForm } from "#pages/admin/shared/admin-form.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";

/** Writes an issue; a trial goes to the administrator alone and leaves the form open. One form is one issue, however often it is sent. */
export function IssueForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations("adminNewsletter");
  const words = useTranslations("admin");
  const { language } = useLanguage();
  const { send } = useApiChange();
  const [id] = useState(() => crypto.randomUUID());
  const [isTrial, setTrial] = useState(true);

  function save(form: FormData) {
    const body = { ...Object.fromEntries(form), id, isTrial };
    return send("send", { path: "/admin/newsletter/issues", body, done: isTrial ? t("tried") : t("sent") });
  }

  return (
    <AdminForm
      title={t("newIssue")}
      submitLabel={t("send")}
      failed={t("failed")}
      save={save}
      onClose={() => (isTrial ? setTrial(false) : onClose())}
    >
      {(faults) => (
        <>
          <Field label={t("subject")} error={faults["subject"]}>
            <TextInput name="subject" required maxLength={200} />
          </Field>
          <Field label={words("language")} error={faults["language"]}>
            <Select
              name="language"
              defaultValue={language}
              options={[
                { value: "ar", label: words("arabic") },
                { value: "en", label: words("english") },
              ]}
            />
          </Field>
          <Field label={t("text")} hint={t("textHint")} error={faults["text"]} className="md:col-span-2">
            <TextArea name="text" required rows={10} maxLength={20_000} />
          </Field>
          <Field label={t("action")} error={faults["action"]} optional>
            <TextInput name="action" maxLength={60} />
          </Field>
          <Field label={t("path")} hint={t("pathHint")} error={faults["path"]} optional>
            <TextInput code name="path" maxLength={500} />
          </Field>
          <Checkbox
            label={t("trial")}
            checked={isTrial}
            onChange={(event) => setTrial(event.target.checked)}
            className="md:col-span-2"
          />
        </>
      )}
    </AdminForm>
  );
}
