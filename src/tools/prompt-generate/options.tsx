import { useTranslations } from "use-intl";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { FoldedOptions } from "#tools/bench/folded-options.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { GeneratorDraft } from "./draft.ts";

interface OptionsProps {
  draft: GeneratorDraft;
  onChange: (change: Partial<GeneratorDraft>) => void;
  errors: Readonly<Record<string, string>>;
}

/** The finer settings, folded under a line that says what is set; the defaults serve most people. */
export function GeneratorOptions({ draft, onChange, errors }: OptionsProps) {
  const t = useTranslations("promptGenerate");
  const choices = useChoices();
  const nameOf = (list: readonly { value: string; label: string }[], value: string) =>
    list.find((choice) => choice.value === value)?.label ?? "";
  const summary = t("optionsSummary", {
    detail: nameOf(choices.detail, draft.detail),
    outputType: nameOf(choices.outputType, draft.outputType),
  });
  return (
    <FoldedOptions summary={summary}>
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
    </FoldedOptions>
  );
}

function useChoices() {
  const t = useTranslations("promptGenerate");
  const bench = useTranslations("bench");
  return {
    detail: [
      { value: "short", label: t("detailShort") },
      { value: "standard", label: t("detailStandard") },
      { value: "full", label: t("detailFull") },
    ],
    outputType: [
      { value: "text", label: t("outputText") },
      { value: "code", label: t("outputCode") },
      { value: "image", label: t("outputImage") },
      { value: "video", label: t("outputVideo") },
      { value: "agent", label: t("outputAgent") },
    ],
    variety: [
      { value: "", label: bench("notSet") },
      { value: "msa", label: t("varietyMsa") },
      { value: "simple-msa", label: t("varietySimple") },
      { value: "egy", label: t("varietyEgy") },
      { value: "glf", label: t("varietyGlf") },
      { value: "lev", label: t("varietyLev") },
      { value: "mgr", label: t("varietyMgr") },
    ],
  };
}
