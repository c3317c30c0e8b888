import { useTranslations } from "#i18n/translations.ts";
import { FoldedOptions } from "#tools/workspace/folded-options.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";

/** What a model that sees is asked for; the built-in engine gives all it has. */
export interface ImageToPromptWishes {
  mode: string;
  detail: string;
}

export function ImageToPromptOptions({
  wishes,
  onChange,
}: {
  wishes: ImageToPromptWishes;
  onChange: (change: Partial<ImageToPromptWishes>) => void;
}) {
  const t = useTranslations("imageToPrompt");
  const choices = {
    mode: [
      { value: "recreate", label: t("modeRecreate") },
      { value: "style", label: t("modeStyle") },
      { value: "caption", label: t("modeCaption") },
      { value: "alt-text", label: t("modeAltText") },
    ],
    detail: [
      { value: "short", label: t("detailShort") },
      { value: "standard", label: t("detailStandard") },
      { value: "rich", label: t("detailRich") },
    ],
  };
  const names = ["mode", "detail"] as const;
  const shown = names.map((name) => choices[name].find(({ value }) => value === wishes[name])?.label ?? "");
  return (
    <FoldedOptions summary={t("optionsSummary", { mode: shown[0] ?? "", detail: shown[1] ?? "" })}>
      {names.map((name) => (
        <Field key={name} label={t(name)}>
          <Select
            options={choices[name]}
            value={wishes[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        </Field>
      ))}
      <p className="text-sm text-soft sm:col-span-2">{t("optionsRule")}</p>
    </FoldedOptions>
  );
}
