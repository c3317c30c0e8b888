export type PackageType = "free" | "basic" | "none";

/** The summary row's fields that decide what a user sees. */
export interface CreditsRow {
  currentCredits: number;
  held: number;
  packageType: PackageType;
  expiresAt: Date | null;
  isFreeClaimed: boolean;
}

/** What pages and programs see. `credits` is what can be spent now. */
export interface CreditsInfo {
  credits: number;
  packageType: PackageType;
  expiresAt: Date | null;
  isExpired: boolean;
  isFreeClaimed: boolean;
}

/** Past its expiry a package counts as none and its credits as 0, whether or not the sweep has passed. */
export function creditsInfoOf(row: CreditsRow | null, now: Date): CreditsInfo {
  if (!row) return { credits: 0, packageType: "none", expiresAt: null, isExpired: false, isFreeClaimed: false };
  const isExpired = row.expiresAt !== null && row.expiresAt <= now;
  return {
    credits: isExpired ? 0 : row.currentCredits - row.held,
    packageType: isExpired ? "none" : row.packageType,
    expiresAt: row.expiresAt,
    isExpired,
    isFreeClaimed: row.isFreeClaimed,
  };
}

/** Days until an expiry, rounded up; 0 or less means expired. */
export function daysRemaining(expiresAt: Date, now: Date): number {
  return Math.ceil((expiresAt.getTime() - now.getTime()) / 86_400_000);
}

/** The low-credit warning shows at 5 or fewer, above 0. */
export const LOW_CREDITS = 5;

/** Which warning a number of credits is worth; null without one. */
export function warningAt(credits: number): "none" | "low" | null {
  if (credits <= 0) return "none";
  return credits <= LOW_CREDITS ? "low" : null;
}
