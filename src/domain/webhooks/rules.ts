/** Events of which an address may hear, in the order in which people are asked. */
export const WEBHOOK_EVENTS = ["run.ended", "credits.low", "payment.updated"] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** A delivery's event; a test is one that nobody chooses. */
export type DeliveredEvent = WebhookEvent | "webhook.test";

/** Addresses of one person. */
export const MOST_ADDRESSES = 5;
/** Characters of an address. */
export const MOST_URL_LENGTH = 500;
/** Deliveries of an address that its owner sees. */
export const SHOWN_DELIVERIES = 10;
/** How long a delivery is kept. */
export const KEPT_DAYS = 30;
/** Deliveries that may wait for one address; it does not hear of events beyond. */
export const MOST_WAITING = 1000;

/** Seconds between one attempt and the next: 23.7 hours in all. The shortest is longer than an attempt may take. */
export const RETRY_SECONDS = [30, 120, 600, 1800, 7200, 14_400, 25_200, 36_000] as const;
/** After the last of them an address rests. */
export const MOST_ATTEMPTS = RETRY_SECONDS.length + 1;

/** Why an attempt had no answer; with `secret_lost` none was made, since APP_SECRET is another one than when the address was added. */
export type DeliveryFault = "unsafe_address" | "unresolved" | "certificate" | "timeout" | "connection" | "secret_lost";

/** What a receiver is sent of each event: ids, kinds, states and amounts, and never a person's text. */
export interface WebhookData {
  "run.ended": { runId: string; tool: string; status: "done" | "stopped" | "failed" | "abandoned"; cost: number };
  "credits.low": { credits: number };
  /** Amounts in the currency's smallest unit. */
  "payment.updated": {
    invoiceId: string;
    status: string;
    amountMinor: number;
    refundedMinor: number;
    currency: string;
  };
}

/** The body of a message. The same at every attempt, byte by byte. */
export function bodyOf(delivery: { event: string; createdAt: Date; data: unknown }): string {
  const { event, createdAt, data } = delivery;
  return JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
}
