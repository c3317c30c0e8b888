import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import {
  at,
  idOf,
  type ProviderInvoice,
  type ProviderSession,
  type ProviderSubscription,
  toInvoice,
  toSession,
  toSubscription,
} from "./rules.ts";

/** A number for a reading that is about to begin: a later reading has a higher one, in whatever process. */
export async function nextReadNumber(db: Database): Promise<number> {
  const [row] = await rowsOf<{ number: string | number }>(db, sql`select nextval('stripe_reads') as number`);
  return Number(row?.number);
}

/** The subscription's state now; null when the provider does not know it. */
export async function fetchSubscription(deps: Deps, id: string): Promise<ProviderSubscription | null> {
  const found = await orMissing(
    deps.payments.client().subscriptions.retrieve(id, { expand: ["default_payment_method"] }),
  );
  return found && toSubscription(found, deps.now());
}

export async function fetchInvoice(deps: Deps, id: string): Promise<ProviderInvoice | null> {
  const found = await orMissing(deps.payments.client().invoices.retrieve(id, { expand: ["payments"] }));
  return found && toInvoice(found);
}

export async function fetchSession(deps: Deps, id: string): Promise<ProviderSession | null> {
  const found = await orMissing(deps.payments.client().checkout.sessions.retrieve(id));
  return found && toSession(found);
}

/** The charge and, where the id is a dispute's, the dispute itself, raw. */
export async function fetchCharge(deps: Deps, id: string): Promise<unknown> {
  return orMissing(deps.payments.client().charges.retrieve(id));
}

export async function fetchDisputeStatus(deps: Deps, id: string): Promise<string | null> {
  const found = await orMissing(deps.payments.client().disputes.retrieve(id));
  return found && found.status;
}

/** The invoice that a payment settled; null for a payment that settled none. */
export async function findInvoiceOfPayment(deps: Deps, paymentIntentId: string): Promise<string | null> {
  const found = await orMissing(
    deps.payments.client().invoicePayments.list({
      payment: { type: "payment_intent", payment_intent: paymentIntentId },
      limit: 1,
    }),
  );
  return idOf(at(found?.data[0], "invoice"));
}

/** The checkout that a payment came from; null for a payment from elsewhere. */
export async function findSessionOfPayment(deps: Deps, paymentIntentId: string): Promise<ProviderSession | null> {
  const found = await orMissing(
    deps.payments.client().checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 }),
  );
  const [session] = found?.data ?? [];
  return session ? toSession(session) : null;
}

/** Null for what the provider does not know; any other failure is thrown, so that the caller's work is tried again. */
export async function orMissing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 404) return null;
    throw error;
  }
}
