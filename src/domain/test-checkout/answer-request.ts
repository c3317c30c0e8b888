import { findVersionByPriceId } from "#domain/packages/read.ts";
import { type PackageVersion, priceMinorOf } from "#domain/packages/rules.ts";
import { rhythmOf } from "#domain/packages/rules-rhythm.ts";
import { at } from "#domain/billing/rules.ts";
import {
  customerObject,
  portalObject,
  priceObject,
  type Recurring,
  sessionObject,
  type StripeObject,
} from "./objects.ts";
import type { TestStripe } from "./test-stripe.ts";
import { findObject, listObjects, newId, putObject } from "./store.ts";
import { type Form, missing, optionalText, refuseUnknown, requiredText, WireError } from "./wire.ts";

const COLLECTIONS: Record<string, string> = {
  customers: "customer",
  "checkout/sessions": "checkout.session",
  "billing_portal/sessions": "billing_portal.session",
  subscriptions: "subscription",
  invoices: "invoice",
  invoice_payments: "invoice_payment",
  charges: "charge",
  refunds: "refund",
  disputes: "dispute",
  payment_methods: "payment_method",
  prices: "price",
};

/** Answers one request of the provider's API. `path` is without the leading `/v1/`. Throws WireError. */
export async function answerRequest(stripe: TestStripe, method: string, path: string, form: Form): Promise<unknown> {
  if (method === "POST") return answerPost(stripe, path, form);
  const listType = COLLECTIONS[path];
  if (method === "GET" && listType) return answerList(stripe, listType, path, form);
  const [, collection = "", id = ""] = path.match(/^(.+)\/([^/]+)$/) ?? [];
  const type = COLLECTIONS[collection];
  const found =
    type === undefined
      ? null
      : ((await findObject(stripe.db, decodeURIComponent(id), type)) ??
        (type === "price" ? await priceOfVersion(stripe, decodeURIComponent(id)) : null));
  if (!found || type === undefined) throw missing(type ?? "object", id);
  if (method === "GET") return expand(stripe, found, form["expand"]);
  if (method === "DELETE" && type === "subscription") return cancelSubscription(stripe, found);
  throw new WireError(404, "url_invalid", `Unrecognized request URL (${method}: /v1/${path}).`);
}

function answerPost(stripe: TestStripe, path: string, form: Form): Promise<StripeObject> {
  if (path === "customers") return createCustomer(stripe, form);
  if (path === "checkout/sessions") return createSession(stripe, form);
  if (path === "billing_portal/sessions") return createPortal(stripe, form);
  const expired = path.match(/^checkout\/sessions\/([^/]+)\/expire$/)?.[1];
  if (expired) return expireSession(stripe, expired);
  throw new WireError(404, "url_invalid", `Unrecognized request URL (POST: /v1/${path}).`);
}

async function createCustomer(stripe: TestStripe, form: Form): Promise<StripeObject> {
  refuseUnknown(form, ["email", "metadata", "name", "description"]);
  const customer = customerObject(newId("cus"), seconds(stripe), {
    email: optionalText(form, "email"),
    metadata: form["metadata"],
  });
  await putObject(stripe.db, customer);
  return customer;
}

const SESSION_FIELDS = [
  "mode",
  "customer",
  "client_reference_id",
  "line_items",
  "success_url",
  "cancel_url",
  "locale",
  "metadata",
  "subscription_data",
  "payment_intent_data",
  "allow_promotion_codes",
  "expand",
];

async function createSession(stripe: TestStripe, form: Form): Promise<StripeObject> {
  refuseUnknown(form, SESSION_FIELDS);
  const mode = requiredText(form, "mode");
  const customer = requiredText(form, "customer");
  if (!(await findObject(stripe.db, customer, "customer"))) throw missing("customer", customer, "customer");
  const price = at(form["line_items"], 0, "price");
  const version = typeof price === "string" ? await findVersionByPriceId(stripe.db, price) : null;
  if (!version || typeof price !== "string") throw missing("price", String(price), "line_items[0][price]");
  if (mode !== (version.isRecurring ? "subscription" : "payment"))
    throw new WireError(400, "parameter_invalid", "The price does not go with this mode.", "mode");
  const id = newId("cs");
  const session = sessionObject(id, seconds(stripe), {
    customer,
    mode,
    takesCodes: form["allow_promotion_codes"] === "true",
    recurring: version.isRecurring ? recurringOf(version) : null,
    clientReferenceId: optionalText(form, "client_reference_id"),
    price,
    amountMinor: priceMinorOf(version.price),
    currency: version.currency.toLowerCase(),
    successUrl: requiredText(form, "success_url"),
    cancelUrl: optionalText(form, "cancel_url"),
    locale: optionalText(form, "locale"),
    metadata: form["metadata"],
    subscriptionMetadata: at(form["subscription_data"], "metadata"),
    url: `${stripe.publicUrl}/dev/checkout?session=${id}`,
  });
  await putObject(stripe.db, session);
  return session;
}

