import { eq } from "drizzle-orm";
import { stripeEvents } from "#domain/billing/tables.ts";
import { creditLedger, userCredits } from "#domain/credits/tables.ts";
import { sweepAbandonedRuns } from "#domain/runs/write.ts";
import { addPerson, type Delivery, deliveriesOf, paidCheckout } from "#tests/support/scenes/billing-scene.ts";
import {
  act,
  killProcess,
  pause,
  post,
  postUntilTaken,
  setDatabaseDown,
  startProcess,
  type StormProcess,
  untilWaiting,
  withClient,
} from "./storm-processes.ts";
import { differences, shuffled, type Storm } from "./storm-scene.ts";

export async function outage({ test, processes }: Storm): Promise<string[]> {
  const user = await addPerson(test.deps);
  const deliveries = deliveriesOf(test.deps, (await paidCheckout(test.deps, user)).events);
  const database = new URL(test.url).pathname.slice(1);
  const server = process.env["TEST_DATABASE_URL"] as string;
  await setDatabaseDown(server, database, true);
  const during = await Promise.all(
    deliveries.map((delivery, index) => post(processes[index % 2] as StormProcess, delivery)),
  );
  await setDatabaseDown(server, database, false);
  const tries = await Promise.all(deliveries.map((delivery) => postUntilTaken(processes, delivery)));
  return [
    ...during.filter((status) => status < 500).map((status) => `answered ${status} without a database`),
    ...(tries.includes(null) ? ["did not recover"] : []),
    ...(await differences(test, user.id)),
  ];
}

/** The customer's row is held from outside, so that the process is inside its transaction when it is killed. */
export async function killedInside(storm: Storm): Promise<string[]> {
  const { test } = storm;
  const user = await addPerson(test.deps);
  const [, delivery] = deliveriesOf(test.deps, (await paidCheckout(test.deps, user)).events) as [Delivery, Delivery];
  const eventId = (JSON.parse(delivery.body) as { id: string }).id;
  const [first] = storm.processes as [StormProcess];
  await withClient(test.url, async (client) => {
    await client.query("begin");
    await client.query("select 1 from stripe_customers where user_id = $1 for update", [user.id]);
    const pending = post(first, delivery);
    await untilWaiting(client);
    await killProcess(first);
    await pending;
    await client.query("rollback");
  });
  storm.processes[0] = await startProcess(test.url);
  const left = await test.deps.db.select().from(stripeEvents).where(eq(stripeEvents.eventId, eventId));
  await postUntilTaken(storm.processes, delivery);
  return [
    ...(left.length === 0 ? [] : ["the event was kept without its effect"]),
    ...(await differences(test, user.id)),
  ];
}

/** Both processes die in the middle of a mixed load; what was acknowledged is kept, the rest is sent again. */
export async function killedAnywhere(storm: Storm): Promise<string[]> {
  const { test } = storm;
  const people = await Promise.all(Array.from({ length: 4 }, () => addPerson(test.deps)));
  const deliveries: Delivery[] = [];
  for (const user of people.slice(0, 2))
    deliveries.push(...deliveriesOf(test.deps, (await paidCheckout(test.deps, user)).events));
  const at = (index: number) => storm.processes[index % 2] as StormProcess;
  const claims = people.map((user, index) =>
    act(at(index), "claim", user.id).then((answer) => ({ user, ok: answer?.ok === true })),
  );
  const events = shuffled([...deliveries, ...deliveries]).map((delivery, index) => post(at(index), delivery));
  const runs = people.flatMap((user) =>
    Array.from({ length: 6 }, (_, index) =>
      act(at(index), "run", user.id, `?key=${user.id}-${index}`).then((answer) => ({
        user,
        ok: answer?.text === "answered",
      })),
    ),
  );
  await pause(Math.random() * 250);
  await Promise.all(storm.processes.map(killProcess));
  const [claimed, answered] = await Promise.all([Promise.all(claims), Promise.all(runs), Promise.all(events)]);
  storm.processes = await Promise.all([startProcess(test.url), startProcess(test.url)]);
  for (const delivery of deliveries) await postUntilTaken(storm.processes, delivery);
  await sweepAbandonedRuns(test.deps.db, new Date(Date.now() + 600_000));
  const faults: string[] = [];
  for (const user of people) {
    const rows = await test.deps.db.select().from(creditLedger).where(eq(creditLedger.userId, user.id));
    const [account] = await test.deps.db.select().from(userCredits).where(eq(userCredits.userId, user.id));
    const spent = rows.filter((row) => row.kind === "spend").length;
    const acknowledged = answered.filter((answer) => answer.ok && answer.user === user).length;
    if (acknowledged > spent) faults.push(`${acknowledged} runs were answered and ${spent} charged`);
    if ((account?.held ?? 0) !== 0) faults.push(`${account?.held} credits are still held`);
    const isClaimed = rows.some((row) => row.sourceType === "free_claim");
    if (claimed.some((claim) => claim.ok && claim.user === user) && !isClaimed)
      faults.push("an acknowledged claim is gone");
    const grants = rows.filter((row) => row.sourceType === "stripe_invoice").length;
    if (people.indexOf(user) < 2 && grants !== 1) faults.push(`${grants} grants for one paid invoice`);
  }
  return faults;
}
