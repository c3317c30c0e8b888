import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { useShell } from "#pages/shell/use-shell.ts";

/** Where mail went when this copy of the product has no mail server. */
export function OutboxHint() {
  const { localOutbox } = useShell();
  const t = useTranslations("auth");
  if (!localOutbox) return null;
  return (
    <Alert live={false}>
      {t("localOutboxHint")}{" "}
      <a href="/dev/outbox" className="font-medium text-petrol underline">
        {t("openOutbox")}
      </a>
    </Alert>
  );
}
