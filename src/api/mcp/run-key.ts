import { createHash } from "node:crypto";

/** The idempotency key of a request: the client numbers its requests within its session, so the same one counts once. */
export function runKeyOf(session: string, requestId: string | number): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([session, requestId]))
    .digest("hex");
  return `mcp-${hash.slice(0, 48)}`;
}
