import { createHmac, randomBytes } from "node:crypto";

const SECRET_PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** A new signing secret in the form of Standard Webhooks: "whsec_" and 32 random bytes in base64. */
export function makeWebhookSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

/**
 * The three headers of Standard Webhooks 1.0: HMAC-SHA256 over `id.timestamp.body`, under the bytes that
 * the secret spells in base64. `seconds` is when this attempt is made, Unix time; `id` stays the same through all attempts of a message.
 */
export function signWebhook(message: { id: string; seconds: number; body: string }, secret: string) {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
  const { id, seconds, body } = message;
  const signature = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": String(seconds), "webhook-signature": `v1,${signature}` };
}
