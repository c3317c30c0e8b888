import type { Language } from "#i18n/language.ts";
import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { AdminForm } from "#pages/admin/shared/admin-form.tsx";
import { PictureField } from "#pages/admin/shared/fields/picture-field.tsx";
import { isoOf, MomentField } from "#pages/admin/shared/fields/moment-field.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import { BannerPreview } from "./banner-preview.tsx";

export interface BannerValues {
  title: string;
  imageUrl: string;
  linkUrl: string;
  language: Language;
  isActive: boolean;
  /** ISO, or empty for no limit. */
  showFrom: string;
  showTo: string;
}

export const NEW_BANNER: BannerValues = {
  title: "",
  imageUrl: "",
  linkUrl: "",
  language: "ar",
  isActive: true,
  showFrom: "",
  showTo: "",
};

/** Makes a banner, or changes the one with `id`; shows how it will look in both directions. */
export function BannerForm({ id, values, onClose }: { id: number | null; values: BannerValues; onClose: () => void }) {
  const t = useTranslations("adminBanners");
  const words = useTranslations("admin");
  const { send } = useApiChange();
  const [preview, setPreview] = useState({ title: values.title, imageUrl: values.imageUrl });

  function save(form: FormData) {
    const typed = Object.fromEntries(form) as Record<string, string>;
    return send("save", {
      method: id === null ? "POST" : "PUT",
      path: id === null ? "/admin/banners" : `/admin/banners/${id}`,
      body: {
        ...typed,
        isActive: form.has("isActive"),
        showFrom: isoOf(typed["showFrom"]),
        showTo: isoOf(typed["showTo"]),
      },
      done: id === null ? t("created") : t("updated"),
    });
  }

  return (
    <AdminForm
      title={id === null ? t("newBanner") : t("editBanner")}
      submitLabel={id === null ? t("create") : t("save")}
      failed={t("failedSave")}
      save={save}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <Field label={t("fieldTitle")} hint={t("fieldTitleHint")} error={faults["title"]} className="md:col-span-2">
            <TextInput
              name="title"
              defaultValue={values.title}
              required
              maxLength={200}
              onChange={({ target }) => setPreview((current) => ({ ...current, title: target.value }))}
            />
          </Field>
          <PictureField
            use="banner"
            label={t("imageUrl")}
            hint={t("imageUrlHint")}
            value={preview.imageUrl}
            required
            fault={faults["imageUrl"]}
            onChange={(imageUrl) => setPreview((current) => ({ ...current, imageUrl }))}
          />
          <Field label={t("linkUrl")} error={faults["linkUrl"]}>
            <TextInput type="url" name="linkUrl" defaultValue={values.linkUrl} required maxLength={2048} />
          </Field>
          <Field label={words("language")} error={faults["language"]}>
            <Select
              name="language"
              defaultValue={values.language}
              options={[
                { value: "ar", label: words("arabic") },
                { value: "en", label: words("english") },
              ]}
            />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <MomentField
              name="showFrom"
              label={t("showFrom")}
              hint={t("scheduleHint")}
              value={values.showFrom}
              fault={faults["showFrom"]}
            />
            <MomentField
              name="showTo"
              label={t("showTo")}
              hint={t("scheduleHint")}
              value={values.showTo}
              fault={faults["showTo"]}
            />
          </div>
          <Checkbox name="isActive" label={t("isActive")} defaultChecked={values.isActive} className="md:col-span-2" />
          <BannerPreview title={preview.title} imageUrl={preview.imageUrl} />
        </>
      )}
    </AdminForm>
  );
}
