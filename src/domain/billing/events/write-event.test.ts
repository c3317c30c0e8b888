import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  addPerson,
  basicPriceId,
  brokenInvariants,
  deliveriesOf,
  moneyOf,
  paidCheckout,
  providerOf,
  sign,
} from "#tests/support/scenes/billing-scene.ts";
import { createPostgresDeps, createTestDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { users } from "#domain/accounts/tables.ts";
import { claimFreePackage } from "#domain/packages/write-claim.ts";
import { creditLedger } from "#domain/credits/tables.ts";
import { withdrawCredits } from "#domain/credits/write.ts";
import { findActivePackage } from "#domain/packages/read.ts";
import { creditPackages } from "#domain/packages/tables.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { findSubscription, listOrders } from "#domain/billing/read.ts";
import { stripeCustomers, stripeEvents, stripeSubscriptions } from "#domain/billing/tables.ts";
import { findObject, listObjects, putObject } from "#domain/test-checkout/store.ts";
import { cancelSubscriptionsOf } from "#domain/billing/checkout/write-cancel.ts";
import { startCheckout } from "#domain/billing/checkout/write-checkout.ts";
import { receiveEvent } from "./write-event.ts";
import { reconcileNow } from "./write-reconcile.ts";
import { signedEvent } from "#domain/test-checkout/write.ts";

const START = new Date("2026-11-21T10:00:00Z");
const PAID_ONCE = {
  credits: 150,
  packageType: "basic",
  expiresAt: new Date("2026-12-23T10:00:00Z"),
  subscriptions: ["active"],
  orders: ["500 usd paid"],
};

const PLUS = { name: "plus", version: 1, displayName: "Plus", displayNameAr: "بلس", price: "9.00", isRecurring: true };

/** A fixed sequence of pseudo-random numbers, so that a failing shuffle can be run again. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed * 2_654_435_761;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return items
    .map((item) => [next(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

describe.each([
  ["embedded", createTestDeps, true],
  ["PostgreSQL", createPostgresDeps, hasPostgres],
] as const)("payment events on %s", (_kind, createDeps, available) => {
  describe.skipIf(!available)("with a database", () => {
    let test: TestDeps;
    const deliver = async (events: Parameters<typeof deliveriesOf>[1]) => {
      const outcomes: string[] = [];
      for (const { body, signature } of deliveriesOf(test.deps, events))
        outcomes.push(await receiveEvent(test.deps, body, signature));
      return outcomes;
    };

    beforeAll(async () => {
      test = await createDeps();
      test.setNow(START);
      await seedPackages(test.deps.db);
    });
    afterEach(async () => {
      test.setNow(START);
      expect(await brokenInvariants(test.deps)).toEqual([]);
    });
    afterAll(() => test.close());

    it("grants once for invoice.paid delivered five times at once (B-01)", async () => {
      const user = await addPerson(test.deps);
      const { events } = await paidCheckout(test.deps, user);
      const [delivery] = deliveriesOf(
        test.deps,
        events.filter((event) => event.type === "invoice.paid"),
      );
      const outcomes = await Promise.all(
        Array.from({ length: 5 }, () => receiveEvent(test.deps, delivery?.body ?? "", delivery?.signature ?? "")),
      );
      expect(outcomes.filter((outcome) => outcome === "duplicate")).toHaveLength(4);
      expect(await moneyOf(test.deps, user.id)).toEqual(PAID_ONCE);
    });

    it("comes to the same end for a checkout's events reversed and in 20 shuffles, each twice (B-02)", async () => {
      for (let seed = 0; seed <= 20; seed += 1) {
        const user = await addPerson(test.deps);
        const { events } = await paidCheckout(test.deps, user);
        await deliver(seed === 0 ? events.toReversed() : shuffled([...events, ...events], seed));
        expect({ seed, ...(await moneyOf(test.deps, user.id)) }).toEqual({ seed, ...PAID_ONCE });
      }
    }, 120_000);

    it("comes to the same end from either event alone (B-03)", async () => {
      for (const type of ["checkout.session.completed", "invoice.paid"]) {
        const user = await addPerson(test.deps);
        const { events } = await paidCheckout(test.deps, user);
        await deliver(events.filter((event) => event.type === type));
        expect({ type, ...(await moneyOf(test.deps, user.id)) }).toEqual({ type, ...PAID_ONCE });
        await deliver(events);
        expect({ type, ...(await moneyOf(test.deps, user.id)) }).toEqual({ type, ...PAID_ONCE });
      }
    });

    it("refuses what is not signed by the provider now, and stores nothing of it (B-04)", async () => {
      const user = await addPerson(test.deps);
      const { events } = await paidCheckout(test.deps, user);
      const [{ body, signature } = { body: "", signature: "" }] = deliveriesOf(test.deps, events);
      const seconds = START.getTime() / 1000;
      const forged: [string, string | null][] = [
        [body, null],
        [body, ""],
        [body, sign(test.deps, body, { secrets: ["whsec_wrong"] })],
        [body, sign(test.deps, body, { secrets: [""] })],
        [body, sign(test.deps, body, { scheme: "v0" })],
        [body.replace('"livemode":false', '"livemode":true'), signature],
        [body, sign(test.deps, body, { seconds: seconds - 301 })],
        [body, sign(test.deps, body, { seconds: seconds + 301 })],
        ["", sign(test.deps, "")],
        ["[]", sign(test.deps, "[]")],
      ];
      for (const [sent, header] of forged) {
        await expect(receiveEvent(test.deps, sent, header)).rejects.toMatchObject({ code: "invalid_input" });
      }
      expect(await moneyOf(test.deps, user.id)).toMatchObject({ credits: 0, subscriptions: [] });
    });

    it("accepts a rolled secret's second signature, and a time at either edge (B-06)", async () => {
      const user = await addPerson(test.deps);
      const { events } = await paidCheckout(test.deps, user);
      const deliveries = deliveriesOf(test.deps, events);
      const own = test.deps.payments;
      expect(own.mode).toBe("test");
      for (const [index, { body, signature }] of deliveries.entries()) {
        const other = sign(test.deps, body, { secrets: ["whsec_old"] }).split(",")[1];
        const edge = sign(test.deps, body, { seconds: START.getTime() / 1000 + (index % 2 === 0 ? 300 : -300) });
        await receiveEvent(
          test.deps,
          body,
          index === 0 ? `${signature.split(",")[0]},${other},${signature.split(",")[1]}` : edge,
        );
      }
      expect(await moneyOf(test.deps, user.id)).toEqual(PAID_ONCE);
    });

    it("leaves no event behind when the work fails, so that the retry grants once (B-08)", async () => {
      const user = await addPerson(test.deps);
      const { events } = await paidCheckout(test.deps, user);
      const [{ body, signature } = { body: "", signature: "" }] = deliveriesOf(test.deps, events.slice(1, 2));
      const eventId = (JSON.parse(body) as { id: string }).id;
      const failing = {
        ...test.deps,
        now: vi
          .fn()
          .mockReturnValueOnce(START)
          .mockImplementation(() => {
            throw new Error("lost");
          }),
      };
      await expect(receiveEvent(failing, body, signature)).rejects.toThrow("lost");
      expect(await test.deps.db.select().from(stripeEvents).where(eq(stripeEvents.eventId, eventId))).toEqual([]);
      await receiveEvent(test.deps, body, signature);
      expect(await moneyOf(test.deps, user.id)).toEqual(PAID_ONCE);
    });

    it("keeps a deleted subscription ended when an older update arrives late (B-10)", async () => {
      const user = await addPerson(test.deps);
      const { subscriptionId, events } = await paidCheckout(test.deps, user);
      await deliver(events);
      const updated = await providerOf(test.deps).change(subscriptionId, "cancel-at-period-end");
      const deleted = await providerOf(test.deps).change(subscriptionId, "end-now");
      await deliver([...deleted, ...updated]);
      expect((await moneyOf(test.deps, user.id)).subscriptions).toEqual(["canceled"]);
      const object = await findObject(test.deps.db, subscriptionId);
      if (object) await putObject(test.deps.db, { ...object, status: "active", ended_at: null, canceled_at: null });
      await deliver(updated);
      expect((await moneyOf(test.deps, user.id)).subscriptions).toEqual(["canceled"]);
    });

    it("waits for a payment that is on its way, then grants or never does (B-11)", async () => {
      for (const isPaidInTheEnd of [true, false]) {
        const user = await addPerson(test.deps);
        const { sessionId, events } = await paidCheckout(test.deps, user);
        const objects = events.map((event) => event.object);
        const pending = objects.map((object) =>
          object.object === "subscription"
            ? { ...object, status: "incomplete" }
            : object.object === "invoice"
              ? { ...object, status: "open", amount_paid: 0 }
              : { ...object, payment_status: "unpaid" },
        );
        for (const object of pending) await putObject(test.deps.db, object);
        await deliver(events);
        expect(await moneyOf(test.deps, user.id)).toMatchObject({
          credits: 0,
          subscriptions: ["incomplete"],
          orders: [],
        });
        expect(await findSubscription(test.deps.db, user.id)).toBeNull();
        const again = await startCheckout(test.deps, user, await basicPriceId(test.deps), "en");
        expect(again.id).toBe(sessionId);
        for (const object of isPaidInTheEnd ? objects : []) await putObject(test.deps.db, object);
        const session = objects.find((object) => object.object === "checkout.session");
        const type = `checkout.session.async_payment_${isPaidInTheEnd ? "succeeded" : "failed"}`;
        if (session) await deliver([{ type, object: session }]);
        expect(await moneyOf(test.deps, user.id)).toMatchObject(
          isPaidInTheEnd ? PAID_ONCE : { credits: 0, orders: [] },
        );
      }
    });

    it("replaces what is left at a renewal, once, also when it is heard of again a month later (B-17, C-17)", async () => {
      const user = await addPerson(test.deps);
      const { subscriptionId, events } = await paidCheckout(test.deps, user);
      await deliver(events);
      test.setNow(new Date("2026-12-21T11:00:00Z"));
      const renewal = await providerOf(test.deps).change(subscriptionId, "renew");
      await deliver(renewal);
      await deliver(events.filter((event) => event.type === "invoice.paid"));
      expect(await moneyOf(test.deps, user.id)).toEqual({
        credits: 150,
        packageType: "basic",
        expiresAt: new Date("2027-01-23T10:00:00Z"),
        subscriptions: ["active"],
        orders: ["500 usd paid", "500 usd paid"],
      });
    });

    it("does not let a first invoice that arrives after the renewal add to it", async () => {
      const user = await addPerson(test.deps);
      const { subscriptionId, events } = await paidCheckout(test.deps, user);
      test.setNow(new Date("2026-12-21T11:00:00Z"));
      await deliver(await providerOf(test.deps).change(subscriptionId, "renew"));
      await deliver(events);
      expect(await moneyOf(test.deps, user.id)).toMatchObject({
        credits: 150,
        orders: ["500 usd paid", "500 usd paid"],
      });
    });

    it("gives nothing while a renewal is past due, and grants when it is paid (B-18)", async () => {
      const user = await addPerson(test.deps);
      const { subscriptionId, events } = await paidCheckout(test.deps, user);
      await deliver(events);
      test.setNow(new Date("2026-12-21T11:00:00Z"));
      await deliver(await providerOf(test.deps).change(subscriptionId, "fail-renewal"));
      expect(await moneyOf(test.deps, user.id)).toMatchObject({
        subscriptions: ["past_due"],
        orders: ["500 usd paid"],
        expiresAt: PAID_ONCE.expiresAt,
      });
      await deliver(await providerOf(test.deps).change(subscriptionId, "renew"));
      expect(await moneyOf(test.deps, user.id)).toMatchObject({
        credits: 150,
        expiresAt: new Date("2027-01-23T10:00:00Z"),
        subscriptions: ["active"],
      });
    });

    it("tells of a cancellation at the period's end, its withdrawal, and the end (B-19)", async () => {
      const user = await addPerson(test.deps);
      const { subscriptionId, events } = await paidCheckout(test.deps, user);
      await deliver(events);
      await deliver(await providerOf(test.deps).change(subscriptionId, "cancel-at-period-end"));
      expect(await findSubscription(test.deps.db, user.id)).toMatchObject({
        subscriptionStatus: "active",
        cancelAtPeriodEnd: true,
      });
      await deliver(await providerOf(test.deps).change(subscriptionId, "resume"));
      expect(await findSubscription(test.deps.db, user.id)).toMatchObject({
        subscriptionStatus: "active",
        cancelAtPeriodEnd: false,
      });
      await deliver(await providerOf(test.deps).change(subscriptionId, "end-now"));
      expect(await findSubscription(test.deps.db, user.id)).toMatchObject({ subscriptionStatus: "canceled" });
    });

    it("withdraws in proportion for half a refund, then the rest, and keeps the free credits (B-20, B-21)", async () => {
      const user = await addPerson(test.deps);
      await claimFreePackage(test.deps, user);
      const { subscriptionId, events } = await paidCheckout(test.deps, user);
      await deliver(events);
      expect(await moneyOf(test.deps, user.id)).toMatchObject({ credits: 200 });
      const half = await providerOf(test.deps).change(subscriptionId, "refund-half");
      await deliver([...half, ...half]);
      expect(await moneyOf(test.deps, user.id)).toMatchObject({ credits: 125, orders: ["500 usd partially_refunded"] });
      await deliver(await providerOf(test.deps).change(subscriptionId, "refund"));
      expect(await moneyOf(test.deps, user.id)).toMatchObject({ credits: 50, orders: ["500 usd refunded"] });
    });

    it("keeps a subscriber who claims the free package on Basic, with both credits", async () => {
      const user = await addPerson(test.deps);
      const { events } = await paidCheckout(test.deps, user);
      await deliver(events);
      await claimFreePackage(test.deps, user);
      expect(await moneyOf(test.deps, user.id)).toEqual({ ...PAID_ONCE, credits: 200 });
    });

    it("comes to the same end when the refund is heard of before the payment", async () => {
      const user = await addPerson(test.deps);
      const { subscriptionId, events } = await paidCheckout(test.deps, user);
      const refund = await providerOf(test.deps).change(subscriptionId, "refund");
      await deliver([...refund, ...events]);
      expect(await moneyOf(test.deps, user.id)).toMatchObject({
        credits: 0,
        orders: ["500 usd refunded"],
        subscriptions: ["active"],
      });
    });

    it.each([1e18, -1, null, "soon"])(
      "refuses a genuine event of the time %s as input, and stores nothing",
      async (created) => {
        const body = JSON.stringify({
          id: `evt_${created}`,
          type: "invoice.paid",
          created,
          livemode: false,
          data: { object: {} },
        });
        await expect(receiveEvent(test.deps, body, sign(test.deps, body))).rejects.toMatchObject({
          code: "invalid_input",
        });
        expect(await test.deps.db.$count(stripeEvents, eq(stripeEvents.eventId, `evt_${created}`))).toBe(0);
      },
    );

    describe("a dispute that is won", () => {
      async function disputed(used: number) {
        const user = await addPerson(test.deps);
        const { subscriptionId, events } = await paidCheckout(test.deps, user);
        await deliver(events);
        if (used > 0) await spend(user.id, used);
        const [reported] = await providerOf(test.deps).change(subscriptionId, "refund-half");
        const charge = { ...reported?.object, amount_refunded: 0, disputed: true } as NonNullable<
          typeof reported
        >["object"];
        const dispute = { id: `dp_${user.id}`, object: "dispute", created: charge.created, charge: charge.id };
        const tell = async (status: string, kind: string) => {
          await putObject(test.deps.db, { ...dispute, status } as unknown as typeof charge);
          await deliver([
            { type: `charge.dispute.${kind}`, object: { ...dispute, status } as unknown as typeof charge },
          ]);
          return moneyOf(test.deps, user.id);
        };
        await putObject(test.deps.db, charge);
        return { user, tell };
      }
      async function spend(userId: string, amount: number): Promise<void> {
        const cause = { type: "adjustment" as const, id: `used-${userId}` };
        await test.deps.db.transaction((tx) => withdrawCredits(tx, { userId, amount, cause, now: test.deps.now() }));
      }

      it("gives back what it took, once, as often as it is opened and won", async () => {
        const { tell } = await disputed(0);
        expect(await tell("needs_response", "created")).toMatchObject({ credits: 0, orders: ["500 usd disputed"] });
        expect(await tell("won", "closed")).toEqual(PAID_ONCE);
        expect(await tell("won", "closed")).toEqual(PAID_ONCE);
        expect(await tell("needs_response", "created")).toMatchObject({ credits: 0 });
        expect(await tell("won", "closed")).toEqual(PAID_ONCE);
      });

      it("gives back no credits that were used before it", async () => {
        const { tell } = await disputed(110);
        expect((await tell("needs_response", "created")).credits).toBe(0);
        expect((await tell("won", "closed")).credits).toBe(40);
      });

      it("gives back nothing once the period is over", async () => {
        const { tell } = await disputed(0);
        await tell("needs_response", "created");
        test.setNow(new Date("2026-12-24T10:00:00Z"));
        expect((await tell("won", "closed")).credits).toBe(0);
      });
    });

    it("withdraws for a dispute, and reports it as one", async () => {
      const user = await addPerson(test.deps);
      const { subscriptionId, events } = await paidCheckout(test.deps, user);
      await deliver(events);
      const [reported] = await providerOf(test.deps).change(subscriptionId, "refund-half");
      const charge = { ...reported?.object, amount_refunded: 0, disputed: true } as NonNullable<
        typeof reported
      >["object"];
      const dispute = {
        id: `dp_${user.id}`,
        object: "dispute",
        created: charge.created,
        charge: charge.id,
        status: "needs_response",
      };
      await putObject(test.deps.db, charge);
      await putObject(test.deps.db, dispute);
      await deliver([{ type: "charge.dispute.created", object: dispute }]);
      expect(await moneyOf(test.deps, user.id)).toMatchObject({ credits: 0, orders: ["500 usd disputed"] });
    });

    it("takes nothing for an old refund once a renewal has replaced those credits", async () => {
      const user = await addPerson(test.deps);
      const { subscriptionId, events } = await paidCheckout(test.deps, user);
      await deliver(events);
      const first = events.find((event) => event.type === "invoice.paid")?.object;
      const [refund] = await providerOf(test.deps).change(subscriptionId, "refund");
      test.setNow(new Date("2026-12-21T11:00:00Z"));
      await deliver(await providerOf(test.deps).change(subscriptionId, "renew"));
      if (refund) await deliver([refund]);
      expect(await moneyOf(test.deps, user.id)).toMatchObject({
        credits: 150,
        orders: ["500 usd paid", "500 usd refunded"],
      });
      expect(first?.["status"]).toBe("paid");
    });

    it("adds a new subscription's credits though an earlier one was paid for longer", async () => {
      const user = await addPerson(test.deps);
      const first = await paidCheckout(test.deps, user);
      await deliver([...first.events, ...(await providerOf(test.deps).change(first.subscriptionId, "renew"))]);
      await deliver(await providerOf(test.deps).change(first.subscriptionId, "end-now"));
      const second = await paidCheckout(test.deps, user);
      await deliver(second.events);
      expect(await moneyOf(test.deps, user.id)).toMatchObject({ credits: 300, subscriptions: ["active", "canceled"] });
      await deliver(await providerOf(test.deps).change(second.subscriptionId, "refund"));
      expect(await moneyOf(test.deps, user.id)).toMatchObject({ credits: 150 });
    });

    it("takes nothing from a new subscription for the refund of a month that has expired", async () => {
      const user = await addPerson(test.deps);
      const first = await paidCheckout(test.deps, user);
      await deliver([...first.events, ...(await providerOf(test.deps).change(first.subscriptionId, "end-now"))]);
      test.setNow(new Date("2027-03-01T00:00:00Z"));
      await deliver((await paidCheckout(test.deps, user)).events);
      await deliver(await providerOf(test.deps).change(first.subscriptionId, "refund"));
      expect(await moneyOf(test.deps, user.id)).toMatchObject({
        credits: 150,
        orders: ["500 usd paid", "500 usd refunded"],
      });
    });

    it("answers well and changes nothing for a stranger, a deleted person, another price, real money, an unknown type (B-24)", async () => {
      const deleted = await addPerson(test.deps);
      const gone = await paidCheckout(test.deps, deleted);
      await test.deps.db.delete(users).where(eq(users.id, deleted.id));
      expect(new Set(await deliver(gone.events))).toEqual(new Set(["ignored: unknown customer"]));

      const stranger = await addPerson(test.deps);
      const strange = await paidCheckout(test.deps, stranger);
      await test.deps.db.delete(stripeCustomers).where(eq(stripeCustomers.userId, stranger.id));
      expect(new Set(await deliver(strange.events))).toEqual(new Set(["ignored: unknown customer"]));

      const foreign = await addPerson(test.deps);
      const other = await paidCheckout(test.deps, foreign);
      const [subscription] = other.events.map((event) => event.object);
      const theirs = JSON.parse(
        JSON.stringify(subscription).replaceAll(/price_test_\d+/g, "price_of_another_app"),
      ) as NonNullable<typeof subscription>;
      await putObject(test.deps.db, { ...theirs, metadata: {} });
      expect(await deliver(other.events.slice(0, 1))).toEqual(["ignored: foreign price"]);

      const real = await addPerson(test.deps);
      const paid = await paidCheckout(test.deps, real);
      const [reported] = paid.events;
      const { body } = signedEvent(
        test.deps,
        reported?.type ?? "",
        reported?.object ?? { id: "", object: "", created: 0 },
      );
      const live = body.replace('"livemode":false,"pending', '"livemode":true,"pending');
      expect(await receiveEvent(test.deps, live, sign(test.deps, live))).toBe("ignored: livemode");
      expect(
        await deliver([{ type: "product.updated", object: { id: "prod_1", object: "product", created: 0 } }]),
      ).toEqual(["ignored: no such object or type"]);
      for (const user of [deleted, stranger, foreign, real]) {
        expect(await moneyOf(test.deps, user.id)).toMatchObject({ credits: 0, subscriptions: [], orders: [] });
      }
    });

    it("gives one open session to 12 presses at once, and the portal once subscribed (B-14)", async () => {
      const user = await addPerson(test.deps);
      const price = await basicPriceId(test.deps);
      const presses = await Promise.all(
        Array.from({ length: 12 }, (_, index) => startCheckout(test.deps, user, price, index % 2 ? "ar" : "en")),
      );
      expect(new Set(presses.map((press) => press.id)).size).toBe(1);
      await deliver(await providerOf(test.deps).pay(presses[0]?.id ?? ""));
      const after = await startCheckout(test.deps, user, price, "ar");
      expect(after.url).toContain("/dev/checkout?portal=");
    });

    it("leaves one session to pay on when two packages are chosen at once", async () => {
      const [version] = await test.deps.db
        .insert(creditPackages)
        .values({ ...PLUS, isActive: true })
        .returning();
      const basic = await basicPriceId(test.deps);
      for (let round = 0; round < 10; round += 1) {
        const user = await addPerson(test.deps);
        const presses = await Promise.allSettled(
          [basic, `price_test_${version?.id}`, basic, `price_test_${version?.id}`].map((price) =>
            startCheckout(test.deps, user, price, "en"),
          ),
        );
        expect(presses.some((press) => press.status === "fulfilled")).toBe(true);
        const sessions = (await listObjects(test.deps.db, "checkout.session")).filter(
          (session) => session["client_reference_id"] === user.id && session["status"] === "open",
        );
        expect(sessions).toHaveLength(1);
      }
      await test.deps.db.delete(creditPackages).where(eq(creditPackages.name, "plus"));
    });

    it("finds out at the next press that the open session was paid, although no event came", async () => {
      const user = await addPerson(test.deps);
      await paidCheckout(test.deps, user);
      const again = await startCheckout(test.deps, user, await basicPriceId(test.deps), "en");
      expect(again.url).toContain("portal=");
      expect(await moneyOf(test.deps, user.id)).toEqual(PAID_ONCE);
    });

    it("keeps a second live subscription apart, the later one whichever is heard of first (B-14)", async () => {
      for (const order of [0, 1]) {
        const user = await addPerson(test.deps);
        const { subscriptionId, events } = await paidCheckout(test.deps, user);
        const first = await findObject(test.deps.db, subscriptionId);
        const second = { ...first, id: `${subscriptionId}_second`, created: (first?.created ?? 0) + 60 } as NonNullable<
          typeof first
        >;
        await putObject(test.deps.db, second);
        const reported = [
          events[0] as NonNullable<(typeof events)[0]>,
          { type: "customer.subscription.created", object: second },
        ];
        await deliver(order === 0 ? reported : reported.toReversed());
        const rows = await test.deps.db
          .select()
          .from(stripeSubscriptions)
          .where(eq(stripeSubscriptions.userId, user.id));
        expect(Object.fromEntries(rows.map((row) => [row.subscriptionId, row.status]))).toEqual({
          [subscriptionId]: "active",
          [second.id]: "duplicate",
        });
      }
    });

    it("refuses prices that are not on offer (B-16)", async () => {
      const user = await addPerson(test.deps);
      const [inactive] = await test.deps.db.insert(creditPackages).values(PLUS).returning();
      const free = await findActivePackage(test.deps.db, "free");
      const others = [`price_test_${inactive?.id}`, `price_test_${free?.id}`];
      for (const priceId of ["price_of_another_app", "price_test_999", "price_test_1x", "", "free", ...others]) {
        await expect(startCheckout(test.deps, user, priceId, "en")).rejects.toMatchObject({ code: "invalid_input" });
      }
      await test.deps.db.delete(creditPackages).where(eq(creditPackages.name, "plus"));
    });

    it("is kept by the database: one live subscription, one active version, one grant a cause, one administrator (D-06)", async () => {
      const { db } = test.deps;
      const user = await addPerson(test.deps);
      await deliver((await paidCheckout(test.deps, user)).events);
      const live = { subscriptionId: `sub_${user.id}`, customerId: "cus", userId: user.id, status: "past_due" };
      await expect(db.insert(stripeSubscriptions).values(live)).rejects.toThrow();
      await expect(
        db.insert(creditPackages).values({ ...PLUS, name: "basic", version: 99, isActive: true }),
      ).rejects.toThrow();
      const administrator = (id: string) => ({
        id,
        name: "",
        email: `${id}@example.com`,
        role: "administrator" as const,
      });
      await db.insert(users).values(administrator("first"));
      await expect(db.insert(users).values(administrator("second"))).rejects.toThrow();
      const [grant] = await db.select().from(creditLedger).where(eq(creditLedger.userId, user.id));
      const { kind, amount, sourceType, sourceId } = grant as typeof creditLedger.$inferSelect;
      await expect(
        db.insert(creditLedger).values({ userId: user.id, kind, amount, sourceType, sourceId }),
      ).rejects.toThrow();
    });

    it("repairs everything in one cycle after all webhooks were lost (B-27)", async () => {
      const bought = await addPerson(test.deps);
      await paidCheckout(test.deps, bought);
      const refunded = await addPerson(test.deps);
      const paid = await paidCheckout(test.deps, refunded);
      await providerOf(test.deps).change(paid.subscriptionId, "refund");
      const ended = await addPerson(test.deps);
      const old = await paidCheckout(test.deps, ended);
      await deliver(old.events);
      await providerOf(test.deps).change(old.subscriptionId, "end-now");
      test.setNow(new Date(START.getTime() + 2 * 3_600_000));
      await reconcileNow(test.deps);
      expect(await moneyOf(test.deps, bought.id)).toEqual(PAID_ONCE);
      expect(await moneyOf(test.deps, refunded.id)).toMatchObject({ credits: 0, orders: ["500 usd refunded"] });
      expect((await moneyOf(test.deps, ended.id)).subscriptions).toEqual(["canceled"]);
      await reconcileNow(test.deps);
      expect(await moneyOf(test.deps, bought.id)).toEqual(PAID_ONCE);
    });

    it("ends subscriptions and open checkouts when an account is deleted (B-25)", async () => {
      const user = await addPerson(test.deps);
      const { subscriptionId, events } = await paidCheckout(test.deps, user);
      await deliver(events);
      await cancelSubscriptionsOf(test.deps, user.id);
      expect((await findObject(test.deps.db, subscriptionId))?.["status"]).toBe("canceled");
      expect((await moneyOf(test.deps, user.id)).subscriptions).toEqual(["canceled"]);
      const waiting = await addPerson(test.deps);
      const open = await startCheckout(test.deps, waiting, await basicPriceId(test.deps), "en");
      await cancelSubscriptionsOf(test.deps, waiting.id);
      expect((await findObject(test.deps.db, open.id))?.["status"]).toBe("expired");
    });

    it("shows the plan, card and orders as the account page needs them", async () => {
      const user = await addPerson(test.deps);
      const { events } = await paidCheckout(test.deps, user);
      await deliver(events);
      expect(await findSubscription(test.deps.db, user.id)).toMatchObject({
        subscriptionStatus: "active",
        currentPeriodEnd: new Date("2026-12-21T10:00:00Z"),
        paymentMethodBrand: "visa",
        paymentMethodLast4: "4242",
        plan: { name: "Basic Package", nameAr: "الباقة الأساسية", price: 5, currency: "USD", interval: "month" },
      });
      expect(await listOrders(test.deps.db, user.id)).toMatchObject([
        { orderDate: START, amountTotal: 500, currency: "usd", orderStatus: "paid" },
      ]);
    });
  });
});
