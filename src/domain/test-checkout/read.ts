import type { Deps } from "#platform/deps.ts";
import { findCustomerId } from "#domain/billing/read.ts";
import { at, toSubscription } from "#domain/billing/rules.ts";
import type { Recurring } from "./objects.ts";
import { findObject, listObjects } from "./store.ts";

interface ShownRhythm {
  interval: Recurring["interval"];
  count: number;
}

export interface TestCheckout {
  session: {
    id: string;
    status: string;
    amountMinor: number;
    currency: string;
    rhythm: ShownRhythm | null;
    cancelUrl: string;
  } | null;
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
            rhythm: rhythmOf(at(session, "stand_in", "recurring") as Recurring | null),
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

function rhythmOf(recurring: Recurring | null): ShownRhythm | null {
  return recurring && { interval: recurring.interval, count: recurring.interval_count };
}
