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
  const { wanted, turn } = useTurn();
  return (
    <Card as="section">
      <Switch
        label={t("switch")}
        hint={t("switchHint")}
        // It moves with the press, and back where that was refused.
        checked={wanted ?? since !== null}
        disabled={wanted !== null}
        onChange={(event) => void turn(event.target.checked)}
      />
      {since ? <p className="mt-2 text-sm text-soft">{t("since", { date: since })}</p> : null}
    </Card>
  );
}

/** The same yes as a button, where there is nothing else to do yet. */
export function TurnOn() {
  const t = useTranslations("profile");
  const { wanted, turn } = useTurn();
  return (
    <Button variant="primary" loading={wanted !== null} onClick={() => void turn(true)}>
      {t("turnOn")}
    </Button>
  );
}

function useTurn() {
  const t = useTranslations("profile");
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [wanted, setWanted] = useState<boolean | null>(null);
  async function turn(isOn: boolean) {
    setWanted(isOn);
    const answer = await callApi(language, "PUT", "/profile", { isOn });
    if (answer.ok) toast(t(isOn ? "switchedOn" : "switchedOff"));
    else toast(answer.fault.message || t("failed"), "error");
    await revalidate();
    setWanted(null);
  }
  return { wanted, turn };
}
