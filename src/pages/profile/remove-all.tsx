import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { callApi } from "#browser/call-api.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { useToast } from "#ui/overlays/toast.tsx";

/** Forgets everything, after a question. */
export function RemoveAll() {
  const t = useTranslations("profile");
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  async function remove() {
    setPending(true);
    const answer = await callApi(language, "DELETE", "/profile/facts");
    setPending(false);
    setAsking(false);
    if (answer.ok) toast(t("removedAll"));
    else toast(answer.fault.message || t("removeFailed"), "error");
    await revalidate();
  }
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t("removeAll")}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
        loading={pending}
        title={t("removeAllQuestion")}
        confirmLabel={t("removeAll")}
      >
        <p>{t("removeAllExplain")}</p>
      </ConfirmDialog>
    </>
  );
}
