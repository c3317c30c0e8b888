import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useLanguage } from "#i18n/language-provider.tsx";
import { announceCredits, type ApiFault, callApi } from "./call-api.ts";

/** The free package of somebody who has not taken it yet. */
export interface FreeOffer {
  credits: number;
  days: number;
}

/** The cheapest that somebody with few credits can buy. */
export interface BuyOffer {
  priceId: string;
  credits: number;
  /** Formatted. */
  price: string;
  /** How often it is paid; null for what is paid for once. */
  rhythm: { interval: "day" | "week" | "month" | "year"; count: number } | null;
}

/** What the server knew when it made the page. `credits` is null where it did not ask. */
export interface PageCredits {
  credits: number | null;
  freeOffer: FreeOffer | null;
  /** Null where enough is left, or nothing can be bought. */
  buyOffer: BuyOffer | null;
  /** Saving is part of the package; null where the server did not ask. */
  canSave: boolean | null;
}

interface Credits extends PageCredits {
  /** Takes the free package; the refusal where that fails. */
  take: () => Promise<ApiFault | null>;
}

const NONE: PageCredits = { credits: null, freeOffer: null, buyOffer: null, canSave: null };
const CreditsContext = createContext<Credits>({ ...NONE, take: () => Promise.resolve(null) });
/** A tab that is looked at again asks for its credits, but not more often than this. */
const ASK_AGAIN_MS = 5000;

/**
 * The credits that all of a page shows: those the page was made with, then what runs leave, then what the server says whenever
 * they have changed or the tab is looked at again, since another tab may have spent some. `page` is null for a visitor.
 */
export function CreditsProvider({ page, children }: { page: PageCredits | null; children: ReactNode }) {
  const { language } = useLanguage();
  const [known, setKnown] = useState({ page, now: page ?? NONE });
  if (known.page !== page) setKnown({ page, now: page ?? NONE });
  const learn = useCallback(
    (change: Partial<PageCredits>) => setKnown((before) => ({ ...before, now: { ...before.now, ...change } })),
    [],
  );
  const shown = useRef(known.now.credits);
  useEffect(() => {
    shown.current = known.now.credits;
  });
  const isSignedIn = page !== null;

  useEffect(() => {
    if (!isSignedIn) return;
    let askedAt = Date.now();
    const onChanged = (event: Event) => {
      const left: unknown = (event as CustomEvent).detail;
      if (typeof left === "number") learn({ credits: left });
      else void ask();
    };
    const onLookedAt = () => {
      if (document.visibilityState === "visible" && Date.now() - askedAt > ASK_AGAIN_MS) void ask();
    };
    async function ask() {
      askedAt = Date.now();
      const answer = await callApi<{ credits: number }>(language, "GET", "/credits");
      if (answer.ok && answer.data.credits !== shown.current) announceCredits(answer.data.credits);
    }
    window.addEventListener("creditsUpdated", onChanged);
    window.addEventListener("focus", onLookedAt);
    document.addEventListener("visibilitychange", onLookedAt);
    return () => {
      window.removeEventListener("creditsUpdated", onChanged);
      window.removeEventListener("focus", onLookedAt);
      document.removeEventListener("visibilitychange", onLookedAt);
    };
  }, [isSignedIn, language, learn]);

  const { credits, freeOffer, buyOffer, canSave } = known.now;
  const value = useMemo<Credits>(
    () => ({
      credits,
      freeOffer,
      buyOffer,
      canSave,
      async take() {
        const answer = await callApi<{ credits: number }>(language, "POST", "/free-package-claims");
        // Refused, it cannot be offered again; a lost connection says nothing about it.
        if (answer.ok || answer.fault.code === "free_already_claimed") learn({ freeOffer: null });
        if (!answer.ok) return answer.fault;
        announceCredits();
        return null;
      },
    }),
    [credits, freeOffer, buyOffer, canSave, language, learn],
  );
  return <CreditsContext.Provider value={value}>{children}</CreditsContext.Provider>;
}

export function useCredits(): Credits {
  return useContext(CreditsContext);
}
