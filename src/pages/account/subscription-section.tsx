import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { pathIn } from "../../i18n/path.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useToast } from "../../ui/toast.tsx";
import { callApi } from "../shell/call-api.ts";
import { Fact, Section } from "./fact-list.tsx";
import type { AccountData } from "./read-account.ts";

type Subscription = NonNullable<AccountData["subscription"]>;

const TONES = { active: "green", past_due: "amber", canceled: "red", unpaid: "red" } as const;

/** Current Subscription, or that there is none. */
export function SubscriptionSection({ subscription }: { subscription: Subscription | null }) {
  const t = useTranslations("account");
  const { language } = useLanguage();
  if (!subscription) {
    return (
      <Section title={t("subscriptionTitle")}>
        <EmptyState
          title={t("noSubscription")}
          action={<LinkButton to={pathIn(language, "/pricing")}>{t("viewPlans")}</LinkButton>}
        >
          {t("noSubscriptionBody")}
        </EmptyState>
      </Section>
    );
  }
  return (
    <Section title={t("subscriptionTitle")}>
      <Plan subscription={subscription} />
      <PortalButton />
    </Section>
  );
}

function Plan({ subscription }: { subscription: Subscription }) {
  const t = useTranslations("account");
  const { status, name, description, price, periodEnd, brand, last4, cancelAtPeriodEnd } = subscription;
  const words = {
    active: t("statusActive"),
    past_due: t("statusPastDue"),
    canceled: t("statusCanceled"),
    unpaid: t("statusUnpaid"),
  };
  const endLabel = status === "canceled" ? t("endedOn") : cancelAtPeriodEnd ? t("endsOn") : t("nextBilling");
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-bold">{name}</p>
        <Badge tone={TONES[status]}>{words[status]}</Badge>
      </div>
      <p className="text-soft">{description}</p>
      <dl className="mt-3 divide-y divide-line border-t border-line">
        {price ? (
          <Fact label={t("price")}>
            <bdi>{t("perMonth", { price })}</bdi>
          </Fact>
        ) : null}
        {periodEnd ? <Fact label={endLabel}>{periodEnd}</Fact> : null}
        {brand && last4 ? (
          <Fact label={t("paymentMethod")}>
            <span className="capitalize">{t("cardEnding", { brand, last4 })}</span>
          </Fact>
        ) : null}
      </dl>
      {status === "past_due" ? (
        <Alert tone="warning" live={false} className="mt-3">
          {t("pastDueNote")}
        </Alert>
      ) : null}
      {status === "active" && cancelAtPeriodEnd && periodEnd ? (
        <Alert live={false} className="mt-3">
          {t("cancelNote", { date: periodEnd })}
        </Alert>
      ) : null}
    </>
  );
}

/** Leads to the provider's page, where cancelling, the card and the invoices are. */
function PortalButton() {
  const t = useTranslations("account");
  const { language } = useLanguage();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  async function open() {
    setPending(true);
    const answer = await callApi<{ url: string }>(language, "POST", "/billing/portal");
    if (answer.ok) return window.location.assign(answer.data.url);
    toast(answer.message ?? t("portalFailed"), "error");
    setPending(false);
  }
  return (
    <Button className="mt-4 w-full" loading={pending} onClick={() => void open()}>
      {t("managePortal")}
    </Button>
  );
}
