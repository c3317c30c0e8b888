import { useTranslations } from "#i18n/translations.ts";
import { ProfileChip } from "#tools/workspace/profile/with-profile.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import type { CheckerDraft } from "./draft.ts";
import { QUESTION_LIMIT } from "./limits.ts";

/** What the person expects of the prompt, in their own words; who reads the answer may come from the profile. */
export function Expectation({
  draft: { question },
  onChange,
  errors,
}: {
  draft: CheckerDraft;
  onChange: (change: Partial<CheckerDraft>) => void;
  errors: Readonly<Record<string, string>>;
}) {
  const t = useTranslations("promptChecker");
  return (
    <>
      <Field label={t("question")} hint={t("questionHint")} error={errors["question"]} optional className="mt-4">
        <TextInput value={question} onChange={(event) => onChange({ question: event.target.value })} />
      </Field>
      <ProfileChip
        subjects={["customers"]}
        value={question}
        limit={QUESTION_LIMIT}
        as="named"
        onUse={(next) => onChange({ question: next })}
      />
    </>
  );
}
