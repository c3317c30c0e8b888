import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { Link } from "#ui/link.tsx";
import type { ClosingModel } from "./read-models-page.ts";

/** Models in use whose vendor says that they close, with the day, the successor and the tools that ask them. */
export function ClosingModels({ models }: { models: readonly ClosingModel[] }) {
  const t = useTranslations("adminModels");
  if (models.length === 0) return null;
  return (
    <Alert tone="warning" live={false}>
      <p className="font-medium">{t("closingTitle")}</p>
      <ul className="my-2 grid gap-2">
        {models.map(({ key, model, state, date, successor, tools }) => (
          <li key={key}>
            <bdi dir="ltr">{model}</bdi>: {t(`closing.${state}`, { date })}{" "}
            {successor === null ? t("noSuccessor") : t("successor", { successor })}
            <span className="block text-sm">{t("usedBy", { tools })}</span>
          </li>
        ))}
      </ul>
      <Link to="/rai/tool-features?tab=providers" className="underline">
        {t("changeModel")}
      </Link>
    </Alert>
  );
}
