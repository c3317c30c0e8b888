import { useRouteLoaderData } from "react-router";

/** Credits to show beside a run button: what the last run left, else what the page was made with; null when unknown. */
export function useCreditsLeft(afterRun: number | null): number | null {
  const root = useRouteLoaderData("root") as { viewer?: { credits?: number | null } | null } | undefined;
  return afterRun ?? root?.viewer?.credits ?? null;
}
