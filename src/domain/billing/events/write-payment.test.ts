import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  addPerson,
  brokenInvariants,
  deliveriesOf,
  moneyOf,
  offerTopUp,
  paidCheckout,
  paidTopUp,
  providerOf,
} from "#tests/support/scenes/billing-scene.ts";
import { createPostgresDeps, createTestDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { cancelSubscriptionsOf } from "#domain/billing/checkout/write-cancel.ts";
import { startCheckout } from "#domain/billing/checkout/write-checkout.ts";
import { listOrders } from "#domain/billing/read.ts";
import { checkoutAttempts } from "#domain/billing/tables.ts";
import { readCredits } from "#domain/credits/read.ts";
import { captureHold, holdCredits } from "#domain/credits/write-holds.ts";
import { seedPackages } from "#domain/packages/write.ts";
import type { PlannedEvent } from "#domain/test-checkout/actions.ts";
import type { StripeObject } from "#domain/test-checkout/objects.ts";
import { findObject, listObjects, putObject } from "#domain/test-checkout/store.ts";
import { mailQueue } from "#platform/database/tables.ts";
import { receiveEvent } from "./write-event.ts";
import { reconcileNow } from "./write-reconcile.ts";

const START = new Date("2026-11-21T10:00:00Z");
const END = new Date("2027-02-19T10:00:00Z");
const BOUGHT = {
  credits: 100,
  packageType: "none",
  expiresAt: null,
  subscriptions: [],
  orders: ["400 usd paid"],
};

describe.each([
  ["embedded", createTestDeps, true],
  ["PostgreSQL", createPostgresDeps, hasPostgres],
] as const)("extra credits bought once, on %s", (_kind, createDeps, available) => {
  describe.skipIf(!available)("with a database", () => {
    let test: TestDeps;
    let price: string;
    const deliver = async (events: readonly PlannedEvent[]) => {
      const outcomes: string[] = [];
      for (const { body, signature } of deliveriesOf(test.deps, events))
        outcomes.push(await receiveEvent(test.deps, body, signature));
      return outcomes;
    };
    const bought = async (user: SignedInUser) => {
      const paid = await paidTopUp(test.deps, user, price);
      await deliver(paid.events);
      return paid;
    };
    const spend = async (userId: string, count: number) => {
      for (let index = 0; index < count; index += 1) {
        const id = `${userId}/${index}`;
        await holdCredits(test.deps.db, { id, userId, amount: 1, expiresAt: END, now: START });
        await captureHold(test.deps.db, id);
      }
    };
    const topUpOf = async (userId: string, now = START) => (await readCredits(test.deps.db, userId, now)).topUp;

    beforeAll(async () => {
      test = await createDeps();
      test.setNow(START);
      await seedPackages(test.deps.db);
      price = await offerTopUp(test.deps);
    });
    afterEach(async () => {
      test.setNow(START);
      expect(await brokenInvariants(test.deps)).toEqual([]);
    });
    afterAll(() => test.close());

    it("are granted by the payment, for the time that was sold, with an order and one receipt", async () => {
      const user = await addPerson(test.deps);
      const { sessionId, events } = await paidTopUp(test.deps, user, price);
      expect(await moneyOf(test.deps, user.id)).toMatchObject({ credits: 0, orders: [] });
      expect(events.map((event) => event.type)).toEqual(["checkout.session.completed"]);
      expect(await deliver(events)).toEqual(["session completed, payment granted 100"]);
      expect(await moneyOf(test.deps, user.id)).toEqual(BOUGHT);
      expect(await topUpOf(user.id)).toEqual({ credits: 100, expiresAt: END });
      expect(await listOrders(test.deps.db, user.id)).toEqual([
        { orderId: sessionId, orderDate: START, amountTotal: 400, currency: "usd", orderStatus: "paid" },
      ]);
      expect(await deliver(events)).toEqual(["session completed, payment known"]);
      const mails = await test.deps.db.select().from(mailQueue).where(eq(mailQueue.userId, user.id));
      expect(mails.map((mail) => mail.subject)).toEqual(["إيصال الدفع من صياغة"]);
    });

    it("are granted once for ten deliveries of three events and two repairs at the same time", async () => {
      const user = await addPerson(test.deps);
      const { events } = await paidTopUp(test.deps, user, price);
      const object = events[0]?.object as StripeObject;
      const kinds = ["checkout.session.completed", "checkout.session.async_payment_succeeded"];
      const deliveries = deliveriesOf(
        test.deps,
        [...kinds, ...kinds, kinds[0] ?? ""].map((type) => ({ type, object })),
      );
      await Promise.all([
        ...[...deliveries, ...deliveries].map(({ body, signature }) => receiveEvent(test.deps, body, signature)),
        reconcileNow(test.deps),
        reconcileNow(test.deps),
      ]);
      expect(await moneyOf(test.deps, user.id)).toEqual(BOUGHT);
    });

    it("are not granted on the word of an event: what the provider says counts", async () => {
      const user = await addPerson(test.deps);
      const { id } = await startCheckout(test.deps, user, price, "en");
      const session = (await findObject(test.deps.db, id)) as StripeObject;
      const claimed = { ...session, status: "complete", payment_status: "paid" };
      await deliver([{ type: "checkout.session.completed", object: claimed }]);
      expect(await moneyOf(test.deps, user.id)).toMatchObject({ credits: 0, orders: [] });
      await putObject(test.deps.db, { ...claimed, payment_status: "unpaid" });
      await deliver([{ type: "checkout.session.completed", object: claimed }]);
      expect(await moneyOf(test.deps, user.id)).toMatchObject({ credits: 0, orders: [] });
      await putObject(test.deps.db, claimed);
      await deliver([{ type: "checkout.session.async_payment_succeeded", object: claimed }]);
      expect(await moneyOf(test.deps, user.id)).toEqual(BOUGHT);
    });

    it("are found by the repair where no event came, also after the checkout was given up here", async () => {
      const user = await addPerson(test.deps);
      await paidTopUp(test.deps, user, price);
      await test.deps.db.update(checkoutAttempts).set({ state: "expired" }).where(eq(checkoutAttempts.userId, user.id));
      await reconcileNow(test.deps);
      await reconcileNow(test.deps);
      expect(await moneyOf(test.deps, user.id)).toEqual(BOUGHT);
    });

    it("can be bought again and again, each at its own checkout", async () => {
      const user = await addPerson(test.deps);
      const sessions = [(await bought(user)).sessionId, (await bought(user)).sessionId];
      expect(new Set(sessions).size).toBe(2);
      expect(await moneyOf(test.deps, user.id)).toEqual({
        ...BOUGHT,
        credits: 200,
        orders: ["400 usd paid", "400 usd paid"],
      });
    });

    it("are sold to a subscriber too, by the same customer, and stay when the month is renewed or ended", async () => {
      const user = await addPerson(test.deps);
      const { subscriptionId, events } = await paidCheckout(test.deps, user);
      await deliver(events);
      await bought(user);
      expect(await moneyOf(test.deps, user.id)).toMatchObject({ credits: 250, packageType: "basic" });
      const sessions = (await listObjects(test.deps.db, "checkout.session")).filter(
        (session) => session["client_reference_id"] === user.id,
      );
      expect(sessions.map((session) => session["mode"]).sort()).toEqual(["payment", "subscription"]);
      expect(new Set(sessions.map((session) => session["customer"])).size).toBe(1);
      await deliver(await providerOf(test.deps).change(subscriptionId, "renew"));
      expect(await moneyOf(test.deps, user.id)).toMatchObject({ credits: 250 });
      expect(await topUpOf(user.id)).toEqual({ credits: 100, expiresAt: END });
      await cancelSubscriptionsOf(test.deps, user.id);
      expect(await topUpOf(user.id)).toEqual({ credits: 100, expiresAt: END });
    });

    it("beside them a yearly plan grants its year at each invoice, for a year", async () => {
      const user = await addPerson(test.deps);
      const change = { name: "yearly", price: "50.00", credits: 1800, isRecurring: true };
      const yearly = await offerTopUp(test.deps, { ...change, durationValue: 12, durationUnit: "months" });
      const { id } = await startCheckout(test.deps, user, yearly, "en");
      const events = await providerOf(test.deps).pay(id);
      await deliver(events);
      const once = { credits: 1800, packageType: "basic", expiresAt: new Date("2027-11-23T10:00:00Z") };
      const orders = ["5000 usd paid"];
      expect(await moneyOf(test.deps, user.id)).toEqual({ ...once, subscriptions: ["active"], orders });
      test.setNow(new Date("2027-11-21T10:00:00Z"));
      await deliver(await providerOf(test.deps).change(events[0]?.object.id ?? "", "renew"));
      expect(await moneyOf(test.deps, user.id)).toMatchObject({
        credits: 1800,
        expiresAt: new Date("2028-11-23T10:00:00Z"),
        orders: ["5000 usd paid", "5000 usd paid"],
      });
    });

    it("paid with a promotion code are granted whole, and the order shows what was paid", async () => {
      for (const [paid, order] of [
        [100, "100 usd paid"],
        [0, "0 usd paid"],
      ] as const) {
        const user = await addPerson(test.deps);
        const { id } = await startCheckout(test.deps, user, price, "en");
        const session = (await findObject(test.deps.db, id)) as StripeObject;
        expect(session["allow_promotion_codes"]).toBe(true);
        await putObject(test.deps.db, { ...session, amount_total: paid });
        await deliver(await providerOf(test.deps).pay(id));
        expect(await moneyOf(test.deps, user.id)).toEqual({ ...BOUGHT, orders: [order] });
      }
    });

    it("refunded after use lose what is left of them, in proportion, and nothing of the subscription", async () => {
      const user = await addPerson(test.deps);
      await deliver((await paidCheckout(test.deps, user)).events);
      const { paymentIntent } = await bought(user);
      await spend(user.id, 180);
      expect(await topUpOf(user.id)).toEqual({ credits: 70, expiresAt: END });
      await deliver(await providerOf(test.deps).refund(paymentIntent, 0.5));
      expect(await topUpOf(user.id)).toEqual({ credits: 20, expiresAt: END });
      const whole = await providerOf(test.deps).refund(paymentIntent, 1);
      expect(await deliver([...whole, ...whole])).toEqual([
        "session completed, payment known, refund withdrew 20",
        "session completed, payment known, refund withdrew 0",
      ]);
      expect(await moneyOf(test.deps, user.id)).toMatchObject({
        credits: 0,
        orders: ["400 usd refunded", "500 usd paid"],
      });
    });

    it("refunded before their payment was heard of are granted and withdrawn in one", async () => {
      const user = await addPerson(test.deps);
      const { paymentIntent, events } = await paidTopUp(test.deps, user, price);
      const refund = await providerOf(test.deps).refund(paymentIntent, 1);
      expect(await deliver([...refund, ...events])).toEqual([
        "session completed, payment granted 100, refund withdrew 100",
        "session completed, payment known",
      ]);
      expect(await moneyOf(test.deps, user.id)).toEqual({ ...BOUGHT, credits: 0, orders: ["400 usd refunded"] });
    });

    it("refunded without an event are found by the repair", async () => {
      const user = await addPerson(test.deps);
      const { paymentIntent } = await bought(user);
      await providerOf(test.deps).refund(paymentIntent, 1);
      await reconcileNow(test.deps);
      expect(await moneyOf(test.deps, user.id)).toMatchObject({ credits: 0, orders: ["400 usd refunded"] });
    });

    it("come back where a dispute about them is won, for the time they had, and not after it", async () => {
      const user = await addPerson(test.deps);
      const { paymentIntent } = await bought(user);
      await spend(user.id, 30);
      const charge = (await listObjects(test.deps.db, "charge")).find((one) => one["payment_intent"] === paymentIntent);
      const about = { id: `dp_${user.id}`, object: "dispute", created: 1, charge: charge?.id };
      const tell = async (status: string) => {
        const object = { ...about, status };
        await putObject(test.deps.db, object);
        await deliver([{ type: "charge.dispute.updated", object }]);
        return topUpOf(user.id, test.deps.now());
      };
      expect(await tell("needs_response")).toBeNull();
      expect(await tell("won")).toEqual({ credits: 70, expiresAt: END });
      expect(await tell("needs_response")).toBeNull();
      test.setNow(END);
      expect(await tell("won")).toBeNull();
      expect((await moneyOf(test.deps, user.id)).credits).toBe(0);
    });

    it("of another product at the same provider are left alone", async () => {
      const user = await addPerson(test.deps);
      const { events } = await paidTopUp(test.deps, user, price);
      const object = events[0]?.object as StripeObject;
      await putObject(test.deps.db, { ...object, metadata: {} });
      expect(await deliver(events)).toEqual(["session completed, ignored: foreign price"]);
      await reconcileNow(test.deps);
      expect(await moneyOf(test.deps, user.id)).toMatchObject({ credits: 0, orders: [] });
    });
  });
});
