import { useTranslations } from "#i18n/translations.ts";
import type { ShownTest } from "./read-models-page.ts";

/** When a provider was last tested and how that went. The vendor's own code is for whom the words do not help. */
export function LastTest({ test }: { test: ShownTest }) {
  const t = useTranslations("adminModels");
  const { testedAt: date, model, fault, detail } = test;
  return (
    <p>
      {fault ? t("testedFailed", { date, model, fault: t(`fault.${fault}`) }) : t("testedOk", { date, model })}
      {detail ? <code className="block text-sm text-soft">{detail}</code> : null}
    </p>
  );
}
