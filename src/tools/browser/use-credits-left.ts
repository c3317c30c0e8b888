import { useEffect } from "react";
import { announceCredits } from "#browser/call-api.ts";
import { useCredits } from "#browser/credits.tsx";

/** Credits to show beside a run button: what the last run left, until the page learns of a newer figure; null when unknown. */
export function useCreditsLeft(afterRun: number | null): number | null {
  useEffect(() => {
    if (afterRun !== null) announceCredits(afterRun);
  }, [afterRun]);
  return useCredits().credits;
}
