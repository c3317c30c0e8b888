import type Stripe from "stripe";

export type { default as Stripe } from "stripe";

/** What a genuine event says, as far as it is trusted: which object changed. Its state is fetched. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** Seconds since 1970. */
  created: number;
  livemode: boolean;
  object: Record<string, unknown>;
}

/** What the product asks of the payment provider. `mode` says whether it is the real one, the local stand-in, or nothing. */
export interface Payments {
  mode: "stripe" | "test" | "none";
  /** Whether real money moves; an event that says otherwise belongs to another set-up. */
  livemode: boolean;
  /** Throws when mode is "none". */
  client(): Stripe;
  /** The event of a delivery with a valid signature and at most 300 s old or early; null for anything else. */
  verifyEvent(rawBody: string, signature: string | null, now: Date): PaymentEvent | null;
}

/** Our local stand-in for the provider: its wire as a function, and the secret it signs events with. */
export interface PaymentStandIn {
  fetch: typeof fetch;
  webhookSecret: string;
}
