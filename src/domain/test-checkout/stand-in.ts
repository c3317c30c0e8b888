import type { TestStripe } from "./test-stripe.ts";
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import type { PaymentStandIn } from "#platform/payments/payments.ts";
import { keyedHash } from "#platform/auth/keyed-hash.ts";
import { answerRequest } from "./answer-request.ts";
import { findObject, putObject } from "./store.ts";
import { decodeForm, WireError } from "./wire.ts";

/**
 * The payment provider's own wire for the test checkout: form-encoded requests in, objects of the current shapes out,
 * idempotency keys kept, all state in `test_stripe_objects`. The official client talks to it through `fetch`.
 */
export function createStandIn(stripe: TestStripe, secret: string): PaymentStandIn {
  return {
    webhookSecret: standInWebhookSecret(secret),
    fetch: async (input, init) => respond(stripe, new Request(input, init)),
  };
}

/** What the stand-in signs its events with. */
export function standInWebhookSecret(secret: string): string {
  return `whsec_${keyedHash(secret, "test-stripe", "webhook")}`;
}

async function respond(stripe: TestStripe, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const body = request.method === "POST" ? await request.text() : url.search.slice(1);
  const key = request.method === "POST" ? request.headers.get("idempotency-key") : null;
  const work = async (db: Database): Promise<unknown> =>
    answerRequest({ ...stripe, db }, request.method, url.pathname.replace(/^\/v1\//, ""), decodeForm(body));
  try {
    const result = await stripe.db.transaction(async (tx) =>
      key === null ? work(tx) : workOnce(tx, key, `${url.pathname}?${body}`, work),
    );
    return Response.json(result, { headers: { "request-id": "req_test" } });
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    const type = error.code === "idempotency_error" ? "idempotency_error" : "invalid_request_error";
    return Response.json(
      { error: { type, code: error.code, message: error.message, param: error.param } },
      { status: error.status },
    );
  }
}

/** The same key and request give the first answer again; another request under a used key is refused. */
async function workOnce(
  tx: Database,
  key: string,
  request: string,
  work: (db: Database) => Promise<unknown>,
): Promise<unknown> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('test_stripe'), hashtext(${key}))`);
  const id = `idempotency/${key}`;
  const digest = createHash("sha256").update(request).digest("hex");
  const kept = await findObject(tx, id);
  if (kept && kept["digest"] !== digest) {
    throw new WireError(
      400,
      "idempotency_error",
      "Keys for idempotent requests can only be used with the same parameters they were first used with.",
    );
  }
  if (kept) return kept["answer"];
  const result = await work(tx);
  await putObject(tx, { id, object: "idempotency", created: 0, digest, answer: result });
  return result;
}
