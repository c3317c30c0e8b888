import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { findPackageVersion, hasPackages } from "./read.ts";
import {
  BUILT_IN_PACKAGES,
  changesWhatWasSold,
  isClaimable,
  isSellable,
  packageFaults,
  type PackageFields,
  type PackageVersion,
  priceMinorOf,
  storedPrice,
} from "./rules.ts";
import { creditPackages } from "./tables.ts";

/** Adds a version, inactive, numbered one above the highest of its name. Throws `invalid_input`. */
export async function createVersion(
  _administrator: Administrator,
  db: Database,
  fields: PackageFields,
): Promise<PackageVersion> {
  refuseFaults(fields);
  return db.transaction(async (tx) => {
    await lockName(tx, fields.name);
    const highest = tx
      .select({ next: sql<number>`coalesce(max(${creditPackages.version}), 0) + 1` })
      .from(creditPackages)
      .where(eq(creditPackages.name, fields.name));
    const [made] = await tx
      .insert(creditPackages)
      .values({ ...toColumns(fields), name: fields.name, version: sql`(${highest})`, isActive: false })
      .returning();
    return made as PackageVersion;
  });
}

/**
 * Changes any version, active or not; its name stays. Of one that was sold only the words change, since its renewals give
 * what was bought. Throws `not_found`, `invalid_input`, `package_sold`, `package_not_sellable`, `package_second_free`.
 */
export async function updateVersion(
  _administrator: Administrator,
  db: Database,
  id: number,
  fields: Omit<PackageFields, "name">,
  now: Date,
): Promise<PackageVersion> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(creditPackages).where(eq(creditPackages.id, id)).for("update");
    if (!found) throw new RefusalError("not_found");
    if (found.soldAt !== null && changesWhatWasSold(found, fields)) throw new RefusalError("package_sold");
    refuseFaults({ ...fields, name: found.name });
    if (found.isActive) refuseOffSale({ ...fields, name: found.name });
    const [changed] = await tx
      .update(creditPackages)
      .set({ ...toColumns(fields), updatedAt: now })
      .where(eq(creditPackages.id, id))
      .returning();
    return changed as PackageVersion;
  });
}

/** Deletes an inactive version that nobody bought. Throws `package_active`, `package_sold`, `not_found`. */
export async function deleteVersion(_administrator: Administrator, db: Database, id: number): Promise<PackageVersion> {
  const [gone] = await db
    .delete(creditPackages)
    .where(and(eq(creditPackages.id, id), eq(creditPackages.isActive, false), isNull(creditPackages.soldAt)))
    .returning();
  if (gone) return gone;
  const found = await findPackageVersion(db, id);
  if (!found) throw new RefusalError("not_found");
  throw new RefusalError(found.isActive ? "package_active" : "package_sold");
}

/** Fixes what a version gives, from its first sale on. */
export async function markSold(tx: Database, id: number, now: Date): Promise<void> {
  await tx
    .update(creditPackages)
    .set({ soldAt: now })
    .where(and(eq(creditPackages.id, id), isNull(creditPackages.soldAt)));
}

/** Fixes a version for a checkout that begins. False when it is no longer on sale, or at another price than it was read with. */
export async function markOnSale(tx: Database, version: PackageVersion, now: Date): Promise<boolean> {
  const marked = await tx
    .update(creditPackages)
    .set({ soldAt: sql`coalesce(${creditPackages.soldAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(creditPackages.id, version.id),
        eq(creditPackages.isActive, true),
        sql`${creditPackages.stripePriceId} is not distinct from ${version.stripePriceId}`,
      ),
    )
    .returning({ id: creditPackages.id });
  return marked.length > 0;
}

/**
 * Makes a version the one of its name that is sold; the one before it stops being so in the same transaction. Throws `not_found`,
 * `package_not_sellable` (`isSellable`), `package_second_free`.
 */
export async function activateVersion(
  _administrator: Administrator,
  db: Database,
  id: number,
  now: Date,
): Promise<PackageVersion> {
  return db.transaction(async (tx) => {
    const named = await findPackageVersion(tx, id);
    if (!named) throw new RefusalError("not_found");
    await lockName(tx, named.name);
    const [found] = await tx.select().from(creditPackages).where(eq(creditPackages.id, id)).for("update");
    if (!found) throw new RefusalError("not_found");
    refuseOffSale({ ...found, priceMinor: priceMinorOf(found.price) });
    await tx
      .update(creditPackages)
      .set({ isActive: false, updatedAt: now })
      .where(and(eq(creditPackages.name, found.name), eq(creditPackages.isActive, true), ne(creditPackages.id, id)));
    const [active] = await tx
      .update(creditPackages)
      .set({ isActive: true, updatedAt: now })
      .where(eq(creditPackages.id, id))
      .returning();
    if (!active) throw new RefusalError("not_found");
    return active;
  });
}

/** Takes a version off sale; who bought it keeps and renews it. Throws `not_found`, also for one that is not on sale. */
export async function deactivateVersion(
  _administrator: Administrator,
  db: Database,
  id: number,
  now: Date,
): Promise<PackageVersion> {
  const [gone] = await db
    .update(creditPackages)
    .set({ isActive: false, updatedAt: now })
    .where(and(eq(creditPackages.id, id), eq(creditPackages.isActive, true)))
    .returning();
  if (!gone) throw new RefusalError("not_found");
  return gone;
}

/** Writes the built-in packages into an empty table, active. */
export async function seedPackages(db: Database): Promise<void> {
  if (await hasPackages(db)) return;
  const rows = BUILT_IN_PACKAGES.map(({ id: _id, createdAt: _created, updatedAt: _updated, ...fields }) => fields);
  await db.insert(creditPackages).values(rows).onConflictDoNothing();
}

/** Nobody could buy or claim it. */
function refuseOffSale(version: Pick<PackageFields, "name" | "isRecurring" | "priceMinor" | "credits">): void {
  if (!isSellable(version)) throw new RefusalError("package_not_sellable");
  if (!isClaimable(version)) throw new RefusalError("package_second_free");
}

function refuseFaults(fields: PackageFields): void {
  const faults = packageFaults(fields);
  if (Object.keys(faults).length > 0) throw new RefusalError("invalid_input", { fields: faults });
}

/** Without the name: a caller's wider object must not rename a version. */
function toColumns({ priceMinor, name: _name, ...fields }: Omit<PackageFields, "name"> & { name?: string }) {
  return { ...fields, price: storedPrice(priceMinor) };
}

/** Versions of one name are numbered and activated one at a time, in whatever process. */
async function lockName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('credit_packages'), hashtext(${name}))`);
}
