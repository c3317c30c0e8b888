import type { Language } from "#i18n/language.ts";
import { pathIn } from "#i18n/path.ts";
import type { Deps } from "#platform/deps.ts";

/** Where a purchase comes from and what it is. */
export interface CheckoutPlace {
  language: Language;
  /** A path of our own origin that the purchase leads back to; null for the prices. */
  returnPath: string | null;
  /** True for what is paid for once. */
  isOnce: boolean;
}

/** The addresses the provider returns to; set here, never by a caller. */
export function checkoutAddresses(
  deps: Pick<Deps, "settings">,
  { language, returnPath, isOnce }: CheckoutPlace,
): { success: string; cancel: string } {
  const origin = deps.settings.PUBLIC_URL;
  const back = returnPath === null ? "" : `&returnTo=${encodeURIComponent(returnPath)}`;
  return {
    success: `${origin}${pathIn(language, "/success")}?session_id={CHECKOUT_SESSION_ID}${isOnce ? "&once=1" : ""}${back}`,
    cancel: `${origin}${returnPath ?? pathIn(language, "/pricing")}`,
  };
}
