import { randomUUID } from "node:crypto";
import { and, eq, inArray, lte, ne, or, sql } from "drizzle-orm";
import type { Language } from "#i18n/language.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import type { Stripe } from "#platform/payments/payments.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { listActivePackages, priceIdOf } from "#domain/packages/read.ts";
import type { PackageVersion } from "#domain/packages/rules.ts";
import { markOnSale } from "#domain/packages/write.ts";
import { nextReadNumber } from "#domain/billing/provider.ts";
import { findLiveSubscriptionId } from "#domain/billing/read.ts";
import { checkoutAttempts } from "#domain/billing/tables.ts";
import { checkoutAddresses } from "./checkout-addresses.ts";
import { forgetCustomer, requireCustomer } from "./write-customer.ts";
import { fetchSessionState } from "#domain/billing/events/write-event.ts";
import { openPortal } from "./write-portal.ts";
import { applyState } from "#domain/billing/events/write-state.ts";

type Attempt = typeof checkoutAttempts.$inferSelect;

interface ProviderError {
  code?: string;
  param?: string;
  rawType?: string;
  statusCode?: number;
  message: string;
}

export interface Checkout {
  id: string;
  url: string;
}

const PRICE_REFUSED = { fields: { priceId: "price_id_refused" } };
/** A session lives 24 hours at the provider; the attempt is given up an hour before. */
const ATTEMPT_LIFE_MS = 23 * 3_600_000;
/** So long presses count as one. */
const AT_ONCE_MS = 10_000;

/**
 * The page to pay on: pressed twice, in two tabs or two processes it is the same one. For a person with a live subscription who chose
 * another one it is the portal; what is paid for once can be bought beside a subscription. Throws `payment_unavailable`,
 * `invalid_input` (a price that is not on offer), `checkout_failed`.
 */
export async function startCheckout(
  deps: Deps,
  user: SignedInUser,
  priceId: string,
  language: Language,
  returnPath: string | null = null,
): Promise<Checkout> {
  if (deps.payments.mode === "none") throw new RefusalError("payment_unavailable");
  const version = await readVersionOnOffer(deps, priceId);
  for (let round = 0; round < 2; round += 1) {
    if (version.isRecurring && (await findLiveSubscriptionId(deps.db, user.id)) !== null)
      return openPortal(deps, user, language);
    const attempt = await joinAttempt(deps, user, version, { priceId, language, returnPath });
    const checkout = attempt.sessionId
      ? await reuseSession(deps, attempt)
      : await createSession(deps, user, version, attempt);
    if (checkout) return checkout;
  }
  throw new RefusalError("checkout_failed");
}

async function readVersionOnOffer(deps: Deps, priceId: string): Promise<PackageVersion> {
  const versions = await listActivePackages(deps.db);
  const found = versions.find((version) => priceIdOf(deps, version) === priceId);
  if (!found) throw new RefusalError("invalid_input", PRICE_REFUSED);
  return found;
}

