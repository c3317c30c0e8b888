import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { useCredits } from "#browser/credits.tsx";
import { findSubscription } from "#domain/billing/read.ts";
import { readCredits } from "#domain/credits/read.ts";
import { daysRemaining, warningAt } from "#domain/credits/rules.ts";
import { formatDate } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { periodEnd } from "#pages/shell/period-end.ts";
import { unlessUnreadable } from "#pages/shell/unless-unreadable.ts";
import { readOtherPackageName } from "#pages/shell/read-package-name.ts";
import { DashboardControls, DashboardHeader } from "./dashboard-header.tsx";
import { ToolTiles } from "./tool-tiles.tsx";
import { RecentWork } from "#pages/shell/recent/recent-work.tsx";
import { readRecentWork } from "#pages/shell/recent/read-recent-work.ts";

export const meta = pageMeta("dashboard");

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const { deps, viewer, language, timeZone } = page;
  const now = deps.now();
  const userId = viewer?.id ?? "";
  const [{ credits, packageType, expiresAt, topUp }, subscription, recent] = await Promise.all([
    readCredits(deps.db, userId, now),
    unlessUnreadable(page, "subscription", () => findSubscription(deps.db, userId)),
    unlessUnreadable(page, "recent work", () => readRecentWork(page)),
  ]);
  const { endsAt, isRenewing } = periodEnd({ packageType, expiresAt }, subscription ?? null);
  return {
    email: viewer?.email ?? "",
    memberSince: formatDate(language, viewer?.createdAt ?? now, timeZone),
    credits,
    packageType,
    otherPackage: await readOtherPackageName(page, userId, packageType),
    expiresOn: endsAt && (packageType !== "none" || topUp) ? formatDate(language, endsAt, timeZone) : null,
    isRenewing,
    recent,
    isExpired: expiresAt !== null && expiresAt <= now,
    daysLeft: expiresAt ? Math.max(0, daysRemaining(expiresAt, now)) : null,
  };
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { email, memberSince, credits, recent } = loaderData;
  useFreshCredits();
  return (
    <>
      {/* On a phone the credits come before what is seldom changed. */}
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-[1fr_auto] md:gap-y-8">
        <DashboardHeader email={email} memberSince={memberSince} />
        <div className="min-w-0 md:col-span-2">
          <CreditsBanner credits={credits} />
          <Cards {...loaderData} />
        </div>
        <DashboardControls className="md:col-start-2 md:row-start-1" />
      </div>
      {recent === undefined ? null : recent.length > 0 ? <RecentWork runs={recent} /> : <FirstStep />}
      <ToolTiles />
      <QuickActions />
    </>
  );
}

/** What to do first, for somebody who has nothing yet. */
function FirstStep() {
  const t = useTranslations("dashboard");
  const { language } = useLanguage();
  return (
    <section className="mt-10 rounded-card border border-line bg-sunk p-5">
      <h2 className="text-lg">{t("firstTitle")}</h2>
      <p className="mt-1 text-soft">{t("firstBody")}</p>
      <LinkButton className="mt-4" to={pathIn(language, "/prompt-generate")}>
        {t("firstAction")}
      </LinkButton>
    </section>
  );
}

/** Reads the page's data again whenever the credits have changed. */
function useFreshCredits() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => void revalidate();
    window.addEventListener("creditsUpdated", refresh);
    return () => window.removeEventListener("creditsUpdated", refresh);
  }, [revalidate]);
}

function CreditsBanner({ credits }: { credits: number }) {
  const t = useTranslations("dashboard");
  const { language } = useLanguage();
  const { freeOffer } = useCredits();
  const warning = warningAt(credits);
  if (warning === null) return null;
  if (freeOffer && warning === "none") {
    return (
      <Alert
        live={false}
        className="mb-6"
        title={t("offer", { count: freeOffer.credits })}
        action={
          <LinkButton variant="primary" to={pathIn(language, "/")}>
            {t("offerAction")}
          </LinkButton>
        }
      />
    );
  }
  const isEmpty = warning === "none";
  return (
    <Alert
      tone="warning"
      live={false}
      className="mb-6"
      title={isEmpty ? t("noneTitle") : t("lowTitle")}
      action={
        <LinkButton size="small" to={pathIn(language, "/pricing")}>
          {isEmpty ? t("viewPlans") : t("upgrade")}
        </LinkButton>
      }
    >
      {isEmpty ? t("noneBody") : t("lowBody", { count: credits })}
    </Alert>
  );
}

interface CardsProps {
  credits: number;
  packageType: "free" | "basic" | "none";
  otherPackage: string | null;
  expiresOn: string | null;
  isRenewing: boolean;
  isExpired: boolean;
  daysLeft: number | null;
}

/** Credits, package, expiry. The number of credits is the largest thing on the page. */
function Cards({ credits, packageType, otherPackage, expiresOn, isRenewing, isExpired, daysLeft }: CardsProps) {
  const t = useTranslations("dashboard");
  const packageName =
    otherPackage ?? { free: t("packageFree"), basic: t("packageBasic"), none: t("packageNone") }[packageType];
  const isDated = packageType !== "free" && expiresOn !== null;
  const expiry = isExpired
    ? t("expired")
    : isDated
      ? expiresOn
      : daysLeft === null || packageType === "none"
        ? t("noExpiry")
        : t("daysLeft", { days: daysLeft });
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-[2fr_1fr_1fr]">
      <Card className="col-span-2 lg:col-span-1">
        <dt className="font-medium text-soft">{t("credits")}</dt>
        <dd className="mt-1 text-lg text-soft">
          {t.rich("creditsCount", {
            count: credits,
            figure: (figure) => <span className="me-2 text-3xl font-bold text-gold-text">{figure}</span>,
          })}
        </dd>
        <dd className="mt-3 text-sm text-soft">{t("creditsHint")}</dd>
      </Card>
      <Card>
        <dt className="font-medium text-soft">{t("packageType")}</dt>
        <dd className="mt-2 text-lg font-bold">
          <bdi>{packageName}</bdi>
        </dd>
      </Card>
      <Card>
        <dt className="font-medium text-soft">{isRenewing ? t("renewsOn") : t("expiry")}</dt>
        <dd className="mt-2 text-lg font-bold">{expiry}</dd>
        {packageType === "free" && expiresOn ? (
          <dd className="mt-1 text-sm text-soft">{t("until", { date: expiresOn })}</dd>
        ) : null}
      </Card>
    </dl>
  );
}

function QuickActions() {
  const t = useTranslations("dashboard");
  const { language } = useLanguage();
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-lg">{t("quickActions")}</h2>
      <div className="flex flex-wrap gap-3">
        <LinkButton icon="edit" to={pathIn(language, "/prompt-generate")}>
          {t("actionGenerate")}
        </LinkButton>
        <LinkButton icon="card" to={pathIn(language, "/pricing")}>
          {t("actionPricing")}
        </LinkButton>
        <LinkButton icon="user" to={pathIn(language, "/account")}>
          {t("actionAccount")}
        </LinkButton>
        <LinkButton icon="clock" to={pathIn(language, "/history")}>
          {t("actionHistory")}
        </LinkButton>
        <LinkButton icon="bookmark" to={pathIn(language, "/saved")}>
          {t("actionSaved")}
        </LinkButton>
      </div>
    </section>
  );
}
