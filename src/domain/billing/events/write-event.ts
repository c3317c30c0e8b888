import { eq } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import type { PaymentEvent } from "#platform/payments/payments.ts";
import {
  fetchCharge,
  fetchDisputeStatus,
  fetchInvoice,
  fetchSession,
  fetchSubscription,
  findInvoiceOfPayment,
  findSessionOfPayment,
  nextReadNumber,
} from "#domain/billing/provider.ts";
import { at, holdsMoney, idOf, toRefund } from "#domain/billing/rules.ts";
import { stripeEvents } from "#domain/billing/tables.ts";
import { applyState, type ProviderState } from "./write-state.ts";

/**
 * One delivery of the payment provider: genuine or refused (`invalid_input`); then the current state of what it names is
 * fetched, and the event's row and its effect are written in one transaction. Any failure is thrown and leaves nothing
 * behind, so that the provider delivers again. Returns what happened.
 */
export async function receiveEvent(deps: Deps, rawBody: string, signature: string | null): Promise<string> {
  if (deps.payments.mode === "none") throw new RefusalError("payment_unavailable");
  const event = deps.payments.verifyEvent(rawBody, signature, deps.now());
  if (!event) throw new RefusalError("invalid_input");
  const outcome = await handleEvent(deps, event);
  deps.log.info({ eventId: event.id, type: event.type, outcome }, "payment event");
  return outcome;
}

async function handleEvent(deps: Deps, event: PaymentEvent): Promise<string> {
  const [seen] = await deps.db.select().from(stripeEvents).where(eq(stripeEvents.eventId, event.id));
  if (seen) return "duplicate";
  const isOurs = event.livemode === deps.payments.livemode;
  const state = isOurs ? await fetchStateOf(deps, event) : null;
  return deps.db.transaction(async (tx) => {
    const inserted = await tx
      .insert(stripeEvents)
      .values({
        eventId: event.id,
        type: event.type,
        createdAt: new Date(event.created * 1000),
        receivedAt: deps.now(),
        outcome: "",
      })
      .onConflictDoNothing()
      .returning();
    if (inserted.length === 0) return "duplicate";
    const outcome = !isOurs
      ? "ignored: livemode"
      : state
        ? await applyState(tx, deps, state)
        : "ignored: no such object or type";
    await tx.update(stripeEvents).set({ outcome }).where(eq(stripeEvents.eventId, event.id));
    return outcome;
  });
}

/** What an event is about, as it is now; null for a type or an object that is not the product's. */
async function fetchStateOf(deps: Deps, event: PaymentEvent): Promise<ProviderState | null> {
  const { type, object } = event;
  const readNumber = await nextReadNumber(deps.db);
  const id = idOf(object["id"]);
  if (type.startsWith("checkout.session.") && id) return fetchSessionState(deps, id, readNumber);
  if (type.startsWith("customer.subscription.") && id) return fetchSubscriptionState(deps, id, readNumber);
  if (type === "invoice_payment.paid") return fetchInvoiceState(deps, idOf(object["invoice"]), readNumber);
  if (type.startsWith("invoice.") && id) return fetchInvoiceState(deps, id, readNumber);
  if (/^(charge\.(refund|dispute)|refund\.)/.test(type)) return fetchRefundState(deps, event, readNumber);
  return null;
}

export async function fetchSubscriptionState(
  deps: Deps,
  id: string,
  readNumber: number,
): Promise<ProviderState | null> {
  const subscription = await fetchSubscription(deps, id);
  return subscription && { readNumber, customerId: subscription.customerId, subscription };
}

export async function fetchSessionState(deps: Deps, id: string, readNumber: number): Promise<ProviderState | null> {
  const session = await fetchSession(deps, id);
  if (!session) return null;
  return {
    readNumber,
    customerId: session.customerId,
    session,
    subscription: session.subscriptionId === null ? null : await fetchSubscription(deps, session.subscriptionId),
    invoice: session.invoiceId === null || !session.isPaid ? null : await fetchInvoice(deps, session.invoiceId),
  };
}

export async function fetchInvoiceState(
  deps: Deps,
  id: string | null,
  readNumber: number,
): Promise<ProviderState | null> {
  const invoice = id === null ? null : await fetchInvoice(deps, id);
  if (!invoice) return null;
  const subscription = invoice.subscriptionId === null ? null : await fetchSubscription(deps, invoice.subscriptionId);
  return { readNumber, customerId: invoice.customerId, invoice, subscription };
}

/** A refund or dispute names a charge. Its invoice or checkout is fetched too, since the refund may arrive before the payment. */
async function fetchRefundState(deps: Deps, event: PaymentEvent, readNumber: number): Promise<ProviderState | null> {
  const { object } = event;
  const isCharge = object["object"] === "charge";
  const chargeId = idOf(isCharge ? object["id"] : object["charge"]);
  if (chargeId === null) return null;
  const disputeId = event.type.startsWith("charge.dispute.") ? idOf(object["id"]) : null;
  return fetchChargeState(deps, { chargeId, disputeId, reported: isCharge ? object : null }, readNumber);
}

/** The state behind one charge; `reported` is used where the provider no longer gives the charge itself. */
export async function fetchChargeState(
  deps: Deps,
  about: { chargeId: string; disputeId: string | null; reported: unknown },
  readNumber: number,
): Promise<ProviderState | null> {
  const charge = (await fetchCharge(deps, about.chargeId)) ?? about.reported;
  if (!charge) return null;
  const isDisputed = about.disputeId === null ? null : holdsMoney(await fetchDisputeStatus(deps, about.disputeId));
  const refund = toRefund(charge, isDisputed);
  const invoiceId =
    refund.invoiceId ??
    (refund.paymentIntentId === null ? null : await findInvoiceOfPayment(deps, refund.paymentIntentId));
  const invoice = invoiceId === null ? null : await fetchInvoice(deps, invoiceId);
  const session =
    invoiceId === null && refund.paymentIntentId !== null
      ? await findSessionOfPayment(deps, refund.paymentIntentId)
      : null;
  const customerId = invoice?.customerId ?? refund.customerId ?? idOf(at(charge, "customer"));
  return { readNumber, customerId, session, invoice, refund: { ...refund, invoiceId } };
}
