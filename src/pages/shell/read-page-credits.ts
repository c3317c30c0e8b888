import type { BuyOffer, FreeOffer, PageCredits } from "#browser/credits.tsx";
import type { Viewer } from "#domain/accounts/access.ts";
import { findLiveSubscriptionId } from "#domain/billing/read.ts";
import type { Frame } from "#domain/frames/read.ts";
import { readCredits } from "#domain/credits/read.ts";
import { LOW_CREDITS } from "#domain/credits/rules.ts";
import { listOffers, offersOf, type PackageOffer } from "#domain/packages/read.ts";
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
  frame: Frame | null,
): Promise<PageCredits> {
  const { deps } = context;
  if (viewer.role === "administrator" && !page?.tool) return UNKNOWN_CREDITS;
  try {
    const { credits, isFreeClaimed, packageType } =
      frame?.credits ?? (await readCredits(deps.db, viewer.id, deps.now()));
    const freeOffer = credits > 0 || isFreeClaimed ? null : await findFreeOffer(deps, frame);
    const isLow = page?.tool !== undefined && credits <= LOW_CREDITS;
    const buyOffer = isLow ? await findBuyOffer(context, viewer.id, frame) : null;
    return { credits, freeOffer, buyOffer, canSave: packageType === "basic" };
  } catch (error) {
    deps.log.warn({ error }, "credits not read for the frame of a page");
    return UNKNOWN_CREDITS;
  }
}

/** Without active versions the built-in ones are offered only where none was ever stored, which is asked for. */
async function offersNow(deps: PageContext["deps"], frame: Frame | null): Promise<PackageOffer[]> {
  const versions = frame?.common.packages ?? [];
  return versions.length > 0 ? offersOf(deps, versions) : listOffers(deps);
}

async function findFreeOffer(deps: PageContext["deps"], frame: Frame | null): Promise<FreeOffer | null> {
  const free = (await offersNow(deps, frame)).find((offer) => offer.packageName === "free" && offer.credits > 0);
  return free ? { credits: free.credits, days: daysOf(free) } : null;
}

/** The cheapest with credits; for a subscriber of what is paid for once, since nobody has two subscriptions. */
async function findBuyOffer(
  { deps, language }: PageContext,
  userId: string,
  frame: Frame | null,
): Promise<BuyOffer | null> {
  const offers = (await offersNow(deps, frame)).filter((offer) => offer.priceId !== null && offer.credits > 0);
  if (offers.length === 0) return null;
  const isSubscriber = frame?.isSubscriber ?? (await findLiveSubscriptionId(deps.db, userId)) !== null;
  const offer = offers.find((one) => !isSubscriber || one.mode === "one-time");
  if (!offer?.priceId) return null;
  return {
    priceId: offer.priceId,
    credits: offer.credits,
    price: formatMoney(language, offer.priceMinor, offer.currency),
    rhythm: offer.interval && { interval: offer.interval, count: offer.intervalCount ?? 1 },
  };
}
