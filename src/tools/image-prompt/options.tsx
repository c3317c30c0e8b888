import { useTranslations } from "#i18n/translations.ts";
import type { PICKER } from "#engines/media/picker-terms.ts";
import { FoldedOptions } from "#tools/workspace/folded-options.tsx";
import { later } from "#tools/workspace/later.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { type ImageDraft, MODEL_LABELS } from "./draft.ts";

interface OptionsProps {
  draft: ImageDraft;
  onChange: (change: Partial<ImageDraft>) => void;
  errors: Readonly<Record<string, string>>;
  /** Null until the tables are here. */
  picker: typeof PICKER | null;
}

const ImageFields = later(() => import("./option-fields.tsx").then((module) => module.ImageFields));

/** The model at hand, the finer settings folded; each offers what the chosen model can do. */
export function ImageOptions({ draft, onChange, errors, picker }: OptionsProps) {
  const t = useTranslations("imagePrompt");
  const detail = { short: t("detailShort"), standard: t("detailStandard"), rich: t("detailRich") };
  const models = [
    { value: "any", label: t("modelAny") },
    ...(["known", "other"] as const).flatMap((group) =>
      Object.entries(MODEL_LABELS[group]).map(([value, label]) => ({ value, label, group: t(`models.${group}`) })),
    ),
  ];
  /** A ratio that the new model does not offer is not kept. */
  const chooseModel = (model: string) => {
    const offered = picker?.imageModels.find(({ id }) => id === model)?.ratios ?? [];
    onChange({
      model,
      ...(draft.aspectRatio !== "" && !offered.includes(draft.aspectRatio) ? { aspectRatio: "" } : {}),
    });
  };
  return (
    <>
      <Field label={t("model")} className="mt-4" error={errors["model"]}>
        <Select options={models} value={draft.model} onChange={(event) => chooseModel(event.target.value)} />
      </Field>
      <FoldedOptions
        summary={t("optionsSummary", {
          detail: detail[draft.detail as "short"],
          ratio: draft.aspectRatio || t("ratioAuto"),
        })}
      >
        <ImageFields draft={draft} onChange={onChange} errors={errors} picker={picker} detail={detail} />
      </FoldedOptions>
    </>
  );
}
