import { Suspense, use, useEffect, useRef } from "react";
import { data } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { findSubscription } from "#domain/billing/read.ts";
import { readCredits } from "#domain/credits/read.ts";
import { listOffers, type PackageOffer } from "#domain/packages/read.ts";
import { daysOf } from "#domain/packages/rules.ts";
import { formatMoney } from "#i18n/format.ts";
import { parseMessages } from "#i18n/parse-messages.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import { Skeleton } from "#ui/marks/skeleton.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { type PageContext, pageContextOf } from "#pages/page-context.ts";
import { BannerSlot } from "#pages/shell/frame/banner-slot.tsx";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { unlessUnreadable } from "#pages/shell/unless-unreadable.ts";
import { breadcrumbThing, faqThing, productNameOf, structuredData } from "#pages/shell/meta/structured-data.ts";
import { OUTSIDE_IMAGES, readBannerFor } from "#pages/shell/frame/read-banner.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { ToolsIncluded } from "./tools-included.tsx";
import { PackageCard, type PackageCardData } from "./package-card.tsx";
import { listenToPackages } from "./package-controls.ts";
import { FAQ, PricingFaq } from "./pricing-faq.tsx";

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta("pricing")(args),
  ...structuredData(args, (shell) => {
    const words = parseMessages(shell.messages)["pricing"] as Record<string, string>;
    const wordOf = (key: string) => words[key] ?? "";
    return [
      faqThing(FAQ.map(([question, answer]) => [wordOf(question), wordOf(answer)] as const)),
      breadcrumbThing(shell, [
        [productNameOf(shell), "/login"],
        [wordOf("title"), "/pricing"],
      ]),
    ];
  }),
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const { deps, viewer, language } = page;
  const [credits, subscription] = viewer
    ? await Promise.all([
        readCredits(deps.db, viewer.id, deps.now()),
        unlessUnreadable(page, "subscription", () => findSubscription(deps.db, viewer.id)),
      ])
    : [null, null];
  const isLive = subscription != null && subscription.subscriptionStatus !== "canceled";
  const planName = isLive ? (language === "ar" ? subscription.plan?.nameAr : subscription.plan?.name) : undefined;
  const banner = await readBannerFor(page, "open");
  const cards = readCards(page, {
    isClaimed: credits?.isFreeClaimed ?? false,
    livePriceId: isLive ? (subscription.priceId ?? "") : null,
  });
  const content = {
    banner,
    isSignedIn: viewer !== null,
    isTest: deps.payments.mode === "test",
    /** Undefined where nobody can say: the badge is then left out. */
    planName: subscription === undefined ? undefined : (planName ?? null),
    // A visit from another page shows the room of the cards at once; a page of its own is sent whole.
    cards: new URL(request.url).pathname.endsWith(".data") ? cards : await cards,
  };
  return data(content, { headers: banner ? OUTSIDE_IMAGES : {} });
}

/** Sent without framework script; its buttons work on the markup. */
export const handle = { static: true };

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

async function readCards(
  { deps, language }: PageContext,
  own: { isClaimed: boolean; livePriceId: string | null },
): Promise<PackageCardData[]> {
  const offers = await listOffers(deps);
  const recommended = recommendedOf(offers);
  return offers.map((offer) => ({
    id: offer.id,
    packageName: offer.packageName,
    priceId: offer.priceId,
    rhythm: rhythmOfOffer(offer),
    length: { count: offer.durationValue, unit: offer.durationUnit },
    saving: offer.savingMinor === 0 ? null : formatMoney(language, offer.savingMinor, offer.currency),
    isRecommended: offer === recommended,
    name: language === "ar" ? offer.nameAr : offer.name,
    description: language === "ar" ? offer.descriptionAr : offer.description,
    price: offer.priceMinor === 0 ? null : formatMoney(language, offer.priceMinor, offer.currency),
    credits: offer.credits,
    days: daysOf(offer),
    state: stateOf(offer, own),
  }));
}

function rhythmOfOffer({ interval, intervalCount }: PackageOffer): PackageCardData["rhythm"] {
  return interval === null || intervalCount === null ? null : { interval, intervalCount };
}

/** Basic where it is on offer, else the cheapest that renews. */
function recommendedOf(offers: readonly PackageOffer[]): PackageOffer | undefined {
  const renewing = offers.filter((offer) => offer.mode === "subscription");
  return renewing.find((offer) => offer.packageName === "basic") ?? renewing[0];
}

function stateOf(
  offer: PackageOffer,
  own: { isClaimed: boolean; livePriceId: string | null },
): PackageCardData["state"] {
  if (offer.mode !== "subscription") {
    if (offer.priceMinor > 0) return offer.priceId === null ? "unavailable" : "buy";
    if (offer.packageName !== "free") return "unavailable";
    return own.isClaimed ? "claimed" : "claim";
  }
  if (own.livePriceId !== null) return offer.priceId === own.livePriceId ? "current" : "manage";
  return offer.priceId === null ? "unavailable" : "subscribe";
}

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  const { isSignedIn, isTest, planName, cards } = loaderData;
  const t = useTranslations("pricing");
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => (page.current ? listenToPackages(page.current) : undefined), []);
  return (
    <div ref={page} data-packages="" className="mx-auto max-w-4xl">
      <PageTitle
        lead={t("lead")}
        actions={
          isSignedIn && planName !== undefined ? (
            <Badge tone="petrol">{t("currentPlan", { name: planName ?? t("freePlan") })}</Badge>
          ) : null
        }
      >
        {t("title")}
      </PageTitle>
      {isTest ? (
        <Alert tone="info" live={false} className="mb-6">
          {t("test")}
        </Alert>
      ) : null}
      <Suspense fallback={<RoomForCards />}>
        <Packages cards={cards} isSignedIn={isSignedIn} />
      </Suspense>
      <BannerSlot banner={loaderData.banner} className="mt-10" />
      <PricingFaq />
    </div>
  );
}

function Packages({
  cards: given,
  isSignedIn,
}: {
  cards: PackageCardData[] | Promise<PackageCardData[]>;
  isSignedIn: boolean;
}) {
  const cards = Array.isArray(given) ? given : use(given);
  if (cards.length === 0) return <NoPackages />;
  return (
    <>
      <div className="grid items-stretch gap-5 md:grid-cols-2">
        {cards.map((card) => (
          <PackageCard key={card.packageName} card={card} isSignedIn={isSignedIn} />
        ))}
      </div>
      <ToolsIncluded />
      <ComparisonTable cards={cards} />
    </>
  );
}

/** Two cards' room. */
function RoomForCards() {
  const t = useTranslations("ui");
  return (
    <div role="status" className="grid gap-5 md:grid-cols-2">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-112" />
      <Skeleton className="h-112" />
    </div>
  );
}

/** Nothing is active: the administrator is between two versions. */
function NoPackages() {
  const t = useTranslations("pricing");
  return <EmptyState title={t("nothingTitle")}>{t("nothingBody")}</EmptyState>;
}
