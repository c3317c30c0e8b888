import { useTranslations } from "#i18n/translations.ts";
import { FoldedOptions } from "#tools/workspace/folded-options.tsx";
import { later } from "#tools/workspace/later.tsx";
import type { CheckerDraft } from "./draft.ts";

const CheckerFields = later(() => import("./option-fields.tsx").then((module) => module.CheckerFields));

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
      <CheckerFields draft={draft} onChange={onChange} errors={errors} strictness={strictness} target={target} />
    </FoldedOptions>
  );
}
