import { and, asc, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import type { Deps } from "#platform/deps.ts";
import { countAttempt } from "#platform/database/rate-limit.server.ts";
import { nextReadNumber } from "#domain/billing/provider.ts";
import { idOf, toSession } from "#domain/billing/rules.ts";
import { checkoutAttempts, stripeInvoices, stripeSubscriptions } from "#domain/billing/tables.ts";
import { fetchChargeState, fetchInvoiceState, fetchSessionState, fetchSubscriptionState } from "./write-event.ts";
import { applyState, endUnknownSubscription, type ProviderState } from "./write-state.ts";

/** How often the job looks; one process a turn. */
export const RECONCILE_EVERY_MS = 300_000;
const LOOK_BACK_SECONDS = 3 * 86_400;
const BATCH = 100;
const STALE_MS = 3_600_000;

/**
 * Repairs what webhooks missed: open checkouts, subscriptions not read for an hour, and the last three days' new
 * subscriptions, paid invoices, checkouts paid once and refunds, through the same code as an event. Returns how many states were written.
 */
export async function reconcileBilling(deps: Deps): Promise<number> {
  if (deps.payments.mode === "none") return 0;
  const turn = { name: "billing-reconcile", limit: 1, windowSeconds: RECONCILE_EVERY_MS / 1000 - 30 };
  if ((await countAttempt(deps.db, turn, "turn", deps.now())) !== null) return 0;
  return reconcileNow(deps);
}

/** One whole cycle, by any process. */
export async function reconcileNow(deps: Deps): Promise<number> {
  let written = 0;
  for (const step of [openCheckouts, staleSubscriptions, newSubscriptions, paidInvoices, paidSessions, refunds]) {
    for (const fetchState of await step(deps)) {
      const state = await fetchState(await nextReadNumber(deps.db));
      if (!state) continue;
      await deps.db.transaction((tx) => applyState(tx, deps, state));
      written += 1;
    }
  }
  return written;
}

type FetchState = (readNumber: number) => Promise<ProviderState | null>;

async function openCheckouts(deps: Deps): Promise<FetchState[]> {
  const rows = await deps.db
    .select()
    .from(checkoutAttempts)
    .where(and(inArray(checkoutAttempts.state, ["open"]), isNotNull(checkoutAttempts.sessionId)))
    .orderBy(asc(checkoutAttempts.createdAt), asc(checkoutAttempts.id))
    .limit(BATCH);
  return rows.map((row) => (readNumber) => fetchSessionState(deps, row.sessionId as string, readNumber));
}

async function staleSubscriptions(deps: Deps): Promise<FetchState[]> {
  const rows = await deps.db
    .select()
    .from(stripeSubscriptions)
    .where(
      and(
        isNull(stripeSubscriptions.endedAt),
        lte(stripeSubscriptions.updatedAt, new Date(deps.now().getTime() - STALE_MS)),
      ),
    )
    .orderBy(asc(stripeSubscriptions.updatedAt), asc(stripeSubscriptions.subscriptionId))
    .limit(BATCH);
  return rows.map((row) => async (readNumber) => {
    const state = await fetchSubscriptionState(deps, row.subscriptionId, readNumber);
    if (!state) await endUnknownSubscription(deps.db, row.subscriptionId, deps.now());
    return state;
  });
}

async function newSubscriptions(deps: Deps): Promise<FetchState[]> {
  const listed = deps.payments
    .client()
    .subscriptions.list({ status: "all", created: { gte: since(deps) }, limit: 100 });
  const ids = (await listed.autoPagingToArray({ limit: 1000 })).map((subscription) => subscription.id);
  const known = await knownIds(deps, ids, "subscriptions");
  return ids.filter((id) => !known.has(id)).map((id) => (readNumber) => fetchSubscriptionState(deps, id, readNumber));
}

async function paidInvoices(deps: Deps): Promise<FetchState[]> {
  const listed = deps.payments.client().invoices.list({ status: "paid", created: { gte: since(deps) }, limit: 100 });
  const ids = (await listed.autoPagingToArray({ limit: 1000 })).map((invoice) => invoice.id);
  const known = await knownIds(deps, ids, "invoices");
  return ids.filter((id) => !known.has(id)).map((id) => (readNumber) => fetchInvoiceState(deps, id, readNumber));
}

/** Of what is paid for once there is no invoice: a checkout of it that was given up here may have been paid all the same. */
async function paidSessions(deps: Deps): Promise<FetchState[]> {
  const listed = await deps.payments
    .client()
    .checkout.sessions.list({ status: "complete", created: { gte: since(deps) }, limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  const ids = listed
    .map(toSession)
    .filter((session) => session.mode === "payment" && session.isPaid && session.packageVersionId !== null)
    .map((session) => session.id);
  const known = await knownIds(deps, ids, "invoices");
  return ids.filter((id) => !known.has(id)).map((id) => (readNumber) => fetchSessionState(deps, id, readNumber));
}

async function refunds(deps: Deps): Promise<FetchState[]> {
  const listed = await deps.payments
    .client()
    .refunds.list({ created: { gte: since(deps) }, limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  const charges = [...new Set(listed.map((refund) => idOf(refund.charge)).filter((id) => id !== null))];
  return charges.map(
    (chargeId) => (readNumber) => fetchChargeState(deps, { chargeId, disputeId: null, reported: null }, readNumber),
  );
}

async function knownIds(deps: Deps, ids: string[], kind: "subscriptions" | "invoices"): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows =
    kind === "invoices"
      ? await deps.db
          .select({ id: stripeInvoices.invoiceId })
          .from(stripeInvoices)
          .where(inArray(stripeInvoices.invoiceId, ids))
      : await deps.db
          .select({ id: stripeSubscriptions.subscriptionId })
          .from(stripeSubscriptions)
          .where(inArray(stripeSubscriptions.subscriptionId, ids));
  return new Set(rows.map((row) => row.id));
}

function since(deps: Deps): number {
  return Math.floor(deps.now().getTime() / 1000) - LOOK_BACK_SECONDS;
}
