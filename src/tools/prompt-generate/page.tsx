import { useTranslations } from "#i18n/translations.ts";
import { PageTitle } from "#ui/text/page-title.tsx";
import { GeneratorWorkspace } from "./form.tsx";

export default function PromptGeneratePage() {
  const t = useTranslations("promptGenerate");
  return (
    <>
      <PageTitle lead={t("description")}>{t("title")}</PageTitle>
      <GeneratorWorkspace autoFocus />
    </>
  );
}
