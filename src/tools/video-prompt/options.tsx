import { useTranslations } from "use-intl";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { FoldedOptions } from "#tools/bench/folded-options.tsx";
import { SlotPick } from "#tools/bench/media/slot-pick.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Dialogue } from "./dialogue.tsx";
import { MODEL_LABELS, MOST_SHOTS, type VideoDraft } from "./draft.ts";
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
const PICKED = [
  ["style", "style"],
  ["lighting", "light"],
  ["camera", "move"],
] as const;

/** The model at hand, dialogue, and the finer settings folded; each offers what the chosen model can do. */
export function VideoOptions({ draft, onChange, errors, engine }: OptionsProps) {
  const t = useTranslations("videoPrompt");
  const { language } = useLanguage();
  const offered = offeredBy(draft.model, engine);
  const models = [
    { value: "any", label: t("modelAny") },
    ...Object.entries(MODEL_LABELS).map(([value, label]) => ({
      value,
      label: value === "sora" ? `${label} (${t("soraClosed")})` : label,
    })),
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
        <Field label={t("duration")} error={errors["duration"]}>
          <Select
            options={[
              { value: "", label: t("durationAuto") },
              ...offered.seconds.map((value) => ({ value: String(value), label: seconds(value) })),
            ]}
            value={draft.duration}
            onChange={(event) => onChange({ duration: event.target.value })}
          />
        </Field>
        <Field label={t("aspectRatio")} error={errors["aspectRatio"]}>
          <Select
            options={[
              { value: "", label: t("ratioAuto") },
              ...offered.ratios.map((value) => ({ value, label: value })),
            ]}
            value={draft.aspectRatio}
            onChange={(event) => onChange({ aspectRatio: event.target.value })}
          />
        </Field>
        <Field label={t("shots")}>
          <Select
            options={[
              { value: "", label: t("shotsAuto") },
              ...Array.from({ length: MOST_SHOTS }, (_, index) => ({
                value: String(index + 1),
                label: formatNumber(language, index + 1),
              })),
            ]}
            value={draft.shots}
            onChange={(event) => onChange({ shots: event.target.value })}
          />
        </Field>
        <Field label={t("format")}>
          <Select
            options={[
              { value: "text", label: t("formatText") },
              { value: "json", label: t("formatJson") },
            ]}
            value={draft.format}
            onChange={(event) => onChange({ format: event.target.value })}
          />
        </Field>
        {PICKED.map(([name, slot]) => (
          <SlotPick
            key={name}
            field={{ slot, label: t(name), how: "terms", value: draft[name], terms: engine?.picker.terms[slot] ?? [] }}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
        <Field label={t("audio")} hint={t("audioHint")} error={errors["audio"]}>
          <TextInput value={draft.audio} onChange={(event) => onChange({ audio: event.target.value })} />
        </Field>
        <Field label={t("avoid")} hint={t("avoidHint")} error={errors["avoid"]} className="sm:col-span-2">
          <TextInput value={draft.avoid} onChange={(event) => onChange({ avoid: event.target.value })} />
        </Field>
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
