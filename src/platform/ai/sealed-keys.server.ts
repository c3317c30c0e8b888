import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const VERSION = "1";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** One secret, several uses: each use has a key of its own, so that nothing sealed here opens elsewhere. */
function deriveKey(secret: string, use: "seal" | "mark"): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `siyagha provider keys ${VERSION} ${use}`, 32));
}

/** A provider's key as the database may hold it: AES-256-GCM under a key derived from the secret, bound to the provider's name. */
export function sealKey(secret: string, provider: string, key: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(secret, "seal"), nonce).setAAD(Buffer.from(provider));
  const sealed = Buffer.concat([nonce, cipher.update(key, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${sealed.toString("base64url")}`;
}

/** The key, or null where it was sealed with another secret, for another provider, or was changed since. */
export function openKey(secret: string, provider: string, sealed: string): string | null {
  const [version, body] = sealed.split(".");
  const bytes = Buffer.from(body ?? "", "base64url");
  if (version !== VERSION || bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv("aes-256-gcm", deriveKey(secret, "seal"), nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(provider))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

/** Says whether two tests were of the same key, and nothing of the key itself. */
export function markOfKey(secret: string, provider: string, key: string): string {
  return createHmac("sha256", deriveKey(secret, "mark")).update(`${provider}\n${key}`).digest("base64url").slice(0, 22);
}
