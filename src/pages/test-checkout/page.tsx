import { redirectDocument } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { readTestCheckout } from "#domain/test-checkout/read.ts";
import { formatDate, formatMoney } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { LinkButton } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { PayPanel } from "./pay-panel.tsx";
import { SubscriptionPanel } from "./subscription-panel.tsx";

export const meta = pageMeta("testCheckout");

export async function loader({ url, context }: Route.LoaderArgs) {
  const { deps, viewer, language, timeZone } = pageContextOf(context);
  if (deps.payments.mode !== "test") throw redirectDocument("/");
  if (!viewer?.emailVerified) {
    throw redirectDocument(`${pathIn(language, "/login")}?returnTo=${encodeURIComponent(url.pathname + url.search)}`);
  }
  const sessionId = url.searchParams.get("session");
  const { session, subscriptions } = await readTestCheckout(deps, viewer.id, sessionId);
  return {
    session: session && {
      id: session.id,
      isOpen: session.status === "open",
      rhythm: session.rhythm,
      price: formatMoney(language, session.amountMinor, session.currency.toUpperCase()),
      cancelPath: new URL(session.cancelUrl, deps.settings.PUBLIC_URL).pathname,
    },
    subscriptions: subscriptions.map((one) => ({
      id: one.id,
      status: one.status,
      cancels: one.cancelAtPeriodEnd,
      periodEnd: one.currentPeriodEnd ? formatDate(language, one.currentPeriodEnd, timeZone) : "",
    })),
  };
}

/** A stand-in for the provider's pages: the checkout, and the portal. */
export default function TestCheckoutPage({ loaderData }: Route.ComponentProps) {
  const { session, subscriptions } = loaderData;
  const t = useTranslations("testCheckout");
  const { language } = useLanguage();
  return (
    <div className="mx-auto grid max-w-form gap-5 py-4 md:py-8">
      <h1 className="text-xl">{t("title")}</h1>
      <Alert tone="warning" live={false} title={t("badge")}>
        {t("lead")}
      </Alert>
      {session ? <PayPanel session={session} /> : null}
      {subscriptions.map((subscription) => (
        <SubscriptionPanel key={subscription.id} subscription={subscription} />
      ))}
      {session || subscriptions.length > 0 ? (
        <LinkButton to={pathIn(language, "/account")}>{t("toAccount")}</LinkButton>
      ) : (
        <EmptyState
          title={t("nothing")}
          action={<LinkButton to={pathIn(language, "/pricing")}>{t("toPricing")}</LinkButton>}
        >
          {t("nothingBody")}
        </EmptyState>
      )}
    </div>
  );
}
