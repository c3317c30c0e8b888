import { createHmac } from "node:crypto";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { findCustomerId } from "#domain/billing/read.ts";
import { changeSubscription, paySession, type SubscriptionAction, type PlannedEvent } from "./actions.ts";
import { standInWebhookSecret } from "./stand-in.ts";
import { findObject, newId } from "./store.ts";
import { receiveEvent } from "#domain/billing/events/write-event.ts";
import { letPeriodPass } from "./write-time.ts";

/**
 * Pays a test checkout with the card that succeeds, and delivers the signed events of it to the webhook's own code. Returns
 * the address to go on to. Throws `not_found` for a session that is not this person's or not open.
 */
export async function payTestCheckout(deps: Deps, user: SignedInUser, sessionId: string): Promise<string> {
  const session = await requireOwn(deps, user, sessionId, "checkout.session");
  const events = await deps.db.transaction((tx) => paySession(standIn(deps, tx), sessionId));
  if (events.length === 0) throw new RefusalError("not_found");
  await deliver(deps, events);
  return String(session["success_url"]).replace("{CHECKOUT_SESSION_ID}", sessionId);
}

/** Lets time do its work on a test subscription, or ends, resumes or refunds it, and delivers the events. Throws `not_found`. */
export async function changeTestSubscription(
  deps: Deps,
  user: SignedInUser,
  id: string,
  action: SubscriptionAction,
): Promise<void> {
  const subscription = await requireOwn(deps, user, id, "subscription");
  const events = await deps.db.transaction(async (tx) => {
    if (action === "pass-period") await letPeriodPass(tx, user.id, String(subscription["customer"]), deps.now());
    const reported = await changeSubscription(standIn(deps, tx), id, action);
    if (reported.length === 0) throw new RefusalError("not_found");
    return reported;
  });
  await deliver(deps, events);
}

async function requireOwn(deps: Deps, user: SignedInUser, id: string, type: string) {
  if (deps.payments.mode !== "test") throw new RefusalError("not_found");
  const [object, customerId] = await Promise.all([findObject(deps.db, id, type), findCustomerId(deps.db, user.id)]);
  if (!object || customerId === null || object["customer"] !== customerId) throw new RefusalError("not_found");
  return object;
}

function standIn(deps: Deps, db: Deps["db"]) {
  return { db, now: deps.now, publicUrl: deps.settings.PUBLIC_URL };
}

async function deliver(deps: Deps, events: readonly PlannedEvent[]): Promise<void> {
  for (const { type, object } of events) {
    const { body, signature } = signedEvent(deps, type, object);
    await receiveEvent(deps, body, signature);
  }
}

/** An event as the provider would post it: the body and its signature header. */
export function signedEvent(
  deps: Pick<Deps, "secret" | "now">,
  type: string,
  object: PlannedEvent["object"],
): { body: string; signature: string } {
  const created = Math.floor(deps.now().getTime() / 1000);
  const body = JSON.stringify({
    id: newId("evt"),
    object: "event",
    api_version: null,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  });
  const digest = createHmac("sha256", standInWebhookSecret(deps.secret)).update(`${created}.${body}`).digest("hex");
  return { body, signature: `t=${created},v1=${digest}` };
}
