import { useTranslations } from "#i18n/translations.ts";
import { FACT_NAME_LIMIT, FACT_WORDS_LIMIT } from "#domain/profile/rules.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";

export interface FactDraft {
  name: string;
  words: string;
}

/** The two fields of a fact. */
export function FactFields({
  draft,
  errors,
  onChange,
  hasHints = false,
}: {
  draft: FactDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (draft: FactDraft) => void;
  hasHints?: boolean;
}) {
  const t = useTranslations("profile");
  return (
    <>
      <Field label={t("name")} hint={hasHints ? t("nameHint") : undefined} error={errors["name"]}>
        <TextInput
          required
          maxLength={FACT_NAME_LIMIT}
          value={draft.name}
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
      </Field>
      <Field label={t("words")} hint={hasHints ? t("wordsHint") : undefined} error={errors["words"]}>
        <TextArea
          required
          rows={2}
          maxLength={FACT_WORDS_LIMIT}
          value={draft.words}
          onChange={(event) => onChange({ ...draft, words: event.target.value })}
        />
      </Field>
    </>
  );
}
