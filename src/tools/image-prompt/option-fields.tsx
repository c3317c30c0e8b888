import { useTranslations } from "#i18n/translations.ts";
import type { PICKER } from "#engines/media/picker-terms.ts";
import { SlotPick } from "#tools/workspace/media/slot-pick.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import type { ImageDraft } from "./draft.ts";
import { LetteringLink } from "./lettering-link.tsx";

interface FieldsProps {
  draft: ImageDraft;
  onChange: (change: Partial<ImageDraft>) => void;
  errors: Readonly<Record<string, string>>;
  /** Null until the tables are here. */
  picker: typeof PICKER | null;
  detail: Readonly<Record<string, string>>;
}

const PICKED = [
  ["style", "style"],
  ["lighting", "light"],
  ["shot", "shot"],
  ["lens", "lens"],
  ["mood", "mood"],
] as const;

/** The fields of the finer settings; they come when somebody begins to use the form. */
export function ImageFields({ draft, onChange, errors, picker, detail }: FieldsProps) {
  const t = useTranslations("imagePrompt");
  const ratios = picker?.imageModels.find(({ id }) => id === draft.model)?.ratios ?? [];
  return (
    <>
      {PICKED.map(([name, slot]) => (
        <SlotPick
          key={name}
          field={{ slot, label: t(name), how: "terms", value: draft[name], terms: picker?.terms[slot] ?? [] }}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <SlotPick
        field={{
          slot: "palette",
          label: t("palette"),
          how: "colours",
          value: draft.palette,
          terms: picker?.terms.palette ?? [],
        }}
        onChange={(palette) => onChange({ palette })}
      />
      <Field label={t("aspectRatio")} error={errors["aspectRatio"]}>
        <Select
          options={[{ value: "", label: t("ratioAuto") }, ...ratios.map((ratio) => ({ value: ratio, label: ratio }))]}
          value={draft.aspectRatio}
          onChange={(event) => onChange({ aspectRatio: event.target.value })}
        />
      </Field>
      <Field label={t("detail")}>
        <Select
          options={Object.entries(detail).map(([value, label]) => ({ value, label }))}
          value={draft.detail}
          onChange={(event) => onChange({ detail: event.target.value })}
        />
      </Field>
      <Field label={t("promptLanguage")}>
        <Select
          options={[
            { value: "en", label: t("languageEn") },
            { value: "ar", label: t("languageAr") },
          ]}
          value={draft.promptLanguage}
          onChange={(event) => onChange({ promptLanguage: event.target.value })}
        />
      </Field>
      <Field label={t("variants")}>
        <Select
          options={[1, 2, 3].map((count) => ({
            value: String(count),
            label: count === 1 ? t("variantsNone") : t("variantsCount", { count: count - 1 }),
          }))}
          value={String(draft.variants)}
          onChange={(event) => onChange({ variants: Number(event.target.value) })}
        />
      </Field>
      <Lettering draft={draft} onChange={onChange} error={errors["textInImage"]} />
      <Field label={t("avoid")} hint={t("avoidHint")} error={errors["avoid"]} className="sm:col-span-2">
        <TextInput value={draft.avoid} onChange={(event) => onChange({ avoid: event.target.value })} />
      </Field>
    </>
  );
}

/** Text for the picture, with a warning where its letters are Arabic and the way round them. */
function Lettering({
  draft,
  onChange,
  error,
}: Pick<FieldsProps, "draft" | "onChange"> & { error: string | undefined }) {
  const t = useTranslations("imagePrompt");
  const isArabic = /[\u0620-\u064A]/.test(draft.textInImage);
  return (
    <div className="flex flex-col gap-2 sm:col-span-2">
      <Field label={t("textInImage")} hint={t("textInImageHint")} error={error}>
        <TextInput value={draft.textInImage} onChange={(event) => onChange({ textInImage: event.target.value })} />
      </Field>
      {isArabic ? (
        <Alert
          tone="warning"
          action={
            <Button
              size="small"
              onClick={() =>
                onChange({ textInImage: "", avoid: [draft.avoid, t("blankPlateAvoids")].filter(Boolean).join(", ") })
              }
            >
              {t("blankPlate")}
            </Button>
          }
        >
          {t("arabicText")}
          <LetteringLink text={draft.textInImage} ratio={draft.aspectRatio} />
        </Alert>
      ) : null}
    </div>
  );
}
