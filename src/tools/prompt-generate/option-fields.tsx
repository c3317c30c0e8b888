import { useTranslations } from "#i18n/translations.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import type { GeneratorDraft } from "./draft.ts";

type Chosen = "detail" | "outputType" | "variety";

/** The fields of the finer settings; they come when somebody begins to use the form. */
export function GeneratorFields({
  draft,
  onChange,
  errors,
  choices,
}: {
  draft: GeneratorDraft;
  onChange: (change: Partial<GeneratorDraft>) => void;
  errors: Readonly<Record<string, string>>;
  choices: Record<Chosen, { value: string; label: string }[]>;
}) {
  const t = useTranslations("promptGenerate");
  return (
    <>
      {(["detail", "outputType", "variety"] as const).map((name) => (
        <Field key={name} label={t(name)} error={errors[name]}>
          <Select
            options={choices[name]}
            value={draft[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        </Field>
      ))}
      {(["tone", "format", "length", "answerLanguage", "audience"] as const).map((name) => (
        <Field key={name} label={t(name)} hint={t(`${name}Hint`)} error={errors[name]}>
          <TextInput value={draft[name]} onChange={(event) => onChange({ [name]: event.target.value })} />
        </Field>
      ))}
      {(["context", "constraints", "examples"] as const).map((name) => (
        <Field
          key={name}
          label={name === "examples" ? t("sampleText") : t(name)}
          error={errors[name]}
          className="sm:col-span-2"
        >
          <TextArea rows={2} value={draft[name]} onChange={(event) => onChange({ [name]: event.target.value })} />
        </Field>
      ))}
      <Checkbox
        className="sm:col-span-2"
        label={t("askFirst")}
        checked={draft.askFirst}
        onChange={(event) => onChange({ askFirst: event.target.checked })}
      />
    </>
  );
}
