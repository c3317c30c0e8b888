import type { PackageType } from "#domain/credits/rules.ts";
import { fold } from "#engines/text/fold.ts";

/** Characters of a fact's name. */
export const FACT_NAME_LIMIT = 60;
/** Characters of what it says. */
export const FACT_WORDS_LIMIT = 500;
export const MOST_FACTS = 100;
const FREE_FACTS = 3;

/** How many facts a package keeps, and tools offer: the oldest ones, where there are more. */
export function factsOf(packageType: PackageType): number {
  return packageType === "basic" ? MOST_FACTS : FREE_FACTS;
}

/** A name as it is compared with others. */
export function nameKeyOf(name: string): string {
  return fold(name).replace(/\s+/g, " ").trim();
}
