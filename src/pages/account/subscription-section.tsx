import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import { callApi } from "#browser/call-api.ts";
import { Fact, Section } from "./fact-list.tsx";
import type { AccountData } from "./read-account.ts";

type Subscription = NonNullable<AccountData["subscription"]>;

const TONES = { active: "green", past_due: "amber", canceled: "red", unpaid: "red" } as const;

/** Current Subscription, or that there is none, with the last one that ended. */
export function SubscriptionSection({ subscription }: { subscription: Subscription | null }) {
  const t = useTranslations("account");
  if (subscription && subscription.status !== "canceled") {
    return (
      <Section title={t("subscriptionTitle")}>
        <PlanName subscription={subscription} />
        <p className="text-soft">{subscription.description}</p>
        <PlanFacts subscription={subscription} />
        <PortalButton label={t("managePortal")} />
      </Section>
    );
  }
  return (
    <Section title={t("subscriptionTitle")}>
      <NoSubscription />
      {subscription ? (
        <div className="mt-5">
          <PlanName subscription={subscription} />
          <dl>{subscription.endsOn ? <Fact label={t("endedOn")}>{subscription.endsOn}</Fact> : null}</dl>
          <PortalButton label={t("pastInvoices")} />
        </div>
      ) : null}
    </Section>
  );
}

function NoSubscription() {
  const t = useTranslations("account");
  const { language } = useLanguage();
  return (
    <EmptyState
      title={t("noSubscription")}
      action={<LinkButton to={pathIn(language, "/pricing")}>{t("viewPlans")}</LinkButton>}
    >
      {t("noSubscriptionBody")}
    </EmptyState>
  );
}

function PlanName({ subscription: { name, status } }: { subscription: Subscription }) {
  const t = useTranslations("account");
  const words = {
    active: t("statusActive"),
    past_due: t("statusPastDue"),
    canceled: t("statusCanceled"),
    unpaid: t("statusUnpaid"),
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="font-bold">{name ?? t("plan")}</p>
      <Badge tone={TONES[status]}>{words[status]}</Badge>
    </div>
  );
}

function PlanFacts({ subscription }: { subscription: Subscription }) {
  const t = useTranslations("account");
  const period = useTranslations("periods");
  const { status, price, rhythm, endsOn, brand, last4, cancelAtPeriodEnd } = subscription;
  return (
    <>
      <dl className="mt-3 divide-y divide-line border-t border-line">
        {price ? (
          <Fact label={t("price")}>
            <bdi>
              {rhythm
                ? t("pricePer", { price, period: period(`per.${rhythm.interval}`, { count: rhythm.count }) })
                : price}
            </bdi>
          </Fact>
        ) : null}
        {endsOn ? <Fact label={cancelAtPeriodEnd ? t("endsOn") : t("nextBilling")}>{endsOn}</Fact> : null}
        {last4 ? (
          <Fact label={t("paymentMethod")}>
            {t.rich("cardEnding", {
              brand: () => <bdi>{brand ?? t("cardOther")}</bdi>,
              last4: () => <bdi>{last4}</bdi>,
            })}
          </Fact>
        ) : null}
      </dl>
      {status === "past_due" || status === "unpaid" ? (
        <Alert tone="warning" live={false} className="mt-3">
          {t("pastDueNote")}
        </Alert>
      ) : null}
      {status === "active" && cancelAtPeriodEnd && endsOn ? (
        <Alert live={false} className="mt-3">
          {t("cancelNote")}
        </Alert>
      ) : null}
    </>
  );
}

/** Leads to the provider's page, where cancelling, the card and the invoices are. */
function PortalButton({ label }: { label: string }) {
  const t = useTranslations("account");
  const { language } = useLanguage();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  async function open() {
    setPending(true);
    const answer = await callApi<{ url: string }>(language, "POST", "/billing/portal");
    if (answer.ok) return window.location.assign(answer.data.url);
    toast(answer.fault.message || t("portalFailed"), "error");
    setPending(false);
  }
  return (
    <Button className="mt-4 w-full" loading={pending} onClick={() => void open()}>
      {label}
    </Button>
  );
}
