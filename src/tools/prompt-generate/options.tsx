import { useTranslations } from "#i18n/translations.ts";
import { FoldedOptions } from "#tools/workspace/folded-options.tsx";
import { later } from "#tools/workspace/later.tsx";
import type { GeneratorDraft } from "./draft.ts";

const GeneratorFields = later(() => import("./option-fields.tsx").then((module) => module.GeneratorFields));

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
      <GeneratorFields draft={draft} onChange={onChange} errors={errors} choices={choices} />
    </FoldedOptions>
  );
}

function useChoices() {
  const t = useTranslations("promptGenerate");
  const workspace = useTranslations("workspace");
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
      { value: "", label: workspace("notSet") },
      { value: "msa", label: t("varietyMsa") },
      { value: "simple-msa", label: t("varietySimple") },
      { value: "egy", label: t("varietyEgy") },
      { value: "glf", label: t("varietyGlf") },
      { value: "lev", label: t("varietyLev") },
      { value: "mgr", label: t("varietyMgr") },
    ],
  };
}
