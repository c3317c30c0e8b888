import { useTranslations } from "#i18n/translations.ts";
import { NOTICE_CHARACTERS, NOTICE_KINDS } from "#domain/notices/rules.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { AdminForm } from "#pages/admin/shared/admin-form.tsx";
import { isoOf, MomentField } from "#pages/admin/shared/fields/moment-field.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";

export interface NoticeValues {
  id: number | null;
  kind: string;
  textAr: string;
  textEn: string;
  /** ISO, or empty for no limit. */
  showFrom: string;
  showTo: string;
}

export const NEW_NOTICE: NoticeValues = { id: null, kind: "info", textAr: "", textEn: "", showFrom: "", showTo: "" };

/** Makes a notice, or changes the one with an id. */
export function NoticeForm({ values, onClose }: { values: NoticeValues; onClose: () => void }) {
  const t = useTranslations("adminNotices");
  const words = useTranslations("admin");
  const { send } = useApiChange();
  const { id } = values;

  function save(form: FormData) {
    const typed = Object.fromEntries(form) as Record<string, string>;
    return send("save", {
      method: id === null ? "POST" : "PUT",
      path: id === null ? "/admin/notices" : `/admin/notices/${id}`,
      body: { ...typed, showFrom: isoOf(typed["showFrom"]), showTo: isoOf(typed["showTo"]) },
      done: id === null ? t("created") : t("updated"),
    });
  }

  return (
    <AdminForm
      title={id === null ? t("newNotice") : t("editNotice")}
      submitLabel={words("save")}
      failed={t("failedSave")}
      save={save}
      onClose={onClose}
    >
      {(faults) => (
        <>
          {(["textAr", "textEn"] as const).map((name) => (
            <Field key={name} label={t(name)} hint={t("textHint")} error={faults[name]}>
              <TextArea
                name={name}
                rows={2}
                dir={name === "textAr" ? "rtl" : "ltr"}
                defaultValue={values[name]}
                required
                maxLength={NOTICE_CHARACTERS}
              />
            </Field>
          ))}
          <MomentField
            name="showFrom"
            label={t("showFrom")}
            hint={t("fromHint")}
            value={values.showFrom}
            fault={faults["showFrom"]}
          />
          <MomentField
            name="showTo"
            label={t("showTo")}
            hint={t("toHint")}
            value={values.showTo}
            fault={faults["showTo"]}
          />
          <Field label={t("kind")} error={faults["kind"]}>
            <Select
              name="kind"
              defaultValue={values.kind}
              options={NOTICE_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            />
          </Field>
        </>
      )}
    </AdminForm>
  );
}
