import { useTranslations } from "#i18n/translations.ts";
import { FoldedOptions } from "#tools/workspace/folded-options.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import type { DetectorDraft } from "./draft.ts";

/** When to speak of AI, and the language of the text. */
export function DetectorOptions({
  draft,
  onChange,
}: {
  draft: DetectorDraft;
  onChange: (change: Partial<DetectorDraft>) => void;
}) {
  const t = useTranslations("aiDetector");
  const sensitivities = (["careful", "balanced", "sensitive"] as const).map((value) => ({ value, label: t(value) }));
  const languages = [
    { value: "auto", label: t("languageAuto") },
    { value: "ar", label: t("languageAr") },
    { value: "en", label: t("languageEn") },
  ];
  const nameOf = (list: readonly { value: string; label: string }[], value: string) =>
    list.find((choice) => choice.value === value)?.label ?? "";
  return (
    <FoldedOptions
      summary={t("optionsSummary", {
        sensitivity: nameOf(sensitivities, draft.sensitivity),
        language: nameOf(languages, draft.textLanguage),
      })}
    >
      <Field label={t("sensitivity")}>
        <Select
          options={sensitivities}
          value={draft.sensitivity}
          onChange={(event) => onChange({ sensitivity: event.target.value as DetectorDraft["sensitivity"] })}
        />
      </Field>
      <Field label={t("textLanguage")}>
        <Select
          options={languages}
          value={draft.textLanguage}
          onChange={(event) => onChange({ textLanguage: event.target.value as DetectorDraft["textLanguage"] })}
        />
      </Field>
    </FoldedOptions>
  );
}
