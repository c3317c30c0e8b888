import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Deps } from "#platform/deps.ts";
import type { PackageVersion } from "#domain/packages/rules.ts";
import { isChargedOtherwise } from "#domain/packages/rules-rhythm.ts";
import { type ChargedPrice, creditPackages } from "#domain/packages/tables.ts";
import { orMissing } from "./provider.ts";
import { RefusalError } from "#i18n/refusals.ts";

type PriceDeps = Pick<Deps, "db" | "payments" | "now" | "log">;

const ASKED_AGAIN_AFTER_HOURS = 24;

/**
 * Asks the provider what it takes for a version and keeps the answer with it. Null where there is nothing to ask, or nobody to ask
 * it of: that stops no administrator, and the daily round asks again.
 */
export async function askChargedPrice(
  deps: PriceDeps,
  { id, stripePriceId }: Pick<PackageVersion, "id" | "stripePriceId">,
): Promise<ChargedPrice | null> {
  if (deps.payments.mode === "none" || stripePriceId === null) return null;
  try {
    const charged = await readPrice(deps, stripePriceId);
    await deps.db.update(creditPackages).set({ charged }).where(eq(creditPackages.id, id));
    return charged;
  } catch (error) {
    deps.log.warn({ error, packageVersion: id }, "the provider's price could not be read");
    return null;
  }
}

/** Throws `price_differs` where the provider would take something else than the page will show. */
export async function refuseChargedOtherwise(deps: PriceDeps, version: PackageVersion): Promise<void> {
  const charged = await askChargedPrice(deps, version);
  if (charged && isChargedOtherwise(version, charged)) throw new RefusalError("price_differs");
}

/** Once a day each version on sale is compared with what the provider takes: prices are changed there too. */
export async function compareChargedPrices(deps: PriceDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - ASKED_AGAIN_AFTER_HOURS * 3_600_000).toISOString();
  const due = await deps.db
    .select()
    .from(creditPackages)
    .where(
      and(
        eq(creditPackages.isActive, true),
        isNotNull(creditPackages.stripePriceId),
        or(sql`${creditPackages.charged} is null`, sql`${creditPackages.charged}->>'readAt' < ${before}`),
      ),
    )
    .orderBy(creditPackages.id);
  for (const version of due) {
    const charged = await askChargedPrice(deps, version);
    if (charged && isChargedOtherwise(version, charged))
      deps.log.error({ packageVersion: version.id, charged }, "the provider takes another price than the page shows");
  }
}

async function readPrice({ payments, now }: PriceDeps, priceId: string): Promise<ChargedPrice> {
  const readAt = now().toISOString();
  const price = await orMissing(payments.client().prices.retrieve(priceId));
  if (!price) return { amountMinor: null, currency: null, interval: null, intervalCount: 0, isActive: false, readAt };
  return {
    amountMinor: price.unit_amount,
    currency: price.currency.toUpperCase(),
    interval: (price.recurring?.interval ?? null) as ChargedPrice["interval"],
    intervalCount: price.recurring?.interval_count ?? 0,
    isActive: price.active,
    readAt,
  };
}
