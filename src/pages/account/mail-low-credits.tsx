import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { callApi } from "#browser/call-api.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Switch } from "#ui/fields/checkbox.tsx";
import { useToast } from "#ui/overlays/toast.tsx";

/** Whether a mail comes when few credits are left. */
export function MailLowCredits({ initial }: { initial: boolean }) {
  const t = useTranslations("account");
  const { language } = useLanguage();
  const toast = useToast();
  const [isWanted, setWanted] = useState(initial);
  function change(next: boolean) {
    setWanted(next);
    void callApi(language, "PUT", "/preferences", { mailLowCredits: next }).then((answer) => {
      if (answer.ok) return;
      setWanted(!next);
      toast(answer.fault.message || t("failed"), "error");
    });
  }
  return (
    <Switch
      className="mt-4"
      label={t("mailLowCredits")}
      hint={t("mailLowCreditsHint")}
      checked={isWanted}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
