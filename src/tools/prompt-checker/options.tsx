import { useTranslations } from "use-intl";
import { Field } from "#ui/field.tsx";
import { FoldedOptions } from "#tools/bench/folded-options.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { CheckerDraft } from "./draft.ts";

const TARGET_NAMES: Record<string, string> = {
  chatgpt: "ChatGPT",
  claude: "Claude",
  gemini: "Gemini",
  deepseek: "DeepSeek",
};

/** How strict, for which assistant, and what went wrong so far. */
export function CheckerOptions({
  draft,
  onChange,
  errors,
}: {
  draft: CheckerDraft;
  onChange: (change: Partial<CheckerDraft>) => void;
  errors: Readonly<Record<string, string>>;
}) {
  const t = useTranslations("promptChecker");
  const strictness = [
    { value: "gentle", label: t("strictnessGentle") },
    { value: "normal", label: t("strictnessNormal") },
    { value: "strict", label: t("strictnessStrict") },
  ];
  const target = [
    { value: "any", label: t("targetAny") },
    ...Object.entries(TARGET_NAMES).map(([value, label]) => ({ value, label })),
  ];
  const nameOf = (list: typeof target, value: string) => list.find((choice) => choice.value === value)?.label ?? "";
  return (
    <FoldedOptions
      summary={t("optionsSummary", {
        strictness: nameOf(strictness, draft.strictness),
        target: nameOf(target, draft.target),
      })}
    >
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
      <Field label={t("question")} hint={t("questionHint")} error={errors["question"]} className="sm:col-span-2">
        <TextInput value={draft.question} onChange={(event) => onChange({ question: event.target.value })} />
      </Field>
      <Field label={t("badOutput")} error={errors["badOutput"]} className="sm:col-span-2">
        <TextArea rows={2} value={draft.badOutput} onChange={(event) => onChange({ badOutput: event.target.value })} />
      </Field>
    </FoldedOptions>
  );
}
