import type { Language } from "#i18n/language.ts";
import { useTranslations } from "#i18n/translations.ts";
import { Choice } from "./choice.tsx";

/** Which language's rows are shown. */
export function LanguageTabs({ value, onChange }: { value: Language; onChange: (language: Language) => void }) {
  const t = useTranslations("admin");
  return (
    <Choice
      label={t("language")}
      value={value}
      options={[
        ["ar", t("arabic")],
        ["en", t("english")],
      ]}
      onChange={onChange}
    />
  );
}
