import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/marks/icon.tsx";

export interface PackageCardData {
  id: number;
  packageName: string;
  priceId: string | null;
  /** How often it is paid; null for what does not renew. */
  rhythm: { interval: "day" | "week" | "month" | "year"; intervalCount: number } | null;
  /** How long what is bought once lasts. */
  length: { count: number; unit: "days" | "weeks" | "months" };
  /** What a yearly plan saves, formatted. */
  saving: string | null;
  /** One of the cards at most. */
  isRecommended: boolean;
  name: string;
  description: string;
  /** Formatted; null when it costs nothing. */
  price: string | null;
  credits: number;
  days: number;
  state: "claim" | "claimed" | "subscribe" | "buy" | "current" | "manage" | "unavailable";
}

/** One package: what it is, what it costs, and the one thing to do about it. */
export function PackageCard({ card, isSignedIn }: { card: PackageCardData; isSignedIn: boolean }) {
  const t = useTranslations("pricing");
  const period = useTranslations("periods");
  const label = card.isRecommended
    ? t("recommended")
    : card.price === null
      ? t("free")
      : card.rhythm === null
        ? t("topUp")
        : null;
  return (
    <Card as="section" tone={card.isRecommended ? "chosen" : "plain"} className="flex flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{card.name}</h2>
        {label ? <Badge tone={card.isRecommended ? "gold" : "grey"}>{label}</Badge> : null}
      </div>
      <p className="mt-1 text-soft">{card.description}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
        <bdi className="text-2xl font-bold">{card.price ?? t("zeroPrice")}</bdi>
        <span className="text-soft">
          {card.rhythm ? period(`per.${card.rhythm.interval}`, { count: card.rhythm.intervalCount }) : t("oneTime")}
        </span>
      </p>
      {card.saving ? <p className="text-green">{t("saving", { amount: card.saving })}</p> : null}
      <ul className="mt-5 mb-6 grid gap-2">
        {useFeatures(card).map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Icon name="check" size={18} className="mt-1.5 text-petrol" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <PackageAction card={card} isSignedIn={isSignedIn} />
      </div>
    </Card>
  );
}

function useFeatures(card: PackageCardData): string[] {
  const t = useTranslations("pricing");
  const period = useTranslations("periods");
  const credits = t("featureCredits", { count: card.credits });
  if (card.rhythm === null && card.price !== null) {
    const length = period(`length.${card.length.unit}`, { count: card.length.count });
    return [t("creditsLasting", { credits, length }), t("featureAll"), t("featureAdded"), t("featureOnce")];
  }
  if (card.rhythm === null) {
    return [
      t("creditsForDays", { credits, days: card.days }),
      t("featureAll"),
      t("featureHistory"),
      t("featureNoAds"),
      t("featureNoCard"),
    ];
  }
  return [
    t("creditsEach", {
      credits,
      every: period(`every.${card.rhythm.interval}`, { count: card.rhythm.intervalCount }),
    }),
    t("featureAll"),
    t("featureSave"),
    t("featureNoAds"),
    t("featureSupport"),
    t("featureEarly"),
    t("featureCancel"),
  ];
}

function PackageAction({ card, isSignedIn }: { card: PackageCardData; isSignedIn: boolean }) {
  const t = useTranslations("pricing");
  const { language } = useLanguage();
  const look = { variant: card.isRecommended ? ("primary" as const) : ("secondary" as const), className: "w-full" };
  const words = {
    claim: t("claim"),
    subscribe: t("subscribe"),
    buy: t("buy"),
    manage: t("manage"),
    claimed: t("claimed"),
    current: t("current"),
    unavailable: t("unavailable"),
  }[card.state];
  const isSold = card.state === "subscribe" || card.state === "buy";
  if (!isSignedIn && (card.state === "claim" || isSold)) {
    const returnTo = encodeURIComponent(pathIn(language, "/pricing"));
    return (
      <LinkButton {...look} reloadDocument to={`${pathIn(language, "/login")}?returnTo=${returnTo}`}>
        {words}
      </LinkButton>
    );
  }
  const path = PATHS[card.state];
  return (
    <>
      <Button
        {...look}
        disabled={!path}
        data-package=""
        data-path={path}
        data-price-id={isSold ? card.priceId : undefined}
        data-next={card.state === "claim" ? `${pathIn(language, "/success")}?claim=free` : undefined}
        data-failed={t(card.state === "claim" ? "claimFailed" : "checkoutFailed")}
      >
        <span data-words="idle">{words}</span>
        <span data-words="loading" hidden>
          {t("loading")}
        </span>
      </Button>
      {card.state === "unavailable" ? <p className="mt-2 text-sm text-soft">{t("unavailableHint")}</p> : null}
      {path ? (
        <template>
          <Alert tone="error" className="mt-3">
            <span data-words="" />
          </Alert>
        </template>
      ) : null}
    </>
  );
}

/** What a press asks of the API (`package-controls.ts`); the other states have nothing to press. */
const PATHS: Partial<Record<PackageCardData["state"], string>> = {
  claim: "/free-package-claims",
  subscribe: "/checkout",
  buy: "/checkout",
  manage: "/billing/portal",
};
