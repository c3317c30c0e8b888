import type { Database } from "#platform/database/db.server.ts";
import { findActivePackage, findPackageVersion, findVersionByPriceId } from "#domain/packages/read.ts";
import type { PackageVersion } from "#domain/packages/rules.ts";

/** The version that was bought: what the checkout wrote down where the price agrees, else by price id, else the name's active one. */
export async function findSoldVersion(
  tx: Database,
  sold: { priceId: string | null; packageVersionId: number | null; packageName: string | null },
): Promise<PackageVersion | null> {
  const bought = sold.packageVersionId === null ? null : await findPackageVersion(tx, sold.packageVersionId);
  if (bought && (sold.priceId === null || sold.priceId === bought.stripePriceId)) return bought;
  const byPrice = sold.priceId === null ? null : await findVersionByPriceId(tx, sold.priceId);
  if (byPrice ?? bought) return byPrice ?? bought;
  return sold.packageName === null ? null : findActivePackage(tx, sold.packageName);
}
