import { useCallback, useEffect, useState } from "react";
import { formatMoney } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { announceCredits, callApi } from "#browser/call-api.ts";

interface ShownPlan {
  name: string;
  description: string;
  price: string;
  rhythm: { interval: "day" | "week" | "month" | "year"; count: number } | null;
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
      interval: "day" | "week" | "month" | "year" | null;
      intervalCount: number | null;
    } | null;
  } | null;
}

interface Orders {
  orders: { orderId: string }[];
}

/** Between two looks, the first one included; in milliseconds. */
export const CONFIRMATION_WAIT_MS = 2000;
const LOOKS = 12;

/**
 * Waits 2 seconds, then reads the subscription, or the order of what was bought once; says "pending" after the first look in vain
 * and goes on looking for a while.
 */
export function useConfirmation(sessionId: string, isOnce: boolean): Confirmation {
  const isExpected = sessionId !== "";
  const [isAdded, setIsAdded] = useState(false);
  const { language } = useLanguage();
  const [looks, setLooks] = useState(0);
  const [plan, setPlan] = useState<ShownPlan | null>(null);
  const isOver = !isExpected || isAdded || plan !== null || looks >= LOOKS;

  useEffect(() => {
    if (isOver) return;
    let isGone = false;
    const timer = window.setTimeout(async () => {
      if (isOnce) {
        const answer = await callApi<Orders>(language, "GET", "/orders");
        if (isGone) return;
        if (answer.ok && answer.data.orders.some((order) => order.orderId === sessionId)) {
          setIsAdded(true);
          announceCredits();
        } else setLooks((count) => count + 1);
        return;
      }
      const answer = await callApi<Answer>(language, "GET", "/subscription");
      if (isGone) return;
      const found = answer.ok ? answer.data.subscription : null;
      if (found?.plan && found.subscriptionStatus === "active") {
        const { plan: bought } = found;
        setPlan({
          name: language === "ar" ? bought.nameAr : bought.name,
          description: language === "ar" ? bought.descriptionAr : bought.description,
          price: formatMoney(language, bought.priceMinor, bought.currency),
          rhythm: bought.interval && { interval: bought.interval, count: bought.intervalCount ?? 1 },
        });
        announceCredits();
      } else setLooks((count) => count + 1);
    }, CONFIRMATION_WAIT_MS);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [isOver, looks, language, isOnce, sessionId]);

  const again = useCallback(() => setLooks(0), []);
  if (!isExpected) return { state: "none", plan, again };
  return { state: plan || isAdded ? "confirmed" : looks > 0 ? "pending" : "confirming", plan, again };
}
