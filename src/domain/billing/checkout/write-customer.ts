import { eq } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import { keyedHash } from "#platform/auth/keyed-hash.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { findCustomerId } from "#domain/billing/read.ts";
import { stripeCustomers } from "#domain/billing/tables.ts";

/** The person's customer at the provider, made on first need: one, however many ask at once. Throws `checkout_failed`. */
export async function requireCustomer(deps: Deps, user: SignedInUser): Promise<string> {
  const known = await findCustomerId(deps.db, user.id);
  if (known !== null) return known;
  const key = keyedHash(deps.secret, "customer", `${user.id}\n${user.email}\n${deps.now().toISOString().slice(0, 13)}`);
  const customer = await deps.payments
    .client()
    .customers.create(
      { email: user.email, metadata: { user_id: user.id } },
      { idempotencyKey: `customer-${key.slice(0, 40)}` },
    )
    .catch((error: Error) => {
      deps.log.error({ error: error.message }, "customer was not created");
      throw new RefusalError("checkout_failed", { cause: error });
    });
  await deps.db.insert(stripeCustomers).values({ userId: user.id, customerId: customer.id }).onConflictDoNothing();
  return (await findCustomerId(deps.db, user.id)) ?? customer.id;
}

/** Drops a customer that the provider no longer knows (another account's keys were configured). */
export async function forgetCustomer(deps: Deps, userId: string): Promise<void> {
  await deps.db.delete(stripeCustomers).where(eq(stripeCustomers.userId, userId));
}
