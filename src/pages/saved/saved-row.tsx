import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { callApi } from "#browser/call-api.ts";
import { blanksOf, fillPlaceholders } from "#tools/workspace/fill-placeholders.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { BlankArea } from "#ui/fields/blank-area.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { ExportOne } from "./export/export-menus.tsx";
import { useToast } from "#ui/overlays/toast.tsx";

interface SavedRowProps {
  prompt: { id: string; title: string; content: string; tags: string[]; at: string; when: string };
  onRemove: () => void;
  onChanged: () => void;
}

/** One kept prompt: its text when opened, its name, tags and text to edit. */
export function SavedRow({ prompt, onRemove, onChanged }: SavedRowProps) {
  const t = useTranslations("saved");
  const { language } = useLanguage();
  const toast = useToast();
  const [edits, setEdits] = useState(false);
  const [draft, setDraft] = useState({ title: prompt.title, tags: prompt.tags.join("، "), content: prompt.content });
  const [values, setValues] = useState<Record<string, string>>({});
  const blanks = blanksOf(prompt.content);
  const filled = fillPlaceholders(prompt.content, values);
  async function save() {
    const body = { title: draft.title, content: draft.content, tags: draft.tags.split(/[,،]/) };
    const answer = await callApi(language, "PUT", `/saved/${prompt.id}`, body);
    if (!answer.ok) return toast(answer.fault.message || t("changeFailed"), "error");
    toast(t("changed"));
    setEdits(false);
    onChanged();
  }
  return (
    <li className="flex items-start gap-3 py-3">
      <details className="group/row min-w-0 grow">
        <summary className="flex min-h-11 items-start gap-2">
          <Icon
            name="chevron-end"
            size={18}
            className="mt-1.5 text-soft group-open/row:rotate-90 rtl:group-open/row:-rotate-90"
          />
          <span className="min-w-0">
            <span className="block truncate font-medium">
              <bdi>{prompt.title}</bdi>
            </span>
            <span className="flex flex-wrap items-center gap-2 text-sm text-soft">
              <time dateTime={prompt.at}>{prompt.when}</time>
              {prompt.tags.map((tag) => (
                <Badge key={tag}>
                  <bdi>{tag}</bdi>
                </Badge>
              ))}
            </span>
          </span>
        </summary>
        <div className="flex flex-col gap-4 pt-3 pb-2">
          {edits ? (
            <form
              className="flex flex-col gap-4"
              onSubmit={(event) => {
                event.preventDefault();
                void save();
              }}
            >
              <Field label={t("name")}>
                <TextInput
                  required
                  maxLength={200}
                  value={draft.title}
                  onChange={(event) => setDraft({ ...draft, title: event.target.value })}
                />
              </Field>
              <Field label={t("tags")}>
                <TextInput value={draft.tags} onChange={(event) => setDraft({ ...draft, tags: event.target.value })} />
              </Field>
              <Field label={t("text")}>
                <TextArea
                  required
                  rows={8}
                  value={draft.content}
                  onChange={(event) => setDraft({ ...draft, content: event.target.value })}
                />
              </Field>
              <div>
                <Button type="submit" variant="primary">
                  {t("saveChanges")}
                </Button>
              </div>
            </form>
          ) : (
            <>
              <Blanks
                names={blanks}
                values={values}
                onChange={(name, value) => setValues({ ...values, [name]: value })}
              />
              <AutoDirText text={filled} />
              <div className="flex flex-wrap gap-2">
                <CopyButton text={filled} size="small" />
                <Button size="small" icon="edit" onClick={() => setEdits(true)}>
                  {t("rename")}
                </Button>
                <ExportOne prompt={prompt} />
              </div>
            </>
          )}
        </div>
      </details>
      <IconButton icon="trash" label={t("remove", { title: prompt.title })} onClick={onRemove} />
    </li>
  );
}

/** The blanks of a prompt as a small form: what is typed is in the text, and in what is copied. */
function Blanks({
  names,
  values,
  onChange,
}: {
  names: readonly string[];
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}) {
  const t = useTranslations("saved");
  if (names.length === 0) return null;
  return (
    <fieldset className="rounded-control border border-line bg-sunk p-4">
      <legend className="sr-only">{t("blanks")}</legend>
      <p className="mb-3 text-sm text-soft">{t("blanksHint")}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {names.map((name) => (
          <Field key={name} label={<bdi>{name}</bdi>}>
            <BlankArea value={values[name] ?? ""} onChange={(event) => onChange(name, event.target.value)} />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
