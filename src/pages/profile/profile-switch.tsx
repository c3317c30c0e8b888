import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { callApi } from "#browser/call-api.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Switch } from "#ui/fields/checkbox.tsx";
import { useToast } from "#ui/overlays/toast.tsx";

/** The person's yes, with its moment; taking it back leaves the facts. */
export function ProfileSwitch({ since }: { since: string | null }) {
  const t = useTranslations("profile");
  const { isPending, turn } = useTurn();
  return (
    <Card as="section">
      <Switch
        label={t("switch")}
        hint={t("switchHint")}
        checked={since !== null}
        disabled={isPending}
        onChange={(event) => void turn(event.target.checked)}
      />
      {since ? <p className="mt-2 text-sm text-soft">{t("since", { date: since })}</p> : null}
    </Card>
  );
}

/** The same yes as a button, where there is nothing else to do yet. */
export function TurnOn() {
  const t = useTranslations("profile");
  const { isPending, turn } = useTurn();
  return (
    <Button variant="primary" loading={isPending} onClick={() => void turn(true)}>
      {t("turnOn")}
    </Button>
  );
}

function useTurn() {
  const t = useTranslations("profile");
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  async function turn(isOn: boolean) {
    setPending(true);
    const answer = await callApi(language, "PUT", "/profile", { isOn });
    if (answer.ok) toast(t(isOn ? "switchedOn" : "switchedOff"));
    else toast(answer.fault.message || t("failed"), "error");
    await revalidate();
    setPending(false);
  }
  return { isPending, turn };
}
