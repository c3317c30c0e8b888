import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const VERSION = "1";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one use of the one secret, 32 bytes (HKDF-SHA-256), so that nothing made for one use counts for another. */
export function deriveKey(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", use, 32));
}

/** A text as the database may hold it: AES-256-GCM under a key derived from the secret for `use`, bound to `owner`. */
export function seal(secret: string, use: string, owner: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(secret, use), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${sealed.toString("base64url")}`;
}

/** The text, or null where it was sealed with another secret, for another use or owner, or was changed since. */
export function unseal(secret: string, use: string, owner: string, sealed: string): string | null {
  const [version, body] = sealed.split(".");
  const bytes = Buffer.from(body ?? "", "base64url");
  if (version !== VERSION || bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv("aes-256-gcm", deriveKey(secret, use), nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}
