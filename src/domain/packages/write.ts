import { and, eq, ne, sql } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/db.server.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { findPackageVersion, hasPackages } from "./read.ts";
import { BUILT_IN_PACKAGES, packageFaults, type PackageFields, type PackageVersion, storedPrice } from "./rules.ts";
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

/** Changes any version, active or not; its name stays. Throws `not_found`, `invalid_input`. */
export async function updateVersion(
  _administrator: Administrator,
  db: Database,
  id: number,
  fields: Omit<PackageFields, "name">,
  now: Date,
): Promise<PackageVersion> {
  const found = await findPackageVersion(db, id);
  if (!found) throw new RefusalError("not_found");
  refuseFaults({ ...fields, name: found.name });
  const [changed] = await db
    .update(creditPackages)
    .set({ ...toColumns(fields), updatedAt: now })
    .where(eq(creditPackages.id, id))
    .returning();
  if (!changed) throw new RefusalError("not_found");
  return changed;
}

/** Deletes an inactive version. Throws `package_active`, `not_found`. */
export async function deleteVersion(_administrator: Administrator, db: Database, id: number): Promise<PackageVersion> {
  const [gone] = await db
    .delete(creditPackages)
    .where(and(eq(creditPackages.id, id), eq(creditPackages.isActive, false)))
    .returning();
  if (gone) return gone;
  throw new RefusalError((await findPackageVersion(db, id)) ? "package_active" : "not_found");
}

/** Makes a version the one of its name that is sold; the one before it stops being so in the same transaction. Throws `not_found`. */
export async function activateVersion(
  _administrator: Administrator,
  db: Database,
  id: number,
  now: Date,
): Promise<PackageVersion> {
  return db.transaction(async (tx) => {
    const found = await findPackageVersion(tx, id);
    if (!found) throw new RefusalError("not_found");
    await lockName(tx, found.name);
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

/** Writes the built-in packages into an empty table, active. */
export async function seedPackages(db: Database): Promise<void> {
  if (await hasPackages(db)) return;
  const rows = BUILT_IN_PACKAGES.map(({ id: _id, createdAt: _created, updatedAt: _updated, ...fields }) => fields);
  await db.insert(creditPackages).values(rows).onConflictDoNothing();
}

function refuseFaults(fields: PackageFields): void {
  const faults = packageFaults(fields);
  if (Object.keys(faults).length > 0) throw new RefusalError("invalid_input", { fields: faults });
}

function toColumns({ priceMinor, ...fields }: Omit<PackageFields, "name">) {
  return { ...fields, price: storedPrice(priceMinor) };
}

/** Versions of one name are numbered and activated one at a time, in whatever process. */
async function lockName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('credit_packages'), hashtext(${name}))`);
}
