import { createHmac, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { users } from "#domain/accounts/tables.ts";
import { stripeInvoices, stripeSubscriptions } from "#domain/billing/tables.ts";
import {
  changeSubscription,
  paySession,
  refundPayment,
  type SubscriptionAction,
  type PlannedEvent,
} from "#domain/test-checkout/actions.ts";
import { standInWebhookSecret } from "#domain/test-checkout/stand-in.ts";
import { startCheckout } from "#domain/billing/checkout/write-checkout.ts";
import { signedEvent } from "#domain/test-checkout/write.ts";
import { creditLedger, userCredits } from "#domain/credits/tables.ts";
import { creditPackages } from "#domain/packages/tables.ts";
import { findActivePackage, priceIdOf } from "#domain/packages/read.ts";
import { rowsOf } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";

/** A confirmed person in the database. */
export async function addPerson(deps: Deps): Promise<SignedInUser> {
  const id = randomUUID();
  const email = `${id}@example.com`;
  await deps.db.insert(users).values({ id, name: "", email, emailVerified: true });
  return { id, email, emailVerified: true, role: "user" } as unknown as SignedInUser;
}

/** The price id of the active Basic version. */
export async function basicPriceId(deps: Deps): Promise<string> {
  const version = await findActivePackage(deps.db, "basic");
  if (!version) throw new Error("no Basic version is active");
  return priceIdOf(deps, version) as string;
}

/** The payment stand-in as seen from inside: what happens at the provider, without telling us. */
export function providerOf(deps: Deps) {
  const standIn = (db: Deps["db"]) => ({ db, now: deps.now, publicUrl: deps.settings.PUBLIC_URL });
  return {
    pay: (sessionId: string): Promise<PlannedEvent[]> =>
      deps.db.transaction((tx) => paySession(standIn(tx), sessionId)),
    change: (id: string, action: SubscriptionAction): Promise<PlannedEvent[]> =>
      deps.db.transaction((tx) => changeSubscription(standIn(tx), id, action)),
    refund: (paymentIntent: unknown, share: number): Promise<PlannedEvent[]> =>
      deps.db.transaction((tx) => refundPayment(standIn(tx), paymentIntent, share)),
  };
}

/** Puts extra credits on sale: 100 for 90 days, 4 dollars once. Returns the price id. */
export async function offerTopUp(
  deps: Deps,
  change: Partial<typeof creditPackages.$inferInsert> = {},
): Promise<string> {
  const words = { displayName: "Extra 100", displayNameAr: "مئة إضافية" };
  const terms = { price: "4.00", credits: 100, durationValue: 90, durationUnit: "days" as const };
  const [version] = await deps.db
    .insert(creditPackages)
    .values({ name: "extra", version: 1, isActive: true, isRecurring: false, ...words, ...terms, ...change })
    .returning();
  if (!version) throw new Error("the package was not made");
  return priceIdOf(deps, version) as string;
}

/** Extra credits that were paid for at the provider, with the events nobody has delivered yet. */
export async function paidTopUp(
  deps: Deps,
  user: SignedInUser,
  priceId: string,
): Promise<{ sessionId: string; paymentIntent: unknown; events: PlannedEvent[] }> {
  const { id: sessionId } = await startCheckout(deps, user, priceId, "en");
  const events = await providerOf(deps).pay(sessionId);
  return { sessionId, paymentIntent: events[0]?.object["payment_intent"], events };
}

export interface Delivery {
  body: string;
  signature: string;
}

/** Events as signed deliveries. */
export function deliveriesOf(deps: Deps, events: readonly PlannedEvent[]): Delivery[] {
  return events.map(({ type, object }) => signedEvent(deps, type, object));
}

/** A body signed at a time, with one secret or several. */
export function sign(
  deps: Deps,
  body: string,
  options: { seconds?: number; secrets?: string[]; scheme?: string } = {},
): string {
  const seconds = options.seconds ?? Math.floor(deps.now().getTime() / 1000);
  const secrets = options.secrets ?? [standInWebhookSecret(deps.secret)];
  const signatures = secrets.map((secret) => createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex"));
  return [`t=${seconds}`, ...signatures.map((signature) => `${options.scheme ?? "v1"}=${signature}`)].join(",");
}

/** A checkout that was paid at the provider, with the events nobody has delivered yet. */
export async function paidCheckout(
  deps: Deps,
  user: SignedInUser,
): Promise<{ sessionId: string; subscriptionId: string; events: PlannedEvent[] }> {
  const { id: sessionId } = await startCheckout(deps, user, await basicPriceId(deps), "en");
  const events = await providerOf(deps).pay(sessionId);
  const subscription = events.find((event) => event.object.object === "subscription");
  return { sessionId, subscriptionId: subscription?.object.id ?? "", events };
}

/** Everything about a person's money that must come out the same whatever the order of deliveries. */
export async function moneyOf(deps: Deps, userId: string) {
  const [credits] = await deps.db.select().from(userCredits).where(eq(userCredits.userId, userId));
  const subscriptions = await deps.db.select().from(stripeSubscriptions).where(eq(stripeSubscriptions.userId, userId));
  const invoices = await deps.db.select().from(stripeInvoices).where(eq(stripeInvoices.userId, userId));
  return {
    credits: credits?.currentCredits ?? 0,
    packageType: credits?.packageType ?? "none",
    expiresAt: credits?.expiresAt ?? null,
    subscriptions: subscriptions.map((row) => row.status).sort(),
    orders: invoices.map((row) => `${row.amountTotalMinor} ${row.currency} ${row.status}`).sort(),
  };
}

/** The database's own invariants: ledger sums equal balances, bounds hold, one grant a cause. Returns what is broken. */
export async function brokenInvariants(deps: Deps): Promise<string[]> {
  const sums = await rowsOf<{ user_id: string }>(
    deps.db,
    sql`select c.user_id from ${userCredits} c left join (select user_id, sum(amount)::int as total from ${creditLedger} group by user_id) l
      on l.user_id = c.user_id where c.current_credits <> coalesce(l.total, 0)`,
  );
  const bounds = await rowsOf<{ user_id: string }>(
    deps.db,
    sql`select user_id from ${userCredits} where current_credits < 0 or held < 0 or held > current_credits
      or top_up_credits < 0 or top_up_credits > current_credits`,
  );
  const causes = await rowsOf<{ source_id: string }>(
    deps.db,
    sql`select source_id from ${creditLedger} where kind = 'grant' group by source_type, source_id having count(*) > 1`,
  );
  return [
    ...sums.map((row) => `ledger of ${row.user_id} differs from its balance`),
    ...bounds.map((row) => `balance of ${row.user_id} is out of bounds`),
    ...causes.map((row) => `two grants for ${row.source_id}`),
  ];
}
