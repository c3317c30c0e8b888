import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { useToast } from "../../ui/toast.tsx";
import { announceCredits, callApi } from "../shell/call-api.ts";

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
  const actions: [action: string, words: string, isShown: boolean][] = [
    ["renew", t("renew"), !isOver],
    ["fail-renewal", t("failRenewal"), !isOver],
    ["cancel-at-period-end", t("cancelAtEnd"), !isOver && !subscription.cancels],
    ["resume", t("resume"), !isOver && subscription.cancels],
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
        <Badge tone={subscription.status === "active" ? "green" : "amber"}>{subscription.status}</Badge>
      </div>
      <p className="mt-1 text-soft">
        {t("periodEnd")}: {subscription.periodEnd}
        {subscription.cancels ? ` · ${t("cancels")}` : ""}
      </p>
      <div className="mt-4 grid gap-2">
        {actions
          .filter(([, , isShown]) => isShown)
          .map(([action, words]) => (
            <Button
              key={action}
              loading={pending === action}
              disabled={pending !== null}
              onClick={() => void act(action)}
            >
              {words}
            </Button>
          ))}
      </div>
    </Card>
  );
}
