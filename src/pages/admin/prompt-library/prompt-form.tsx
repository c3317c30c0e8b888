import { type FormEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useAct } from "../shared/use-act.ts";

export interface PromptValues {
  title: string;
  content: string;
  category: string;
  imageUrl: string;
  language: "ar" | "en";
  isPublished: boolean;
  featured: boolean;
}

/** Adds a prompt, or changes the one with `id`. Saving closes the form and reads the list anew. */
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
  const { act, pending } = useAct();
  const [faults, setFaults] = useState<Record<string, string> | null>(null);
  const listId = useId();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = Object.fromEntries(form) as Record<string, string>;
    const answer = await act("save", {
      method: id === null ? "POST" : "PUT",
      path: id === null ? "/admin/prompts" : `/admin/prompts/${id}`,
      body: {
        ...typed,
        imageUrl: typed["imageUrl"] || null,
        isPublished: form.has("isPublished"),
        featured: form.has("featured"),
      },
      done: id === null ? t("created") : t("updated"),
      failed: t("failedSave"),
    });
    if (answer.ok) return onClose();
    setFaults(answer.fault.fields);
  }

  return (
    <Card as="section" className="mb-6">
      {faults ? (
        <Alert tone="error" className="mb-4">
          {t("failedSave")}
        </Alert>
      ) : null}
      <h2 className="mb-4 text-lg">{id === null ? t("newPrompt") : t("editPrompt")}</h2>
      <form onSubmit={save} className="grid gap-4 md:grid-cols-2">
        <Field label={t("fieldTitle")} error={faults?.["title"]}>
          <TextInput name="title" defaultValue={values.title} required maxLength={200} />
        </Field>
        <Field label={t("category")} error={faults?.["category"]}>
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
        <Field label={t("content")} error={faults?.["content"]} className="md:col-span-2">
          <TextArea
            name="content"
            rows={10}
            className="min-h-[calc(10lh+1.125rem)]"
            defaultValue={values.content}
            required
            maxLength={20_000}
          />
        </Field>
        <Field label={t("imageUrl")} optional error={faults?.["imageUrl"]}>
          <TextInput type="url" name="imageUrl" defaultValue={values.imageUrl} maxLength={2048} />
        </Field>
        <Field label={words("language")} error={faults?.["language"]}>
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
        <div className="flex flex-wrap gap-3 md:col-span-2">
          <Button type="submit" variant="primary" loading={pending === "save"}>
            {id === null ? t("create") : t("save")}
          </Button>
          <Button onClick={onClose}>{words("cancel")}</Button>
        </div>
      </form>
    </Card>
  );
}