/** A price is made in the provider's own pages; here each version's price is what the version says. */
async function priceOfVersion(stripe: TestStripe, id: string): Promise<StripeObject | null> {
  const version = await findVersionByPriceId(stripe.db, id);
  if (!version) return null;
  const recurring = version.isRecurring ? recurringOf(version) : null;
  return priceObject(id, seconds(stripe), priceMinorOf(version.price), version.currency.toLowerCase(), recurring);
}

function recurringOf(version: PackageVersion): Recurring {
  const { interval, intervalCount } = rhythmOf(version);
  return { interval, interval_count: intervalCount };
}

async function createPortal(stripe: TestStripe, form: Form): Promise<StripeObject> {
  refuseUnknown(form, ["customer", "return_url", "locale"]);
  const customer = requiredText(form, "customer");
  if (!(await findObject(stripe.db, customer, "customer"))) throw missing("customer", customer, "customer");
  const id = newId("bps");
  const portal = portalObject(id, seconds(stripe), {
    customer,
    returnUrl: optionalText(form, "return_url"),
    locale: optionalText(form, "locale"),
    url: `${stripe.publicUrl}/dev/checkout?portal=${id}`,
  });
  await putObject(stripe.db, portal);
  return portal;
}

async function expireSession(stripe: TestStripe, id: string): Promise<StripeObject> {
  const session = await findObject(stripe.db, id, "checkout.session");
  if (!session) throw missing("checkout session", id);
  if (session["status"] !== "open")
    throw new WireError(400, "resource_not_open", 'Only Checkout Sessions with a status in ["open"] can be expired.');
  const expired = { ...session, status: "expired", url: null };
  await putObject(stripe.db, expired);
  return expired;
}

async function cancelSubscription(stripe: TestStripe, subscription: StripeObject): Promise<StripeObject> {
  if (subscription["status"] === "canceled") throw missing("subscription", subscription.id);
  const at = seconds(stripe);
  const canceled = { ...subscription, status: "canceled", canceled_at: at, ended_at: at };
  await putObject(stripe.db, canceled);
  return canceled;
}

async function answerList(stripe: TestStripe, type: string, path: string, form: Form): Promise<unknown> {
  const all = await listObjects(stripe.db, type);
  const least = Number(at(form["created"], "gte") ?? 0);
  const intent = at(form["payment"], "payment_intent");
  const matching = all.filter(
    (object) =>
      object.created >= least &&
      (form["status"] === undefined || form["status"] === "all" || object["status"] === form["status"]) &&
      (form["customer"] === undefined || object["customer"] === form["customer"]) &&
      (intent === undefined || at(object, "payment", "payment_intent") === intent) &&
      (form["payment_intent"] === undefined || object["payment_intent"] === form["payment_intent"]),
  );
  const start = matching.findIndex((object) => object.id === form["starting_after"]) + 1;
  const limit = Number(form["limit"] ?? 10);
  const data = matching.slice(start, start + limit);
  return { object: "list", url: `/v1/${path}`, has_more: start + limit < matching.length, data };
}

/** Fills in what the caller asked to see whole: a payment method's card, an invoice's payments. */
async function expand(stripe: TestStripe, object: StripeObject, asked: unknown): Promise<StripeObject> {
  const names = Array.isArray(asked) ? asked : [];
  const result = { ...object };
  if (names.includes("default_payment_method") && typeof object["default_payment_method"] === "string") {
    result["default_payment_method"] = await findObject(stripe.db, object["default_payment_method"]);
  }
  if (names.includes("payments")) {
    const data = (await listObjects(stripe.db, "invoice_payment")).filter(
      (payment) => payment["invoice"] === object.id,
    );
    result["payments"] = { object: "list", url: "/v1/invoice_payments", has_more: false, data };
  }
  return result;
}

function seconds(stripe: TestStripe): number {
  return Math.floor(stripe.now().getTime() / 1000);
}
