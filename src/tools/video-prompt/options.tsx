import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { FoldedOptions } from "#tools/workspace/folded-options.tsx";
import { later } from "#tools/workspace/later.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Dialogue } from "./dialogue.tsx";
import { MODEL_LABELS, type VideoDraft } from "./draft.ts";
import type { VideoEngine } from "./use-video-engine.ts";

interface OptionsProps {
  draft: VideoDraft;
  onChange: (change: Partial<VideoDraft>) => void;
  errors: Readonly<Record<string, string>>;
  /** Null until the tables are here. */
  engine: VideoEngine | null;
}

/** Lengths beyond one clip are split; these are offered besides the model's own. */
const LONGER = [20, 30, 45, 60];
const VideoFields = later(() => import("./option-fields.tsx").then((module) => module.VideoFields));

/** The model at hand, dialogue, and the finer settings folded; each offers what the chosen model can do. */
export function VideoOptions({ draft, onChange, errors, engine }: OptionsProps) {
  const t = useTranslations("videoPrompt");
  const { language } = useLanguage();
  const offered = offeredBy(draft.model, engine);
  const models = [
    { value: "any", label: t("modelAny") },
    ...(["known", "other"] as const).flatMap((group) =>
      Object.entries(MODEL_LABELS[group]).map(([value, label]) => ({
        value,
        label: value === "sora" ? `${label} (${t("soraClosed")})` : label,
        group: t(`models.${group}`),
      })),
    ),
  ];
  const seconds = (value: number | string) => t("durationSeconds", { seconds: formatNumber(language, Number(value)) });
  /** A length or ratio that the new model does not make is not kept. */
  const chooseModel = (model: string) => {
    const next = offeredBy(model, engine);
    onChange({
      model,
      ...(next.seconds.includes(Number(draft.duration)) ? {} : { duration: "" }),
      ...(next.ratios.includes(draft.aspectRatio) ? {} : { aspectRatio: "" }),
    });
  };
  return (
    <>
      <Field label={t("model")} className="mt-4" error={errors["model"]}>
        <Select options={models} value={draft.model} onChange={(event) => chooseModel(event.target.value)} />
      </Field>
      <Dialogue draft={draft} onChange={onChange} engine={engine} />
      <FoldedOptions
        summary={t("optionsSummary", {
          duration: draft.duration ? seconds(draft.duration) : t("durationAuto"),
          ratio: draft.aspectRatio || t("ratioAuto"),
        })}
      >
        <VideoFields draft={draft} onChange={onChange} errors={errors} engine={engine} offered={offered} />
      </FoldedOptions>
    </>
  );
}

function offeredBy(id: string, engine: VideoEngine | null): { seconds: number[]; ratios: readonly string[] } {
  const model = engine?.picker.videoModels.find((each) => each.id === id);
  if (!model) return { seconds: [], ratios: [] };
  const { seconds } = model;
  const own =
    "only" in seconds
      ? [...seconds.only]
      : Array.from({ length: seconds.most - seconds.least + 1 }, (_, index) => seconds.least + index);
  return { seconds: [...own, ...LONGER.filter((value) => value > Math.max(...own))], ratios: model.ratios };
}
