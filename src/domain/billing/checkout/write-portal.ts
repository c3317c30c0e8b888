import type { Language } from "#i18n/language.ts";
import { pathIn } from "#i18n/path.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { findCustomerId } from "#domain/billing/read.ts";

/**
 * The provider's page to cancel, change the card and see invoices. Throws `payment_unavailable`, `not_found` (never a
 * customer), `checkout_failed`.
 */
export async function openPortal(
  deps: Deps,
  user: SignedInUser,
  language: Language,
): Promise<{ id: string; url: string }> {
  if (deps.payments.mode === "none") throw new RefusalError("payment_unavailable");
  const customer = await findCustomerId(deps.db, user.id);
  if (customer === null) throw new RefusalError("not_found");
  try {
    const { id, url } = await deps.payments.client().billingPortal.sessions.create({
      customer,
      return_url: `${deps.settings.PUBLIC_URL}${pathIn(language, "/account")}`,
      locale: language === "en" ? "en" : "auto",
    });
    return { id, url };
  } catch (error) {
    deps.log.error({ error: (error as Error).message }, "portal session was not created");
    throw new RefusalError("checkout_failed", { cause: error });
  }
}
