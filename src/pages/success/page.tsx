import { useEffect } from "react";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { readCredits } from "#domain/credits/read.ts";
import { listOffers } from "#domain/packages/read.ts";
import { formatDate } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn, safeReturnPath } from "#i18n/path.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { Star } from "#ui/marks/star.tsx";
import { type PageContext, pageContextOf } from "#pages/page-context.ts";
import { useToast } from "#ui/overlays/toast.tsx";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { takeNotice } from "./kept-notice.ts";
import { type Confirmation, useConfirmation } from "./use-confirmation.ts";

export const meta = pageMeta("success");

/** Only shows: nothing is granted here, and nobody else's plan is read, whatever session the address names. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const query = new URL(request.url).searchParams;
  return {
    isSignedIn: page.viewer !== null,
    sessionId: (query.get("session_id") ?? "").replace(/[^\w{}-]/g, "").slice(0, 120),
    isOnce: query.get("once") === "1",
    returnTo: safeReturnPath(query.get("returnTo")),
    claim: query.get("claim") === "free" ? await readClaim(page) : null,
  };
}

async function readClaim({ deps, viewer, language, timeZone }: PageContext) {
  if (!viewer) return null;
  const [{ isFreeClaimed, isExpired, expiresAt }, offers] = await Promise.all([
    readCredits(deps.db, viewer.id, deps.now()),
    listOffers(deps),
  ]);
  const free = offers.find((offer) => offer.packageName === "free");
  if (!isFreeClaimed || isExpired || !expiresAt || !free) return null;
  return {
    name: language === "ar" ? free.nameAr : free.name,
    credits: free.credits,
    expires: formatDate(language, expiresAt, timeZone),
  };
}

export default function SuccessPage({ loaderData }: Route.ComponentProps) {
  const { claim } = loaderData;
  return (
    <div className="mx-auto max-w-form py-4 md:py-10">
      {claim ? <Claimed claim={claim} /> : <Paid {...loaderData} />}
    </div>
  );
}

function Claimed({ claim }: { claim: { name: string; credits: number; expires: string } }) {
  const t = useTranslations("success");
  const toast = useToast();
  useEffect(() => {
    const words = takeNotice();
    if (words) toast(words);
  }, [toast]);
  return (
    <Card tone="result">
      <Heading title={t("claimTitle")} body={t("claimBody")} />
      <Facts
        facts={[
          [t("package"), claim.name],
          [t("credits"), t("creditsCount", { count: claim.credits })],
          [t("expires"), claim.expires],
        ]}
      />
      <Actions />
    </Card>
  );
}

interface PaidProps {
  isSignedIn: boolean;
  sessionId: string;
  isOnce: boolean;
  returnTo: string | null;
}

function Paid({ isSignedIn, sessionId, isOnce, returnTo }: PaidProps) {
  const t = useTranslations("success");
  const { language } = useLanguage();
  const { state, plan, again } = useConfirmation(isSignedIn ? sessionId : "", isOnce);
  const period = useTranslations("periods");
  const isDone = state === "confirmed";
  useEffect(() => {
    // A purchase that began at a tool ends there, with its draft.
    if (isDone && returnTo) window.location.replace(returnTo);
  }, [isDone, returnTo]);
  if (!isSignedIn) {
    const returnTo = encodeURIComponent(`${pathIn(language, "/success")}?session_id=${sessionId}`);
    return (
      <Card>
        <Heading title={t("signInTitle")} icon="user" />
        <LinkButton
          reloadDocument
          variant="primary"
          className="mt-6 w-full"
          to={`${pathIn(language, "/login")}?returnTo=${returnTo}`}
        >
          {t("signIn")}
        </LinkButton>
        <Session id={sessionId} />
      </Card>
    );
  }
  const heading: Record<Confirmation["state"], [string, string | undefined]> = {
    confirming: [t("confirming"), t("confirmingBody")],
    confirmed: isOnce ? [t("addedTitle"), t("claimBody")] : [t("confirmedTitle"), plan?.description],
    pending: [t("pendingTitle"), t("pendingBody")],
    none: [t("noneTitle"), t("noneBody")],
  };
  const facts: Fact[] = plan
    ? [
        [t("package"), plan.name],
        [
          t("price"),
          <bdi key="price">
            {plan.rhythm
              ? t("pricePer", {
                  price: plan.price,
                  period: period(`per.${plan.rhythm.interval}`, { count: plan.rhythm.count }),
                })
              : plan.price}
          </bdi>,
        ],
      ]
    : [];
  return (
    <Card tone={state === "confirmed" ? "result" : "plain"}>
      <div role="status">
        <Heading
          title={heading[state][0]}
          body={heading[state][1]}
          icon={state === "confirmed" ? "success" : state === "confirming" ? "star" : "clock"}
        />
      </div>
      <Facts facts={facts} />
      {state === "pending" ? (
        <Button className="mt-6 w-full" icon="refresh" onClick={again}>
          {t("checkAgain")}
        </Button>
      ) : null}
      <Actions returnTo={returnTo} />
      <Session id={sessionId} />
    </Card>
  );
}

/** For a letter to the support: nothing that a buyer looks for. */
function Session({ id }: { id: string }) {
  const t = useTranslations("success");
  if (id === "") return null;
  return (
    <p className="mt-6 text-xs text-soft">
      {t("session")}{" "}
      <bdi dir="ltr" className="break-all">
        {id}
      </bdi>
    </p>
  );
}

function Heading({
  title,
  body,
  icon = "success",
}: {
  title: string;
  body?: string;
  icon?: "success" | "clock" | "user" | "star";
}) {
  return (
    <>
      {icon === "star" ? (
        <Star size={40} loading className="text-petrol" />
      ) : (
        <Icon name={icon} size={40} className={icon === "success" ? "text-green" : "text-petrol"} />
      )}
      <h1 className="mt-3 text-xl">{title}</h1>
      {body ? <p className="mt-2 text-soft">{body}</p> : null}
    </>
  );
}

type Fact = [label: string, value: React.ReactNode];

function Facts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="mt-6 divide-y divide-line border-y border-line">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
          <dt className="text-soft">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ returnTo = null }: { returnTo?: string | null }) {
  const t = useTranslations("success");
  const { language } = useLanguage();
  return (
    <div className="mt-6 grid gap-3 sm:grid-cols-2">
      <LinkButton variant="primary" to={returnTo ?? pathIn(language, "/")}>
        {returnTo ? t("back") : t("start")}
      </LinkButton>
      <LinkButton to={pathIn(language, "/account")}>{t("manage")}</LinkButton>
    </div>
  );
}
