import { useTranslations } from "#i18n/translations.ts";
import { FoldedOptions } from "#tools/workspace/folded-options.tsx";
import { later } from "#tools/workspace/later.tsx";
import type { ImageToTextDraft } from "./draft.ts";

const ImageToTextFields = later(() => import("./option-fields.tsx").then((module) => module.ImageToTextFields));

/** What is written there, and in which form the text is wanted. */
export function ImageToTextOptions({
  draft,
  onChange,
}: {
  draft: ImageToTextDraft;
  onChange: (change: Partial<ImageToTextDraft>) => void;
}) {
  const t = useTranslations("imageToText");
  const choices = {
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
      { value: "markdown", label: t("modeMarkdown") },
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
  const nameOf = (choice: "textLanguage" | "mode") =>
    choices[choice].find(({ value }) => value === draft[choice])?.label ?? "";
  return (
    <FoldedOptions summary={t("optionsSummary", { language: nameOf("textLanguage"), mode: nameOf("mode") })}>
      <ImageToTextFields draft={draft} onChange={onChange} choices={choices} />
    </FoldedOptions>
  );
}
