import { redirectDocument } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { LinkButton } from "#ui/button.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { pageNumberIn } from "#pages/shell/page-number.ts";
import { CreditsSection } from "./credits-section.tsx";
import { DataSection } from "./data-section.tsx";
import { Fact, Section, UnreadSection } from "./fact-list.tsx";
import { LedgerSection } from "./ledger-section.tsx";
import { OrdersSection } from "./orders-section.tsx";
import { NoPasswordSection, PasswordSection } from "./password-section.tsx";
import { readAccount } from "./read-account.ts";
import { SessionsSection } from "./sessions-section.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { SubscriptionSection } from "./subscription-section.tsx";
import { TwoFactorSettings } from "./two-factor/two-factor-settings.tsx";

export const meta = pageMeta("account");

/** An open route that leads a visitor without an account to login. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const { viewer, language } = page;
  if (!viewer?.emailVerified) {
    throw redirectDocument(`${pathIn(language, "/login")}?returnTo=${encodeURIComponent(url.pathname + url.search)}`);
  }
  return readAccount(page, viewer, pageNumberIn(url.searchParams, "ledger"));
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("account");
  const { language } = useLanguage();
  const {
    email,
    created,
    createdHijri,
    hasPassword,
    hasKeys,
    credits,
    subscription,
    orders,
    ledger,
    sessions,
    twoFactor,
  } = loaderData;
  return (
    <div className="mx-auto max-w-4xl">
      <PageTitle lead={<bdi dir="ltr">{email}</bdi>} actions={<SignOutButton label={t("signOut")} />}>
        {t("title")}
      </PageTitle>
      <div className="grid grid-cols-1 gap-5">
        <div className="grid items-stretch gap-5 md:grid-cols-2">
          {credits ? <CreditsSection credits={credits} /> : <UnreadSection title={t("creditsTitle")} />}
          {subscription === undefined ? (
            <UnreadSection title={t("subscriptionTitle")} />
          ) : (
            <SubscriptionSection subscription={subscription} />
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={pathIn(language, "/pricing")}>{t("viewPlans")}</LinkButton>
          <LinkButton to={pathIn(language, "/dashboard")}>{t("dashboard")}</LinkButton>
          <LinkButton to={pathIn(language, "/profile")}>{t("profile")}</LinkButton>
          <LinkButton to={pathIn(language, "/account/keys")}>{t("apiKeys")}</LinkButton>
        </div>
        <Section title={t("infoTitle")}>
          <dl className="divide-y divide-line">
            <Fact label={t("email")}>
              <bdi dir="ltr" className="break-all">
                {email}
              </bdi>
            </Fact>
            <Fact label={t("created")}>
              {created}
              <span className="block text-sm font-normal text-soft">{t("hijri", { date: createdHijri })}</span>
            </Fact>
          </dl>
        </Section>
        {orders ? <OrdersSection orders={orders} /> : <UnreadSection title={t("ordersTitle")} />}
        {ledger ? <LedgerSection ledger={ledger} /> : <UnreadSection title={t("ledgerTitle")} />}
        {sessions ? <SessionsSection sessions={sessions} /> : <UnreadSection title={t("sessionsTitle")} />}
        {twoFactor ? (
          <Section title={t("securityTitle")}>
            <TwoFactorSettings factor={twoFactor} hasPassword={hasPassword} heading="h3" />
          </Section>
        ) : (
          <UnreadSection title={t("securityTitle")} />
        )}
        {hasPassword ? <PasswordSection hasKeys={hasKeys} /> : <NoPasswordSection />}
        <DataSection hasPassword={hasPassword} />
      </div>
    </div>
  );
}
