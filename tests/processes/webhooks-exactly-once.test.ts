import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDeps } from "#create-deps.ts";
import { addWebhookAddress } from "#domain/webhooks/write.ts";
import { queueWebhooks } from "#domain/webhooks/write-queue.ts";
import { sendDueWebhooks } from "#domain/webhooks/write-send.ts";
import { webhookDeliveries } from "#domain/webhooks/tables.ts";
import { addPerson } from "#tests/support/scenes/billing-scene.ts";
import { createPostgresDeps, hasPostgres, TEST_SECRET, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/support/servers/webhook-receiver.ts";

const EVENTS = 60;

/** Two products that share nothing but one PostgreSQL, each with its own connections. */
describe.skipIf(!hasPostgres)("webhooks of two products on one PostgreSQL", () => {
  const env = { WEBHOOKS_LOCAL: "on", LOG_LEVEL: "silent" };
  let first: TestDeps & { url: string };
  let second: Awaited<ReturnType<typeof createDeps>>;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    first = await createPostgresDeps(env);
    second = await createDeps({ ...env, DATABASE_URL: first.url, APP_SECRET: TEST_SECRET });
    receiver = await startWebhookReceiver();
  });
  afterAll(async () => {
    await receiver?.close();
    await second?.close();
    await first?.close();
  });

  it("make each attempt once, whoever asks at the same time", async () => {
    const people = await Promise.all([addPerson(first.deps), addPerson(first.deps), addPerson(first.deps)]);
    for (const [index, person] of people.entries())
      await addWebhookAddress(first.deps, person, { url: `${receiver.url}/${index}`, events: ["credits.low"] });
    for (let event = 0; event < EVENTS; event += 1)
      await first.deps.db.transaction((tx) =>
        queueWebhooks(tx, people[event % 3]?.id ?? "", "credits.low", { credits: 1 + (event % 5) }),
      );
    const later = (seconds: number) => () => new Date(Date.now() + seconds * 1000);
    const both = (seconds: number) =>
      [first.deps, second.deps].flatMap((deps) => [deps, deps].map((one) => ({ ...one, now: later(seconds) })));
    const turn = async (seconds: number) => {
      const arrived = await Promise.all(both(seconds).map(sendDueWebhooks));
      return arrived.reduce((sum, count) => sum + count, 0);
    };

    receiver.answerWith(503);
    expect(await turn(5)).toBe(0);
    const idsOf = () => receiver.received.map(({ id }) => id);
    expect([idsOf().length, new Set(idsOf()).size]).toEqual([EVENTS, EVENTS]);

    receiver.received.length = 0;
    receiver.answerWith(200);
    expect(await turn(5)).toBe(0);
    expect(await turn(60)).toBe(EVENTS);
    expect([idsOf().length, new Set(idsOf()).size]).toEqual([EVENTS, EVENTS]);
    expect(await turn(100_000)).toBe(0);
    const rows = await first.deps.db.select().from(webhookDeliveries);
    expect(rows.filter(({ state, attempts }) => state === "sent" && attempts === 2)).toHaveLength(EVENTS);
  });
});
