import { and, asc, desc, eq } from "drizzle-orm";
import { type Database, prepareOnce, shareUnderWay } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { userCredits } from "#domain/credits/tables.ts";
import { BUILT_IN_PACKAGES, type PackageVersion, priceMinorOf, testPriceId } from "./rules.ts";
import { type Rhythm, rhythmOf, yearlySavingMinor } from "./rules-rhythm.ts";
import { creditPackages } from "./tables.ts";

/** A package as it is offered; `priceId` is null where it cannot be bought. */
export interface PackageOffer {
  id: number;
  priceId: string | null;
  packageName: string;
  name: string;
  nameAr: string;
  description: string;
  descriptionAr: string;
  /** "payment" costs nothing, "one-time" is paid for once. */
  mode: "payment" | "subscription" | "one-time";
  /** Major units, exact to two places. */
  price: number;
  priceMinor: number;
  currency: string;
  /** How often it is paid; null for what does not renew. */
  interval: Rhythm["interval"] | null;
  intervalCount: number | null;
  credits: number;
  durationValue: number;
  durationUnit: "days" | "weeks" | "months";
  /** Of a yearly plan what twelve months of a monthly one would cost more, in minor units; else 0. */
  savingMinor: number;
}

/** What the pricing page offers: the active versions, cheapest first; the built-in two when nothing is stored or readable. */
export const listOffers = shareUnderWay(async (deps: Deps): Promise<PackageOffer[]> => {
  return offersOf(deps, await listActiveOrBuiltIn(deps));
});

/** The same of active versions that are known, cheapest first. */
export function offersOf(deps: Pick<Deps, "payments">, versions: readonly PackageVersion[]): PackageOffer[] {
  return versions.map((version) => ({
    ...toOffer(version, priceIdOf(deps, version)),
    savingMinor: yearlySavingMinor(version, versions),
  }));
}

/** The id a version is bought by: the provider's, the test checkout's stand-in, or null when payment is not available for it. */
export function priceIdOf(deps: Pick<Deps, "payments">, version: PackageVersion): string | null {
  const isFree = !version.isRecurring && priceMinorOf(version.price) === 0;
  if (isFree || deps.payments.mode === "none" || version.id === 0) return null;
  return version.stripePriceId ?? (deps.payments.mode === "test" ? testPriceId(version.id) : null);
}

export function toOffer(version: PackageVersion, priceId: string | null): PackageOffer {
  const priceMinor = priceMinorOf(version.price);
  const rhythm = rhythmOf(version);
  return {
    id: version.id,
    priceId,
    packageName: version.name,
    name: version.displayName,
    nameAr: version.displayNameAr,
    description: version.description,
    descriptionAr: version.descriptionAr,
    mode: version.isRecurring ? "subscription" : priceMinor > 0 ? "one-time" : "payment",
    price: priceMinor / 100,
    priceMinor,
    currency: version.currency,
    interval: version.isRecurring ? rhythm.interval : null,
    intervalCount: version.isRecurring ? rhythm.intervalCount : null,
    credits: version.credits,
    durationValue: version.durationValue,
    durationUnit: version.durationUnit,
    savingMinor: 0,
  };
}

/** The active versions, or the built-in ones when the table is empty or cannot be read. */
async function listActiveOrBuiltIn(deps: Deps): Promise<readonly PackageVersion[]> {
  try {
    const active = await listActivePackages(deps.db);
    if (active.length > 0 || (await hasPackages(deps.db))) return active;
  } catch (error) {
    deps.log.error({ error }, "packages could not be read; the built-in ones are offered");
  }
  return [...BUILT_IN_PACKAGES].sort((a, b) => priceMinorOf(a.price) - priceMinorOf(b.price));
}

/** Active versions, cheapest first. */
export async function listActivePackages(db: Database): Promise<PackageVersion[]> {
  return findActive(db).execute();
}

const findActive = prepareOnce((db) =>
  db
    .select()
    .from(creditPackages)
    .where(eq(creditPackages.isActive, true))
    .orderBy(asc(creditPackages.price), asc(creditPackages.name))
    .prepare(""),
);

/** Every version, by name, newest version first. */
export async function listAllPackages(db: Database): Promise<PackageVersion[]> {
  return db.select().from(creditPackages).orderBy(asc(creditPackages.name), desc(creditPackages.version));
}

/** False only for a table nobody has written to. */
export async function hasPackages(db: Database): Promise<boolean> {
  const rows = await db.select({ id: creditPackages.id }).from(creditPackages).limit(1);
  return rows.length > 0;
}

export async function findActivePackage(db: Database, name: string): Promise<PackageVersion | null> {
  const [found] = await db
    .select()
    .from(creditPackages)
    .where(and(eq(creditPackages.name, name), eq(creditPackages.isActive, true)));
  return found ?? null;
}

export async function findPackageVersion(db: Database, id: number): Promise<PackageVersion | null> {
  const [found] = await db.select().from(creditPackages).where(eq(creditPackages.id, id));
  return found ?? null;
}

/**
 * The display names of the package that a user's credits are from; null where no version of it is known. Whether it still
 * counts is for the credits to say (`readCredits`).
 */
export async function findHeldPackage(
  db: Database,
  userId: string,
): Promise<Pick<PackageVersion, "name" | "displayName" | "displayNameAr"> | null> {
  const [found] = await db
    .select({
      name: creditPackages.name,
      displayName: creditPackages.displayName,
      displayNameAr: creditPackages.displayNameAr,
    })
    .from(userCredits)
    .innerJoin(creditPackages, eq(creditPackages.id, userCredits.packageVersionId))
    .where(eq(userCredits.userId, userId));
  return found ?? null;
}

/** The newest version sold under a price id of the provider (or of the test checkout), active or not: old versions renew too. */
export async function findVersionByPriceId(db: Database, priceId: string): Promise<PackageVersion | null> {
  const [found] = await db
    .select()
    .from(creditPackages)
    .where(eq(creditPackages.stripePriceId, priceId))
    .orderBy(desc(creditPackages.isActive), desc(creditPackages.version))
    .limit(1);
  if (found) return found;
  const stoodIn = priceId.match(/^price_test_(\d{1,9})$/)?.[1];
  return stoodIn === undefined ? null : findPackageVersion(db, Number(stoodIn));
}

export interface PackageStatistics {
  /** A package is a name; its versions are counted apart. */
  totalPackages: number;
  /** Packages with a version on sale. */
  activePackages: number;
  /** Kinds among them: those that renew, and those taken once. An account's package type, Basic or Free, follows from the kind. */
  packageTypes: number;
  totalVersions: number;
  byName: Record<string, { versions: number; activeVersion: number | null }>;
}

/**
 * The figures of the back office. The specification names four and says of none what it counts; were a type the same as
 * a name, two of the four could never differ.
 */
export async function readPackageStatistics(db: Database): Promise<PackageStatistics> {
  const all = await listAllPackages(db);
  const byName: PackageStatistics["byName"] = {};
  const kinds = new Map<string, boolean>();
  for (const { name, version, isActive, isRecurring } of all) {
    const entry = (byName[name] ??= { versions: 0, activeVersion: null });
    entry.versions += 1;
    if (isActive) entry.activeVersion = version;
    // Of the version on sale, or the newest, which comes first.
    if (isActive || entry.versions === 1) kinds.set(name, isRecurring);
  }
  const packages = Object.values(byName);
  return {
    totalPackages: packages.length,
    activePackages: packages.filter((entry) => entry.activeVersion !== null).length,
    packageTypes: new Set(kinds.values()).size,
    totalVersions: all.length,
    byName,
  };
}
