import { useTranslations } from "#i18n/translations.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import type { ImageToTextDraft } from "./draft.ts";

type ChoiceName = "textLanguage" | "mode" | "diacritics" | "digits" | "engine";

interface Choice {
  value: string;
  label: string;
}

/** The fields of the finer settings; they come when somebody begins to use the form. */
export function ImageToTextFields({
  draft,
  onChange,
  choices,
}: {
  draft: ImageToTextDraft;
  onChange: (change: Partial<ImageToTextDraft>) => void;
  choices: Record<ChoiceName, Choice[]>;
}) {
  const t = useTranslations("imageToText");
  return (
    <>
      {(Object.keys(choices) as ChoiceName[]).map((choice) => (
        <Field key={choice} label={t(choice)}>
          <Select
            options={choices[choice]}
            value={draft[choice]}
            onChange={(event) => onChange({ [choice]: event.target.value })}
          />
        </Field>
      ))}
      <Checkbox
        label={t("joinLines")}
        checked={draft.joinLines}
        onChange={(event) => onChange({ joinLines: event.target.checked })}
      />
    </>
  );
}
