import Stripe from "stripe";
import type { Settings } from "#platform/env.server.ts";
import type { PaymentEvent, Payments, PaymentStandIn } from "./payments.ts";

const TIMEOUT_MS = 10_000;
const TOLERANCE_SECONDS = 300;

/** The real provider when it is configured, else the given stand-in, else nothing. */
export function createPayments(settings: Settings, standIn?: PaymentStandIn): Payments {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secrets } = settings;
  if (key !== undefined && secrets !== undefined) {
    const base = new URL(settings.STRIPE_API_BASE);
    const client = new Stripe(key, {
      ...OPTIONS,
      protocol: base.protocol === "http:" ? "http" : "https",
      host: base.hostname,
      port: base.port || (base.protocol === "http:" ? 80 : 443),
    });
    return assemble("stripe", client, secrets, /^[sr]k_live_/.test(key));
  }
  if (standIn && settings.testCheckout) {
    const client = new Stripe("sk_test_stand_in", {
      ...OPTIONS,
      httpClient: Stripe.createFetchHttpClient(standIn.fetch),
    });
    return assemble("test", client, [standIn.webhookSecret], false);
  }
  return { mode: "none", livemode: false, client: refuse, verifyEvent: refuse };
}

const OPTIONS = { telemetry: false, timeout: TIMEOUT_MS, maxNetworkRetries: 1 } as const;

function refuse(): never {
  throw new Error("payment is not configured");
}

function assemble(mode: "stripe" | "test", client: Stripe, secrets: string[], livemode: boolean): Payments {
  return {
    mode,
    livemode,
    client: () => client,
    verifyEvent: (rawBody, signature, now) => verifyEvent(client, secrets, rawBody, signature, now),
  };
}

/** The library checks the signature and the age only: a time in the future is refused here. */
function verifyEvent(
  client: Stripe,
  secrets: readonly string[],
  rawBody: string,
  signature: string | null,
  now: Date,
): PaymentEvent | null {
  const seconds = Number([...(signature ?? "").matchAll(/(?:^|,)t=(\d{1,12})/g)].at(-1)?.[1] ?? Number.NaN);
  if (signature === null || !(Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_SECONDS)) return null;
  for (const secret of secrets) {
    try {
      client.webhooks.signature?.verifyHeader(rawBody, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime());
      return readEvent(JSON.parse(rawBody));
    } catch {
      continue;
    }
  }
  return null;
}

/** The end of the year 9999: a signed event may claim any time, and the database keeps those it can. */
const LAST_SECOND = 253_402_300_799;

function readEvent(event: Stripe.Event): PaymentEvent | null {
  const object = event?.data?.object as unknown;
  if (typeof event?.id !== "string" || typeof event.type !== "string" || typeof object !== "object" || object === null)
    return null;
  const { id, type, created, livemode } = event;
  if (typeof created !== "number" || !(created >= 0 && created <= LAST_SECOND)) return null;
  return {
    id,
    type,
    created,
    livemode: livemode === true,
    object: object as Record<string, unknown>,
  };
}
