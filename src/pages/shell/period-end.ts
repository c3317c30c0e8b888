import type { findSubscription } from "#domain/billing/read.ts";
import type { CreditsInfo } from "#domain/credits/rules.ts";

type Subscription = Pick<
  NonNullable<Awaited<ReturnType<typeof findSubscription>>>,
  "subscriptionStatus" | "currentPeriodEnd" | "cancelAtPeriodEnd"
>;

/**
 * The one date that a person sees beside their credits: the end of the paid period while a subscription is active, so the next payment
 * or the last day. The credits themselves last a little longer, for a payment that comes late.
 */
export function periodEnd(
  { packageType, expiresAt }: Pick<CreditsInfo, "packageType" | "expiresAt">,
  subscription: Subscription | null,
): { endsAt: Date | null; isRenewing: boolean } {
  const runs = packageType !== "free" && subscription?.subscriptionStatus === "active" && expiresAt !== null;
  if (!runs || subscription.currentPeriodEnd === null) return { endsAt: expiresAt, isRenewing: false };
  return { endsAt: subscription.currentPeriodEnd, isRenewing: !subscription.cancelAtPeriodEnd };
}
