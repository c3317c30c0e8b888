import type { findSubscription } from "#domain/billing/read.ts";
import type { CreditsInfo } from "#domain/credits/rules.ts";

type Subscription = Pick<
  NonNullable<Awaited<ReturnType<typeof findSubscription>>>,
  "subscriptionStatus" | "currentPeriodEnd" | "cancelAtPeriodEnd"
>;

/**
 * The one date that a person is told of their credits: while a subscription runs that of its period, so that it is the date of the next
 * payment or the last day; the credits themselves last a little longer, for a payment that comes late.
 */
export function periodEnd(
  { packageType, expiresAt }: Pick<CreditsInfo, "packageType" | "expiresAt">,
  subscription: Subscription | null,
): { endsAt: Date | null; isRenewing: boolean } {
  const runs = packageType !== "free" && subscription?.subscriptionStatus === "active" && expiresAt !== null;
  if (!runs || subscription.currentPeriodEnd === null) return { endsAt: expiresAt, isRenewing: false };
  return { endsAt: subscription.currentPeriodEnd, isRenewing: !subscription.cancelAtPeriodEnd };
}
