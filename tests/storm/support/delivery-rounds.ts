import { eq } from "drizzle-orm";
import { creditsToWithdraw } from "#domain/billing/rules.ts";
import { findActivePackage, priceIdOf } from "#domain/packages/read.ts";
import { stripeInvoices } from "#domain/billing/tables.ts";
import type { SubscriptionAction, PlannedEvent } from "#domain/test-checkout/actions.ts";
import { listObjects } from "#domain/test-checkout/store.ts";
import {
  addPerson,
  basicPriceId,
  type Delivery,
  deliveriesOf,
  moneyOf,
  offerTopUp,
  paidCheckout,
  paidTopUp,
  providerOf,
  sign,
} from "#tests/support/scenes/billing-scene.ts";
import { act, pause, post, postUntilTaken, type StormProcess } from "./storm-processes.ts";
import { differences, pick, shuffled, type Storm } from "./storm-scene.ts";

export async function duplicates({ test, processes }: Storm): Promise<string[]> {
  const user = await addPerson(test.deps);
  const deliveries = deliveriesOf(test.deps, (await paidCheckout(test.deps, user)).events);
  const statuses = await Promise.all(
    deliveries.flatMap((delivery) =>
      Array.from({ length: 5 }, (_, index) => post(processes[index % 2] as StormProcess, delivery)),
    ),
  );
  const refused = statuses.filter((status) => status !== 200);
  return [...refused.map((status) => `answered ${status}`), ...(await differences(test, user.id))];
}

export async function disorder({ test, processes }: Storm, round: number): Promise<string[]> {
  const user = await addPerson(test.deps);
  const { events } = await paidCheckout(test.deps, user);
  const deliveries = deliveriesOf(test.deps, round === 1 ? events.toReversed() : shuffled([...events, ...events]));
  await Promise.all(
    deliveries.map(async (delivery) => {
      await pause(Math.random() * 120);
      await postUntilTaken(processes, delivery);
    }),
  );
  return differences(test, user.id);
}

/** Two kinds of event about one purchase, each five times, and its refund, at two processes at once. */
export async function purchasesOnce({ test, processes }: Storm, round: number): Promise<string[]> {
  const user = await addPerson(test.deps);
  const price = await topUpPriceId(test.deps);
  const { paymentIntent, events } = await paidTopUp(test.deps, user, price);
  const isRefunded = round % 2 === 0;
  const refund = isRefunded ? await providerOf(test.deps).refund(paymentIntent, 1) : [];
  const [paid] = events;
  const later = paid ? [{ ...paid, type: "checkout.session.async_payment_succeeded" }] : [];
  const deliveries = deliveriesOf(test.deps, [...events, ...later, ...refund]);
  const copies = shuffled(deliveries.flatMap((delivery) => Array.from({ length: 5 }, () => delivery)));
  await Promise.all(copies.map((delivery) => postUntilTaken(processes, delivery)));
  const { credits, orders } = await moneyOf(test.deps, user.id);
  const [expected, order] = isRefunded ? [0, "400 usd refunded"] : [100, "400 usd paid"];
  return [
    ...(credits === expected ? [] : [`${credits} credits and not ${expected}`]),
    ...(orders.join() === order ? [] : [`orders: ${orders.join()}`]),
  ];
}

async function topUpPriceId(deps: Storm["test"]["deps"]): Promise<string> {
  const version = await findActivePackage(deps.db, "extra");
  return version ? (priceIdOf(deps, version) as string) : offerTopUp(deps);
}

export async function forgeries({ test, processes }: Storm): Promise<string[]> {
  const user = await addPerson(test.deps);
  const [delivery] = deliveriesOf(test.deps, (await paidCheckout(test.deps, user)).events.slice(1));
  const { body } = delivery as Delivery;
  const now = Math.floor(Date.now() / 1000);
  const forged = [
    sign(test.deps, body, { secrets: ["whsec_guess"] }),
    sign(test.deps, body, { seconds: now - 400 }),
    sign(test.deps, body, { seconds: now + 400 }),
    sign(test.deps, body, { scheme: "v0" }),
    "",
    "t=,v1=",
  ];
  const statuses = await Promise.all(
    forged.map((signature, index) => post(processes[index % 2] as StormProcess, { body, signature })),
  );
  const money = await moneyOf(test.deps, user.id);
  return [
    ...statuses.filter((status) => status !== 400).map((status) => `answered ${status}`),
    ...(money.credits > 0 ? ["granted by a forgery"] : []),
  ];
}

const ACTIONS: SubscriptionAction[] = [
  "renew",
  "fail-renewal",
  "refund",
  "refund-half",
  "cancel-at-period-end",
  "resume",
  "end-now",
];

/** A random life at the provider, its events sent in any order and twice; the database must agree with the provider's own objects. */
export async function lifecycles({ test, processes }: Storm): Promise<string[]> {
  const user = await addPerson(test.deps);
  const { subscriptionId, events } = await paidCheckout(test.deps, user);
  const sent: PlannedEvent[] = [...events];
  for (let step = 0; step < 5; step += 1) {
    sent.push(...(await providerOf(test.deps).change(subscriptionId, pick(ACTIONS))));
    await pause(5);
  }
  await Promise.all(
    deliveriesOf(test.deps, shuffled([...sent, ...sent])).map((delivery) => postUntilTaken(processes, delivery)),
  );
  const own = await moneyOf(test.deps, user.id);
  const subscription = (await listObjects(test.deps.db, "subscription")).find((object) => object.id === subscriptionId);
  const rows = (await test.deps.db.select().from(stripeInvoices).where(eq(stripeInvoices.userId, user.id))).toSorted(
    (a, b) => (b.periodEnd?.getTime() ?? 0) - (a.periodEnd?.getTime() ?? 0),
  );
  const paid = (await listObjects(test.deps.db, "invoice")).filter(
    (object) => object["customer"] === subscription?.["customer"] && object["status"] === "paid",
  );
  const latest = rows[0];
  const expected = 150 - creditsToWithdraw(150, latest?.amountTotalMinor ?? 0, latest?.amountRefundedMinor ?? 0, false);
  return [
    ...(own.subscriptions[0] === subscription?.["status"]
      ? []
      : [`status ${own.subscriptions[0]} and not ${String(subscription?.["status"])}`]),
    ...(rows.length === paid.length ? [] : [`${rows.length} orders and not ${paid.length}`]),
    ...(own.credits === expected
      ? []
      : [`${own.credits} credits and not ${expected}: ${sent.map((event) => event.type).join(" ")}`]),
  ];
}

export async function presses({ test, processes }: Storm): Promise<string[]> {
  const user = await addPerson(test.deps);
  const price = await basicPriceId(test.deps);
  const at = (index: number) => processes[index % 2] as StormProcess;
  const sessions = await Promise.all(
    Array.from({ length: 20 }, (_, index) => act(at(index), "checkout", user.id, `?price=${price}`)),
  );
  const claims = await Promise.all(Array.from({ length: 20 }, (_, index) => act(at(index), "claim", user.id)));
  const ids = new Set(
    sessions.map((answer) => (answer?.ok ? (JSON.parse(answer.text) as { id: string }).id : answer?.text)),
  );
  const granted = claims.filter((answer) => answer?.ok).length;
  return [
    ...(ids.size === 1 ? [] : [`${ids.size} sessions: ${[...ids].join(" ")}`]),
    ...(granted === 1 ? [] : [`${granted} claims granted`]),
  ];
}
