import { createHmac } from "node:crypto";

/** HMAC-SHA-256 of a value under the product's secret, one purpose apart from another; 64 hex characters. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${value}`).digest("hex");
}
