import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { callApi } from "#browser/call-api.ts";

interface ShownSession {
  id: string;
  isOpen: boolean;
  price: string;
  /** Null for what is paid for once. */
  rhythm: { interval: "day" | "week" | "month" | "year"; count: number } | null;
  cancelPath: string;
}

/** The checkout: a card that works, a card that does not, and the way back. */
export function PayPanel({ session }: { session: ShownSession }) {
  const t = useTranslations("testCheckout");
  const period = useTranslations("periods");
  const { language } = useLanguage();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  async function pay() {
    setPending(true);
    const answer = await callApi<{ url: string }>(language, "POST", `/test-checkout/sessions/${session.id}/payment`);
    if (answer.ok) return window.location.assign(answer.data.url);
    setFault(answer.fault.message || t("failed"));
    setPending(false);
  }
  if (!session.isOpen) {
    return (
      <Card as="section">
        <h2 className="text-lg">{t("overTitle")}</h2>
        <p className="mt-1 text-soft">{t("overBody")}</p>
        <LinkButton className="mt-4" to={`${pathIn(language, "/success")}?session_id=${session.id}`}>
          {t("toSuccess")}
        </LinkButton>
      </Card>
    );
  }
  return (
    <Card as="section">
      <h2 className="text-lg">
        <bdi>
          {session.rhythm
            ? t("pay", {
                price: session.price,
                period: period(`per.${session.rhythm.interval}`, { count: session.rhythm.count }),
              })
            : t("payOnce", { price: session.price })}
        </bdi>
      </h2>
      {fault ? (
        <Alert tone="error" className="mt-4">
          {fault}
        </Alert>
      ) : null}
      <div className="mt-5 grid gap-4">
        <div>
          <Button variant="primary" className="w-full" loading={pending} onClick={() => void pay()}>
            {t("success")}
          </Button>
          <CardNumber number={t("successHint")} />
        </div>
        <div>
          <Button className="w-full" disabled={pending} onClick={() => setFault(t("declined"))}>
            {t("decline")}
          </Button>
          <CardNumber number={t("declineHint")} />
        </div>
        <LinkButton variant="quiet" to={session.cancelPath}>
          {t("cancel")}
        </LinkButton>
      </div>
    </Card>
  );
}

function CardNumber({ number }: { number: string }) {
  return (
    <p className="mt-1 text-center text-sm text-soft">
      <code>{number}</code>
    </p>
  );
}
