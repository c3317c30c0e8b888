import { randomUUID } from "node:crypto";
import { type Grant, grantCredits } from "#domain/credits/write.ts";
import type { Deps } from "#platform/deps.ts";

/** A grant of credits that run for 30 days. */
export function grantOf(userId: string, amount: number, change: Partial<Grant> = {}): Grant {
  const now = new Date();
  return {
    userId,
    amount,
    mode: "add",
    packageType: "free",
    packageVersionId: null,
    expiresAt: new Date(now.getTime() + 30 * 86_400_000),
    cause: { type: "adjustment", id: randomUUID() },
    now,
    ...change,
  };
}

export async function giveCredits(deps: Deps, grant: Grant): Promise<void> {
  await deps.db.transaction((tx) => grantCredits(tx, grant));
}
