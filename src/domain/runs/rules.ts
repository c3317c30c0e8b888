import { fold } from "#engines/text/fold.ts";

export { searchPatterns } from "#engines/text/search-words.ts";

/** How long a run's text is kept: for replay by the same key, and for history when the user keeps one. */
export const REPLAY_HOURS = 24;
export const HISTORY_DAYS = 30;

export function keptUntil(now: Date, keepsHistory: boolean): Date {
  return new Date(now.getTime() + (keepsHistory ? HISTORY_DAYS * 24 : REPLAY_HOURS) * 3_600_000);
}

/**
 * Runs an hour that may cost us a model's work and the user nothing (stopped before any text, or failed): beyond that
 * nobody stops by mistake.
 */
export const UNPAID_RUNS_AN_HOUR = 20;

/** Start of the day and of the month that limits count, in UTC. */
export function usageWindows(now: Date): { day: Date; month: Date } {
  return {
    day: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())),
    month: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)),
  };
}

/** Seconds from `now` until the next day or month begins in UTC. */
export function secondsUntilNext(window: "day" | "month", now: Date): number {
  const next =
    window === "day"
      ? Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
      : Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  return Math.ceil((next - now.getTime()) / 1000);
}

/** What search looks in: the texts, folded (hamza, diacritics, alef, ya, letter case), at most 20,000 characters. */
export function searchTextOf(texts: readonly string[]): string {
  return fold(texts.join("\n")).slice(0, 20_000);
}

const RATINGS_TO_JUDGE = 10;
const USEFUL_SHARE = 0.6;

/** Whether a tool's results are called useful too seldom; fewer than ten ratings say nothing. */
export function isLowRated({ useful, notUseful }: { useful: number; notUseful: number }): boolean {
  const all = useful + notUseful;
  return all >= RATINGS_TO_JUDGE && useful / all < USEFUL_SHARE;
}
