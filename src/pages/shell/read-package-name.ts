import { findHeldPackage } from "#domain/packages/read.ts";
import type { PageContext } from "#pages/page-context.ts";

/**
 * The name of a package that is neither Free nor Basic, in the page's language; null for those two, which every page has
 * its own word for, and for none.
 */
export async function readOtherPackageName(
  { deps, language }: Pick<PageContext, "deps" | "language">,
  userId: string,
  packageType: "free" | "basic" | "none",
): Promise<string | null> {
  const held = packageType === "none" ? null : await findHeldPackage(deps.db, userId);
  if (!held || held.name === "free" || held.name === "basic") return null;
  return language === "ar" ? held.displayNameAr : held.displayName;
}