/** The person's one open attempt at a version: an earlier one, or a new one. Others, and stale ones, are given up. */
async function joinAttempt(
  deps: Deps,
  user: SignedInUser,
  version: PackageVersion,
  { priceId, language, returnPath }: Pick<Attempt, "priceId" | "language" | "returnPath">,
): Promise<Attempt> {
  const now = deps.now();
  const isOpen = and(eq(checkoutAttempts.userId, user.id), inArray(checkoutAttempts.state, ["creating", "open"]));
  const { attempt, given } = await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('checkout'), hashtext(${user.id}))`);
    if (!(await markOnSale(tx, version, now))) throw new RefusalError("invalid_input", PRICE_REFUSED);
    const given = await tx
      .update(checkoutAttempts)
      .set({ state: "expired" })
      .where(
        and(
          isOpen,
          or(
            ne(checkoutAttempts.packageVersionId, version.id),
            lte(checkoutAttempts.expiresAt, now),
            ne(checkoutAttempts.priceId, priceId),
            // The provider's page, and the one it leads back to, are in the language of the press; presses at once share one.
            and(
              ne(checkoutAttempts.language, language),
              lte(checkoutAttempts.createdAt, new Date(now.getTime() - AT_ONCE_MS)),
            ),
            sql`${checkoutAttempts.returnPath} is distinct from ${returnPath}`,
          ),
        ),
      )
      .returning();
    await tx
      .insert(checkoutAttempts)
      .values({
        id: randomUUID(),
        userId: user.id,
        packageVersionId: version.id,
        priceId,
        language,
        returnPath,
        createdAt: now,
        expiresAt: new Date(now.getTime() + ATTEMPT_LIFE_MS),
      })
      .onConflictDoNothing();
    const [attempt] = await tx.select().from(checkoutAttempts).where(isOpen);
    return { attempt, given };
  });
  for (const old of given) if (old.sessionId) await expireSession(deps, old.sessionId);
  if (!attempt) throw new RefusalError("checkout_failed");
  return attempt;
}

async function expireSession(deps: Deps, sessionId: string): Promise<void> {
  try {
    await deps.payments.client().checkout.sessions.expire(sessionId);
  } catch (error) {
    deps.log.info(
      { sessionId, error: (error as Error).message },
      "an old checkout could not be closed; it is over or unknown",
    );
  }
}

/** The open session again; null when it turned out to be over, after writing down what became of it. */
async function reuseSession(deps: Deps, attempt: Attempt): Promise<Checkout | null> {
  const sessionId = attempt.sessionId as string;
  const kept = { id: sessionId, url: attempt.url as string };
  try {
    const state = await fetchSessionState(deps, sessionId, await nextReadNumber(deps.db));
    if (state?.session?.status === "open") return kept;
    if (state) await deps.db.transaction((tx) => applyState(tx, deps, state));
    if (state?.session && !state.session.isPaid && state.session.status === "complete") return kept;
    await deps.db
      .update(checkoutAttempts)
      .set({ state: "expired" })
      .where(and(eq(checkoutAttempts.id, attempt.id), eq(checkoutAttempts.state, "open")));
    return null;
  } catch (error) {
    deps.log.warn({ error: (error as Error).message }, "an open checkout could not be looked up; it is used as it is");
    return kept;
  }
}

/** The attempt's id is the idempotency key, so that every caller in every process gets one session. */
async function createSession(
  deps: Deps,
  user: SignedInUser,
  version: PackageVersion,
  attempt: Attempt,
): Promise<Checkout | null> {
  const customerId = await requireCustomer(deps, user);
  try {
    const session = await deps.payments
      .client()
      .checkout.sessions.create(sessionParams(deps, user, version, attempt, customerId), {
        idempotencyKey: `checkout-${attempt.id}`,
      });
    if (!session.url) throw new Error("the provider gave no address to pay on");
    const checkout = { id: session.id, url: session.url };
    if (await keepSession(deps, attempt, checkout)) return checkout;
    await expireSession(deps, session.id);
    return null;
  } catch (error) {
    return recover(deps, user, attempt, error as ProviderError);
  }
}

/** False when the attempt was given up meanwhile, for another package chosen in another tab: its session must not stay open. */
async function keepSession(deps: Deps, attempt: Attempt, { id: sessionId, url }: Checkout): Promise<boolean> {
  const kept = await deps.db
    .update(checkoutAttempts)
    .set({ sessionId, url, state: "open" })
    .where(and(eq(checkoutAttempts.id, attempt.id), inArray(checkoutAttempts.state, ["creating", "open"])))
    .returning();
  return kept.length > 0;
}

function sessionParams(
  deps: Deps,
  user: SignedInUser,
  version: PackageVersion,
  attempt: Attempt,
  customer: string,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { user_id: user.id, package_version_id: String(version.id), package_name: version.name };
  const addresses = checkoutAddresses(deps, { ...attempt, isOnce: !version.isRecurring });
  return {
    mode: version.isRecurring ? "subscription" : "payment",
    customer,
    client_reference_id: user.id,
    line_items: [{ price: attempt.priceId, quantity: 1 }],
    success_url: addresses.success,
    cancel_url: addresses.cancel,
    locale: attempt.language === "en" ? "en" : "auto",
    allow_promotion_codes: true,
    metadata,
    ...(version.isRecurring ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
  };
}

/** Null: worth another round. An answer that says no ends the attempt; a lost answer keeps its key for the next press. */
async function recover(
  deps: Deps,
  user: SignedInUser,
  attempt: Attempt,
  error: ProviderError,
): Promise<Checkout | null> {
  if (error.statusCode === 409) return awaitOtherCaller(deps, attempt);
  // A process of another address or release used the key with other words, such as the page to return to.
  if (error.rawType === "idempotency_error") return awaitOtherCaller(deps, attempt, true);
  deps.log.error({ error: error.message, code: error.code, param: error.param }, "checkout session was not created");
  if (error.statusCode !== undefined && error.statusCode < 500) {
    await deps.db.update(checkoutAttempts).set({ state: "expired" }).where(eq(checkoutAttempts.id, attempt.id));
  }
  if (error.code === "resource_missing" && error.param === "customer") {
    await forgetCustomer(deps, user.id);
    return null;
  }
  throw new RefusalError("checkout_failed", { cause: error });
}

/** The session that another caller is creating, from the attempt's row; in vain under a key that is spent, the attempt is given up. */
async function awaitOtherCaller(deps: Deps, { id }: Attempt, isKeySpent = false): Promise<Checkout | null> {
  for (let round = 0; round < 20; round += 1) {
    const [row] = await deps.db.select().from(checkoutAttempts).where(eq(checkoutAttempts.id, id));
    if (row?.sessionId && row.url) return { id: row.sessionId, url: row.url };
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const isUnmade = and(eq(checkoutAttempts.id, id), eq(checkoutAttempts.state, "creating"));
  if (isKeySpent) await deps.db.update(checkoutAttempts).set({ state: "expired" }).where(isUnmade);
  return null;
}
