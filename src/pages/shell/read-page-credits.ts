import type { BuyOffer, FreeOffer, PageCredits } from "#browser/credits.tsx";
import type { Viewer } from "#domain/accounts/access.ts";
import { findLiveSubscriptionId } from "#domain/billing/read.ts";
import { readCredits } from "#domain/credits/read.ts";
import { LOW_CREDITS } from "#domain/credits/rules.ts";
import { listOffers } from "#domain/packages/read.ts";
import { daysOf } from "#domain/packages/rules.ts";
import { formatMoney } from "#i18n/format.ts";
import type { PageContext } from "#pages/page-context.ts";
import type { PageEntry } from "#pages/page-table.ts";

export const UNKNOWN_CREDITS: PageCredits = { credits: null, freeOffer: null, buyOffer: null, canSave: null };

/**
 * What is left, and the free package of somebody who has none left and has not taken it; on a tool's page also what can be bought there
 * once few are left. The back office does not ask.
 */
export async function creditsToShow(
  context: PageContext,
  viewer: Viewer,
  page: PageEntry | null,
): Promise<PageCredits> {
  const { deps } = context;
  if (viewer.role === "administrator" && !page?.tool) return UNKNOWN_CREDITS;
  try {
    const { credits, isFreeClaimed, packageType } = await readCredits(deps.db, viewer.id, deps.now());
    const freeOffer = credits > 0 || isFreeClaimed ? null : await findFreeOffer(deps);
    const isLow = page?.tool !== undefined && credits <= LOW_CREDITS;
    const buyOffer = isLow ? await findBuyOffer(context, viewer.id) : null;
    return { credits, freeOffer, buyOffer, canSave: packageType === "basic" };
  } catch (error) {
    deps.log.warn({ error }, "credits not read for the frame of a page");
    return UNKNOWN_CREDITS;
  }
}

async function findFreeOffer(deps: PageContext["deps"]): Promise<FreeOffer | null> {
  const free = (await listOffers(deps)).find((offer) => offer.packageName === "free" && offer.credits > 0);
  return free ? { credits: free.credits, days: daysOf(free) } : null;
}

/** The cheapest with credits; for a subscriber of what is paid for once, since nobody has two subscriptions. */
async function findBuyOffer({ deps, language }: PageContext, userId: string): Promise<BuyOffer | null> {
  const offers = (await listOffers(deps)).filter((offer) => offer.priceId !== null && offer.credits > 0);
  if (offers.length === 0) return null;
  const isSubscriber = (await findLiveSubscriptionId(deps.db, userId)) !== null;
  const offer = offers.find((one) => !isSubscriber || one.mode === "one-time");
  if (!offer?.priceId) return null;
  return {
    priceId: offer.priceId,
    credits: offer.credits,
    price: formatMoney(language, offer.priceMinor, offer.currency),
    rhythm: offer.interval && { interval: offer.interval, count: offer.intervalCount ?? 1 },
  };
}
