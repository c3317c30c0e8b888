import { useTranslations } from "#i18n/translations.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import type { CheckerDraft } from "./draft.ts";

interface Choice {
  value: string;
  label: string;
}

/** The fields of the finer settings; they come when somebody begins to use the form. */
export function CheckerFields({
  draft,
  onChange,
  errors,
  strictness,
  target,
}: {
  draft: CheckerDraft;
  onChange: (change: Partial<CheckerDraft>) => void;
  errors: Readonly<Record<string, string>>;
  strictness: readonly Choice[];
  target: readonly Choice[];
}) {
  const t = useTranslations("promptChecker");
  return (
    <>
      <Field label={t("strictness")}>
        <Select
          options={strictness}
          value={draft.strictness}
          onChange={(event) => onChange({ strictness: event.target.value as CheckerDraft["strictness"] })}
        />
      </Field>
      <Field label={t("target")}>
        <Select options={target} value={draft.target} onChange={(event) => onChange({ target: event.target.value })} />
      </Field>
      <Field label={t("badOutput")} error={errors["badOutput"]} className="sm:col-span-2">
        <TextArea rows={2} value={draft.badOutput} onChange={(event) => onChange({ badOutput: event.target.value })} />
      </Field>
    </>
  );
}
