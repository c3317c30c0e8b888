import type { Deps } from "#platform/deps.ts";
import { findCustomerId } from "#domain/billing/read.ts";
import { toSubscription } from "#domain/billing/rules.ts";
import { findObject, listObjects } from "./store.ts";

export interface TestCheckout {
  session: { id: string; status: string; amountMinor: number; currency: string; cancelUrl: string } | null;
  subscriptions: { id: string; status: string; cancelAtPeriodEnd: boolean; currentPeriodEnd: Date | null }[];
}

/** What a person's test checkout page shows: the session they came with, and their test subscriptions. */
export async function readTestCheckout(deps: Deps, userId: string, sessionId: string | null): Promise<TestCheckout> {
  const customerId = await findCustomerId(deps.db, userId);
  if (customerId === null) return { session: null, subscriptions: [] };
  const session = sessionId === null ? null : await findObject(deps.db, sessionId, "checkout.session");
  const subscriptions = (await listObjects(deps.db, "subscription"))
    .filter((one) => one["customer"] === customerId)
    .map((one) => toSubscription(one, deps.now()));
  return {
    session:
      session?.["customer"] === customerId
        ? {
            id: session.id,
            status: session["status"] as string,
            amountMinor: session["amount_total"] as number,
            currency: session["currency"] as string,
            cancelUrl: String(session["cancel_url"] ?? "/"),
          }
        : null,
    subscriptions: subscriptions.map(({ id, status, cancelAtPeriodEnd, currentPeriodEnd }) => ({
      id,
      status,
      cancelAtPeriodEnd,
      currentPeriodEnd,
    })),
  };
}
