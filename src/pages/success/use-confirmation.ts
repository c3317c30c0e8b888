import { useCallback, useEffect, useState } from "react";
import { formatMoney } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { announceCredits, callApi } from "#browser/call-api.ts";

interface ShownPlan {
  name: string;
  description: string;
  price: string;
}

export interface Confirmation {
  state: "confirming" | "confirmed" | "pending" | "none";
  plan: ShownPlan | null;
  /** Looks again after it was pending. */
  again: () => void;
}

interface Answer {
  subscription: {
    subscriptionStatus: string;
    plan: {
      name: string;
      nameAr: string;
      description: string;
      descriptionAr: string;
      priceMinor: number;
      currency: string;
    } | null;
  } | null;
}

const WAIT_MS = 2000;
const LOOKS = 12;

/** Waits 2 seconds, then reads the subscription; says "pending" after the first look in vain and goes on looking for a while. */
export function useConfirmation(isExpected: boolean): Confirmation {
  const { language } = useLanguage();
  const [looks, setLooks] = useState(0);
  const [plan, setPlan] = useState<ShownPlan | null>(null);
  const isOver = !isExpected || plan !== null || looks >= LOOKS;

  useEffect(() => {
    if (isOver) return;
    let isGone = false;
    const timer = window.setTimeout(async () => {
      const answer = await callApi<Answer>(language, "GET", "/subscription");
      if (isGone) return;
      const found = answer.ok ? answer.data.subscription : null;
      if (found?.plan && found.subscriptionStatus === "active") {
        const { plan: bought } = found;
        setPlan({
          name: language === "ar" ? bought.nameAr : bought.name,
          description: language === "ar" ? bought.descriptionAr : bought.description,
          price: formatMoney(language, bought.priceMinor, bought.currency),
        });
        announceCredits();
      } else setLooks((count) => count + 1);
    }, WAIT_MS);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [isOver, looks, language]);

  const again = useCallback(() => setLooks(0), []);
  if (!isExpected) return { state: "none", plan, again };
  return { state: plan ? "confirmed" : looks > 0 ? "pending" : "confirming", plan, again };
}
