import { useTranslations } from "use-intl";
import { FoldedOptions } from "#tools/bench/folded-options.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import type { ImageToTextDraft } from "./draft.ts";

type Choice = "textLanguage" | "mode" | "diacritics" | "digits" | "engine";

/** What is written there, and in which form the text is wanted. */
export function ImageToTextOptions({
  draft,
  onChange,
}: {
  draft: ImageToTextDraft;
  onChange: (change: Partial<ImageToTextDraft>) => void;
}) {
  const t = useTranslations("imageToText");
  const choices: Record<Choice, { value: string; label: string }[]> = {
    textLanguage: [
      { value: "auto", label: t("languageAuto") },
      { value: "ar", label: t("languageAr") },
      { value: "en", label: t("languageEn") },
      { value: "ar+en", label: t("languageBoth") },
    ],
    mode: [
      { value: "plain", label: t("modePlain") },
      { value: "layout", label: t("modeLayout") },
      { value: "table", label: t("modeTable") },
    ],
    diacritics: [
      { value: "keep", label: t("diacriticsKeep") },
      { value: "remove", label: t("diacriticsRemove") },
    ],
    digits: [
      { value: "keep", label: t("digitsKeep") },
      { value: "latin", label: t("digitsLatin") },
      { value: "arabic", label: t("digitsArabic") },
    ],
    engine: [
      { value: "auto", label: t("engineAuto") },
      { value: "builtin", label: t("engineBuiltin") },
      { value: "provider", label: t("engineProvider") },
    ],
  };
  const nameOf = (choice: Choice) => choices[choice].find(({ value }) => value === draft[choice])?.label ?? "";
  return (
    <FoldedOptions summary={t("optionsSummary", { language: nameOf("textLanguage"), mode: nameOf("mode") })}>
      {(Object.keys(choices) as Choice[]).map((choice) => (
        <Field key={choice} label={t(choice)}>
          <Select
            options={choices[choice]}
            value={draft[choice]}
            onChange={(event) => onChange({ [choice]: event.target.value })}
          />
        </Field>
      ))}
      <Checkbox
        label={t("joinLines")}
        checked={draft.joinLines}
        onChange={(event) => onChange({ joinLines: event.target.checked })}
      />
    </FoldedOptions>
  );
}
