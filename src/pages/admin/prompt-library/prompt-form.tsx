import type { Language } from "#i18n/language.ts";
import { useId, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { AdminForm } from "#pages/admin/shared/admin-form.tsx";
import { PictureField } from "#pages/admin/shared/fields/picture-field.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";

export interface PromptValues {
  title: string;
  content: string;
  category: string;
  imageUrl: string;
  language: Language;
  isPublished: boolean;
  featured: boolean;
}

/** Adds a prompt, or changes the one with `id`. Saving closes the form and reads the list again. */
export function PromptForm({
  id,
  values,
  categories,
  onClose,
}: {
  id: number | null;
  values: PromptValues;
  categories: readonly string[];
  onClose: () => void;
}) {
  const t = useTranslations("adminLibrary");
  const words = useTranslations("admin");
  const { send } = useApiChange();
  const listId = useId();
  const [imageUrl, setImageUrl] = useState(values.imageUrl);

  function save(form: FormData) {
    const typed = Object.fromEntries(form) as Record<string, string>;
    return send("save", {
      method: id === null ? "POST" : "PUT",
      path: id === null ? "/admin/prompts" : `/admin/prompts/${id}`,
      body: {
        ...typed,
        imageUrl: typed["imageUrl"] || null,
        isPublished: form.has("isPublished"),
        featured: form.has("featured"),
      },
      done: id === null ? t("created") : t("updated"),
    });
  }

  return (
    <AdminForm
      title={id === null ? t("newPrompt") : t("editPrompt")}
      submitLabel={id === null ? t("create") : t("save")}
      failed={t("failedSave")}
      save={save}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <Field label={t("fieldTitle")} error={faults["title"]}>
            <TextInput name="title" defaultValue={values.title} required maxLength={200} />
          </Field>
          <Field label={t("category")} error={faults["category"]}>
            <TextInput
              name="category"
              defaultValue={values.category}
              required
              maxLength={80}
              list={listId}
              autoComplete="off"
            />
          </Field>
          <datalist id={listId}>
            {categories.map((category) => (
              <option key={category} value={category} />
            ))}
          </datalist>
          <Field label={t("content")} error={faults["content"]} className="md:col-span-2">
            <TextArea name="content" rows={10} defaultValue={values.content} required maxLength={20_000} />
          </Field>
          <PictureField
            use="library"
            label={t("imageUrl")}
            value={imageUrl}
            fault={faults["imageUrl"]}
            onChange={setImageUrl}
            isShown
          />
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
          <Checkbox name="isPublished" label={t("publishNow")} defaultChecked={values.isPublished} />
          <Checkbox name="featured" label={t("featuredNow")} defaultChecked={values.featured} />
        </>
      )}
    </AdminForm>
  );
}
