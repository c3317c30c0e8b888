import { createHmac } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import Ajv2020 from "ajv/dist/2020.js";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPerson, moneyOf, providerOf } from "#tests/support/scenes/billing-scene.ts";
import { startStripeServer, type StripeServer } from "#tests/support/servers/stripe-server.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { creditPackages } from "#domain/packages/tables.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { stripeSubscriptions } from "#domain/billing/tables.ts";
import { listObjects } from "#domain/test-checkout/store.ts";
import type { Form, FormValue } from "#domain/test-checkout/wire.ts";
import { cancelSubscriptionsOf } from "#domain/billing/checkout/write-cancel.ts";
import { startCheckout } from "#domain/billing/checkout/write-checkout.ts";
import { receiveEvent } from "./write-event.ts";
import { openPortal } from "#domain/billing/checkout/write-portal.ts";
import { reconcileNow } from "./write-reconcile.ts";

const SECRETS = ["whsec_first_of_two", "whsec_second_of_two"];
const SCHEMA_FILE = process.env["SIYAGHA_STRIPE_SCHEMA"] ?? "";

/** One customer's whole life over real HTTP with configured keys, and what went over the wire. */
describe("the payment provider's wire", () => {
  let server: StripeServer;
  let test: TestDeps;
  let user: SignedInUser;

  beforeAll(async () => {
    server = await startStripeServer();
    test = await createTestDeps({
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_WEBHOOK_SECRET: SECRETS.join(","),
      STRIPE_API_BASE: server.url,
    });
    server.use(test.deps);
    await seedPackages(test.deps.db);
    user = await addPerson(test.deps);
    await test.deps.db
      .update(creditPackages)
      .set({ stripePriceId: "price_basic" })
      .where(eq(creditPackages.name, "basic"));
    const { id } = await startCheckout(test.deps, user, "price_basic", "ar");
    const events = await providerOf(test.deps).pay(id);
    for (const [index, event] of events.entries()) {
      const seconds = Math.floor(test.deps.now().getTime() / 1000);
      const body = JSON.stringify({
        id: `evt_${index}`,
        object: "event",
        created: seconds,
        type: event.type,
        livemode: false,
        data: { object: event.object },
      });
      const digest = createHmac("sha256", SECRETS[index % 2] ?? "")
        .update(`${seconds}.${body}`)
        .digest("hex");
      await receiveEvent(test.deps, body, `t=${seconds},v1=${digest}`);
    }
    await openPortal(test.deps, user, "en");
    await reconcileNow(test.deps);
    await cancelSubscriptionsOf(test.deps, user.id);
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  it("buys, grants and ends with configured keys and either of two webhook secrets", async () => {
    expect(await moneyOf(test.deps, user.id)).toMatchObject({
      credits: 150,
      subscriptions: ["canceled"],
      orders: ["500 usd paid"],
    });
  });

  it("sends the checkout exactly these fields, under an idempotency key, without telemetry", () => {
    const created = server.requests.filter((request) => request.endpoint === "POST /v1/checkout/sessions");
    expect(created).toHaveLength(1);
    const metadata = { user_id: user.id, package_version_id: expect.stringMatching(/^\d+$/), package_name: "basic" };
    expect(created[0]?.form).toEqual({
      mode: "subscription",
      customer: expect.stringMatching(/^cus_/),
      client_reference_id: user.id,
      line_items: [{ price: "price_basic", quantity: "1" }],
      success_url: "http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "http://localhost:3000/pricing",
      locale: "auto",
      allow_promotion_codes: "true",
      metadata,
      subscription_data: { metadata },
    });
    expect(created[0]?.headers["idempotency-key"]).toMatch(/^checkout-/);
    expect(created[0]?.headers["x-stripe-client-telemetry"]).toBeUndefined();
  });

  it("sends a customer only an address and our own id", () => {
    const created = server.requests.filter((request) => request.endpoint === "POST /v1/customers");
    expect(created.map((request) => request.form)).toEqual([{ email: user.email, metadata: { user_id: user.id } }]);
  });

  describe.skipIf(!existsSync(SCHEMA_FILE))("against the published schema", () => {
    const schema = existsSync(SCHEMA_FILE)
      ? (JSON.parse(readFileSync(SCHEMA_FILE, "utf8")) as {
          params: Record<string, object>;
          objects: Record<string, object>;
          $defs: object;
        })
      : null;
    const faultsOf = (part: object, value: unknown) => {
      const validate = new Ajv2020({ strict: false, allErrors: true }).compile({ ...part, $defs: schema?.$defs });
      validate(value);
      return validate.errors ?? [];
    };

    it("sends only parameters it declares", () => {
      const known = server.requests.filter((request) => schema?.params[request.endpoint]);
      expect(new Set(known.map((request) => request.endpoint)).size).toBeGreaterThanOrEqual(8);
      for (const { endpoint, form } of known)
        expect({ endpoint, faults: faultsOf(schema?.params[endpoint] ?? {}, coerce(form)) }).toEqual({
          endpoint,
          faults: [],
        });
    }, 120_000);

    it("is answered by the stand-in in the shapes it declares", async () => {
      for (const type of [
        "customer",
        "checkout.session",
        "subscription",
        "invoice",
        "invoice_payment",
        "charge",
        "payment_method",
        "billing_portal.session",
      ]) {
        const [object] = await listObjects(test.deps.db, type);
        const { stand_in: _hidden, ...shown } = (object ?? {}) as Record<string, unknown>;
        expect({ type, faults: faultsOf(schema?.objects[type] ?? {}, shown) }).toEqual({ type, faults: [] });
      }
    }, 120_000);
  });
});

/** Form values as the types they stand for. */
function coerce(value: FormValue | Form): unknown {
  if (typeof value === "string")
    return /^\d+$/.test(value) ? Number(value) : value === "true" ? true : value === "false" ? false : value;
  if (Array.isArray(value)) return value.map(coerce);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === "metadata" ? inner : coerce(inner)]),
  );
}

it("keeps a subscription, and says that payment is not available, while the provider fails", async () => {
  const server = await startStripeServer();
  const test = await createTestDeps({
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_of_this_test",
    STRIPE_API_BASE: server.url,
  });
  const { id: userId } = await addPerson(test.deps);
  await test.deps.db
    .insert(stripeSubscriptions)
    .values({ subscriptionId: `sub_${userId}`, customerId: "cus_1", userId, status: "active" });
  await expect(cancelSubscriptionsOf(test.deps, userId)).rejects.toMatchObject({ code: "payment_unavailable" });
  await server.close();
  await expect(cancelSubscriptionsOf(test.deps, userId)).rejects.toMatchObject({ code: "payment_unavailable" });
  expect((await moneyOf(test.deps, userId)).subscriptions).toEqual(["active"]);
  await test.close();
});
