import type Stripe from "stripe";

/** The door to the payment provider. `mode` says whether it is the real one, our local stand-in, or nothing. */
export interface Payments {
  mode: "stripe" | "test" | "none";
  /** Throws when mode is "none". */
  client(): Stripe;
  webhookSecrets: readonly string[];
}
