import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { keyedHash } from "#platform/auth/keyed-hash.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { freeClaims } from "#domain/credits/tables.ts";
import { grantCredits } from "#domain/credits/write.ts";
import { findActivePackage, hasPackages } from "./read.ts";
import { BUILT_IN_PACKAGES, expiryOf, mailboxOf, type PackageVersion } from "./rules.ts";

export interface FreeClaim {
  credits: number;
  expiresAt: Date;
}

/**
 * Gives the active free version's credits, once per mailbox and once per account, ever. Throws `free_already_claimed`,
 * `free_claim_failed` (no free version is active).
 */
export async function claimFreePackage(deps: Deps, user: SignedInUser): Promise<FreeClaim> {
  const now = deps.now();
  const addressHash = keyedHash(deps.secret, "free-claim", mailboxOf(user.email));
  return deps.db.transaction(async (tx) => {
    const claimed = await tx
      .insert(freeClaims)
      .values({ addressHash, claimedAt: now })
      .onConflictDoNothing()
      .returning();
    if (claimed.length === 0) throw new RefusalError("free_already_claimed");
    const version = await readFreeVersion(tx);
    const expiresAt = expiryOf(now, version.durationValue, version.durationUnit);
    const granted = await grantCredits(tx, {
      userId: user.id,
      amount: version.credits,
      mode: "add",
      packageType: "free",
      packageVersionId: version.id === 0 ? null : version.id,
      expiresAt,
      cause: { type: "free_claim", id: user.id },
      now,
    });
    if (!granted) throw new RefusalError("free_already_claimed");
    return { credits: version.credits, expiresAt };
  });
}

async function readFreeVersion(tx: Database): Promise<PackageVersion> {
  const active = await findActivePackage(tx, "free");
  if (active && active.credits > 0) return active;
  const builtIn = BUILT_IN_PACKAGES.find((version) => version.name === "free");
  if (active || !builtIn || (await hasPackages(tx))) throw new RefusalError("free_claim_failed");
  return builtIn;
}
