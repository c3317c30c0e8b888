import type { Settings } from "./env.server.ts";
import type { Payments } from "./payments.ts";

/** Payment is not available until it is configured. */
export function createPayments(_settings: Settings): Payments {
  return {
    mode: "none",
    client: () => {
      throw new Error("payment is not configured");
    },
    webhookSecrets: [],
  };
}
