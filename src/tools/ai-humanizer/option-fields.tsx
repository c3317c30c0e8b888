import { useTranslations } from "#i18n/translations.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import type { HumanizerDraft } from "./draft.ts";

interface Choice {
  value: string;
  label: string;
}

/** The fields of the finer settings; they come when somebody begins to use the form. */
export function HumanizerFields({
  draft,
  onChange,
  errors,
  strength,
  register,
}: {
  draft: HumanizerDraft;
  onChange: (change: Partial<HumanizerDraft>) => void;
  errors: Readonly<Record<string, string>>;
  strength: readonly Choice[];
  register: readonly Choice[];
}) {
  const t = useTranslations("aiHumanizer");
  return (
    <>
      {strength.length > 0 ? (
        <Field label={t("strength")}>
          <Select
            options={strength}
            value={draft.strength}
            onChange={(event) => onChange({ strength: event.target.value })}
          />
        </Field>
      ) : null}
      <Field label={t("register")}>
        <Select
          options={register}
          value={draft.register}
          onChange={(event) => onChange({ register: event.target.value })}
        />
      </Field>
      <Field label={t("keep")} hint={t("keepHint")} error={errors["keep"]}>
        <TextInput value={draft.keep} onChange={(event) => onChange({ keep: event.target.value })} />
      </Field>
      <Field label={t("sample")} hint={t("sampleHint")} error={errors["sample"]} className="sm:col-span-2">
        <TextArea rows={3} value={draft.sample} onChange={(event) => onChange({ sample: event.target.value })} />
      </Field>
    </>
  );
}
