import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { basicPriceId, deliveriesOf, moneyOf, providerOf, sign } from "../../tests/support/billing-scene.ts";
import { type SignedIn, signUpConfirmed } from "../../tests/support/sign-in.ts";
import { createTestApi, type TestApi } from "../../tests/support/test-api.ts";
import { createTestDeps, type TestDeps } from "../../tests/support/test-deps.ts";
import { seedPackages } from "../domain/packages/write.ts";

describe("packages and payments over HTTP", () => {
  let test: TestDeps;
  let api: TestApi;
  let sara: SignedIn;
  let price: string;
  const post = (path: string, json: unknown, person: SignedIn | null = sara) =>
    api.call(path, { json, ...(person ? { cookie: person.cookie } : {}) });
  const codeOf = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as { error: { code: string } }).error.code,
  ];

  beforeAll(async () => {
    test = await createTestDeps();
    await seedPackages(test.deps.db);
    api = createTestApi(test.deps);
    sara = await signUpConfirmed(test.deps, api);
    price = await basicPriceId(test.deps);
  });
  afterAll(() => test.close());

  it("lists what is on offer to anyone, cheapest first", async () => {
    const answer = (await (await api.call("/api/packages")).json()) as { packages: object[] };
    expect(answer.packages).toMatchObject([
      {
        name: "Free Package",
        nameAr: "الباقة المجانية",
        mode: "payment",
        price: 0,
        currency: "USD",
        interval: null,
        priceId: null,
        credits: 50,
      },
      {
        name: "Basic Package",
        nameAr: "الباقة الأساسية",
        mode: "subscription",
        price: 5,
        currency: "USD",
        interval: "month",
        priceId: price,
        credits: 150,
      },
    ]);
  });

  it("gives the free package once and says so in the caller's words", async () => {
    const first = await post("/api/free-package-claims", {});
    expect(await first.json()).toMatchObject({
      success: true,
      message: "Free package claimed successfully",
      credits: 50,
    });
    const again = await post("/api/free-package-claims", {});
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      error: { code: "free_already_claimed", message: "Free package already claimed" },
    });
    expect(await codeOf(await post("/api/free-package-claims", {}, null))).toEqual([401, "unauthenticated"]);
  });

  it("sends a buyer to pay, and refuses strangers, other prices and tampered fields (B-16)", async () => {
    const checkout = (await (
      await post("/api/checkout", {
        priceId: price,
        mode: "subscription",
        cancelUrl: "http://localhost:3000/en/pricing",
      })
    ).json()) as { url: string };
    expect(checkout.url).toMatch(/^http:\/\/localhost:3000\/dev\/checkout\?session=cs_test_/);
    expect(await codeOf(await post("/api/checkout", { priceId: price }, null))).toEqual([401, "unauthenticated"]);
    for (const change of [
      { priceId: "price_other" },
      { mode: "payment" },
      { successUrl: "https://evil.example/" },
      { cancelUrl: "//evil.example" },
    ]) {
      expect(await codeOf(await post("/api/checkout", { priceId: price, ...change }))).toEqual([400, "invalid_input"]);
    }
    expect(
      await codeOf(
        await api.call("/api/checkout", {
          json: { priceId: price },
          cookie: sara.cookie,
          headers: { origin: "https://evil.example" },
        }),
      ),
    ).toEqual([403, "foreign_origin"]);
  });

  it("takes events by signature alone, and answers a forged one 400 (B-04)", async () => {
    const { id } = (await (await post("/api/checkout", { priceId: price })).json()) as { id: string };
    const deliveries = deliveriesOf(test.deps, await providerOf(test.deps).pay(id));
    const send = (body: string, signature: string) =>
      api.call("/api/webhooks/stripe", {
        body,
        headers: { origin: "", "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
      });
    const forged = deliveries[0]?.body ?? "";
    expect(await codeOf(await send(forged, sign(test.deps, forged, { secrets: ["whsec_wrong"] })))).toEqual([
      400,
      "invalid_input",
    ]);
    for (const { body, signature } of [...deliveries, ...deliveries])
      expect((await send(body, signature)).status).toBe(200);
    expect(await moneyOf(test.deps, sara.userId)).toMatchObject({
      credits: 200,
      packageType: "basic",
      subscriptions: ["active"],
    });
  });

  it("shows a subscriber the plan, the card and the orders, and others nothing of it (B-12)", async () => {
    const omar = await signUpConfirmed(test.deps, api);
    const read = async (path: string, person: SignedIn) => (await api.call(path, { cookie: person.cookie })).json();
    expect(await read("/api/subscription", sara)).toMatchObject({
      subscription: {
        subscriptionStatus: "active",
        paymentMethodBrand: "visa",
        paymentMethodLast4: "4242",
        priceId: price,
        plan: { price: 5 },
      },
    });
    expect(await read("/api/orders", sara)).toMatchObject({
      orders: [{ amountTotal: 500, currency: "usd", orderStatus: "paid" }],
    });
    expect(await read("/api/subscription", omar)).toEqual({ subscription: null });
    expect(await read("/api/orders", omar)).toEqual({ orders: [] });
    expect(await codeOf(await post("/api/billing/portal", {}, omar))).toEqual([404, "not_found"]);
    expect((await post("/api/billing/portal", {})).status).toBe(200);
  });

  it("plays the provider in the test checkout for its own customer only", async () => {
    const omar = await signUpConfirmed(test.deps, api);
    const { id } = (await (await post("/api/checkout", { priceId: price }, omar)).json()) as { id: string };
    const path = `/api/test-checkout/sessions/${id}/payment`;
    expect(await codeOf(await post(path, {}))).toEqual([404, "not_found"]);
    expect(await codeOf(await post(path, {}, null))).toEqual([401, "unauthenticated"]);
    expect(await (await post(path, {}, omar)).json()).toEqual({
      url: `http://localhost:3000/en/success?session_id=${id}`,
    });
    expect(await codeOf(await post(path, {}, omar))).toEqual([404, "not_found"]);
    expect(await moneyOf(test.deps, omar.userId)).toMatchObject({ credits: 150 });
  });
});

describe("in production", () => {
  const PRODUCTION = {
    SIYAGHA_ENV: "production",
    PUBLIC_URL: "https://siyagha.example",
    SMTP_URL: "smtp://127.0.0.1:1",
  };

  it("says that payment is not available without a key, and has no test checkout", async () => {
    const test = await createTestDeps(PRODUCTION);
    await seedPackages(test.deps.db);
    const api = createTestApi(test.deps);
    const { packages } = (await (await api.call("/api/packages")).json()) as { packages: { priceId: string | null }[] };
    expect(packages.map((offer) => offer.priceId)).toEqual([null, null]);
    const webhook = await api.call("/api/webhooks/stripe", {
      body: "{}",
      headers: { "stripe-signature": "t=1,v1=00" },
    });
    expect(webhook.status).toBe(503);
    expect(test.deps.payments.mode).toBe("none");
    await test.close();
  });
});
