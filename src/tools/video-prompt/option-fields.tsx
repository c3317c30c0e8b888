import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { SlotPick } from "#tools/workspace/media/slot-pick.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { MOST_SHOTS, type VideoDraft } from "./draft.ts";
import type { VideoEngine } from "./use-video-engine.ts";

const PICKED = [
  ["style", "style"],
  ["lighting", "light"],
  ["camera", "move"],
] as const;

/** The fields of the finer settings; they come when somebody begins to use the form. */
export function VideoFields({
  draft,
  onChange,
  errors,
  engine,
  offered,
}: {
  draft: VideoDraft;
  onChange: (change: Partial<VideoDraft>) => void;
  errors: Readonly<Record<string, string>>;
  engine: VideoEngine | null;
  /** What the chosen model can do. */
  offered: { seconds: number[]; ratios: readonly string[] };
}) {
  const t = useTranslations("videoPrompt");
  const { language } = useLanguage();
  const seconds = (value: number) => t("durationSeconds", { seconds: formatNumber(language, value) });
  return (
    <>
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
          options={[{ value: "", label: t("ratioAuto") }, ...offered.ratios.map((value) => ({ value, label: value }))]}
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
    </>
  );
}
