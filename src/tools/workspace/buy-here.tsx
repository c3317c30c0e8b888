import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { type ApiFault, callApi } from "#browser/call-api.ts";
import type { BuyOffer } from "#browser/credits.tsx";
import { Button } from "#ui/button.tsx";

/** Leads to the page to pay on and, once paid, back here; the tab keeps the draft. The button says what it costs. */
export function BuyHere({ offer: { priceId, credits: count, price, rhythm } }: { offer: BuyOffer }) {
  const t = useTranslations("workspace");
  const period = useTranslations("periods");
  const { language } = useLanguage();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<ApiFault | null>(null);
  async function buy() {
    setPending(true);
    setFault(null);
    const returnTo = window.location.pathname;
    const answer = await callApi<{ url: string }>(language, "POST", "/checkout", { priceId, returnTo });
    if (answer.ok) return window.location.assign(answer.data.url);
    setFault(answer.fault);
    setPending(false);
  }
  return (
    <div>
      <Button variant="primary" loading={pending} onClick={() => void buy()}>
        <bdi>
          {rhythm
            ? t("buyPlan", { count, price, period: period(`per.${rhythm.interval}`, { count: rhythm.count }) })
            : t("buyOnce", { count, price })}
        </bdi>
      </Button>
      {fault ? (
        <p role="alert" className="mt-1 text-sm text-red">
          {fault.message || t("buyFailed")}
        </p>
      ) : null}
    </div>
  );
}
