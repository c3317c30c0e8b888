import { createHmac } from "node:crypto";
import { deriveKey, seal, unseal } from "#platform/auth/seal.server.ts";

/** Each use has a key of its own, so that nothing sealed here opens elsewhere. */
const SEAL = "siyagha provider keys 1 seal";
const MARK = "siyagha provider keys 1 mark";

/** A provider's key as the database may hold it, bound to the provider's name. */
export function sealKey(secret: string, provider: string, key: string): string {
  return seal(secret, SEAL, provider, key);
}

/** The key, or null where it was sealed with another secret, for another provider, or was changed since. */
export function openKey(secret: string, provider: string, sealed: string): string | null {
  return unseal(secret, SEAL, provider, sealed);
}

/** Says whether two tests were of the same key, and nothing of the key itself. */
export function markOfKey(secret: string, provider: string, key: string): string {
  return createHmac("sha256", deriveKey(secret, MARK)).update(`${provider}\n${key}`).digest("base64url").slice(0, 22);
}
