import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PRODUCTION_ENV } from "#tests/support/scenes/production-env.ts";
import { basicPriceId, deliveriesOf, moneyOf, providerOf, sign } from "#tests/support/scenes/billing-scene.ts";
import { GOOD_PASSWORD, type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { listObjects } from "#domain/test-checkout/store.ts";
import { expireDueCredits } from "#domain/credits/write.ts";
import { BUILT_IN_PACKAGES } from "#domain/packages/rules.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { readSettings, SettingsError } from "#platform/env.server.ts";

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
    const [free, basic] = BUILT_IN_PACKAGES;
    expect(answer.packages).toMatchObject([
      {
        id: expect.any(Number),
        name: "Free Package",
        nameAr: "الباقة المجانية",
        description: free?.description,
        descriptionAr: free?.descriptionAr,
        mode: "payment",
        price: 0,
        currency: "USD",
        interval: null,
        priceId: null,
        credits: 50,
      },
      {
        id: expect.any(Number),
        name: "Basic Package",
        nameAr: "الباقة الأساسية",
        description: basic?.description,
        descriptionAr: basic?.descriptionAr,
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

describe("what ends", () => {
  let test: TestDeps;
  let api: TestApi;
  beforeAll(async () => {
    test = await createTestDeps({ BUILTIN_ENGINES: "only" });
    await seedPackages(test.deps.db);
    api = createTestApi(test.deps);
  });
  afterAll(() => test.close());
  const post = (person: SignedIn, path: string, json: object = {}) => api.call(path, { json, cookie: person.cookie });
  const read = async (person: SignedIn, path: string) =>
    (await (await api.call(path, { cookie: person.cookie })).json()) as Record<string, unknown>;
  const run = (person: SignedIn) =>
    post(person, "/api/tools/prompt-generate/runs", { text: "write a thank-you note", tone: "warm", lang: "en" });
  const buy = async (person: SignedIn) => {
    const answer = await post(person, "/api/checkout", { priceId: await basicPriceId(test.deps) });
    const { id } = (await answer.json()) as { id: string };
    expect((await post(person, `/api/test-checkout/sessions/${id}/payment`)).status).toBe(200);
  };

  it("a cancelled plan is usable to its end and over after the grace, and can be bought again (B-19)", async () => {
    const sara = await signUpConfirmed(test.deps, api);
    await buy(sara);
    const [subscription] = await listObjects(test.deps.db, "subscription");
    const change = (action: string) =>
      post(sara, `/api/test-checkout/subscriptions/${subscription?.id}/changes`, { action });
    expect((await change("pass-period")).status).toBe(404);
    expect(await read(sara, "/api/credits")).toMatchObject({ credits: 150, isExpired: false });
    await change("cancel-at-period-end");
    expect((await run(sara)).status).toBe(201);
    expect((await change("pass-period")).status).toBe(200);

    const credits = await read(sara, "/api/credits");
    expect(credits).toMatchObject({ credits: 0, packageType: "none", isExpired: true });
    const ended = (await read(sara, "/api/subscription")) as {
      subscription: { subscriptionStatus: string; endedAt: string; currentPeriodEnd: string };
    };
    expect(ended.subscription).toMatchObject({ subscriptionStatus: "canceled" });
    expect(ended.subscription.endedAt).toBe(ended.subscription.currentPeriodEnd);
    const grace = Date.parse(credits["expiresAt"] as string) - Date.parse(ended.subscription.endedAt);
    expect(grace).toBe(2 * 86_400_000);
    expect((await run(sara)).status).toBe(402);
    await expireDueCredits(test.deps.db, test.deps.now());
    const ledger = (await read(sara, "/api/credits/ledger")) as { rows: { kind: string; amount: number }[] };
    expect(ledger.rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["expire", -149],
      ["spend", -1],
      ["grant", 150],
    ]);
    await buy(sara);
    expect(await read(sara, "/api/credits")).toMatchObject({ credits: 150, packageType: "basic", isExpired: false });
    expect(await read(sara, "/api/subscription")).toMatchObject({ subscription: { subscriptionStatus: "active" } });
    expect((await run(sara)).status).toBe(201);
  });

  it("the free package: between the page and the run its time may be over (C-15)", async () => {
    const sara = await signUpConfirmed(test.deps, api);
    const claim = (await (await post(sara, "/api/free-package-claims")).json()) as { expiresAt: string };
    expect((await run(sara)).status).toBe(201);
    test.setNow(new Date(claim.expiresAt));
    const refused = await run(sara);
    expect([refused.status, ((await refused.json()) as { error: { code: string } }).error.code]).toEqual([
      402,
      "insufficient_credits",
    ]);
    expect(await read(sara, "/api/credits")).toMatchObject({ credits: 0, packageType: "none", isExpired: true });
    test.setNow(new Date());
  });

  it("an account: the same address, signed up again, has had its free package (C-12)", async () => {
    const first = await signUpConfirmed(test.deps, api);
    expect((await post(first, "/api/free-package-claims")).status).toBe(200);
    const json = { password: GOOD_PASSWORD };
    expect((await api.call("/api/me", { method: "DELETE", json, cookie: first.cookie })).status).toBe(200);
    const again = await signUpConfirmed(test.deps, api, first.email);
    expect(again.userId).not.toBe(first.userId);
    expect((await post(again, "/api/free-package-claims")).status).toBe(409);
    expect(await read(again, "/api/credits")).toMatchObject({ credits: 0 });
  });
});

describe("the settings of the payment provider", () => {
  it.each([
    [{ STRIPE_SECRET_KEY: "sk_test_1" }],
    [{ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "" }],
    [{ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: " , ,  , , ," }],
    [{ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_long_enough,x" }],
  ])("are refused without a secret to check events with: %j (B-04)", (env) => {
    expect(() => readSettings(env)).toThrow(SettingsError);
  });

  it("take several secrets, separated by commas", () => {
    const env = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_of_before, whsec_of_now," };
    expect(readSettings(env)).toMatchObject({ STRIPE_WEBHOOK_SECRET: ["whsec_of_before", "whsec_of_now"] });
  });
});

describe("in production", () => {
  it("says that payment is not available without a key, and has no test checkout", async () => {
    const test = await createTestDeps(PRODUCTION_ENV);
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
