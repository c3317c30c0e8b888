export type PackageType = "free" | "basic" | "none";

/** The summary row's fields that decide what a user sees. */
export interface CreditsRow {
  /** All credits, those of top-ups among them. */
  currentCredits: number;
  held: number;
  packageType: PackageType;
  expiresAt: Date | null;
  topUpCredits: number;
  topUpExpiresAt: Date | null;
  isFreeClaimed: boolean;
}

/** What pages and programs see. `credits` is what can be spent now, top-ups with it. */
export interface CreditsInfo {
  credits: number;
  packageType: PackageType;
  /** The end of the package's credits; of a person who has top-ups alone, theirs. */
  expiresAt: Date | null;
  /** True when nothing is left that could be spent because its time is over. */
  isExpired: boolean;
  isFreeClaimed: boolean;
  /** Credits bought by themselves, among `credits`; null without any. */
  topUp: { credits: number; expiresAt: Date } | null;
}

/**
 * Past its expiry a package counts as none and its credits as 0, whether or not the sweep has passed; so does a top-up. A top-up is no
 * package: by itself it leaves the type at none.
 */
export function creditsInfoOf(row: CreditsRow | null, now: Date): CreditsInfo {
  if (!row)
    return { credits: 0, packageType: "none", expiresAt: null, isExpired: false, isFreeClaimed: false, topUp: null };
  const isLapsed = hasEnded(row.expiresAt, now);
  const topUp = topUpOf(row, now);
  const ofPackage = isLapsed ? 0 : row.currentCredits - row.topUpCredits;
  const ofTopUps = isSpendable(row, now) ? row.topUpCredits : 0;
  const isByTopUp = topUp !== null && (isLapsed || row.expiresAt === null);
  return {
    credits: Math.max(0, ofPackage + ofTopUps - row.held),
    packageType: isLapsed ? "none" : row.packageType,
    expiresAt: isByTopUp ? topUp.expiresAt : row.expiresAt,
    isExpired: isLapsed && topUp === null,
    isFreeClaimed: row.isFreeClaimed,
    topUp,
  };
}

/** What can be spent now of credits bought by themselves. */
function topUpOf(row: CreditsRow, now: Date): CreditsInfo["topUp"] {
  if (!isSpendable(row, now)) return null;
  const credits = row.topUpCredits - heldOf({ ...row, writtenOff: 0 }).topUp;
  return credits > 0 ? { credits, expiresAt: row.topUpExpiresAt } : null;
}

function isSpendable(row: CreditsRow, now: Date): row is CreditsRow & { topUpExpiresAt: Date } {
  return row.topUpExpiresAt !== null && row.topUpExpiresAt > now;
}

export function hasEnded(expiresAt: Date | null, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/**
 * How the open holds lie on the two parts of a balance: on the part that ends first, as they will be spent. `writtenOff`, the holds
 * that an expiry or a withdrawal passed over, are what is left of a package.
 */
export function heldOf(
  row: Pick<CreditsRow, "currentCredits" | "held" | "expiresAt" | "topUpCredits" | "topUpExpiresAt"> & {
    writtenOff: number;
  },
): { package: number; topUp: number } {
  const open = row.held - row.writtenOff;
  if (endsFirst(row.topUpExpiresAt, row.expiresAt)) {
    const topUp = Math.min(open, row.topUpCredits);
    return { package: row.held - topUp, topUp };
  }
  const ofPackage = Math.max(0, row.currentCredits - row.topUpCredits - row.writtenOff);
  const topUp = Math.min(open - Math.min(open, ofPackage), row.topUpCredits);
  return { package: row.held - topUp, topUp };
}

/** True when a top-up ends before the package, and is spent before it. */
function endsFirst(topUpExpiresAt: Date | null, expiresAt: Date | null): boolean {
  return topUpExpiresAt !== null && (expiresAt === null || topUpExpiresAt < expiresAt);
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
