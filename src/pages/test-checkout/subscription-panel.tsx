import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import { announceCredits, callApi } from "#browser/call-api.ts";

interface ShownSubscription {
  id: string;
  status: string;
  cancels: boolean;
  periodEnd: string;
}

/** What time, the subscriber or the operator may do to a test subscription. */
export function SubscriptionPanel({ subscription }: { subscription: ShownSubscription }) {
  const t = useTranslations("testCheckout");
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [pending, setPending] = useState<string | null>(null);
  const isOver = subscription.status === "canceled";
  const renews = !isOver && !subscription.cancels;
  const statuses: Record<string, string> = {
    active: t("statusActive"),
    past_due: t("statusPastDue"),
    canceled: t("statusCanceled"),
  };
  const actions: [action: string, words: string, isShown: boolean, hint?: string][] = [
    ["renew", t("renew"), renews],
    ["fail-renewal", t("failRenewal"), renews],
    ["cancel-at-period-end", t("cancelAtEnd"), renews],
    ["resume", t("resume"), !isOver && subscription.cancels],
    ["pass-period", t("passPeriod"), !isOver && subscription.cancels, t("passPeriodHint")],
    ["end-now", t("endNow"), !isOver],
    ["refund-half", t("refundHalf"), true],
    ["refund", t("refund"), true],
  ];
  async function act(action: string) {
    setPending(action);
    const answer = await callApi(language, "POST", `/test-checkout/subscriptions/${subscription.id}/changes`, {
      action,
    });
    toast(answer.ok ? t("done") : t("failed"), answer.ok ? "success" : "error");
    if (answer.ok) announceCredits();
    await revalidate();
    setPending(null);
  }
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{t("subscriptionTitle")}</h2>
        <Badge tone={subscription.status === "active" ? "green" : "amber"}>
          {statuses[subscription.status] ?? subscription.status}
        </Badge>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 text-soft">
        <span>
          {t("periodEnd")}: {subscription.periodEnd}
        </span>
        {subscription.cancels && !isOver ? <span>{t("cancels")}</span> : null}
      </p>
      <div className="mt-4 grid gap-2">
        {actions
          .filter(([, , isShown]) => isShown)
          .map(([action, words, , hint]) => (
            <div key={action}>
              <Button
                className="w-full"
                loading={pending === action}
                disabled={pending !== null}
                onClick={() => void act(action)}
              >
                {words}
              </Button>
              {hint ? <p className="mt-1 text-sm text-soft">{hint}</p> : null}
            </div>
          ))}
      </div>
    </Card>
  );
}
