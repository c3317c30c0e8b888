import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";

/** Shown beside every verdict, and before the first one. */
export function NeverProof() {
  const t = useTranslations("aiDetector");
  return (
    <Alert tone="warning" live={false} title={t("neverProof")}>
      <p className="mt-1 text-sm">{t("neverProofWhy")}</p>
    </Alert>
  );
}
