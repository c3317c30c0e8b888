import { useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";

/** In place of what could not be read: the catalogue's words and another try. */
export function LoadFailed({ message }: { message: string }) {
  const t = useTranslations("admin");
  const { revalidate, state } = useRevalidator();
  return (
    <Alert
      tone="error"
      action={
        <Button size="small" icon="refresh" loading={state === "loading"} onClick={() => void revalidate()}>
          {t("retry")}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
